import { fixed } from '#src/charts/numbers.ts';
import { Drawing } from '#src/features/learn/tutorials/pictures/Drawing.tsx';

interface Props {
  /** Outcomes with their probabilities, the likeliest first. */
  bars: readonly (readonly [outcome: string, probability: number])[];
  label: string;
}

const [WIDTH, HEIGHT, BASE, TALLEST, BAR, LEFT] = [330, 190, 160, 120, 28, 12];

/** Bars sorted by height, the upper half filled, and a line for the median. */
export function HeavyBars({ bars, label }: Props) {
  const most = Math.max(...bars.map(([, probability]) => probability));
  const height = (probability: number) => (probability / most) * TALLEST;
  const half = bars.length / 2;
  const median = ((bars[half - 1]?.[1] ?? 0) + (bars[half]?.[1] ?? 0)) / 2;
  return (
    <Drawing label={label} width={WIDTH} height={HEIGHT}>
      <g fontSize="14" textAnchor="middle">
        {bars.map(([outcome, probability], index) => {
          const x = LEFT + index * 39;
          return (
            <g key={outcome}>
              <rect
                x={x}
                y={BASE - height(probability)}
                width={BAR}
                height={height(probability)}
                fill={index < half ? 'var(--color-accent)' : 'none'}
                stroke="var(--color-accent)"
              />
              <text x={x + BAR / 2} y={BASE - height(probability) - 6}>
                {fixed(probability, 2)}
              </text>
              <text x={x + BAR / 2} y={BASE + 18} fill="var(--color-ink)">
                {outcome}
              </text>
            </g>
          );
        })}
      </g>
      <path
        d={`M${LEFT + half * 39} ${BASE - height(median)}H${WIDTH - 6}`}
        stroke="var(--color-ink-2)"
        strokeDasharray="4 3"
      />
      <text x={WIDTH - 8} y={BASE - height(median) - 8} fontSize="14" textAnchor="end">
        median
      </text>
      <path d={`M4 ${BASE}H${WIDTH - 4}`} stroke="var(--color-rule-strong)" />
    </Drawing>
  );
}
