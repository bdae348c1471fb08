import { dots, numbers, type Point, sampledCurve } from '#src/base/svg-path.ts';
import { Drawing } from '../pictures/Drawing.tsx';
import { successProbability } from './theory.ts';

interface Series {
  /** Marked items. */
  M: number;
  name: string;
  color: 'accent' | 'phase';
}

interface Props {
  N: number;
  /** The last number of iterations shown. */
  upTo: number;
  series: readonly Series[];
  /** Numbers of iterations that are named on the axis. */
  ticks: readonly number[];
  label: string;
}

const [LEFT, TOP, WIDTH, HEIGHT] = [40, 34, 350, 120];

/** Probability of success against the number of iterations: dots where it exists, a thin line to guide the eye. */
export function SuccessCurve({ N, upTo, series, ticks, label }: Props) {
  const x = (k: number) => LEFT + 10 + (k / upTo) * (WIDTH - 20);
  const place = (k: number, M: number): Point => [x(k), TOP + HEIGHT * (1 - successProbability(N, k, M))];
  const base = TOP + HEIGHT;
  return (
    <Drawing label={label} width={LEFT + WIDTH + 6} height={base + 42}>
      <path d={[0, 0.5, 1].map((p) => `M${LEFT} ${base - p * HEIGHT}h${WIDTH}`).join('')} stroke="var(--color-rule)" />
      <g fontSize="14">
        {[0, 0.5, 1].map((p) => (
          <text key={p} x={LEFT - 7} y={base - p * HEIGHT + 5} textAnchor="end">
            {p}
          </text>
        ))}
        {ticks.map((k) => (
          <text key={k} x={numbers(x(k))} y={base + 20} textAnchor="middle">
            {k}
          </text>
        ))}
        <text x={LEFT + WIDTH} y={base + 38} textAnchor="end">
          iterations k
        </text>
        {series.map(({ M, name, color }, index) => (
          <g key={M} stroke={`var(--color-${color})`} fill="none">
            <path
              d={sampledCurve((t) => place(t * upTo, M), 64)}
              strokeOpacity="0.55"
              strokeDasharray={index === 0 ? undefined : '5 4'}
            />
            <path
              d={dots(Array.from({ length: upTo + 1 }, (_, k) => place(k, M)))}
              strokeWidth="9"
              strokeLinecap="round"
            />
            <text x={LEFT + 10 + index * 170} y="14" fill={`var(--color-${color})`} stroke="none">
              {index === 0 ? '—' : '- -'} {name}
            </text>
          </g>
        ))}
      </g>
    </Drawing>
  );
}
