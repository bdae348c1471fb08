import { seededRandom } from '#circuit/quantum/seeded-random.ts';
import { type Point, sampledCurve } from '#src/base/svg-path.ts';
import { percent } from '#src/charts/numbers.ts';
import { Arrow } from '#src/drawings/Arrow.tsx';
import { agreement, agreementOfFixedCards, measurePairs, type Pair } from './entangled-pair.ts';
import type { SceneMachine } from './machine.ts';
import { ACCENT, FAINT, GROUND, INK, LINE, MARKED, Middle, RADIANS, Readings } from './parts.tsx';

const PAIRS = 10;
const ROWS = [112, 328] as const;

/** An entangled pair, read on both sides along directions that differ by an angle. */
export const pairScene: SceneMachine = {
  label:
    'Two sides with the direction of each and what they read of ten pairs; beside it how often they agree at every angle',
  slider: { label: 'Turn side B', max: 180, step: 15, text: ({ value }) => `${value} degrees` },
  settings: [
    { kind: 0, value: 0 },
    { kind: 0, value: 45 },
    { kind: 0, value: 90 },
  ],
  title: ({ value }) => {
    const [pairs, plan] = [agreement(value * RADIANS), agreementOfFixedCards(value * RADIANS)].map((share) =>
      percent(share),
    );
    if (value === 0) return 'Same direction: both sides always agree';
    if (value === 90) return 'A quarter turn: they agree in half of all pairs, like coins';
    if (value === 180) return 'Opposite directions: both sides never agree';
    return `Turned by ${value} degrees: ${pairs} agree; a plan gives ${plan}`;
  },
  Drawing: ({ value, draw }) => {
    const angle = value * RADIANS;
    return (
      <>
        <Side name="A" y={ROWS[0]} angle={0} />
        <Side name="B" y={ROWS[1]} angle={angle} />
        <Results pairs={measurePairs(angle, PAIRS, seededRandom(31 * draw + value + 5))} />
        <Agreement angle={angle} />
      </>
    );
  },
};

const DIAL = 44;

/** The direction in which one side reads; upward is the first side's. */
function Side({ name, y, angle }: { name: string; y: number; angle: number }) {
  return (
    <>
      <circle cx="86" cy={y} r={DIAL} fill={GROUND} stroke={FAINT} strokeWidth="1.5" />
      <Arrow from={[86, y]} to={[86 + DIAL * Math.sin(angle), y - DIAL * Math.cos(angle)]} color={INK} thickness={4} />
      <Middle x="0" y={y} fill={INK} fontWeight="600">
        {name}
      </Middle>
    </>
  );
}

/** What both sides read, pair by pair: a line where they agree, a dashed one where they differ. */
function Results({ pairs }: { pairs: readonly Pair[] }) {
  const x = (index: number) => 160 + 25 * index;
  const links = (isAgreeing: boolean) =>
    pairs.map(([a, b], index) => ((a === b) === isAgreeing ? `M${x(index)} ${ROWS[0]}V${ROWS[1]}` : '')).join('');
  return (
    <>
      <path d={links(true)} stroke={LINE} strokeWidth="2" />
      <path d={links(false)} stroke={FAINT} strokeWidth="2" strokeDasharray="3 8" />
      <Readings
        at={pairs.flatMap((pair, index) =>
          ROWS.map((y, side): readonly [Point, number] => [[x(index), y], pair[side] ?? 0]),
        )}
        radius={10}
      />
    </>
  );
}

const CHART = { left: 500, width: 210, top: 66, height: 254 };
const at = (angle: number, share: number): Point => [
  CHART.left + (angle / Math.PI) * CHART.width,
  CHART.top + CHART.height * (1 - share),
];
const curveOf = (share: (angle: number) => number, steps: number) =>
  sampledCurve((t) => at(t * Math.PI, share(t * Math.PI)), steps);
const curves = { pairs: curveOf(agreement, 48), plan: curveOf(agreementOfFixedCards, 1) };

/** How often both agree at every angle, of pairs and of answers that were settled beforehand. */
function Agreement({ angle }: { angle: number }) {
  const [x, y] = at(angle, agreement(angle));
  const { left, width, top, height } = CHART;
  return (
    <>
      <path d={`M${left} ${top}v${height}h${width}`} fill="none" stroke={FAINT} strokeWidth="1.5" />
      <path d={curves.plan} stroke={LINE} strokeWidth="2" strokeDasharray="7 6" />
      <path d={curves.pairs} fill="none" stroke={ACCENT} strokeWidth="4" />
      <path d={`M${x} ${top}v${height}`} stroke={MARKED} strokeWidth="1.6" />
      <circle cx={x} cy={y} r="7" fill={MARKED} stroke={GROUND} strokeWidth="1.5" />
      <Middle x={left} y="34" textAnchor="middle">
        100%
      </Middle>
      <Middle x={left} y={top + height + 30} textAnchor="middle">
        0°
      </Middle>
      <Middle x={left + width} y={top + height + 30} textAnchor="end">
        180°
      </Middle>
      <path d="M470 410h32" stroke={ACCENT} strokeWidth="4" />
      <Middle x="512" y="410">
        pairs
      </Middle>
      <path d="M610 410h32" stroke={LINE} strokeWidth="2" strokeDasharray="7 6" />
      <Middle x="652" y="410">
        plan
      </Middle>
    </>
  );
}
