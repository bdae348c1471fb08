import { add, type Complex, multiply, squaredMagnitude, ZERO } from '#circuit/quantum/complex.ts';
import { H, phaseShift } from '#circuit/quantum/gates.ts';
import { applyGate, type Bit, basisState } from '#circuit/quantum/state-vector.ts';
import { ellipses, type Point, sampledCurve } from '#src/base/svg-path.ts';
import { percent } from '#src/charts/numbers.ts';
import { Arrow } from '#src/drawings/Arrow.tsx';
import { complexText, inUnitsOfPi } from './number-text.ts';
import { marked, opposite, PaneSvg, thin } from './PaneSvg.tsx';
import { Picture, type PictureCopy } from './Picture.tsx';
import { Slider, useSlider } from './Slider.tsx';

/** Two amplitudes that lead to the same result, added with a phase between them. */
export function InterferencePicture({ copy }: { copy: PictureCopy }) {
  const slider = useSlider(60);
  const phase = (slider.value * Math.PI) / 180;
  const result = twoPathsTo(0, phase);
  const other = twoPathsTo(1, phase);
  const valueText = `${slider.value}° (${inUnitsOfPi(slider.value)})`;
  return (
    <Picture
      copy={copy}
      drawings={
        <>
          <AmplitudeSum {...result} />
          <PathWaves {...result} />
        </>
      }
      controls={
        <div className="sm:col-span-2">
          <Slider label="Phase of path 2" max={360} step={15} slider={slider} valueText={valueText} />
        </div>
      }
      words={
        `Phase ${valueText}. Path 1: ${complexText(result.paths[0])}; path 2: ${complexText(result.paths[1])}; ` +
        `sum: ${complexText(result.sum)}. The probability of this result, 0, is ${percent(squaredMagnitude(result.sum))}; ` +
        `the other result, 1, has the remaining ${percent(squaredMagnitude(other.sum))}.`
      }
    />
  );
}

/** The same two amplitudes and their sum as waves. */
function PathWaves({ paths, sum }: TwoPaths) {
  const rows = [
    { name: 'path 1', amplitude: paths[0], middle: 36, look: marked },
    { name: 'path 2', amplitude: paths[1], middle: 88, look: opposite },
    { name: 'sum', amplitude: sum, middle: 158, look: { ...marked, stroke: 'var(--color-ink)' } },
  ];
  return (
    <PaneSvg>
      {rows.map(({ name, amplitude, middle, look }) => (
        <g key={name}>
          <path d={`M62 ${middle}h226`} {...thin} strokeDasharray="2 4" />
          <path d={amplitudeWave(amplitude, { left: 62, right: 288, middle, unit: 36 })} {...look} />
          <text x="52" y={middle + 4} textAnchor="end">
            {name}
          </text>
        </g>
      ))}
    </PaneSvg>
  );
}

const ORIGIN: Point = [104, 98];
const UNIT = 84;
const at = ({ re, im }: Complex): Point => [ORIGIN[0] + UNIT * re, ORIGIN[1] - UNIT * im];

/** Two amplitudes laid end to end in the complex plane, their sum, and its square as a bar. */
function AmplitudeSum({ paths: [first, second], sum }: TwoPaths) {
  const probability = squaredMagnitude(sum);
  return (
    <PaneSvg>
      <path d={ellipses([ORIGIN], UNIT, UNIT)} {...thin} fill="var(--color-surface)" />
      <path
        d={`M${ORIGIN[0] - UNIT} ${ORIGIN[1]}h${2 * UNIT}M${ORIGIN[0]} ${ORIGIN[1] - UNIT}v${2 * UNIT}`}
        {...thin}
        strokeDasharray="2 4"
      />
      <Arrow from={at(ZERO)} to={at(sum)} color="var(--color-ink)" thickness={6} />
      <Arrow from={at(ZERO)} to={at(first)} color="var(--color-accent)" />
      <Arrow from={at(first)} to={at(add(first, second))} color="var(--color-phase)" />
      <Bar probability={probability} />
      <text x={ORIGIN[0]} y="202" textAnchor="middle">
        <tspan fill="var(--color-accent)">path 1</tspan> + <tspan fill="var(--color-phase)">path 2</tspan> = sum
      </text>
    </PaneSvg>
  );
}

function Bar({ probability }: { probability: number }) {
  const height = 2 * UNIT * probability;
  return (
    <>
      <rect x="228" y={ORIGIN[1] - UNIT} width="34" height={2 * UNIT} {...thin} fill="var(--color-surface)" />
      <rect x="228" y={ORIGIN[1] + UNIT - height} width="34" height={height} fill="var(--color-ink-3)" />
      <text x="245" y="202" textAnchor="middle">
        |sum|² = {percent(probability)}
      </text>
    </>
  );
}

interface TwoPaths {
  /** The amplitudes with which the path through |0⟩ and the path through |1⟩ reach the result. */
  paths: readonly [Complex, Complex];
  /** Their sum: the amplitude of the result. */
  sum: Complex;
}

/**
 * |0⟩ through a Hadamard, a phase shift of |1⟩ by `phase` (radians) and a second Hadamard, as an interferometer does
 * it with light. The result is reached on two paths; each contributes ⟨result|H|path⟩ ⟨path|P(phase) H|0⟩.
 */
export function twoPathsTo(result: Bit, phase: number): TwoPaths {
  const [through0 = ZERO, through1 = ZERO] = applyGate(applyGate(basisState([0]), H, 0), phaseShift(phase), 0);
  const row = H[result];
  const paths = [multiply(row[0], through0), multiply(row[1], through1)] as const;
  return { paths, sum: add(...paths) };
}

interface WaveField {
  left: number;
  right: number;
  /** Height of the line of rest. */
  middle: number;
  /** Height of a wave of amplitude 1. */
  unit: number;
}

const PERIODS = 3;

/** An amplitude a as the wave Re(a·e^(−i2πt)): its size is the height, its phase the shift to the right. */
export function amplitudeWave({ re, im }: Complex, { left, right, middle, unit }: WaveField): string {
  return sampledCurve((t): Point => {
    const turn = 2 * Math.PI * PERIODS * t;
    const height = re * Math.cos(turn) + im * Math.sin(turn);
    return [left + t * (right - left), middle - unit * height];
  }, 72);
}
