import { fixed } from '../format-number.ts';
import { Drawing } from '../pictures/Drawing.tsx';

interface Series {
  name: string;
  /** Probability of every number of cut edges; index = cut edges. */
  distribution: readonly number[];
}

interface Props {
  /** One or two: the first is drawn in grey, the second in petrol. A single one is petrol. */
  series: readonly Series[];
  label: string;
  digits?: number;
}

const FILLS = ['var(--color-viz-6)', 'var(--color-accent)'];
const [GAP, LONGEST, TOP] = [14, 96, 46];

/** How probable each number of cut edges is, with numbers above the bars. Those that print as zero everywhere are left out. */
export function CutHistogram({ series, label, digits = 3 }: Props) {
  const fills = series.length === 1 ? FILLS.slice(1) : FILLS;
  const cuts = (series[0]?.distribution ?? []).flatMap((_, cut) =>
    series.some(({ distribution }) => (distribution[cut] ?? 0) > 0.5 * 10 ** -digits) ? [cut] : [],
  );
  const unit = LONGEST / Math.max(...series.flatMap(({ distribution }) => distribution));
  const bar = 15 + 9 * digits;
  const group = series.length * bar + GAP;
  const zero = TOP + LONGEST;
  return (
    <Drawing label={label} width={Math.max(cuts.length * group, 230)} height={zero + 42}>
      <Legend names={series.map(({ name }) => name)} fills={fills} />
      {cuts.map((cut, place) => (
        <g key={cut} textAnchor="middle" fontSize="14">
          {series.map(({ name, distribution }, index) => {
            const value = distribution[cut] ?? 0;
            const [x, height] = [place * group + GAP / 2 + index * bar, value * unit];
            return (
              <g key={name}>
                <rect x={x + 2} y={zero - height} width={bar - 4} height={height} fill={fills[index]} />
                <text x={x + bar / 2} y={zero - height - 5}>
                  {fixed(value, digits)}
                </text>
              </g>
            );
          })}
          <text x={(place + 0.5) * group} y={zero + 18} fill="var(--color-ink)">
            {cut}
          </text>
        </g>
      ))}
      <path d={`M0 ${zero}h${cuts.length * group}`} stroke="var(--color-ink-3)" />
      <text x={(cuts.length * group) / 2} y={zero + 38} textAnchor="middle" fontSize="14">
        cut edges
      </text>
    </Drawing>
  );
}

function Legend({ names, fills }: { names: readonly string[]; fills: readonly string[] }) {
  const starts = names.map((_, index) => names.slice(0, index).reduce((x, name) => x + 34 + name.length * 7.5, 8));
  return names.map((name, index) => (
    <g key={name} fontSize="14">
      <rect x={starts[index]} y="4" width="12" height="12" fill={fills[index]} />
      <text x={(starts[index] ?? 0) + 18} y="15">
        {name}
      </text>
    </g>
  ));
}
