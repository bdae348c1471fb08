import { compareSets, NOTHING, type SymptomSet, sumOf } from './symptom-set.ts';

/** An error that a channel makes: what it flips, in parts of at most two detectors. */
export type Parts = readonly SymptomSet[];

/** Detectors are bits of one number. */
const MOST_INVOLVED = 31;

/** A sum of the basis, with its detectors as bits among those that the channel flips at all. */
interface Combination {
  readonly symptoms: SymptomSet;
  readonly mask: number;
}

/**
 * All errors that a channel makes out of a few, by bits of their number: each is one of them or a sum. Where it flips
 * more detectors than others of the channel do, it is taken apart into those, as Stim does (`analyze_errors
 * --decompose_errors`): so a Y becomes its flip and its sign. Numbers of `detectors` and above are observables.
 *
 * @returns undefined in place of an error that cannot be taken apart.
 */
export function decomposedErrors(basis: readonly SymptomSet[], detectors: number): (Parts | undefined)[] {
  const combinations = combinationsOf(basis, detectors);
  const singles = combinations.filter(({ mask }) => bits(mask) === 1);
  const alone = singles.reduce((union, { mask }) => union | mask, 0);
  const pairs = combinations.filter(({ mask }) => bits(mask) === 2 && (mask & ~alone) !== 0);
  return combinations.map((combination) => {
    if (bits(combination.mask) < 2 || pairs.includes(combination)) return [combination.symptoms];
    return taken(combination, singles, alone, pairs);
  });
}

function combinationsOf(basis: readonly SymptomSet[], detectors: number): Combination[] {
  const involved: number[] = [];
  const masks = basis.map((symptoms) =>
    symptoms.reduce((mask, symptom) => (symptom < detectors ? mask | (1 << placeAmong(involved, symptom)) : mask), 0),
  );
  const combinations: Combination[] = [{ symptoms: NOTHING, mask: 0 }];
  for (const [at, symptoms] of basis.entries()) {
    for (const other of combinations.slice()) {
      combinations.push({
        symptoms: sumOf(other.symptoms, symptoms),
        mask: other.mask ^ (masks[at] ?? 0),
      });
    }
  }
  return combinations;
}

function placeAmong(involved: number[], symptom: number): number {
  const place = involved.indexOf(symptom);
  if (place >= 0) return place;
  if (involved.length === MOST_INVOLVED)
    throw new RangeError(`More than ${MOST_INVOLVED} detectors see the errors of one channel`);
  return involved.push(symptom) - 1;
}

/** Into one pair and single detectors, or two pairs and single ones. */
function taken(
  { symptoms, mask }: Combination,
  singles: readonly Combination[],
  alone: number,
  pairs: readonly Combination[],
): Parts | undefined {
  const within = pairs.filter((pair) => (mask & pair.mask) === pair.mask);
  const chosen = choose(mask & ~alone, within);
  if (!chosen) return bits(mask) <= 2 ? [symptoms] : undefined;
  let rest = chosen.reduce((left, pair) => left & ~pair.mask, mask);
  const parts = chosen.map((pair) => pair.symptoms).sort(compareSets);
  for (const single of singles) {
    if ((single.mask & ~rest) !== 0) continue;
    rest &= ~single.mask;
    parts.push(single.symptoms);
  }
  return parts;
}

/** At most two pairs that have no detector in common and together hold all detectors that none flips alone. */
function choose(needed: number, pairs: readonly Combination[]): Combination[] | undefined {
  if (needed === 0) return [];
  for (const one of pairs) if ((needed & ~one.mask) === 0) return [one];
  for (const [at, one] of pairs.entries()) {
    for (const other of pairs.slice(at + 1))
      if ((one.mask & other.mask) === 0 && (needed & ~(one.mask | other.mask)) === 0) return [one, other];
  }
  return undefined;
}

function bits(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}
