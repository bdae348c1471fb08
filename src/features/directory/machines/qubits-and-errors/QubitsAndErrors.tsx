import { type Point, polyline, round } from '#src/base/svg-path.ts';
import { type Tick, XAxis, YAxis } from '#src/charts/Axis.tsx';
import { type Place, SIZES } from '#src/charts/chart.ts';
import { PlacedName } from '#src/charts/Label.tsx';
import { MarkLink } from '#src/charts/MarkLink.tsx';
import { whole } from '#src/charts/numbers.ts';
import { Plot } from '#src/charts/Plot.tsx';
import type { PlotArea } from '#src/charts/plot-area.ts';
import { SignMark } from '#src/charts/TechnologySign.tsx';
import { urls } from '#src/model/urls.ts';
import { compares, type PlacedMachine, sentenceOf } from '../placed-machines.ts';
import {
  type ChartLayout,
  freeRegionOf,
  LINE_HEIGHT,
  type MachineLabel,
  type PlacedMark,
  type Rug,
  stairOf,
  THRESHOLD,
  type Words,
} from './layout.ts';

/** Words in the drawing, from `content/pages/machines.yaml`. */
export interface DrawingTexts {
  errorAxis: string;
  qubitAxis: string;
}

interface Props {
  layout: ChartLayout;
  place: Place;
  label: string;
  texts: DrawingTexts;
}

/** Machines by qubits and two-qubit error, both logarithmic; right and down is better. Others are named below the axis. */
export function QubitsAndErrors({ layout, place, label, texts }: Props) {
  const { plot, radius, marks, frontier, rugs } = layout;
  const stair = stairOf(frontier, plot);
  return (
    <Plot plot={plot} label={label} role="group" className="block w-full overflow-visible">
      <Band plot={plot} />
      <FreeRegion plot={plot} stair={stair} />
      <YAxis plot={plot} ticks={errorTicks(plot)} />
      <text x="0" y="12">
        {texts.errorAxis}
      </text>
      <XAxis plot={plot} ticks={qubitTicks(plot)} />
      <QubitAxisName plot={plot} name={texts.qubitAxis} />
      <DrawnWords words={layout.threshold} plot={plot} fill="var(--color-phase)" />
      <DrawnWords words={layout.free} plot={plot} fill="var(--color-accent)" weight={600} />
      <path className="stair" d={polyline(stair)} fill="none" stroke="var(--color-accent)" strokeWidth="1.5" />
      {marks.map((mark) => (
        <MarkLink key={mark.machine.id} place={place} {...linkOf(mark.machine, mark.label)}>
          <MachineMark mark={mark} radius={radius} isLeading={frontier.includes(mark.machine)} />
        </MarkLink>
      ))}
      {rugs.map((rug) => (
        <RugMarks key={rug.top} rug={rug} place={place} plot={plot} />
      ))}
    </Plot>
  );
}

/** A link's name begins with what is seen of it (WCAG 2.5.3). */
function linkOf(machine: PlacedMachine, label?: MachineLabel) {
  const { id, year } = machine;
  const sentence = sentenceOf(machine);
  const name = label?.values ? `${label.name} ${label.values}: ${sentence}` : sentence;
  return { href: urls.machine(id), name, year, row: id };
}

function Band({ plot }: { plot: PlotArea }) {
  const [low, high] = THRESHOLD.map((error) => plot.y(error)) as [number, number];
  const width = round(plot.right - plot.left);
  return <rect x={plot.left} y={high} width={width} height={round(low - high)} fill="var(--color-phase-soft)" />;
}

function DrawnWords({ words, plot, fill, weight }: { words: Words; plot: PlotArea; fill: string; weight?: number }) {
  const { lines, at, anchor } = words;
  return lines.map((line, index) => (
    <text
      key={line}
      x={at[0]}
      y={round(at[1] + index * LINE_HEIGHT * plot.fontSize)}
      textAnchor={anchor}
      fill={fill}
      fontWeight={weight}
    >
      {line}
    </text>
  ));
}

function FreeRegion({ plot, stair }: { plot: PlotArea; stair: readonly Point[] }) {
  const d = polyline(freeRegionOf(stair, plot), { closed: true });
  return <path className="free-region" d={d} fill="var(--color-accent-soft)" fillOpacity="0.75" />;
}

/** Half a finger's width. */
const REACH = 12;

function MachineMark({ mark, radius, isLeading }: { mark: PlacedMark; radius: number; isLeading: boolean }) {
  const { machine, at, label } = mark;
  const [cx, cy] = at;
  return (
    <>
      <circle cx={cx} cy={cy} r={REACH} fill="transparent" />
      {compares(machine) ? null : (
        <circle
          cx={cx}
          cy={cy}
          r={radius + 5.5}
          fill="none"
          stroke="var(--color-ink-3)"
          strokeWidth="1.2"
          strokeDasharray="2.4 2"
        />
      )}
      <SignMark
        technology={machine.technology}
        status={machine.status}
        at={at}
        radius={radius}
        ground="var(--color-paper)"
      />
      {label ? <PlacedName at={label} name={label.name} value={label.values} weight={isLeading ? 600 : 500} /> : null}
    </>
  );
}

interface RugProps {
  rug: Rug;
  place: Place;
  plot: PlotArea;
}

function RugMarks({ rug, place, plot }: RugProps) {
  return (
    <>
      <DrawnWords
        words={{ lines: rug.lines, at: [0, rug.top + 4], anchor: 'start' }}
        plot={plot}
        fill="var(--color-ink-2)"
      />
      {rug.marks.map(({ machine, at }) => (
        <MarkLink key={machine.id} place={place} {...linkOf(machine)}>
          <SignMark
            technology={machine.technology}
            status={machine.status}
            at={at}
            radius={4.2}
            ground="var(--color-paper)"
          />
        </MarkLink>
      ))}
    </>
  );
}

/** "1%", at one, two and five. */
function errorTicks({ y, top, bottom }: PlotArea): Tick[] {
  return [1, 2, 5]
    .flatMap((step) => [1e-5, 1e-4, 1e-3, 1e-2, 1e-1].map((power) => Number((step * power).toPrecision(3))))
    .filter((error) => y(error) >= top - 0.5 && y(error) <= bottom + 0.5)
    .map((at) => ({ at, text: `${Number((100 * at).toPrecision(3))}%` }));
}

/** Between the last two ticks, where there is room, else below them. */
function QubitAxisName({ plot, name }: { plot: PlotArea; name: string }) {
  const isNarrow = plot.width < SIZES.middle;
  const x = isNarrow ? plot.right : plot.right - 50;
  return (
    <text x={x} y={plot.bottom + (isNarrow ? 37 : 20)} textAnchor="end">
      {name}
    </text>
  );
}

/** The powers of ten, the first and the last within the plot. */
function qubitTicks({ x }: PlotArea): Tick[] {
  const ticks = x.ticks();
  return ticks.map((at, index) => ({
    at,
    text: whole(at),
    anchor: index === ticks.length - 1 ? 'end' : index === 0 ? 'start' : undefined,
  }));
}
