import type { ReactNode } from 'react';
import { drawingUrl } from '#src/base/drawing-file.ts';
import { ChartHead } from './ChartHead.tsx';
import type { Chart, Size } from './chart.ts';
import { Drawings } from './Drawings.tsx';
import { LegendList } from './DrawnChart.tsx';
import { groundOf } from './ground.tsx';
import { TakeLine } from './TakeLine.tsx';

interface Props {
  chart: Chart;
  /** Those that the page has room for. */
  sizes: readonly Size[];
  /** The page's own table of what is drawn, where it has one. */
  tableHref: string;
  /** Links over the drawing, where there are any. */
  marks?: (size: Size) => ReactNode;
  /** In the place of the drawing: a shorter one of the same values. */
  children?: ReactNode;
}

/** A chart beside the page that it belongs to: its drawing is a file, and the page carries its words alone. */
export function ChartPicture({ chart, sizes, tableHref, marks, children }: Props) {
  const id = `${chart.id}-picture`;
  return (
    <figure aria-labelledby={id} className="chart">
      <ChartHead id={id} level={3} title={chart.title} unit={chart.unit} />
      <LegendList legend={chart.legend ?? []} />
      {children ?? (
        <Drawings sizes={sizes} draw={(size) => <ChartGround chart={chart} size={size} marks={marks?.(size)} />} />
      )}
      <TakeLine chart={chart} tableHref={tableHref} />
    </figure>
  );
}

interface GroundProps {
  chart: Chart;
  size: Size;
  /** Links over it. */
  marks?: ReactNode;
}

/** A chart's drawing, from its file. */
export function ChartGround({ chart, size, marks }: GroundProps) {
  const ground = groundOf(chart);
  const { width, height } = ground.boxes[size];
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role={marks ? 'group' : 'img'}
      aria-label={chart.title}
      className="block w-full overflow-visible"
    >
      <use href={drawingUrl(ground, size)} width={width} height={height} />
      {marks}
    </svg>
  );
}
