import './glossary.css';
import { Fragment } from 'react';
import { Badge } from '#src/design/Badge.tsx';
import { Formula } from '#src/design/Formula.tsx';
import { Kets } from '#src/design/Kets.tsx';
import { urls } from '#src/model/urls.ts';
import type { LetterGroup, TermEntry } from './load-glossary.ts';
import { PAGES_OF_TERM } from './marking/term-marker.ts';
import { termTones } from './term-tones.ts';

interface Props {
  groups: readonly LetterGroup[];
}

/** All terms by first letter. The look is in glossary.css, so that an entry stays small. */
export function TermList({ groups }: Props) {
  return (
    <div id="terms" data-match="phrase" className="glossary wrap">
      {groups.map(({ letter, terms }) => (
        <section key={letter} id={letter} data-group="" aria-labelledby={`${letter}-title`}>
          <h2 id={`${letter}-title`}>{letter}</h2>
          <dl data-rows="">
            {terms.map((term) => (
              <Term key={term.id} entry={term} />
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}

/**
 * A term with its category and the first sentence of its definition, which opens: to the rest of it, plain words and the
 * way to its page. There are many, so an entry spends few elements: the looks are in glossary.css.
 */
function Term({ entry }: { entry: TermEntry }) {
  const { id, term, aliases, category, says, limits, plainWords } = entry;
  return (
    <div id={id} data-category={category}>
      <dt>
        <span data-search="">{term}</span> <Badge tone={termTones[category]}>{category}</Badge>
      </dt>
      <dd>
        <details data-fold="">
          <summary data-search="">
            <Kets text={says} />
          </summary>
          {limits || aliases ? (
            <p data-search="">
              <Kets text={limits} />
              {aliases ? ` Also called ${aliases.join(', ')}.` : null}
            </p>
          ) : null}
          {plainWords ? (
            <p data-search="">
              <b>In plain words</b> <Kets text={plainWords} />
            </p>
          ) : null}
          {entry.page ? (
            <p>
              <a href={entry.page}>
                More<span className="visually-hidden"> about {term}</span>
              </a>
            </p>
          ) : (
            <Rest entry={entry} />
          )}
        </details>
      </dd>
    </div>
  );
}

/**
 * Of a term without a page of its own: its formula, its neighbors and the way to its sources; at the end the place for the
 * pages that use it, which are known when all pages are built.
 */
function Rest({ entry: { id, formula, related, sources } }: { entry: TermEntry }) {
  return (
    <>
      {formula ? <Formula tex={formula} display /> : null}
      <p>
        {related.length > 0 ? 'See also ' : null}
        {related.map((other, index) => (
          <Fragment key={other.id}>
            {index > 0 ? ', ' : null}
            <a href={other.href}>{other.term}</a>
          </Fragment>
        ))}
        {related.length > 0 ? '. ' : null}
        <a href={urls.termSources(id)}>{sources.length === 1 ? 'Source' : 'Sources'}</a>
        {'. '}
        <span hidden {...{ [PAGES_OF_TERM]: id }} />
      </p>
    </>
  );
}
