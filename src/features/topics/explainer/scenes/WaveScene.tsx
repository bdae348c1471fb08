import { add, fromPolar, ONE, squaredMagnitude, ZERO } from '#circuit/quantum/complex.ts';
import type { Point } from '#src/base/svg-path.ts';
import { fixed } from '#src/charts/numbers.ts';
import { Arrow } from '#src/drawings/Arrow.tsx';
import { phaseColor } from '#src/features/lab/results/phase-color.ts';
import type { SceneMachine, SceneState } from './machine.ts';
import { ACCENT, FAINT, INK, Middle, RADIANS } from './parts.tsx';
import { amplitudeWave } from './wave.ts';

const UNIT = 96;
const START: Point = [470, 190];
const WAVES = { left: 126, right: 408, unit: 44 };
const late = ({ value }: SceneState) => fromPolar(1, value * RADIANS);
const heightOf = (state: SceneState) => Math.sqrt(squaredMagnitude(add(ONE, late(state))));

/** Two waves of one height, of which the second is late, and their sum; and the same as arrows. */
export const waveScene: SceneMachine = {
  label: 'Two waves and below them their sum; beside them an arrow for each wave, set tip to tail, and the sum of both',
  slider: { label: 'Delay of the second', max: 360, step: 15, text: ({ value }) => partOfAWave(value) },
  settings: [
    { kind: 0, value: 0 },
    { kind: 0, value: 180 },
    { kind: 0, value: 90 },
  ],
  title: (state) => {
    const { value } = state;
    if (value % 360 === 0) return 'In step: the sum is twice as high';
    if (value === 180) return 'Half a wave late: nothing is left';
    const lateness = partOfAWave(value);
    return `${lateness.charAt(0).toUpperCase()}${lateness.slice(1)} late: the sum is ${fixed(heightOf(state), 2)} high`;
  },
  Drawing: (state) => (
    <>
      <Waves {...state} />
      <Arrows {...state} />
    </>
  ),
};

const NAMED = new Map([
  [0, 'no delay'],
  [90, 'a quarter wave'],
  [180, 'half a wave'],
  [270, 'three quarters'],
  [360, 'a whole wave'],
]);

/** How late a wave is, from an angle in degrees: "half a wave", "60 degrees". */
export function partOfAWave(degrees: number): string {
  return NAMED.get(degrees) ?? `${degrees} degrees`;
}

function Waves(state: SceneState) {
  const second = late(state);
  const rows = [
    { name: 'first', amplitude: ONE, middle: 74, color: ACCENT, width: 3 },
    { name: 'second', amplitude: second, middle: 190, color: phaseColor(state.value * RADIANS), width: 3 },
    { name: 'sum', amplitude: add(ONE, second), middle: 336, color: INK, width: 5 },
  ];
  return rows.map(({ name, amplitude, middle, color, width }) => (
    <g key={name} fill="none">
      <Middle x="0" y={middle}>
        {name}
      </Middle>
      <path d={`M${WAVES.left} ${middle}H${WAVES.right}`} stroke={FAINT} strokeDasharray="2 5" />
      <path d={amplitudeWave(amplitude, { ...WAVES, middle })} style={{ stroke: color }} strokeWidth={width} />
    </g>
  ));
}

function Arrows(state: SceneState) {
  const at = ({ re, im }: typeof ONE, below = 0): Point => [START[0] + UNIT * re, START[1] - UNIT * im + below];
  const second = late(state);
  const sum = add(ONE, second);
  // On one line the arrows would hide each other.
  const isFlat = Math.abs(second.im) < 1e-9;
  const lift = isFlat && second.re < 0 ? -18 : 0;
  const drop = isFlat ? 22 : 0;
  return (
    <>
      <circle {...circleAt(at(ONE))} fill="none" stroke={FAINT} strokeDasharray="2 5" />
      <Arrow from={at(ZERO)} to={at(ONE)} color={ACCENT} thickness={4} />
      <Arrow from={at(ONE, lift)} to={at(sum, lift)} color={phaseColor(state.value * RADIANS)} thickness={4} />
      {heightOf(state) < 0.02 ? (
        <circle cx={START[0]} cy={START[1] + drop} r="7" fill="none" stroke={INK} strokeWidth="3" />
      ) : (
        <Arrow from={at(ZERO, drop)} to={at(sum, drop)} color={INK} thickness={6} />
      )}
      <Middle x={START[0] + UNIT} y="340" textAnchor="middle" fill={INK}>
        {fixed(heightOf(state), 2)} high
      </Middle>
    </>
  );
}

function circleAt([cx, cy]: Point) {
  return { cx, cy, r: UNIT };
}
