import '#src/design/entry.css';
import { Section } from '#src/design/Section.tsx';
import { FigureMeta, FigureValue } from '#src/figures/FigureValue.tsx';
import type { PageReferences } from '#src/figures/page-references.ts';
import { type Figure, figuresBySource } from '#src/model/figures.ts';
import { pageOf } from '#src/model/read-content.ts';

interface Props {
  /** The paper's id. */
  id: string;
  references: PageReferences;
}

/** So many stand there; the others unfold. */
const FIRST = 10;

/** The figures of this site that rest on a paper; nothing where none does. */
export function PaperFigures({ id, references }: Props) {
  const figures = figuresBySource().get(`paper:${id}`) ?? [];
  if (figures.length === 0) return null;
  const { title, intro } = pageOf('entries').paper.figures;
  const rest = figures.slice(FIRST);
  return (
    <Section id="figures" title={title} intro={intro}>
      <Rows figures={figures.slice(0, FIRST)} references={references} />
      {rest.length > 0 ? (
        <details className="entry-fold">
          <summary>The other {rest.length}</summary>
          <Rows figures={rest} references={references} />
        </details>
      ) : null}
    </Section>
  );
}

function Rows({ figures, references }: { figures: readonly Figure[]; references: PageReferences }) {
  return (
    <dl data-repeats="" className="entry-rows">
      {figures.map(({ id, label, subject, address }) => (
        <div key={id}>
          <dt>
            <a href={address}>{subject}</a>
            <span>: {label}</span>
          </dt>
          <dd>
            <FigureValue face={references.face(id)} /> <FigureMeta face={references.face(id)} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
