import { Bars } from '#src/charts/Bars.tsx';
import { Label } from '#src/charts/Label.tsx';
import { fixed } from '#src/charts/numbers.ts';
import { type PlotArea, plotArea } from '#src/charts/plot-area.ts';
import { linear } from '#src/charts/scales.ts';
import { DrawnPlot } from './DrawnPlot.tsx';

interface Bar {
  /** The basis state, q[0] leftmost. */
  state: string;
  /** Its amplitude, a real number; or a probability. */
  value: number;
}

interface Props {
  bars: readonly Bar[];
  /** What the bars show, in words and with the numbers that matter. */
  label: string;
  /** The state the picture is about; its name is printed in bold and underlined. */
  highlight?: string;
  /** Draws a dashed line at this value, with its name. */
  line?: { value: number; name: string };
  /** Length of the axis; the largest value if not given. */
  max?: number;
  digits?: number;
}

const LONGEST = 92;
const TEXT_ROOM = 22;
const START = 8;
const GAP = 7;

/** Real amplitudes as bars: positive ones upward in petrol (phase 0), negative ones downward in amber (phase π). */
export function AmplitudeBars({ bars, label, highlight, line, max, digits = 3 }: Props) {
  const plot = plotOf(bars, { digits, max, nameWidth: line ? line.name.length * 8 + 4 : 0 });
  const [step, end] = [plot.x(1) - plot.x(0), plot.right + START];
  return (
    <DrawnPlot plot={plot} label={label}>
      <Bars
        plot={plot}
        bars={bars.map(({ value }, index) => ({
          x: [index + GAP / step, index + 1 - GAP / step],
          y: [0, value],
          fill: `var(--color-${value < 0 ? 'phase' : 'accent'})`,
        }))}
      />
      <path d={`M0 ${plot.bottom}H${end}`} stroke="var(--color-ink-3)" />
      {line ? <path d={`M0 ${plot.y(line.value)}H${end}`} stroke="var(--color-ink)" strokeDasharray="5 4" /> : null}
      {bars.map(({ state, value }, index) => (
        <g key={state} textAnchor="middle">
          <Label plot={plot} at={[index + 0.5, value]} dy={value < 0 ? 16 : -6} ground="surface">
            {fixed(value, digits)}
          </Label>
          <text
            x={plot.x(index + 0.5)}
            y={plot.height - 6}
            fontFamily="var(--font-mono)"
            fill="var(--color-ink)"
            fontWeight={state === highlight ? 700 : 400}
            textDecoration={state === highlight ? 'underline' : undefined}
          >
            {state}
          </text>
        </g>
      ))}
      {line ? (
        <text x={end} y={plot.y(line.value) + 5} fill="var(--color-ink)">
          {line.name}
        </text>
      ) : null}
    </DrawnPlot>
  );
}

interface Room {
  digits: number;
  max: number | undefined;
  nameWidth: number;
}

/** Each bar is as wide as its number and its name need; below the axis is room for the longest negative one. */
function plotOf(bars: readonly Bar[], { digits, max, nameWidth }: Room): PlotArea {
  const step = Math.max(digits * 8 + 34, Math.max(...bars.map(({ state }) => state.length)) * 9 + 16);
  const most = max ?? Math.max(...bars.map(({ value }) => Math.abs(value)), 1e-9);
  const below = Math.max(0, ...bars.map(({ value }) => -value / most)) * LONGEST;
  const bottom = Math.ceil(below + (below > 0 ? TEXT_ROOM : 4) + TEXT_ROOM);
  return plotArea({
    width: START * 2 + bars.length * step + nameWidth,
    height: TEXT_ROOM + LONGEST + bottom,
    margin: { top: TEXT_ROOM, right: START + nameWidth, bottom, left: START },
    x: linear(0, bars.length),
    y: linear(0, most),
  });
}
