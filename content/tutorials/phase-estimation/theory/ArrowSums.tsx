import { numbers, type Point, polyline } from '#src/base/svg-path.ts';
import { fixed } from '#src/charts/numbers.ts';
import { Drawing } from '#src/features/learn/tutorials/pictures/Drawing.tsx';
import { outcomeProbability } from './phase-estimation-theory.ts';

const [LENGTH, PANEL, MIDDLE, HEIGHT] = [128, 134, 58, 150];

/** The corners of a chain of 2^t arrows of length 1/2^t, each turned by δ against the one before. */
function chain(phase: number, t: number, c: number): Point[] {
  const size = 2 ** t;
  const delta = phase - c / size;
  const corners: Point[] = [[0, 0]];
  for (let x = 0; x < size; x += 1) {
    const [right = 0, up = 0] = corners[x] ?? [];
    const angle = 2 * Math.PI * delta * x;
    corners.push([right + Math.cos(angle) / size, up + Math.sin(angle) / size]);
  }
  return corners;
}

/** Chains of arrows for some outcomes, side by side, each with its sum and its probability. */
export function ArrowSums({ phase, t, cs }: { phase: number; t: number; cs: readonly number[] }) {
  const said = cs.map((c) => `outcome ${c}, probability ${fixed(outcomeProbability(phase, t, c), 3)}`).join('; ');
  return (
    <Drawing
      label={`The ${2 ** t} arrows that add up to the amplitude of an outcome, for the phase ${phase}: ${said}.`}
      width={cs.length * PANEL}
      height={HEIGHT}
    >
      <g fontSize="14" textAnchor="middle">
        {cs.map((c, index) => (
          <Panel key={c} left={index * PANEL} corners={chain(phase, t, c)}>
            <tspan fontWeight="600" fill="var(--color-ink)">
              c = {c}
            </tspan>
            <tspan x={(index + 0.5) * PANEL} dy="18">
              P = {fixed(outcomeProbability(phase, t, c), 3)}
            </tspan>
          </Panel>
        ))}
      </g>
    </Drawing>
  );
}

function Panel({ left, corners, children }: { left: number; corners: Point[]; children: React.ReactNode }) {
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const middle = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  const placed = corners.map(
    ([x, y]): Point => [left + PANEL / 2 + (x - middle(xs)) * LENGTH, MIDDLE - (y - middle(ys)) * LENGTH],
  );
  const [start = [0, 0], end = [0, 0]] = [placed[0], placed.at(-1)];
  return (
    <>
      <path d={polyline(placed)} fill="none" stroke="var(--color-ill-3)" strokeWidth="1.5" />
      <path
        d={placed.map((point) => `M${numbers(...point)}h0`).join('')}
        stroke="var(--color-ink-3)"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path
        d={`M${numbers(...start)}L${numbers(...end)}`}
        stroke="var(--color-accent)"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <text x={left + PANEL / 2} y={HEIGHT - 24}>
        {children}
      </text>
    </>
  );
}
