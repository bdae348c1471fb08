import { percent, whole } from '../format-number.ts';
import { Drawing } from '../pictures/Drawing.tsx';
import { intervalHalfWidth } from './theory.ts';

const [LEFT, SCALE, LINE] = [92, 2200, 38];
const xOf = (rate: number) => LEFT + 20 + SCALE * rate;

/** The 95% interval round one measured rate, for samples of different sizes. */
export function IntervalBars({ rate, samples, label }: { rate: number; samples: readonly number[]; label: string }) {
  return (
    <Drawing label={label} width={356} height={samples.length * LINE + 44}>
      <g fontSize="14">
        {[0, rate, 2 * rate].map((tick) => (
          <g key={tick}>
            <path d={`M${xOf(tick)} 0v${samples.length * LINE + 12}`} stroke="var(--color-rule)" />
            <text x={xOf(tick)} y={samples.length * LINE + 32} textAnchor="middle">
              {percent(tick, 0)}
            </text>
          </g>
        ))}
        {samples.map((m, row) => {
          const y = row * LINE + 24;
          const half = intervalHalfWidth(rate, m);
          return (
            <g key={m}>
              <text x="0" y={y + 5}>
                {whole(m)} bits
              </text>
              <path
                d={`M${xOf(rate - half).toFixed(1)} ${y - 7}v14m0-7H${xOf(rate + half).toFixed(1)}m0-7v14`}
                stroke="var(--color-accent)"
                strokeWidth="2.2"
                fill="none"
              />
              <circle cx={xOf(rate)} cy={y} r="4.5" fill="var(--color-accent)" />
            </g>
          );
        })}
      </g>
    </Drawing>
  );
}
