import { Bars } from '#src/charts/Bars.tsx';
import { Label } from '#src/charts/Label.tsx';
import { fixed } from '#src/charts/numbers.ts';
import { plotArea } from '#src/charts/plot-area.ts';
import { linear } from '#src/charts/scales.ts';
import { ValueTable } from '#src/charts/ValueTable.tsx';
import { DrawnPlot } from '#src/features/learn/tutorials/pictures/DrawnPlot.tsx';

interface Series {
  name: string;
  /** Probability of every number of cut edges; index = cut edges. */
  distribution: readonly number[];
}

interface Props {
  /** One or two: the first is drawn in gray, the second in petrol. A single one is petrol. */
  series: readonly Series[];
  label: string;
  digits?: number;
}

const FILLS = ['var(--color-viz-6)', 'var(--color-accent)'];
const [GAP, LONGEST, TOP, BOTTOM] = [14, 96, 46, 42];

/** How probable each number of cut edges is, with numbers above the bars. Those that print as zero everywhere are left out. */
export function CutHistogram({ series, label, digits = 3 }: Props) {
  const fills = series.length === 1 ? FILLS.slice(1) : FILLS;
  const cuts = (series[0]?.distribution ?? []).flatMap((_, cut) =>
    series.some(({ distribution }) => (distribution[cut] ?? 0) > 0.5 * 10 ** -digits) ? [cut] : [],
  );
  const bar = 15 + 9 * digits;
  const group = series.length * bar + GAP;
  const [end, width] = [cuts.length * group, Math.max(cuts.length * group, 230)];
  const plot = plotArea({
    width,
    height: TOP + LONGEST + BOTTOM,
    margin: { top: TOP, right: width - end, bottom: BOTTOM, left: 0 },
    // In units of the drawing: the width of a bar follows from the digits above it.
    x: linear(0, end),
    y: linear(0, Math.max(...series.flatMap(({ distribution }) => distribution))),
  });
  const values = {
    columns: ['cut edges', ...series.map(({ name }) => name)],
    rows: cuts.map((cut) => [String(cut), ...series.map(({ distribution }) => fixed(distribution[cut] ?? 0, digits))]),
  };
  return (
    <>
      <DrawnPlot plot={plot} label={label}>
        <Legend names={series.map(({ name }) => name)} fills={fills} />
        {cuts.map((cut, place) => (
          <g key={cut}>
            {series.map(({ name, distribution }, index) => {
              const [value, x] = [distribution[cut] ?? 0, place * group + GAP / 2 + index * bar];
              return (
                <g key={name}>
                  <Bars plot={plot} bars={[{ x: [x + 2, x + bar - 2], y: [0, value], fill: fills[index] ?? '' }]} />
                  <Label plot={plot} at={[x + bar / 2, value]} dy={-5} anchor="middle">
                    {fixed(value, digits)}
                  </Label>
                </g>
              );
            })}
            <Label plot={plot} at={[(place + 0.5) * group, 0]} dy={18} anchor="middle" fill="var(--color-ink)">
              {cut}
            </Label>
          </g>
        ))}
        <path d={`M0 ${plot.bottom}h${end}`} stroke="var(--color-ink-3)" />
        <Label plot={plot} at={[end / 2, 0]} dy={38} anchor="middle">
          cut edges
        </Label>
      </DrawnPlot>
      <ValueTable label={label} values={values} className="visually-hidden" />
    </>
  );
}

function Legend({ names, fills }: { names: readonly string[]; fills: readonly string[] }) {
  const starts = names.map((_, index) => names.slice(0, index).reduce((x, name) => x + 34 + name.length * 7.5, 8));
  return names.map((name, index) => (
    <g key={name}>
      <rect x={starts[index]} y="4" width="12" height="12" fill={fills[index]} />
      <text x={(starts[index] ?? 0) + 18} y="15">
        {name}
      </text>
    </g>
  ));
}
