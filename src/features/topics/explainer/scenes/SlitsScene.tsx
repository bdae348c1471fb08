import { squaredMagnitude } from '#circuit/quantum/complex.ts';
import { dots, type Point } from '#src/base/svg-path.ts';
import { fixed } from '#src/charts/numbers.ts';
import { Arrow } from '#src/drawings/Arrow.tsx';
import { phaseColor } from '#src/features/lab/results/phase-color.ts';
import type { SceneMachine, SceneState } from './machine.ts';
import { ACCENT, FAINT, FIELD, GROUND, INK, LINE, MARKED, RADIANS } from './parts.tsx';
import { grains, intensity, patternLine, type Setup, SLITS, waysTo } from './slits.ts';
import { partOfAWave } from './WaveScene.tsx';

const WALL = 96;
const SCREEN = WALL + SLITS.distance;
const CURVE = SCREEN + 72;
const CURVE_WIDTH = 112;
const MIDDLE = FIELD.height / 2;
const TOP = MIDDLE - SLITS.half;
const FOOT = MIDDLE + SLITS.half;
const SLIT_HEIGHTS = [MIDDLE - SLITS.apart / 2, MIDDLE + SLITS.apart / 2] as const;
const FRONTS = 17;

const setupOf = ({ kind, value }: SceneState): Setup => ({ isLowerOpen: kind !== 0, delay: value * RADIANS });

/** Waves from one slit or two, grains on a screen, their pattern, and the arrows of both ways to its middle. */
export const slitsScene: SceneMachine = {
  label:
    'Waves spread from one or two slits to a screen with single grains; beside it a curve shows where they are frequent',
  slider: { label: 'Delay the lower way', max: 360, step: 15, text: ({ value }) => partOfAWave(value) },
  settings: [
    { kind: 0, value: 0 },
    { kind: 1, value: 0 },
    { kind: 1, value: 180 },
  ],
  kindWhenMoved: () => 1,
  title: ({ kind, value }) => {
    if (kind === 0) return 'One way: a broad patch, no stripes';
    if (value % 360 === 0) return 'Both ways: in the middle the arrows agree';
    if (value === 180) return 'One way half a wave late: the middle goes dark';
    return 'One way delayed: the stripes move';
  },
  Drawing: (state) => (
    <>
      <Fronts {...setupOf(state)} />
      <Wall {...setupOf(state)} />
      <Screen {...setupOf(state)} />
    </>
  ),
  Inset: (state) => <MarkedPlace {...setupOf(state)} />,
};

/** Wave fronts: straight before the wall, and round behind each open slit. */
function Fronts({ isLowerOpen, delay }: Setup) {
  const behind = (delay / (2 * Math.PI)) * SLITS.wavelength;
  const arcs = (slit: number, shift: number) =>
    Array.from({ length: FRONTS }, (_, index) => (index + 1) * SLITS.wavelength - shift)
      .filter((radius) => radius > 2)
      .map((radius) => `M${WALL} ${slit - radius}a${radius} ${radius} 0 0 1 0 ${2 * radius}`)
      .join('');
  return (
    <g fill="none" stroke={ACCENT} strokeWidth="1.3">
      <path d={[6, 36, 66].map((x) => `M${x} ${TOP}V${FOOT}`).join('')} opacity=".55" />
      <svg
        aria-hidden
        x={WALL}
        y={TOP}
        width={SLITS.distance}
        height={2 * SLITS.half}
        viewBox={`${WALL} ${TOP} ${SLITS.distance} ${2 * SLITS.half}`}
      >
        <path d={arcs(SLIT_HEIGHTS[0], 0) + (isLowerOpen ? arcs(SLIT_HEIGHTS[1], behind) : '')} opacity=".42" />
      </svg>
    </g>
  );
}

/** The wall with its openings, and the plate that makes the lower way late. */
function Wall({ isLowerOpen, delay }: Setup) {
  const half = SLITS.width / 2;
  const [upper, lower] = SLIT_HEIGHTS;
  const rest = isLowerOpen ? `V${lower - half}M${WALL} ${lower + half}V${FOOT}` : `V${FOOT}`;
  return (
    <>
      <path d={`M${WALL} ${TOP}V${upper - half}M${WALL} ${upper + half}${rest}`} stroke={LINE} strokeWidth="8" />
      {isLowerOpen && delay > 0 ? (
        <rect x={WALL - 22} y={lower - 17} width="13" height="34" rx="2" fill={FAINT} stroke={LINE} strokeWidth="1.5" />
      ) : null}
    </>
  );
}

/** The screen with its grains, the curve of the pattern, and the marked place in the middle. */
function Screen(setup: Setup) {
  const points = grains(setup, 46).map(([x, y]): Point => [SCREEN + 6 + x, MIDDLE + y]);
  return (
    <>
      <rect x={SCREEN} y={TOP} width="58" height={2 * SLITS.half} fill="var(--color-ill-bg)" />
      <path d={dots(points)} stroke={INK} strokeWidth="3.6" strokeLinecap="round" />
      <path d={`M${SCREEN} ${TOP}V${FOOT}`} stroke={LINE} strokeWidth="2" />
      <path d={`M${CURVE} ${TOP}V${FOOT}`} stroke={FAINT} />
      <path d={patternLine(setup, CURVE, CURVE_WIDTH, MIDDLE)} fill="none" stroke={ACCENT} strokeWidth="2.4" />
      <path d={`M${SCREEN - 9} ${MIDDLE}H${CURVE}`} stroke={MARKED} strokeWidth="1.6" />
      <circle
        cx={CURVE + (CURVE_WIDTH * intensity(0, setup)) / 4}
        cy={MIDDLE}
        r="6"
        fill={MARKED}
        stroke={GROUND}
        strokeWidth="1.5"
      />
    </>
  );
}

/** How many grains arrive, as multiples of what one way brings. */
function shareInWords(times: number): string {
  if (times < 0.001) return 'none arrive';
  const written = fixed(times, 1).replace('.0', '');
  return written === '1' ? 'as many as by one way' : `${written} times as many as by one way`;
}

const UNIT = 62;

/** The arrows of both ways to the middle, turned so that the upper one points to the right, and their sum. */
function MarkedPlace(setup: Setup) {
  const [upper] = waysTo(0, { isLowerOpen: false, delay: 0 });
  const times = intensity(0, setup) / squaredMagnitude(upper);
  const first: Point = [10 + UNIT, 62];
  const isFlat = Math.abs(Math.sin(setup.delay)) < 1e-9 || !setup.isLowerOpen;
  const lift = isFlat && Math.cos(setup.delay) < 0 ? -15 : 0;
  const drop = isFlat ? 18 : 0;
  const second: Point = setup.isLowerOpen
    ? [first[0] + UNIT * Math.cos(setup.delay), first[1] - UNIT * Math.sin(setup.delay)]
    : first;
  return (
    <div className="scene-inset">
      <svg viewBox="0 0 148 128" aria-hidden>
        <Arrow from={[10, 62]} to={first} color={ACCENT} thickness={3} />
        {setup.isLowerOpen ? (
          <Arrow
            from={[first[0], first[1] + lift]}
            to={[second[0], second[1] + lift]}
            color={phaseColor(setup.delay)}
            thickness={3}
          />
        ) : null}
        {times < 0.001 ? (
          <circle cx="10" cy="80" r="5" fill="none" stroke={INK} strokeWidth="2.5" />
        ) : (
          <Arrow from={[10, 62 + drop]} to={[second[0], second[1] + drop]} color={INK} thickness={4.5} />
        )}
      </svg>
      <p>
        <b>The marked place.</b> One arrow for each way; the thick one is their sum. Squared, it says how many grains
        come: <strong>{shareInWords(times)}</strong>.
      </p>
    </div>
  );
}
