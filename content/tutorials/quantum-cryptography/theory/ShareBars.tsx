import { Bars, stacked } from '#src/charts/Bars.tsx';
import { Label } from '#src/charts/Label.tsx';
import { percent } from '#src/charts/numbers.ts';
import { plotArea } from '#src/charts/plot-area.ts';
import { linear } from '#src/charts/scales.ts';
import { DrawnPlot } from '#src/features/learn/tutorials/pictures/DrawnPlot.tsx';

export interface ShareRow {
  name: string;
  /** In the order of the parts; they add up to 1. */
  shares: readonly number[];
}

interface Props {
  parts: readonly { name: string; tone: 'accent' | 'phase' | 'ill-2' | 'ill-3' }[];
  rows: readonly ShareRow[];
  digits?: number;
  label: string;
}

const [ROW, LEGEND, WIDTH] = [40, 22, 290];
/** Between two parts, as a share of the bar. */
const GAP = 1.5 / WIDTH;
/** How wide a letter is at most. */
const LETTER = 9;
const [onDark, onLight] = ['var(--color-on-accent)', 'var(--color-ink)'];
const inks = { accent: onDark, phase: onDark, 'ill-2': onLight, 'ill-3': onLight };

/** One bar a row, divided into named parts; parts too narrow for their percentage go without it. */
export function ShareBars({ parts, rows, digits = 0, label }: Props) {
  const plot = plotArea({
    width: 352,
    height: rows.length * ROW + parts.length * LEGEND,
    margin: { top: 0, right: 0, bottom: parts.length * LEGEND, left: 62 },
    x: linear(0, 1),
    y: linear(rows.length, 0),
  });
  return (
    <DrawnPlot plot={plot} label={label}>
      {rows.map(({ name, shares }, row) => (
        <g key={name}>
          <text y={plot.y(row) + 19}>{name}</text>
          {stacked(shares, 1).map(({ start, size }, index) => {
            const { name: part, tone } = parts[index] ?? { name: '', tone: 'ill-2' };
            const text = percent(size, digits);
            const x = [start, start + Math.max(0, size - GAP)] as const;
            return (
              <g key={part}>
                <Bars plot={plot} bars={[{ x, y: [row, row + 0.7], fill: `var(--color-${tone})` }]} />
                {size * WIDTH > text.length * LETTER ? (
                  <Label plot={plot} at={[start + size / 2, row]} dy={19} anchor="middle" fill={inks[tone]}>
                    {text}
                  </Label>
                ) : null}
              </g>
            );
          })}
        </g>
      ))}
      {parts.map(({ name, tone }, index) => (
        <g key={name} transform={`translate(${plot.left} ${plot.bottom + index * LEGEND})`}>
          <rect width="12" height="12" y="3" fill={`var(--color-${tone})`} />
          <text x="20" y="14">
            {name}
          </text>
        </g>
      ))}
    </DrawnPlot>
  );
}
