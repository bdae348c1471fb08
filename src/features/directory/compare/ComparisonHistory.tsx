import { logPlace, type Range, rangeOf } from '#src/base/log-place.ts';
import { numbers, type Point, polyline } from '#src/base/svg-path.ts';
import { signColors } from '#src/charts/TechnologySign.tsx';
import type { ComparedItem, ComparedValue, ComparisonData } from './comparison-data.ts';

interface Props {
  items: readonly ComparedItem[];
  data: ComparisonData;
}

/** A machine of the same maker, with the value that leads. */
interface Step {
  item: ComparedItem;
  year: number;
  value: number;
}

const [WIDTH, HEIGHT, EDGE] = [320, 128, 14];
/** Room for the values of the scale, at the left. */
const SCALE = 44;

/** Whether any of them has a line of machines or an older value. */
export function hasHistory(items: readonly ComparedItem[], data: ComparisonData): boolean {
  return items.some((item) => stepsOf(item, data).length > 1 || changesOf(item, data).length > 0);
}

/** How each maker got here: its machines with a mean or a median on one scale in all columns, and what a value was before. */
export function ComparisonHistory({ items, data }: Props) {
  const texts = data.texts.history;
  const lines = items.map((item) => stepsOf(item, data));
  const steps = lines.flat();
  const scale = rangeOf(steps.map(({ value }) => value));
  const years = rangeOf(steps.map(({ year }) => year));
  const changes = items.map((item) => changesOf(item, data));
  return (
    <tbody>
      <tr className="comparison-part">
        <th scope="rowgroup" colSpan={items.length + 1}>
          {data.history ? texts.title : texts.titleWithoutLine}
        </th>
      </tr>
      {scale && years ? (
        <tr>
          <th scope="row">{texts.line}</th>
          {items.map((item, index) => (
            <td key={item.id} className="comparison-maker">
              <small>{item.by}</small>
              {lines[index]?.length ? (
                <>
                  <Line steps={lines[index]} compared={item} scale={scale} years={years} />
                  <small>{inWords(lines[index])}</small>
                </>
              ) : (
                <span className="comparison-absent">{texts.noLine}</span>
              )}
            </td>
          ))}
        </tr>
      ) : null}
      {changes.some(({ length }) => length > 0) ? (
        <tr>
          <th scope="row">{texts.older}</th>
          {items.map((item, index) => (
            <td key={item.id}>
              {changes[index]?.map((change) => (
                <small key={change}>{change}</small>
              ))}
            </td>
          ))}
        </tr>
      ) : null}
    </tbody>
  );
}

function stepsOf({ by }: ComparedItem, { items, history = '' }: ComparisonData): Step[] {
  return items
    .flatMap((item) => {
      const value = item.values[history];
      const isStep = item.by === by && value?.basis === 'measured' && value.number && item.since;
      return isStep ? [{ item, year: yearOf(item.since ?? ''), value: value.number ?? 0 }] : [];
    })
    .sort((a, b) => a.year - b.year);
}

/** "Readout error: 0.048% (Nov 2025) → 0.033% (Jun 2026)". */
function changesOf({ values }: ComparedItem, { figures }: ComparisonData): string[] {
  return figures.flatMap(({ key, label }) => {
    const { was, text, note } = values[key] ?? ({} as Partial<ComparedValue>);
    return was ? [`${label}: ${was} → ${text} (${note?.split(', ').at(-1)})`] : [];
  });
}

/** A year as the middle of it, a month as the middle of that. */
function yearOf(date: string): number {
  const [year = 0, month] = date.split('-').map(Number);
  return month ? year + (month - 0.5) / 12 : year + 0.5;
}

function Line({
  steps,
  compared,
  scale,
  years,
}: {
  steps: readonly Step[];
  compared: ComparedItem;
  scale: Range;
  years: Range;
}) {
  const color = compared.technology ? signColors[compared.technology] : 'var(--color-viz-1)';
  const [first, last] = years;
  const placeOf = ({ year, value }: Step): Point => [
    SCALE + ((year - first) / (last - first || 1)) * (WIDTH - SCALE - EDGE),
    placeAt(value),
  ];
  const placeAt = (value: number) => EDGE + 16 + (1 - logPlace(value, scale)) * (HEIGHT - 2 * EDGE - 52);
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" className="comparison-line">
      <path d={`M0 ${HEIGHT - 20}H${WIDTH}`} stroke="var(--color-rule)" />
      {scale.map((value) => (
        <g key={value}>
          <path d={`M${SCALE} ${numbers(placeAt(value))}H${WIDTH}`} stroke="var(--color-rule)" strokeDasharray="1 3" />
          <text x="0" y={numbers(placeAt(value) + 4)}>
            {percent(value)}
          </text>
        </g>
      ))}
      <path d={polyline(steps.map(placeOf))} fill="none" stroke={color} strokeWidth="1.5" />
      {steps.map((step, index) => {
        const [x, y] = placeOf(step);
        const beside = [steps[index - 1], steps[index + 1]].flatMap((other) => (other ? placeOf(other)[1] : []));
        const isCompared = step.item.id === compared.id;
        return (
          <g key={step.item.id}>
            <circle
              cx={numbers(x)}
              cy={numbers(y)}
              r={isCompared ? 5 : 3.5}
              fill={isCompared ? color : 'var(--color-paper)'}
              stroke={color}
              strokeWidth="1.5"
            />
            {isCompared ? (
              // On the side from which no line comes.
              <text
                x={numbers(x)}
                y={numbers(beside.some((other) => other < y) ? y + 20 : y - 9)}
                textAnchor={x > WIDTH / 2 ? 'end' : 'start'}
              >
                {step.item.name}
              </text>
            ) : null}
          </g>
        );
      })}
      <text x={SCALE} y={HEIGHT - 5}>
        {Math.floor(first)}
      </text>
      <text x={WIDTH} y={HEIGHT - 5} textAnchor="end">
        {Math.floor(last)}
      </text>
    </svg>
  );
}

/** "Sycamore 2019: 0.62%, Willow 2024: 0.33%". */
const inWords = (steps: readonly Step[]) =>
  steps.map(({ item, value }) => `${item.name} ${item.since?.slice(0, 4)}: ${percent(value)}`).join(', ');

const percent = (share: number) => `${Number((share * 100).toPrecision(3))}%`;
