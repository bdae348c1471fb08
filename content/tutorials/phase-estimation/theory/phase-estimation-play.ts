import { fixed } from '#src/charts/numbers.ts';
import { at } from '#src/features/learn/tutorials/at.ts';
import type { Playable, PlayState, Setting } from '#src/features/learn/tutorials/state/playable.ts';
import { binary, fraction, kickedTurns, mixedOutcomes, nearestOutcome, type Share } from './phase-estimation-theory.ts';

/** The slider goes round in eightieths of a turn, so that tenths, eighths and sixteenths are on it. */
const PARTS = 80;
/** Share of the eigenstate with the opposite phase, in the input. */
const OTHERS = [
  { name: 'one state', other: 0 },
  { name: '3 : 1', other: 1 / 4 },
  { name: '1 : 1', other: 1 / 2 },
];

export interface PhasePicture {
  /** The eigenstates in the input. */
  shares: Share[];
  /** What each eigenstate makes of the counting qubits: turns of q[0], q[1] …, by eigenstate. */
  turns: number[][];
  /** Probability of every outcome. */
  outcomes: number[];
}

/** A phase, the counting qubits that it turns, and what they read after the inverse Fourier transform. */
export const play: Playable<PhasePicture> = {
  about: 'A phase and its reading',
  controls: [
    { name: 'phase', label: 'Phase', kind: 'range', max: PARTS - 1, say: (part) => `φ = ${written(part / PARTS)}` },
    { name: 't', label: 'Counting qubits', kind: 'range', max: 6, say: (t) => `t = ${t}` },
    { name: 'input', label: 'Input', kind: 'choice', max: 2, say: (input) => at(OTHERS, input).name },
  ],
  start: { phase: 30, t: 1, input: 0 },
  stateOf: read,
};

/** A phase with its decimals: 0.375, 0.3, 0.0125. */
const written = (phase: number) => fixed(phase, 4).replace(/(\.\d+?)0+$/, '$1');

function read({ phase: part = 0, t = 0, input = 0 }: Setting): PlayState<PhasePicture> {
  const { other } = at(OTHERS, input);
  const phase = part / PARTS;
  const shares = [{ phase, weight: 1 - other }, ...(other ? [{ phase: fraction(-phase), weight: other }] : [])];
  const outcomes = mixedOutcomes(shares, t);
  const best = outcomes.indexOf(Math.max(...outcomes));
  const read = t === 0 ? 'nothing' : binary(best, t);
  return {
    title: titleOf(phase, t, shares, outcomes),
    value: t === 0 ? '–' : `${percent(at(outcomes, best))}`,
    note: `reads ${read}`,
    data: { shares, turns: shares.map((share) => kickedTurns(share.phase, t)), outcomes },
  };
}

const percent = (p: number) => `${Math.round(100 * p)}%`;
const runs = (p: number) =>
  p > 0.9999 ? 'every run' : p > 0.995 ? 'nearly all runs' : `${Math.round(100 * p)} of 100 runs`;

function titleOf(phase: number, t: number, shares: readonly Share[], outcomes: readonly number[]): string {
  if (t === 0) return 'Without a counting qubit nothing is read';
  const [first = 0, second] = [...new Set(shares.map((share) => nearestOutcome(share.phase, t)))];
  const chance = (c: number) => at(outcomes, c);
  if (second !== undefined)
    return `Two eigenstates: ${binary(first, t)} is read in ${runs(chance(first))}, ${binary(second, t)} in ${Math.round(100 * chance(second))}`;
  const before = (first + outcomes.length - 1) % outcomes.length;
  const by = `${t} counting qubit${t === 1 ? '' : 's'}`;
  if (shares.length === 1 && before !== first && Math.abs(chance(before) - chance(first)) < 1e-9)
    return `φ = ${written(phase)} lies halfway: ${binary(before, t)} and ${binary(first, t)} are each read in ${runs(chance(first))}`;
  return `With ${by}, ${binary(first, t)} is read in ${runs(chance(first))}${chance(first) > 0.9999 ? ': the phase is exact' : ''}`;
}
