import { round } from '#src/base/svg-path.ts';
import { fixed, whole } from '../format-number.ts';
import { Drawing } from '../pictures/Drawing.tsx';
import { standardError } from './theory.ts';

const [LEFT, WIDTH, ROW] = [62, 230, 32];
const at = (f: number) => round(LEFT + ((f + 1) / 2) * WIDTH);

/** The scale of outputs from −1 to 1 with an estimate of f and its standard error for each number of readings. */
export function ReadingScale({ f, readings, label }: { f: number; readings: readonly number[]; label: string }) {
  const bottom = 26 + readings.length * ROW;
  return (
    <Drawing label={label} width={LEFT + WIDTH + 86} height={bottom + 24}>
      <path d={`M${at(0)} 20H${at(1)}V${bottom}H${at(0)}z`} fill="var(--color-accent-soft)" />
      <path d={`M${at(-1)} ${bottom}H${at(1)}M${at(0)} 20V${bottom}`} stroke="var(--color-ink-3)" />
      <g fontSize="14" textAnchor="middle">
        <text x={at(-0.5)} y="14">
          class −1
        </text>
        <text x={at(0.5)} y="14">
          class +1
        </text>
        {[-1, 0, 1].map((tick) => (
          <text key={tick} x={at(tick)} y={bottom + 18}>
            {fixed(tick, 0)}
          </text>
        ))}
      </g>
      {readings.map((count, row) => {
        const [y, error] = [26 + (row + 0.5) * ROW, standardError(f, count)];
        return (
          <g key={count} fontSize="14">
            <text x={LEFT - 8} y={y + 5} textAnchor="end">
              {whole(count)}
            </text>
            <path d={`M${at(f - error)} ${y}H${at(f + error)}`} stroke="var(--color-phase)" strokeWidth="5" />
            <circle cx={at(f)} cy={y} r="4" fill="var(--color-ink)" />
            <text x={at(1) + 14} y={y + 5}>{`± ${fixed(error, 4)}`}</text>
          </g>
        );
      })}
    </Drawing>
  );
}
