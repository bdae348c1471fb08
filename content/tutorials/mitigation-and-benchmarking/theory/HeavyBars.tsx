import { fixed } from '#src/charts/numbers.ts';
import { Drawing } from '#src/features/learn/tutorials/pictures/Drawing.tsx';

interface Props {
  /** Outcomes with their probabilities, the likeliest first. */
  bars: readonly (readonly [outcome: string, probability: number])[];
  label: string;
}

const [WIDTH, HEIGHT, BASE, TALLEST, BAR, LEFT] = [330, 190, 160, 120, 28, 12];

/** Bars sorted by height, the likelier half filled, with a line between the halves. */
export function HeavyBars({ bars, label }: Props) {
  const most = Math.max(...bars.map(([, probability]) => probability));
  const height = (probability: number) => (probability / most) * TALLEST;
  const half = bars.length / 2;
  const middle = LEFT + half * 39 - 5.5;
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
      <path d={`M${middle} 14V${BASE}`} stroke="var(--color-ink-2)" strokeDasharray="4 3" />
      <text x={middle + 10} y="26" fontSize="14">
        below the median
      </text>
      <path d={`M4 ${BASE}H${WIDTH - 4}`} stroke="var(--color-rule-strong)" />
    </Drawing>
  );
}
