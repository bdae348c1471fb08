import { createHash } from 'node:crypto';
import { renderToStaticMarkup } from 'react-dom/server';
import { figureOf } from '#src/model/figures.ts';
import { type Entry, entriesOf, remembered } from '#src/model/read-content.ts';
import { PortraitDrawing } from './PortraitDrawing.tsx';
import { sheet } from './portrait.ts';

/** The portrait of a machine as a file that pages use, so that none carries a thousand sites. */
export interface PortraitFile {
  readonly name: string;
  readonly file: string;
  /** Of the content. It is part of the address, so that the file can be kept for ever. */
  readonly hash: string;
}

/** The portraits of all machines. */
export function portraitFiles(): readonly PortraitFile[] {
  return [...built().values()];
}

/** What `<use href>` names: it takes its colors from the page. */
export function portraitUrl(machine: string): string {
  const file = built().get(machine);
  return `/drawings/${file?.name}.${file?.hash}.svg#p`;
}

/** How many physical qubits a machine has; undefined where no number leads. */
export function qubitCount(machine: string): number | undefined {
  return figureOf(`machines/${machine}/physical-qubits`).values[0].count;
}

function built(): ReadonlyMap<string, PortraitFile> {
  return remembered('portraits', () => new Map(entriesOf('machines').map((machine) => [machine.id, fileOf(machine)])));
}

function fileOf({ id, name, technology, status, lattice }: Entry<'machines'>): PortraitFile {
  const file = renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg">
      <title>{name}</title>
      <symbol id="p" viewBox={`0 0 ${sheet.width} ${sheet.height}`} fill="none">
        <PortraitDrawing technology={technology} status={status} lattice={lattice} count={qubitCount(id)} />
      </symbol>
    </svg>,
  );
  return { name: `portrait-${id}`, file, hash: createHash('sha256').update(file).digest('hex').slice(0, 8) };
}
