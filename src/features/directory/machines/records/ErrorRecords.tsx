import { type Point, polyline, round } from '#src/base/svg-path.ts';
import { type Tick, XAxis, YAxis } from '#src/charts/Axis.tsx';
import type { Place, Size } from '#src/charts/chart.ts';
import { SIZES } from '#src/charts/chart.ts';
import { textWidth } from '#src/charts/font.ts';
import { halo } from '#src/charts/Label.tsx';
import { MarkLink } from '#src/charts/MarkLink.tsx';
import { Plot } from '#src/charts/Plot.tsx';
import { type PlotArea, plotArea } from '#src/charts/plot-area.ts';
import { linear, log } from '#src/charts/scales.ts';
import { SignMark, signColors } from '#src/charts/TechnologySign.tsx';
import { formatPartial } from '#src/design/format-date.ts';
import type { Machine } from '#src/model/schemas/machine.ts';
import { technologyNames } from '#src/model/technology-names.ts';
import { urls } from '#src/model/urls.ts';
import { type ErrorValue, recordsOf } from './error-records.ts';

/** A technology with what is on record of it; perhaps nothing. */
export interface Panel {
  technology: Machine['technology'];
  values: readonly ErrorValue[];
}

interface Props {
  panels: readonly Panel[];
  size: Size;
  place: Place;
  label: string;
  /** Said in a panel without a value. */
  none: string;
}

const COLUMNS = { wide: 4, middle: 2, narrow: 1 } as const;
const PANEL_HEIGHT = { wide: 210, middle: 200, narrow: 176 } as const;
const GAP = 28;

/** One panel a technology, all on one scale: every mean or median on record, and the lowest so far as a line of steps. */
export function ErrorRecords({ panels, size, place, label, none }: Props) {
  const columns = COLUMNS[size];
  const rows = Math.ceil(panels.length / columns);
  const width = (SIZES[size] - GAP * (columns - 1)) / columns;
  const height = PANEL_HEIGHT[size];
  const scales = scalesOf(panels);
  const whole = { ...plotFor(width, height, scales, size), width: SIZES[size], height: rows * height };
  return (
    <Plot plot={whole} label={label} role="group" className="block w-full overflow-visible">
      {panels.map((panel, index) => (
        <g
          key={panel.technology}
          transform={`translate(${round((index % columns) * (width + GAP))} ${Math.floor(index / columns) * height})`}
        >
          <PanelDrawing panel={panel} plot={plotFor(width, height, scales, size)} place={place} none={none} />
        </g>
      ))}
    </Plot>
  );
}

interface Scales {
  years: readonly [number, number];
  errors: readonly [number, number];
}

function scalesOf(panels: readonly Panel[]): Scales {
  const all = panels.flatMap(({ values }) => values);
  const years = all.map(({ at }) => at);
  const errors = all.map(({ value }) => value);
  return {
    years: [Math.floor(Math.min(...years)), Math.ceil(Math.max(...years))],
    errors: [Math.min(...errors) / 2.4, Math.max(...errors) * 1.3],
  };
}

function plotFor(width: number, height: number, { years, errors }: Scales, size: Size): PlotArea {
  return plotArea({
    width,
    height,
    margin: { top: 34, right: 8, bottom: 34, left: 44 },
    fontSize: size === 'narrow' ? 14 : 13,
    x: linear(...years),
    y: log(...errors),
  });
}

function PanelDrawing({ panel, plot, place, none }: { panel: Panel; plot: PlotArea; place: Place; none: string }) {
  const { technology, values } = panel;
  const records = recordsOf(values);
  return (
    <>
      <g transform="translate(8 9)">
        <SignMark technology={technology} status="in service" />
      </g>
      <text x="22" y="14" fontWeight="600" fill="var(--color-ink)">
        {technologyNames[technology]}
      </text>
      <YAxis plot={plot} ticks={errorTicks(plot)} />
      <XAxis plot={plot} ticks={yearTicks(plot)} />
      <path d={polyline(stepsOf(records, plot))} fill="none" stroke={signColors[technology]} strokeWidth="1.7" />
      {values.map((value) => (
        <MarkLink
          key={`${value.machine.id} ${value.asOf}`}
          place={place}
          href={urls.machine(value.machine.id)}
          name={nameOf(value)}
        >
          <circle cx={plot.x(value.at)} cy={plot.y(value.value)} r="9" fill="transparent" />
          <SignMark
            technology={technology}
            status={value.machine.status}
            at={[plot.x(value.at), plot.y(value.value)]}
            radius={records.at(-1) === value ? 5.5 : 3.2}
            ground="var(--color-paper)"
          />
        </MarkLink>
      ))}
      <LowestName record={records.at(-1)} plot={plot} />
      {values.length === 0 ? (
        <text
          x={round((plot.left + plot.right) / 2)}
          y={round((plot.top + plot.bottom) / 2)}
          textAnchor="middle"
          {...halo('paper')}
        >
          {none}
        </text>
      ) : null}
    </>
  );
}

/** Under the lowest value, within the plot. */
function LowestName({ record, plot }: { record: ErrorValue | undefined; plot: PlotArea }) {
  if (!record) return null;
  const text = `${record.machine.name} ${record.text}`;
  const half = textWidth(text, plot.fontSize, 600) / 2;
  const x = Math.max(plot.left + half, Math.min(plot.right - half, plot.x(record.at)));
  return (
    <text
      x={round(x)}
      y={round(plot.y(record.value) + 21)}
      textAnchor="middle"
      fill="var(--color-ink)"
      fontWeight="600"
      {...halo('paper')}
    >
      {text}
    </text>
  );
}

/** A record holds until the next one, the last to the edge. */
function stepsOf(records: readonly ErrorValue[], { x, y, right }: PlotArea): Point[] {
  return records.flatMap(({ at, value }, index): Point[] => {
    const next = records[index + 1];
    return [
      [x(at), y(value)],
      [next ? x(next.at) : right, y(value)],
    ];
  });
}

function nameOf({ machine, text, asOf }: ErrorValue): string {
  return `${machine.name}, ${machine.maker}: two-qubit error ${text}, ${formatPartial(asOf)}`;
}

function errorTicks({ y, top, bottom }: PlotArea): Tick[] {
  return [0.0001, 0.001, 0.01, 0.1]
    .map((at) => ({ at, text: `${Number((100 * at).toPrecision(1))}%` }))
    .filter(({ at }) => y(at) >= top && y(at) <= bottom);
}

function yearTicks({ x }: PlotArea): Tick[] {
  return x
    .ticks(4)
    .filter(Number.isInteger)
    .map((at) => ({ at, text: String(at) }));
}
