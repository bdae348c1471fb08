import '#src/design/entry.css';
import { formatPartial } from '#src/design/format-date.ts';
import { Section } from '#src/design/Section.tsx';
import { FigureValue } from '#src/figures/FigureValue.tsx';
import type { PageReferences } from '#src/figures/page-references.ts';
import { figuresOf } from '#src/model/figures.ts';
import { type Entry, pageOf } from '#src/model/read-content.ts';
import { urls } from '#src/model/urls.ts';

interface Props {
  estimates: readonly Entry<'estimates'>[];
  references: PageReferences;
}

/** So many stand there; the others unfold. */
const FIRST = 8;

/** What published estimates say that an algorithm takes, the newest first; nothing where there are none. */
export function AlgorithmEstimates({ estimates, references }: Props) {
  if (estimates.length === 0) return null;
  const { title, intro, all } = pageOf('entries').algorithm.estimates;
  const newest = estimates.toSorted((a, b) => b.date.localeCompare(a.date));
  const rest = newest.slice(FIRST);
  const link = (
    <a href={urls.estimates()} className="text-sm">
      {all}
    </a>
  );
  return (
    <Section id="estimates" title={title} intro={intro} action={link}>
      <Rows estimates={newest.slice(0, FIRST)} references={references} />
      {rest.length > 0 ? (
        <details className="entry-fold">
          <summary>The other {rest.length}</summary>
          <Rows estimates={rest} references={references} />
        </details>
      ) : null}
    </Section>
  );
}

function Rows({ estimates, references }: Props) {
  return (
    <ul data-repeats="" className="entry-rows">
      {estimates.map(({ id, title, date }) => (
        <li key={id}>
          <time dateTime={date}>{formatPartial(date)}</time>
          <div>
            <a href={urls.estimate(id)}>{title}</a>
            <Figures id={id} references={references} />
          </div>
        </li>
      ))}
    </ul>
  );
}

function Figures({ id, references }: { id: string; references: PageReferences }) {
  const figures = figuresOf(`estimates/${id}`).filter(({ values: [{ absent }] }) => absent === undefined);
  return figures.length === 0 ? null : (
    <p>
      {figures.map((figure) => (
        <span key={figure.id}>
          {figure.label} <FigureValue face={references.face(figure.id)} />
          {figure.values[0].reported ? ' (reported)' : null}
        </span>
      ))}
    </p>
  );
}
