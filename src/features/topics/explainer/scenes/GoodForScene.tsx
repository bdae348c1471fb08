import { type Point, sampledCurve } from '#src/base/svg-path.ts';
import { type Comparison, everyday, factoring, searching } from '../steps-needed.ts';
import type { SceneMachine, SceneState } from './machine.ts';
import { ACCENT, FAINT, GROUND, INK, LINE, MARKED, Middle } from './parts.tsx';

/** Of each kind of problem: its steps, and the size in bits for each stop of the slider. */
const PROBLEMS = [
  { comparison: everyday, bitsPerStop: 5 },
  { comparison: searching, bitsPerStop: 5 },
  { comparison: factoring, bitsPerStop: 256 },
] as const;
const STOPS = 8;
const problemOf = ({ kind }: SceneState) => PROBLEMS[kind];
const bitsOf = (state: SceneState) => problemOf(state).bitsPerStop * state.value;

/** Steps that a usual computer and a quantum computer need, for three kinds of problem. */
export const goodForScene: SceneMachine = {
  label: 'The number of steps against the size of a problem, as digits, for a usual computer and a quantum computer',
  slider: { label: 'Size', min: 1, max: STOPS, step: 1, text: sizeInWords },
  settings: [
    { kind: 0, value: 4 },
    { kind: 1, value: 4 },
    { kind: 2, value: 8 },
  ],
  isForAllValues: true,
  title: (state) => {
    const { comparison } = problemOf(state);
    const bits = bitsOf(state);
    const [usual, quantum] = [comparison.classical(bits), comparison.quantum(bits)];
    if (state.kind === 0) return `${capital(sizeInWords(state))}: ${inWords(2 ** usual)} steps either way`;
    if (state.kind === 1)
      return `${capital(sizeInWords(state))}: ${inWords(2 ** usual)} looks, or ${inWords(2 ** quantum)} rounds`;
    return `${capital(sizeInWords(state))}: steps with ${digits(usual)} digits, or with ${digits(quantum)}`;
  },
  Drawing: (state) => <Chart state={state} {...problemOf(state)} />,
};

/** How many digits a number has that is given by its base-2 logarithm. */
export function digits(log2: number): number {
  return Math.floor(log2 * Math.log10(2)) + 1;
}

/** "1.05 million"; below ten thousand in digits alone. */
function inWords(count: number): string {
  if (count < 10_000) return Math.round(count).toLocaleString('en');
  return count.toLocaleString('en', { notation: 'compact', compactDisplay: 'long', maximumSignificantDigits: 3 });
}

function sizeInWords(state: SceneState): string {
  if (state.kind === 2) return `${digits(bitsOf(state))} digits`;
  return `${inWords(2 ** bitsOf(state))} ${state.kind === 0 ? 'letters' : 'entries'}`;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const FRAME = { left: 160, width: 396, top: 36, height: 344 };
/** The longest number of steps that the scale holds, in digits. */
const MOST_DIGITS = 36;

function Chart({ state, comparison, bitsPerStop }: { state: SceneState; comparison: Comparison; bitsPerStop: number }) {
  const { left, width, top, height } = FRAME;
  const at = (stop: number, log2: number): Point => [
    left + (width * stop) / STOPS,
    top + height * (1 - (log2 * Math.log10(2)) / MOST_DIGITS),
  ];
  const line = (steps: Comparison['classical']) =>
    sampledCurve((t) => {
      const stop = 1 + t * (STOPS - 1);
      return at(stop, steps(stop * bitsPerStop));
    }, 28);
  const { classical, quantum } = comparison;
  const isEqual = classical(bitsOf(state)) === quantum(bitsOf(state));
  const ends = [classical, quantum].map((steps) => at(STOPS, steps(STOPS * bitsPerStop))[1]);
  const x = at(state.value, 0)[0];
  return (
    <>
      <Scale at={(count) => at(0, count / Math.log10(2))[1]} />
      <path d={line(classical)} fill="none" stroke={LINE} strokeWidth="6" />
      <path d={line(quantum)} fill="none" stroke={isEqual ? GROUND : ACCENT} strokeWidth={isEqual ? 2 : 4} />
      <path d={`M${x} ${top}v${height}`} stroke={MARKED} strokeWidth="1.6" />
      {[classical, quantum].map((steps, index) => (
        <circle
          key={index === 0 ? 'usual' : 'quantum'}
          cx={x}
          cy={at(0, steps(bitsOf(state)))[1]}
          r="7"
          fill={MARKED}
          stroke={GROUND}
          strokeWidth="1.5"
        />
      ))}
      <Middle x={left + width + 14} y={ends[0]} fill={INK} fontWeight="600">
        {isEqual ? 'both' : 'usual'}
      </Middle>
      {isEqual ? null : (
        <Middle x={left + width + 14} y={ends[1]} fill={ACCENT} fontWeight="600">
          quantum
        </Middle>
      )}
    </>
  );
}

/** Lines at a dozen digits each, named, and the direction of size. */
function Scale({ at }: { at: (digitsOfSteps: number) => number }) {
  const { left, width, top, height } = FRAME;
  return (
    <>
      {[12, 24, 36].map((count) => (
        <g key={count}>
          <path d={`M${left} ${at(count)}h${width}`} stroke={FAINT} strokeDasharray="2 5" />
          <Middle x={left - 12} y={at(count)} textAnchor="end">
            {count} digits
          </Middle>
        </g>
      ))}
      <path d={`M${left} ${top}v${height}h${width}`} fill="none" stroke={FAINT} strokeWidth="1.5" />
      <Middle x={left} y={top + height + 28}>
        small
      </Middle>
      <Middle x={left + width} y={top + height + 28} textAnchor="end">
        large
      </Middle>
    </>
  );
}
