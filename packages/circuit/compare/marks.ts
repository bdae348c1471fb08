import type { BranchOf } from '../engine/branching.ts';
import type { Amplitudes } from '../quantum/amplitudes.ts';
import { seededRandom } from '../quantum/seeded-random.ts';
import type { Parting } from './comparison.ts';

/**
 * What tells states apart, in place of the states: for each value of the bits, ⟨r|ρ|r⟩, ⟨s|ρ|s⟩ and ⟨r|ρ|s⟩ for the
 * mixture ρ that goes with it and two random vectors r and s. It does not depend on the phase of a state, and only
 * mixtures that are equal have it in common, but for a chance of none.
 */
export type Mark = ReadonlyMap<string, readonly number[]>;

/** Marks of angles that were written with six digits differ by less, those of other circuits by more. */
const SAME_MARK = 1e-6;

/** Makes marks of states with this many amplitudes; the same in every run. */
export function marker(amplitudes: number): (branches: readonly BranchOf<Amplitudes>[]) => Mark {
  const random = seededRandom(20_260_406);
  const [r, s] = [0, 1].map(() => Float64Array.from({ length: 2 * amplitudes }, () => 2 * random() - 1));
  return (branches) => {
    const mark = new Map<string, number[]>();
    for (const { probability, bits, state } of branches) {
      const [a = 0, b = 0] = overlap(r, state);
      const [c = 0, d = 0] = overlap(s, state);
      // Bits that were never written say nothing, however many there are.
      const key = bits.join('').replace(/0+$/, '');
      const sums = mark.get(key) ?? [0, 0, 0, 0];
      const parts = [a * a + b * b, c * c + d * d, a * c + b * d, b * c - a * d];
      mark.set(
        key,
        sums.map((sum, part) => sum + probability * (parts[part] ?? 0)),
      );
    }
    return mark;
  };
}

/** ⟨r|ψ⟩ */
export function overlap(r: Float64Array | undefined, state: Amplitudes): [re: number, im: number] {
  let [re, im] = [0, 0];
  for (let at = 0; at < state.length; at += 2) {
    const [a, b] = [r?.[at] as number, r?.[at + 1] as number];
    const [c, d] = [state[at] as number, state[at + 1] as number];
    re += a * c + b * d;
    im += a * d - b * c;
  }
  return [re, im];
}

export function areSameMarks(a: Mark, b: Mark): boolean {
  for (const [bits, parts] of a) if (!areSameParts(parts, b.get(bits) ?? NOTHING)) return false;
  for (const [bits, parts] of b) if (!a.has(bits) && !areSameParts(parts, NOTHING)) return false;
  return true;
}

const NOTHING = [0, 0, 0, 0];

const areSameParts = (a: readonly number[], b: readonly number[]) =>
  a.every((part, at) => Math.abs(part - (b[at] ?? 0)) < SAME_MARK);

/** Numbers of columns, from the left, of the first and the second circuit. */
interface Columns {
  readonly first: number;
  readonly second: number;
}

/**
 * The last columns after which both are the same, of marks before the first column and after each; there is no agreement
 * to the right of them. And those with which they part.
 */
export function partingOf<Each>(
  first: readonly Each[],
  second: readonly Each[],
  areSame: (a: Each, b: Each) => boolean,
): { readonly alikeAfter: Columns; readonly parting: Parting } {
  let [left, right] = [first.length, -1];
  while (left > 0 && right < 0) {
    left -= 1;
    right = second.findLastIndex((mark) => areSame(first[left] as Each, mark));
  }
  const next = (after: number, marks: readonly Each[]) => (after + 1 < marks.length ? after + 1 : undefined);
  return {
    alikeAfter: { first: left, second: Math.max(0, right) },
    parting: { first: next(left, first), second: next(Math.max(0, right), second) },
  };
}
