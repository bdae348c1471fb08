import { createHash } from 'node:crypto';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Size } from '#src/charts/chart.ts';
import { entriesOf, pageOf, remembered } from '#src/model/read-content.ts';
import { layoutWith } from './machines-chart.tsx';
import { placedMachine } from './placed-machines.ts';
import type { ChartLayout } from './qubits-and-errors/layout.ts';
import { QubitsAndErrors } from './qubits-and-errors/QubitsAndErrors.tsx';

/** The sizes that other pages have room for. */
export const GROUND_SIZES = ['middle', 'narrow'] as const satisfies readonly Size[];

export type GroundSize = (typeof GROUND_SIZES)[number];

/**
 * The machines' chart as a file of symbols for pages that put something of their own over it: with names (`middle`,
 * `narrow`), and for a single machine's page pale and without them (`middle-pale`, `narrow-pale`). It takes its colors
 * from the page, and no page carries its paths.
 */
export function machinesGround(): { name: string; file: string; hash: string } {
  return remembered('ground of the machines', () => {
    const symbols = GROUND_SIZES.flatMap((size) => [symbolOf(size, size), symbolOf(size, `${size}-pale`, [])]);
    const file = `<svg xmlns="http://www.w3.org/2000/svg"><title>Machines</title>${symbols.join('')}</svg>`;
    return { name: 'machines', file, hash: createHash('sha256').update(file).digest('hex').slice(0, 8) };
  });
}

/** What `<use href>` names. */
export function groundUrl(symbol: GroundSize | `${GroundSize}-pale`): string {
  const { name, hash } = machinesGround();
  return `/drawings/${name}.${hash}.svg#${symbol}`;
}

/** Where everything is on the ground; `named` has a name, or none, or as many as fit. */
export function groundLayout(size: GroundSize, named?: readonly string[]): ChartLayout {
  return layoutWith(entriesOf('machines').map(placedMachine), pageOf('machines').chart, size, named);
}

function symbolOf(size: GroundSize, id: string, named?: readonly string[]): string {
  const texts = pageOf('machines').chart;
  const drawing = renderToStaticMarkup(
    <QubitsAndErrors layout={groundLayout(size, named)} place="file" texts={texts} label="" />,
  );
  const marks = named ? drawing.replaceAll('<g><title>', '<g opacity=".4"><title>') : drawing;
  return marks
    .replace(/<title>[^<]*<\/title>/g, '')
    .replace(
      /^<svg viewBox="([^"]+)"[^>]*?(font-family="[^"]*" font-size="[^"]*" fill="[^"]*")[^>]*>/,
      `<symbol id="${id}" viewBox="$1" overflow="visible" $2>`,
    )
    .replace(/<\/svg>$/, '</symbol>');
}
