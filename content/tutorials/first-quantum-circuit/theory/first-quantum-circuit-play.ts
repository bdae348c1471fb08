import { sampleIndex } from '#circuit/quantum/measurement.ts';
import { seededRandom } from '#circuit/quantum/seeded-random.ts';
import type { Playable, PlayState } from '#src/features/learn/tutorials/state/playable.ts';
import { chainOutcomes } from './first-quantum-circuit-theory.ts';

export const SHOTS = 1024;

export interface CountsPicture {
  /** Each string with how often it came and how often it is expected in `SHOTS` runs. */
  bars: { outcome: string; count: number; expected: number }[];
}

const STATES = ['One qubit', 'Bell pair', 'GHZ'];

/** One to three qubits in a chain of CNOTs after one Hadamard, read in either basis, with the counts of 1,024 runs. */
export const play: Playable<CountsPicture> = {
  about: 'H, then a chain of CNOTs',
  controls: [
    { name: 'state', label: 'State', kind: 'choice', max: 2, say: (state) => STATES[state] ?? '' },
    { name: 'basis', label: 'Basis', kind: 'choice', max: 1, say: (basis) => `Read in ${basis === 1 ? 'X' : 'Z'}` },
    { name: 'run', label: `Run ${SHOTS.toLocaleString('en')} times again`, kind: 'again', max: 19, say: String },
  ],
  start: { state: 0, basis: 0, run: 0 },
  stateOf: ({ state = 0, basis = 0, run = 0 }) => counted(state + 1, basis === 1 ? 'X' : 'Z', run),
};

function counted(qubits: number, basis: 'Z' | 'X', run: number): PlayState<CountsPicture> {
  const outcomes = chainOutcomes(qubits, basis);
  const counts = drawn(
    outcomes.map(({ probability }) => probability),
    100 * run + 10 * qubits + (basis === 'X' ? 1 : 0),
  );
  const bars = outcomes.map(({ outcome, probability }, index) => ({
    outcome,
    count: counts[index] ?? 0,
    expected: SHOTS * probability,
  }));
  const [first] = bars;
  return {
    title: `${STATES[qubits - 1]} read in ${basis}: ${finding(bars)}`,
    value: first?.count.toLocaleString('en') ?? '',
    note: `read ${first?.outcome}`,
    data: { bars },
  };
}

/** How often each outcome comes in `SHOTS` runs, the same for the same seed. */
function drawn(probabilities: readonly number[], seed: number): number[] {
  const random = seededRandom(seed);
  const counts = probabilities.map(() => 0);
  for (let shot = 0; shot < SHOTS; shot++) {
    const index = sampleIndex(probabilities, random);
    counts[index] = (counts[index] ?? 0) + 1;
  }
  return counts;
}

const SHARES: Record<number, string> = { 2: 'half', 4: 'a quarter' };

/** "only 00 and 11 come, about half each". */
function finding(bars: CountsPicture['bars']): string {
  const come = bars.filter(({ expected }) => expected > 0).map(({ outcome }) => outcome);
  if (come.length === 1) return `${come[0]} in every run`;
  const only = come.length < bars.length ? 'only ' : '';
  return `${only}${come.slice(0, -1).join(', ')} and ${come.at(-1)} come, about ${SHARES[come.length]} each`;
}
