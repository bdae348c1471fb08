import type { DrawingFile } from '#src/base/drawing-file.ts';
import type { Size } from '#src/charts/chart.ts';
import { groundFile, symbolOf } from '#src/charts/ground.tsx';
import { pageOf, remembered } from '#src/model/read-content.ts';
import { layoutWith } from './machines-chart.tsx';
import { placedMachines } from './placed-machines.ts';
import type { ChartLayout } from './qubits-and-errors/layout.ts';
import { QubitsAndErrors } from './qubits-and-errors/QubitsAndErrors.tsx';

/** The sizes that a machine's page has room for. */
export const GROUND_SIZES = ['middle', 'narrow'] as const satisfies readonly Size[];

export type GroundSize = (typeof GROUND_SIZES)[number];

/** The machines' chart, pale and without names, for pages that put one machine over it. */
export function machinesGround(): DrawingFile {
  return remembered('ground of the machines', () => {
    const symbols = GROUND_SIZES.map((size) => {
      const layout = groundLayout(size, []);
      const drawing = <QubitsAndErrors layout={layout} place="file" texts={pageOf('machines').chart} label="" />;
      // Each mark is a group of its own; the drawing has no others.
      return symbolOf(drawing, size).replaceAll('<g>', '<g opacity=".6">');
    });
    return groundFile('machines', symbols);
  });
}

/** Where everything is on the ground; `named` has a name, or none, or as many as fit. */
export function groundLayout(size: Size, named?: readonly string[]): ChartLayout {
  return layoutWith(placedMachines(), pageOf('machines').chart, size, named);
}
