import type { BlochVector } from '#circuit/quantum/bloch.ts';
import { fixed } from '#src/charts/numbers.ts';
import { at } from '#src/features/learn/tutorials/at.ts';
import type { Playable, PlayState, Setting } from '#src/features/learn/tutorials/state/playable.ts';
import {
  CHANNELS,
  type ChannelName,
  lengthOf,
  ONE,
  PLUS,
  purity,
  stateFidelity,
  tilted,
  zeroChance,
} from './mixed-states-and-noise-theory.ts';

const STARTS = [
  { name: '|+⟩', button: 'from |+⟩', arrow: PLUS },
  { name: '|1⟩', button: 'from |1⟩', arrow: ONE },
  { name: 'the start', button: 'from 60°', arrow: tilted(Math.PI / 3) },
] as const;

const NAMES: readonly { channel: ChannelName; button: string; name: string }[] = [
  { channel: 'phaseFlip', button: 'Phase flip', name: 'Phase flip' },
  { channel: 'depolarize', button: 'Depol.', name: 'Depolarizing' },
  { channel: 'damp', button: 'Damp', name: 'Damping' },
  { channel: 'turn', button: 'Turn', name: 'Turned too far' },
];

/** A disc cut through the ball, x to the right and z up, and an arrow before and after a channel. */
export interface BallPicture {
  before: BlochVector;
  after: BlochVector;
  /** What becomes of the whole disc: an ellipse on the axis of z, with its center and its half-axes. */
  image: { center: number; wide: number; high: number };
  purity: string;
  /** Shares of 0 in both bases. */
  inX: string;
  inZ: string;
}

/** One qubit through one of four channels, from one of three states. */
export const play: Playable<BallPicture> = {
  about: 'A cut through the Bloch ball',
  controls: [
    { name: 'p', label: 'Strength', kind: 'range', max: 1, step: 0.01, press: 5, say: (p) => `p = ${fixed(p, 2)}` },
    { name: 'channel', label: 'Channel', kind: 'choice', max: 3, say: (channel) => at(NAMES, channel).button },
    { name: 'from', label: 'Start', kind: 'choice', max: 2, say: (from) => at(STARTS, from).button },
  ],
  start: { p: 0, channel: 0, from: 0 },
  stateOf: sent,
};

function sent({ p = 0, channel = 0, from = 0 }: Setting): PlayState<BallPicture> {
  const [{ channel: name, name: title }, { name: start, arrow: before }] = [at(NAMES, channel), at(STARTS, from)];
  const after = CHANNELS[name](before, p);
  const length = fixed(lengthOf(after), 2);
  const found = Math.round(100 * stateFidelity(before, after));
  const sentence = `the arrow is ${length} long, and ${start} is found in ${found === 100 ? 'every run' : `${found} of 100 runs`}`;
  return {
    title: p === 0 ? `Nothing has happened yet: ${sentence}` : `${title}, p = ${fixed(p, 2)}: ${sentence}`,
    value: length,
    note: `long, p = ${fixed(p, 2)}`,
    data: {
      before,
      after,
      image: imageOf(name, p),
      purity: fixed(purity(after), 2),
      inX: fixed(zeroChance(after.x), 2),
      inZ: fixed(zeroChance(after.z), 2),
    },
  };
}

/** Of the disc of all states with y = 0. */
function imageOf(channel: ChannelName, p: number): BallPicture['image'] {
  const top = CHANNELS[channel]({ x: 0, y: 0, z: 1 }, p);
  const bottom = CHANNELS[channel](ONE, p);
  const [right, left] = [PLUS, { x: -1, y: 0, z: 0 }].map((arrow) => CHANNELS[channel](arrow, p));
  const half = (a: BlochVector | undefined, b: BlochVector | undefined) =>
    a && b ? Math.hypot(a.x - b.x, a.z - b.z) / 2 : 0;
  return { center: (top.z + bottom.z) / 2, wide: half(right, left), high: half(top, bottom) };
}
