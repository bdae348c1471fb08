import { dots, polyline } from '#src/base/svg-path.ts';
import { fixed } from '../format-number.ts';
import { Drawing } from '../pictures/Drawing.tsx';
import { successWithin } from './theory.ts';

const [LEFT, BASE, HEIGHT, STEP] = [46, 150, 130, 36];
const RUNS = 10;

interface Series {
  name: string;
  /** Probability of success of a single run. */
  p: number;
  color: 'accent' | 'phase';
}

/** Probability of having found the order after k runs. */
export function SuccessChart({ series }: { series: readonly Series[] }) {
  const point = (runs: number, p: number) => [LEFT + 12 + (runs - 1) * STEP, BASE - p * HEIGHT] as const;
  return (
    <Drawing
      label={`Probability of success within 1 to ${RUNS} runs. ${series.map(({ name, p }) => `${name}: ${successWithin(1, p).toFixed(4)} after one run, ${successWithin(4, p).toFixed(4)} after four`).join('. ')}.`}
      width={LEFT + RUNS * STEP + 10}
      height={BASE + 42}
    >
      <g fontSize="14">
        {[0, 0.5, 1].map((share) => (
          <g key={share}>
            <path d={`M${LEFT} ${BASE - share * HEIGHT}h${RUNS * STEP}`} stroke="var(--color-rule)" />
            <text x={LEFT - 8} y={BASE - share * HEIGHT + 5} textAnchor="end">
              {share}
            </text>
          </g>
        ))}
        {[1, 2, 4, 8].map((runs) => (
          <text key={runs} x={point(runs, 0)[0]} y={BASE + 20} textAnchor="middle">
            {runs}
          </text>
        ))}
        <text x={LEFT + RUNS * STEP} y={BASE + 38} textAnchor="end">
          runs
        </text>
        {series.map(({ name, p, color }, row) => {
          const points = Array.from({ length: RUNS }, (_, k) => point(k + 1, successWithin(k + 1, p)));
          return (
            <g key={name} stroke={`var(--color-${color})`} fill="none">
              <path d={polyline(points)} />
              <path d={dots(points)} strokeWidth="8" strokeLinecap="round" />
              <text x={LEFT + 160} y={BASE - 44 + row * 24} fill={`var(--color-${color})`} stroke="none">
                {name}: {fixed(p, 4)} a run
              </text>
            </g>
          );
        })}
      </g>
    </Drawing>
  );
}
