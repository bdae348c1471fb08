import { digits, phaseText } from '../quantum/notation.ts';
import { probabilityTexts, SAME_PROBABILITY } from './compare-outcomes.ts';
import type { AmplitudeColumn } from './problem.ts';

/** Cosines of differences of phases that differ from 1 by less do so by rounding. */
const SAME_COSINE = 1e-9;

interface Place {
  readonly input: string | undefined;
  readonly ket: string;
  /** Digits of the whole column. */
  readonly column: number;
  /** Probability in what was built, and in the goal. */
  readonly is: number;
  readonly should: number;
  /** Phases in radians. */
  readonly phase: number;
  readonly target: number;
}

/** What is said of the wires that the goal leaves in |0⟩. */
export interface Names {
  /** Names of the wires of a ket, from its rightmost digit. */
  readonly wires: readonly string[];
}

/** How amplitudes differ from the goal, up to one phase for all columns, in one sentence. */
export function amplitudesDifference(
  actual: readonly AmplitudeColumn[],
  expected: readonly AmplitudeColumn[],
  { wires }: Names,
): string | undefined {
  const places = expected.flatMap((column, index) => placesOf(column, actual[index], index, wires.length));
  const wrong = places.filter(({ is, should }) => Math.abs(is - should) > SAME_PROBABILITY);
  if (wrong.length === 0) return phaseDifference(places);
  return clearingDifference(places, wires) ?? probabilityDifference(places, wrong);
}

function placesOf(
  expected: AmplitudeColumn,
  actual: AmplitudeColumn | undefined,
  column: number,
  wires: number,
): Place[] {
  return Array.from({ length: 2 ** wires }, (_, index) => {
    const [re = 0, im = 0] = [actual?.amplitudes[2 * index], actual?.amplitudes[2 * index + 1]];
    const [tr = 0, ti = 0] = [expected.amplitudes[2 * index], expected.amplitudes[2 * index + 1]];
    return {
      input: expected.input,
      ket: digits(index, wires),
      column,
      is: re * re + im * im,
      should: tr * tr + ti * ti,
      phase: Math.atan2(im, re),
      target: Math.atan2(ti, tr),
    };
  });
}

/** Wires that the goal leaves in |0⟩ and that alone are wrong. */
function clearingDifference(places: readonly Place[], wires: readonly string[]): string | undefined {
  const one = (ket: string, wire: number) => ket.at(-1 - wire) === '1';
  const cleared = [...wires.keys()].filter((wire) =>
    places.every(({ ket, should }) => !one(ket, wire) || should < SAME_PROBABILITY),
  );
  const dirty = cleared.filter((wire) => places.some(({ ket, is }) => one(ket, wire) && is > SAME_PROBABILITY));
  const rest = (ket: string) =>
    [...ket].map((digit, at) => (cleared.includes(ket.length - 1 - at) ? '0' : digit)).join('');
  const sums = new Map<string, number>();
  for (const { column, ket, is, should } of places) {
    const key = `${column} ${rest(ket)}`;
    sums.set(key, (sums.get(key) ?? 0) + is - should);
  }
  const [first] = dirty;
  if (first === undefined || [...sums.values()].some((sum) => Math.abs(sum) > SAME_PROBABILITY)) return undefined;
  const shares = new Map<number, number>();
  for (const { column, ket, is } of places) {
    if (one(ket, first)) shares.set(column, (shares.get(column) ?? 0) + is);
  }
  const isAlways = [...shares.values()].every((share) => share > 1 - SAME_PROBABILITY);
  const name = wires[first];
  if (isAlways) return `${name} should be back in |0⟩ at the end; it is in |1⟩`;
  if (wires.length === 1) {
    const [share] = probabilityTexts(Math.max(...shares.values()), 0);
    return `${name} should be back in |0⟩ at the end; it reads 1 with probability ${share}`;
  }
  return `${name} still depends on ${wires.length === 2 ? wires[1 - first] : 'the other qubits'}: it should be back in |0⟩`;
}

function probabilityDifference(places: readonly Place[], wrong: readonly Place[]): string | undefined {
  const [first] = wrong;
  if (!first) return undefined;
  const own = wrong.filter(({ column }) => column === first.column);
  const only = places.find(({ column, should }) => column === first.column && should > 1 - SAME_PROBABILITY);
  if (only) {
    return only.input === undefined
      ? `the result should be |${only.ket}⟩`
      : `for the input |${only.input}⟩ the result should be |${only.ket}⟩`;
  }
  const worst = own.reduce((most, place) => (weight(place) > weight(most) + SAME_PROBABILITY ? place : most));
  const [is, should] = probabilityTexts(worst.is, worst.should);
  const given = first.input === undefined ? '' : `for the input |${first.input}⟩, `;
  if (worst.should < SAME_PROBABILITY) return `${given}|${worst.ket}⟩ should not occur; it has the probability ${is}`;
  return `${given}|${worst.ket}⟩ should have the probability ${should}, not ${is}`;
}

/** What should not occur weighs more than any wrong probability. */
const weight = ({ is, should }: Place) => Math.abs(is - should) + (should < SAME_PROBABILITY ? 1 : 0);

/**
 * The first amplitude whose phase is wrong. The goal is turned to agree with as many amplitudes as possible, so that
 * the phase that one should have is the one that the lab would show.
 */
function phaseDifference(places: readonly Place[]): string | undefined {
  const present = places.filter(({ should }) => should > SAME_PROBABILITY);
  const wrongAt = (turn: number) =>
    present.filter(({ phase, target }) => Math.cos(phase - target - turn) < 1 - SAME_COSINE);
  const [best] = present
    .map(({ phase, target }) => ({ turn: phase - target, wrong: wrongAt(phase - target) }))
    .toSorted((a, b) => a.wrong.length - b.wrong.length);
  const [first] = best?.wrong ?? [];
  if (!best || !first) return undefined;
  const given = first.input === undefined ? 'the' : `for the input |${first.input}⟩ the`;
  return `${given} amplitude of |${first.ket}⟩ should ${phaseWords(first.target + best.turn)}`;
}

function phaseWords(angle: number): string {
  if (Math.cos(angle) > 1 - SAME_COSINE) return 'be positive';
  if (Math.cos(angle) < SAME_COSINE - 1) return 'be negative';
  return `have the phase ${phaseText(Math.atan2(Math.sin(angle), Math.cos(angle)))}`;
}
