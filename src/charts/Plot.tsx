/*
 * The chart kit. A chart is a plot area (what its axes measure, and the room around them) and parts that take it:
 *
 *   plot-area.ts, scales.ts   `plotArea({ width, height, margin, x: linear(0, 1), y: log(1, 1e6) })`; scales are d3's
 *   Plot                      the field, with the chart's name; in a tutorial `DrawnPlot`, which also scrolls on a phone
 *   Axis                      `XAxis`, `YAxis` with its grid, `Grid` alone; `ticksAt([0, 1], percent)` gives the ticks
 *   Line, Bars, Marks, Label  take values, not places; whatever else a chart draws asks `plot.x(value)`
 *   numbers.ts                how numbers are written: 10⁻⁵, 46%, 1,024, −0.35; `yearOf` in scales.ts: where dates lie
 *   ValueTable                the numbers of the chart: in sight, behind `TableDisclosure`, or visually hidden where the
 *                             drawing prints them all; `valuesAt` makes them from lines. No chart without its numbers.
 *   bar-chart                 draws whole charts of counts, with `countEach`
 *   chart.ts, DrawnChart      a chart that can be taken along, and how it stands on a page; `src/publish/charts.ts` lists all
 *
 * A mark that says more than the table is a link to where that is explained (`MarkLink`), and its plot a group.
 * Everything is drawn at build. Only scales.ts knows d3, which weighs 10 KB; an island never imports it (tests/rooms).
 *
 * A chart to copy, but for its imports: each part is in the file of its name, `ticksAt` in Axis.tsx and `sampled` in
 * Line.tsx (`kit.test.tsx` draws it):
 *
 *   const margin = { top: 24, right: 8, bottom: 42, left: 46 };
 *   const plot = plotArea({ width: 400, height: 240, margin, x: linear(0, 10), y: linear(0, 1) });
 *   const kept = (step: number) => 0.8 ** step;
 *   const values = { columns: ['steps', 'kept'], rows: plot.x.ticks().map((step) => [`${step}`, percent(kept(step))]) };
 *
 *   // What is left after each step.
 *   export function KeptChart() {
 *     return (
 *       <>
 *         <Plot plot={plot} label="What is left falls from 100% to 11% in 10 steps. The values are in the table below.">
 *           <YAxis plot={plot} ticks={ticksAt([0, 0.5, 1], percent)} name="kept" />
 *           <XAxis plot={plot} ticks={ticksAt(plot.x.ticks())} name="steps" />
 *           <Line plot={plot} points={sampled(kept, [0, 10], 40)} stroke="var(--color-viz-1)" />
 *         </Plot>
 *         <ValueTable label="what is left after each step" values={values} />
 *       </>
 *     );
 *   }
 */
import type { ReactNode } from 'react';
import type { PlotArea } from './plot-area.ts';

interface Props {
  plot: Pick<PlotArea, 'width' | 'height' | 'fontSize'>;
  /** What the chart shows, in words, and where its numbers are. */
  label: string;
  /** A `group` where a mark is a link: what is within an `img` is not read. */
  role?: 'img' | 'group';
  className?: string;
  children: ReactNode;
}

/** The field of a chart that fills the width it is given. */
export function Plot({ plot, label, role = 'img', className = 'block w-full', children }: Props) {
  return (
    <svg
      viewBox={`0 0 ${plot.width} ${plot.height}`}
      role={role}
      aria-label={label}
      fontFamily="var(--font-sans)"
      fontSize={plot.fontSize}
      fill="var(--color-ink-3)"
      className={className}
    >
      {children}
    </svg>
  );
}
