import { add, type Complex, squaredMagnitude, ZERO } from '#circuit/quantum/complex.ts';
import { ellipses, type Point } from '#src/base/svg-path.ts';
import { percent } from '#src/charts/numbers.ts';
import { Arrow } from '#src/drawings/Arrow.tsx';
import { PaneSvg, thin } from './PaneSvg.tsx';
import type { TwoPaths } from './two-paths.ts';

const ORIGIN: Point = [104, 98];
const UNIT = 84;
const at = ({ re, im }: Complex): Point => [ORIGIN[0] + UNIT * re, ORIGIN[1] - UNIT * im];

/** Two amplitudes laid end to end in the complex plane, their sum, and its square as a bar. */
export function AmplitudeSum({ paths: [first, second], sum }: TwoPaths) {
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
