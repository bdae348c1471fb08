import { renderToStaticMarkup } from 'react-dom/server';
import { type DrawingFile, drawingFile, drawingUrl } from '#src/base/drawing-file.ts';
import { figureOf } from '#src/model/figures.ts';
import { type Entry, entriesOf, remembered } from '#src/model/read-content.ts';
import { PortraitDrawing } from './PortraitDrawing.tsx';
import { sheet } from './portrait.ts';

/** The portraits of all machines. */
export function portraitFiles(): readonly DrawingFile[] {
  return [...built().values()];
}

/** What `<use href>` names: it takes its colors from the page. */
export function portraitUrl(machine: string): string {
  const file = built().get(machine);
  if (!file) throw new Error(`There is no machine ${machine}`);
  return drawingUrl(file, 'p');
}

/** How many physical qubits a machine has; undefined where no number leads. */
export function qubitCount(machine: string): number | undefined {
  return figureOf(`machines/${machine}/physical-qubits`).values[0].count;
}

function built(): ReadonlyMap<string, DrawingFile> {
  return remembered('portraits', () => new Map(entriesOf('machines').map((machine) => [machine.id, fileOf(machine)])));
}

function fileOf({ id, name, technology, status, lattice }: Entry<'machines'>): DrawingFile {
  const file = renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg">
      <title>{name}</title>
      <symbol id="p" viewBox={`0 0 ${sheet.width} ${sheet.height}`} fill="none">
        <PortraitDrawing technology={technology} status={status} lattice={lattice} count={qubitCount(id)} />
      </symbol>
    </svg>,
  );
  return drawingFile(`portrait-${id}`, file);
}
