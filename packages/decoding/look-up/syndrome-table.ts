import type { DetectorErrorModel, Mechanism } from '../model/detector-error-model.ts';
import { refuseStranger } from '../model/refuse-defects.ts';

/** How many detectors and observables a table holds at most: a million entries. */
export const MOST_TABLE_BITS = 20;

/** What happens to the numbers of a table where a mechanism may flip or not. */
interface Fold {
  /** The number of the empty set before any mechanism, and that of all others. */
  readonly nothing: number;
  readonly anything: number;
  /** The share of a mechanism where it stays quiet, and where it flips. */
  shares(probability: number): readonly [quiet: number, flips: number];
  /** The new number of a set, from its old one and that of the set which the mechanism turns into it. */
  combine(old: number, quiet: number, other: number, flips: number): number;
}

/**
 * A number for each set of detectors and observables, as bits, the detectors below: made by taking in one mechanism
 * after the other.
 * @throws RangeError where the model has more than `MOST_TABLE_BITS` detectors and observables.
 */
export function foldMechanisms(model: DetectorErrorModel, fold: Fold): Float64Array {
  const bits = model.detectors + model.observables;
  if (bits > MOST_TABLE_BITS) {
    throw new RangeError(
      `A table of all syndromes holds ${MOST_TABLE_BITS} detectors and observables at most; this model has ${bits}.`,
    );
  }
  const table = new Float64Array(2 ** bits).fill(fold.anything);
  table[0] = fold.nothing;
  for (const mechanism of model.mechanisms) foldInto(table, placeOf(mechanism, model.detectors), mechanism, fold);
  return table;
}

function foldInto(table: Float64Array, place: number, { probability }: Mechanism, fold: Fold): void {
  if (place === 0) return;
  const [quiet, flips] = fold.shares(probability);
  for (let one = 0; one < table.length; one += 1) {
    const other = one ^ place;
    if (other < one) continue;
    const [here, there] = [table[one] as number, table[other] as number];
    table[one] = fold.combine(here, quiet, there, flips);
    table[other] = fold.combine(there, quiet, here, flips);
  }
}

/** What a mechanism flips, as a place in the table: the sum of its parts, modulo 2. */
function placeOf({ parts }: Mechanism, detectors: number): number {
  let place = 0;
  for (const part of parts) {
    for (const detector of part.detectors) place ^= 1 << detector;
    place ^= part.observables << detectors;
  }
  return place;
}

/** The detectors that fired, as bits. @throws RangeError where one is not in the model. */
export function syndromeOf(defects: Int32Array, count: number, detectors: number): number {
  let syndrome = 0;
  for (let at = 0; at < count; at += 1) {
    const defect = defects[at] as number;
    refuseStranger(defect, detectors);
    syndrome |= 1 << defect;
  }
  return syndrome;
}
