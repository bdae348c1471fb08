import type { Register } from '../engine/register.ts';
import type { Counts } from '../engine/shots.ts';
import type { RandomSource } from '../quantum/measurement.ts';
import { runTableau, type TableauBranch } from './run-tableau.ts';
import { coinsOf } from './tableau.ts';

/** Outcomes that are equally probable: one of them, and any sum of those directions added to it, modulo 2 in each bit. */
interface Affine {
  readonly probability: number;
  readonly first: bigint;
  /** Independent of each other. */
  readonly directions: readonly bigint[];
}

/** The exact distribution of the bits of a Clifford circuit, bit 0 rightmost. A RangeError beyond `most` outcomes. */
export function stabilizerOutcomes(register: Register, most: number): Map<string, number> {
  const parts = runTableau(register).map(affineOf);
  const count = parts.reduce((sum, { directions }) => sum + 2 ** directions.length, 0);
  if (count > most) throw new RangeError(`There are more than ${most} outcomes`);
  const outcomes = new Map<string, number>();
  for (const { probability, first, directions } of parts) {
    let sums = [first];
    for (const direction of directions) sums = sums.concat(sums.map((sum) => sum ^ direction));
    for (const sum of sums) {
      const text = outcomeText(sum, register.bits);
      outcomes.set(text, (outcomes.get(text) ?? 0) + probability / sums.length);
    }
  }
  return outcomes;
}

/** Shots of the bits of a Clifford circuit, however many outcomes there are. */
export function stabilizerShots(register: Register, shots: number, random: RandomSource): Counts {
  const parts = runTableau(register).map(affineOf);
  const counts = new Map<string, number>();
  for (let shot = 0; shot < shots; shot += 1) {
    const { first, directions } = drawn(parts, random);
    const sum = directions.reduce((all, direction) => (random() < 0.5 ? all ^ direction : all), first);
    const text = outcomeText(sum, register.bits);
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return counts;
}

function affineOf({ probability, bits }: TableauBranch): Affine {
  let first = 0n;
  const byCoin = new Map<number, bigint>();
  for (const [bit, form] of bits.entries()) {
    for (const coin of coinsOf(form)) {
      if (coin === 0) first |= 1n << BigInt(bit);
      else byCoin.set(coin, (byCoin.get(coin) ?? 0n) | (1n << BigInt(bit)));
    }
  }
  return { probability, first, directions: independent([...byCoin.values()]) };
}

/** A basis of the span of vectors, modulo 2 (Gauss's elimination by the highest bit). */
function independent(vectors: readonly bigint[]): bigint[] {
  const byHighest = new Map<number, bigint>();
  for (const vector of vectors) {
    let rest = vector;
    while (rest !== 0n) {
      const highest = rest.toString(2).length;
      const known = byHighest.get(highest);
      if (known === undefined) byHighest.set(highest, rest);
      rest = known === undefined ? 0n : rest ^ known;
    }
  }
  return [...byHighest.values()];
}

/** The probabilities of the parts add up to 1. */
function drawn(parts: readonly Affine[], random: RandomSource): Affine {
  let left = random();
  const part = parts.find(({ probability }) => {
    left -= probability;
    return left < 0;
  });
  const last = part ?? parts.at(-1);
  if (!last) throw new RangeError('There is no outcome to draw');
  return last;
}

const outcomeText = (sum: bigint, bits: number) => (bits === 0 ? '' : sum.toString(2).padStart(bits, '0'));
