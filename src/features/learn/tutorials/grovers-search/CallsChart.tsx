import { numbers, type Point, polyline } from '#src/base/svg-path.ts';
import { Drawing } from '../pictures/Drawing.tsx';
import { averageChecks, largeSearchIterations } from './theory.ts';

const [LEFT, TOP, SIDE_X, SIDE_Y] = [46, 24, 240, 180];
/** Decades of N and of calls. */
const DECADES = 6;
const power = ['1', '10', '10²', '10³', '10⁴', '10⁵', '10⁶'];

/** Calls of the test against the number of items, both in powers of ten: slope 1 against slope 1/2. */
export function CallsChart() {
  const place = (N: number, calls: number): Point => [
    LEFT + (Math.log10(N) / DECADES) * SIDE_X,
    TOP + SIDE_Y * (1 - Math.log10(calls) / DECADES),
  ];
  const line = (calls: (N: number) => number) =>
    polyline(Array.from({ length: 2 * DECADES }, (_, half) => 10 ** ((half + 1) / 2)).map((N) => place(N, calls(N))));
  const [, classicalY] = place(10 ** DECADES, averageChecks(10 ** DECADES));
  const [, groverY] = place(10 ** DECADES, largeSearchIterations(10 ** DECADES));
  const million = 10 ** DECADES;
  return (
    <Drawing
      label={`Calls of the test against the number of items, both axes in powers of ten. For a million items a classical search needs ${averageChecks(million)} calls on average, Grover's search ${Math.round(largeSearchIterations(million))}.`}
      width={LEFT + SIDE_X + 70}
      height={TOP + SIDE_Y + 42}
    >
      <path
        d={[0, 2, 4, 6].map((n) => `M${LEFT} ${numbers(TOP + SIDE_Y * (1 - n / DECADES))}h${SIDE_X}`).join('')}
        stroke="var(--color-rule)"
      />
      <g fontSize="14">
        <text x="0" y="12">
          calls of the test
        </text>
        {[0, 2, 4, 6].map((n) => (
          <g key={n}>
            <text x={LEFT - 7} y={numbers(TOP + SIDE_Y * (1 - n / DECADES) + 5)} textAnchor="end">
              {power[n]}
            </text>
            <text x={LEFT + (n / DECADES) * SIDE_X} y={TOP + SIDE_Y + 20} textAnchor="middle">
              {power[n]}
            </text>
          </g>
        ))}
        <text x={LEFT + SIDE_X} y={TOP + SIDE_Y + 38} textAnchor="end">
          items N
        </text>
        <g fill="none" strokeWidth="2.4">
          <path d={line(averageChecks)} stroke="var(--color-ink-3)" strokeDasharray="6 4" />
          <path d={line((N) => largeSearchIterations(N))} stroke="var(--color-accent)" />
        </g>
        <text x={LEFT + SIDE_X + 8} y={classicalY + 5}>
          classical
        </text>
        <text x={LEFT + SIDE_X + 8} y={groverY + 5} fill="var(--color-accent)">
          Grover
        </text>
      </g>
    </Drawing>
  );
}
