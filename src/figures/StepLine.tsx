import { plotArea } from '#src/charts/plot-area.ts';
import { linear } from '#src/charts/scales.ts';
import type { DatedValue } from '#src/model/figures.ts';
import { formatPartial } from '../design/format-date.ts';
import { stepsOf } from './step-line.ts';

const size = { width: 270, height: 84, margin: { top: 24, right: 84, bottom: 22, left: 6 } };

/** A line of fewer steps says no more than the words "was $43.1M". */
const FEWEST = 3;

/** How a figure changed: a value holds until the next one, from zero up. Nothing where there are few values. */
export function StepLine({ values, label }: { values: readonly DatedValue[]; label: string }) {
  const steps = stepsOf(values);
  const [first] = steps;
  const last = steps.at(-1);
  if (!first || !last || steps.length < FEWEST) return null;
  const most = Math.max(...steps.map(({ size }) => size));
  const { width, height, bottom, x, y } = plotArea({
    ...size,
    x: linear(first.day, Math.max(last.day, first.day + 1)),
    y: linear(0, most),
  });
  const line = steps.map(({ day, size }, index) => (index === 0 ? `M${x(day)} ${y(size)}` : `H${x(day)}V${y(size)}`));
  const words = steps.map(({ value }) => `${value.value} in ${formatPartial(value.asOf)}`).join(', ');
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={`${label}: ${words}`}
      className="figure-steps"
    >
      <path d={`M0 ${bottom}H${width}`} className="base" />
      <path d={`${line.join('')}H${width}`} className="line" />
      {steps.map(({ day, size, value }) => (
        <circle key={value.asOf} cx={x(day)} cy={y(size)} r="3.5" />
      ))}
      {[first, last].map(({ day, size, value }) => (
        <g key={value.asOf}>
          <text x={x(day)} y={y(size) - 8} className={value === last.value ? 'now' : undefined}>
            {value.value}
          </text>
          <text x={x(day)} y={height - 5}>
            {formatPartial(value.asOf)}
          </text>
        </g>
      ))}
    </svg>
  );
}
