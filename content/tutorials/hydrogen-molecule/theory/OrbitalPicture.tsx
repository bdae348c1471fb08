import { polyline } from '#src/base/svg-path.ts';
import { fixed } from '#src/charts/numbers.ts';
import { Drawing } from '#src/features/learn/tutorials/pictures/Drawing.tsx';
import { BOND } from './hydrogen-molecule-theory.ts';
import { overlap, PRIMITIVES } from './integrals.ts';

const [WIDTH, HEIGHT, ZERO] = [356, 214, 112];
const [FROM, TO, TALL] = [-3, 3 + BOND, 110];
const x = (z: number) => 8 + ((z - FROM) / (TO - FROM)) * (WIDTH - 16);
const y = (value: number) => ZERO - TALL * value;

/** The function of an atom along the line, at this distance from its proton. */
const atom = (z: number) =>
  PRIMITIVES.reduce((sum, { exponent, weight }) => sum + weight * Math.exp(-exponent * z * z), 0);

/** Bonding (+1) or antibonding (−1) orbital at a place of the line. */
function orbital(sign: 1 | -1, z: number): number {
  return (atom(z) + sign * atom(z - BOND)) / Math.sqrt(2 * (1 + sign * overlap(1, 2, BOND)));
}

const points = (sign: 1 | -1) =>
  Array.from({ length: 61 }, (_, index) => {
    const z = FROM + ((TO - FROM) * index) / 60;
    return [x(z), y(orbital(sign, z))] as const;
  });

/** Both orbitals along the line through the protons, which are dots on it. */
export function OrbitalPicture() {
  const label = `Two curves over a line with two protons. The bonding one is ${fixed(orbital(1, 0), 2)} high at each and ${fixed(orbital(1, BOND / 2), 2)} halfway between; the antibonding one is ${fixed(orbital(-1, 0), 2)} at the left one, zero halfway, and as far below zero at the right one.`;
  return (
    <Drawing label={label} width={WIDTH} height={HEIGHT}>
      <g fontSize="14">
        <path d={`M8 ${ZERO}H${WIDTH - 8}`} stroke="var(--color-rule-strong)" />
        <path d={polyline(points(1))} fill="none" stroke="var(--color-accent)" strokeWidth="2" />
        <path d={polyline(points(-1))} fill="none" stroke="var(--color-ink-2)" strokeWidth="2" strokeDasharray="6 4" />
        {[0, BOND].map((z) => (
          <circle key={z} cx={x(z)} cy={ZERO} r="5" fill="var(--color-ink)" />
        ))}
        <text x={x(BOND) + 42} y={y(0.42)} fill="var(--color-accent)" fontWeight="600">
          bonding, g
        </text>
        <text x={x(0) - 12} y={HEIGHT - 26} textAnchor="end" fill="var(--color-ink-2)" fontWeight="600">
          antibonding, u
        </text>
      </g>
    </Drawing>
  );
}
