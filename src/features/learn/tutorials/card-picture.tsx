import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type DrawingFile, drawingFile, drawingUrl } from '#src/base/drawing-file.ts';
import { entriesOf, remembered } from '#src/model/read-content.ts';
import { type ProgramCircuit, programCircuit } from '../runner/program-circuit.tsx';

/** What a tutorial without a circuit shows on its card. */
interface Card {
  picture: ReactNode;
  /** In user units. */
  width: number;
  height: number;
  label: string;
}

const modules = import.meta.glob<{ card?: Card }>('/content/tutorials/*/theory/*-pictures.tsx', { eager: true });

/** The picture that stands for a tutorial: the circuit of its program, or the `card` among its pictures. */
export function cardPicture({ id, program }: { id: string; program?: string | undefined }): ProgramCircuit {
  if (program === undefined) {
    const drawn = drawnCards().get(id);
    if (!drawn)
      throw new Error(`content/tutorials/${id} has no program in tutorial.yaml and no card among its pictures`);
    return drawn.shown;
  }
  const circuit = programCircuit({ tutorial: id, name: program });
  if (!circuit) throw new Error(`content/tutorials/${id}/tutorial.yaml: the program "${program}" is not a circuit`);
  return circuit;
}

/** The files of the cards that show no circuit. */
export const cardFiles = (): DrawingFile[] => [...drawnCards().values()].map(({ file }) => file);

type Drawn = { file: DrawingFile; shown: ProgramCircuit };

function drawnCards(): ReadonlyMap<string, Drawn> {
  return remembered('tutorial-cards', () => {
    const without = entriesOf('tutorials').filter(({ program }) => program === undefined);
    return new Map(without.flatMap(({ id }) => draw(id)));
  });
}

function draw(id: string): [string, Drawn][] {
  const { card } = modules[`/content/tutorials/${id}/theory/${id}-pictures.tsx`] ?? {};
  if (!card) return [];
  const { picture, width, height, label } = card;
  const markup = renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg">
      <title>{label}</title>
      <symbol id="c" viewBox={`0 0 ${width} ${height}`}>
        {picture}
      </symbol>
    </svg>,
  );
  const file = drawingFile(`card-${id}`, markup);
  return [[id, { file, shown: { href: drawingUrl(file, 'c'), width, height, label } }]];
}
