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
        <details>
          <summary className="w-fit cursor-pointer py-2.5 text-sm font-semibold text-accent">
            The other {rest.length}
          </summary>
          <Rows figures={rest} references={references} />
        </details>
      ) : null}
    </Section>
  );
}

function Rows({ figures, references }: { figures: readonly Figure[]; references: PageReferences }) {
  return (
    <dl data-repeats="" className="border-b border-rule">
      {figures.map(({ id, label, subject, address }) => (
        <div key={id} className="grid gap-x-6 border-t border-rule py-2 sm:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <dt className="text-sm">
            <a href={address}>{subject}</a>
            <span className="text-ink-2">: {label}</span>
          </dt>
          <dd>
            <FigureValue face={references.face(id)} /> <FigureMeta face={references.face(id)} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
