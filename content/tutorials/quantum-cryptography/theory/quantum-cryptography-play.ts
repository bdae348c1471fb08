import { percent } from '#src/charts/numbers.ts';
import type { Playable, PlayState } from '#src/features/learn/tutorials/state/playable.ts';
import type { PulseRecord } from './exact-pulse.ts';
import { exampleRun, FIRST_SEED, isKept, PULSES } from './example-run.ts';
import { interceptErrorRate } from './quantum-cryptography-theory.ts';

export interface PulsesPicture {
  pulses: (PulseRecord & { isKept: boolean; isWrong: boolean })[];
  /** Below the rows: what a long run comes to. */
  longRun: string;
}

/** Twelve pulses of BB84, with Eve away or measuring each of them; Alice's and Bob's coins are the same in both. */
export const play: Playable<PulsesPicture> = {
  about: `BB84, ${PULSES} pulses`,
  controls: [
    { name: 'eve', label: 'Eve', kind: 'choice', max: 1, say: (eve) => `Eve ${eve === 1 ? 'listens' : 'is away'}` },
    { name: 'run', label: `${PULSES} other pulses`, kind: 'again', max: 19, say: String },
  ],
  start: { eve: 0, run: 0 },
  stateOf: ({ eve = 0, run = 0 }) => sent(eve, run),
};

function sent(eve: number, run: number): PlayState<PulsesPicture> {
  const pulses = exampleRun(PULSES, FIRST_SEED + run, eve === 1).map((pulse) => ({
    ...pulse,
    isKept: isKept(pulse),
    isWrong: isKept(pulse) && pulse.aliceBit !== pulse.bobBit,
  }));
  const kept = pulses.filter((pulse) => pulse.isKept).length;
  const wrong = pulses.filter(({ isWrong }) => isWrong).length;
  return {
    title:
      eve === 1
        ? `Eve measures every pulse: ${ofKept(wrong, kept)} wrong`
        : `Nobody listens: all ${kept} kept bits agree`,
    value: `${wrong} of ${kept}`,
    note: 'bits wrong',
    data: { pulses, longRun: `In a long run, ${percent(interceptErrorRate(eve))} of the kept bits are wrong.` },
  };
}

const ofKept = (wrong: number, kept: number) =>
  `${wrong === 0 ? 'none' : wrong} of ${kept} kept bits ${wrong === 1 ? 'is' : 'are'}`;
