import type { DatedValue } from '#src/model/figures.ts';
import { formatPartial } from './partial-date.ts';
import { stepsOf } from './step-line.ts';

const WIDTH = 270;
const TOP = 24;
const BASE = 62;
const HEIGHT = 84;
const EDGE = 6;

/** A line of fewer steps says no more than the words "was $43.1M". */
const FEWEST = 3;

/** How a figure changed: a value holds until the next one, from zero up. Nothing where there are few values. */
export function StepLine({ values, label }: { values: readonly DatedValue[]; label: string }) {
  const steps = stepsOf(values);
  const [first] = steps;
  const last = steps.at(-1);
  if (!first || !last || steps.length < FEWEST) return null;
  const most = Math.max(...steps.map(({ size }) => size));
  const x = (day: number) => EDGE + ((day - first.day) / Math.max(1, last.day - first.day)) * (WIDTH - 90);
  const y = (size: number) => BASE - (size / most) * (BASE - TOP);
  const line = steps.map(({ day, size }, index) => (index === 0 ? `M${x(day)} ${y(size)}` : `H${x(day)}V${y(size)}`));
  const words = steps.map(({ value }) => `${value.value} in ${formatPartial(value.asOf)}`).join(', ');
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={`${label}: ${words}`} className="figure-steps">
      <path d={`M0 ${BASE}H${WIDTH}`} className="base" />
      <path d={`${line.join('')}H${WIDTH}`} className="line" />
      {steps.map(({ day, size, value }) => (
        <circle key={value.asOf} cx={x(day)} cy={y(size)} r="3.5" />
      ))}
      {[first, last].map(({ day, size, value }) => (
        <g key={value.asOf}>
          <text x={x(day)} y={y(size) - 8} className={value === last.value ? 'now' : undefined}>
            {value.value}
          </text>
          <text x={x(day)} y={HEIGHT - 5}>
            {formatPartial(value.asOf)}
          </text>
        </g>
      ))}
    </svg>
  );
}
