import { measureQubit } from '#circuit/quantum/measurement.ts';
import { seededRandom } from '#circuit/quantum/seeded-random.ts';
import type { Point } from '#src/base/svg-path.ts';
import { Arrow } from '#src/drawings/Arrow.tsx';
import { superpositionOf } from '../pictures/superposition.ts';
import type { SceneMachine, SceneState } from './machine.ts';
import { ACCENT, FAINT, GROUND, INK, Label, LINE, Middle, Readings } from './parts.tsx';

const MANY = 100;
const PAIRS = 10;

/** A qubit that leans, read once, a hundred times, or twice in a row. */
export const readingScene: SceneMachine = {
  label: 'A dial on which the qubit leans from 0, at the top, to 1, at the foot; beside it what was read',
  slider: { label: 'Lean toward 1', max: 100, step: 5, text: ({ value }) => `${value}%` },
  settings: [
    { kind: 0, value: 30 },
    { kind: 1, value: 30 },
    { kind: 2, value: 30 },
  ],
  isForAllValues: true,
  title: (state) => {
    if (state.kind === 0) return `This time it reads ${readOnce(state)[0]}, and stays ${readOnce(state)[0]}`;
    if (state.kind === 2) return 'Read again at once, each repeats its answer';
    const ones = readMany(state).filter((bit) => bit === 1).length;
    return `Of ${MANY} readings, ${MANY - ones} are 0 and ${ones} are 1`;
  },
  Drawing: (state) => (
    <>
      <Dial share={state.value / 100} result={state.kind === 0 ? readOnce(state)[0] : undefined} />
      {state.kind === 0 ? <One bit={readOnce(state)[0]} /> : null}
      {state.kind === 1 ? <Many bits={readMany(state)} /> : null}
      {state.kind === 2 ? <Twice pairs={readTwice(state)} /> : null}
    </>
  ),
};

/** Two readings in a row of one qubit, which the first one leaves as what was read. */
function readOnce({ value, draw }: SceneState, random = seededRandom(31 * draw + 1)): readonly [number, number] {
  const first = measureQubit(superpositionOf(value / 100), 0, random);
  return [first.outcome, measureQubit(first.state, 0, random).outcome];
}

function readMany(state: SceneState): number[] {
  const random = seededRandom(31 * state.draw + 2);
  return Array.from({ length: MANY }, () => readOnce(state, random)[0]);
}

/** Pairs of readings: each time a new qubit, read twice. */
export function readTwice(state: SceneState): (readonly [number, number])[] {
  const random = seededRandom(31 * state.draw + 3);
  return Array.from({ length: PAIRS }, () => readOnce(state, random));
}

const CENTER: Point = [120, 220];
const RADIUS = 112;

/** The lean as an arrow that points up at 0 and down at 1; after a reading, as what was read. */
function Dial({ share, result }: { share: number; result: number | undefined }) {
  const tilt = 2 * Math.asin(Math.sqrt(share));
  const at = (angle: number): Point => [CENTER[0] + RADIUS * Math.sin(angle), CENTER[1] - RADIUS * Math.cos(angle)];
  return (
    <>
      <circle cx={CENTER[0]} cy={CENTER[1]} r={RADIUS} fill={GROUND} stroke={FAINT} strokeWidth="1.5" />
      <path d={`M${CENTER[0]} ${CENTER[1] - RADIUS}v${2 * RADIUS}`} stroke={FAINT} strokeDasharray="2 5" />
      <Arrow from={CENTER} to={at(tilt)} color={result === undefined ? ACCENT : FAINT} thickness={4} />
      {result === undefined ? null : (
        <Arrow from={CENTER} to={at(result === 0 ? 0 : Math.PI)} color={INK} thickness={6} />
      )}
      <Middle x={CENTER[0]} y="84" textAnchor="middle" fill={INK}>
        0
      </Middle>
      <Middle x={CENTER[0]} y="358" textAnchor="middle" fill={INK}>
        1
      </Middle>
    </>
  );
}

function One({ bit }: { bit: number }) {
  return (
    <>
      <path d="M262 220H384" stroke={LINE} strokeWidth="2" />
      <Readings at={[[[500, 220], bit]]} radius={92} />
      <text
        x="500"
        y="220"
        textAnchor="middle"
        dominantBaseline="central"
        className="scene-digit"
        fill={bit === 1 ? 'var(--color-on-accent)' : INK}
      >
        {bit}
      </text>
    </>
  );
}

function Many({ bits }: { bits: readonly number[] }) {
  const ones = bits.filter((bit) => bit === 1).length;
  return (
    <>
      <Readings
        at={bits.map((bit, index) => [[286 + 34 * (index % 10), 67 + 34 * Math.floor(index / 10)], bit])}
        radius={12}
      />
      <Readings
        at={[
          [[636, 180], 0],
          [[636, 260], 1],
        ]}
        radius={12}
      />
      <Middle x="720" y="180" textAnchor="end" fill={INK}>
        {bits.length - ones}
      </Middle>
      <Middle x="720" y="260" textAnchor="end" fill={INK}>
        {ones}
      </Middle>
    </>
  );
}

function Twice({ pairs }: { pairs: readonly (readonly [number, number])[] }) {
  const x = (index: number) => 304 + 44 * index;
  return (
    <>
      <Label x="286" y="112">
        first
      </Label>
      <path d={pairs.map((_, index) => `M${x(index)} 160V280`).join('')} stroke={LINE} strokeWidth="2" />
      <Readings
        at={pairs.flatMap(([first, second], index) => [
          [[x(index), 160], first] as const,
          [[x(index), 280], second] as const,
        ])}
        radius={16}
      />
      <Label x="286" y="346">
        again
      </Label>
    </>
  );
}
