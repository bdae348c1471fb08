import type { ReactNode } from 'react';
import type { PlotArea } from '#src/charts/plot-area.ts';
import { TableDisclosure, type Values, ValueTable } from '#src/charts/ValueTable.tsx';
import { Drawing } from './Drawing.tsx';

interface Props {
  plot: PlotArea;
  label: string;
  /** The numbers of the chart, unless it prints them itself. */
  values?: Values;
  children: ReactNode;
}

/** The field of a chart in a tutorial: as wide as its drawing, with letters of the size that stays readable. */
export function DrawnPlot({ plot, label, values, children }: Props) {
  return (
    <>
      <Drawing label={label} width={plot.width} height={plot.height}>
        <g fontSize={plot.fontSize}>{children}</g>
      </Drawing>
      {values ? <PictureValues label={label} values={values} /> : null}
    </>
  );
}

/** Below the drawing of a chart, for who wants to read its numbers. */
export function PictureValues({ label, values }: { label: string; values: Values }) {
  return (
    <TableDisclosure>
      <ValueTable label={label} values={values} className="w-full" />
    </TableDisclosure>
  );
}
