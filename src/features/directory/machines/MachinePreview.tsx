import { sheet } from '#src/drawings/portraits/portrait.ts';
import { portraitUrl } from '#src/drawings/portraits/portrait-file.tsx';
import { dateText } from '#src/figures/page-references.ts';
import { currentText, type Figure, figuresOf } from '#src/model/figures.ts';
import type { Entry } from '#src/model/read-content.ts';
import { urls } from '#src/model/urls.ts';
import { MEASURES } from './measured.ts';

/** A machine as it opens beside a link to it: its portrait, and what is asked first. */
export function MachinePreview({ machine }: { machine: Entry<'machines'> }) {
  const { id, name, maker, status } = machine;
  const figures = figuresOf(`machines/${id}`);
  const shown = MEASURES.slice(0, 2).flatMap(({ name: measure, head }) => {
    const figure = figures.find((each) => each.name === measure);
    return figure ? [{ ...figure, label: head }] : [];
  });
  return (
    <>
      <PreviewPortrait machine={id} />
      <p id="preview-title">
        {name} <small>{status}</small>
      </p>
      <div id="preview-text">
        <p>{maker}</p>
        <dl>
          {shown.map((figure) => (
            <PreviewFigure key={figure.name} figure={figure} />
          ))}
        </dl>
      </div>
      <p>
        <a href={urls.machine(id)}>Open</a>
      </p>
    </>
  );
}

/** The portrait in a document of its own, which has to say that it is a drawing. */
export function PreviewPortrait({ machine }: { machine: string }) {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${sheet.width} ${sheet.height}`} aria-hidden="true">
      <use href={portraitUrl(machine)} />
    </svg>
  );
}

/** "Error of a two-qubit gate 0.079%, mean, Jun 2026" */
export function PreviewFigure({ figure }: { figure: Figure }) {
  const [value] = figure.values;
  return (
    <>
      <dt>{figure.label}</dt>
      <dd>
        {currentText(figure)} <small>{[value.error?.kind, dateText(value)].filter(Boolean).join(', ')}</small>
      </dd>
    </>
  );
}
