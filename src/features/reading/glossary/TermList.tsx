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
 * A term with its category and the first sentence of its definition. One with a page leads there; of any other the rest
 * unfolds here. There are many, so an entry spends few elements: the looks are in glossary.css.
 */
function Term({ entry }: { entry: TermEntry }) {
  const { id, term, category, says, page } = entry;
  return (
    <div id={id} data-category={category}>
      <dt>
        {page ? (
          <a href={page} data-search="">
            {term}
          </a>
        ) : (
          <span data-search="">{term}</span>
        )}{' '}
        <Badge tone={termTones[category]}>{category}</Badge>
      </dt>
      {page ? (
        <dd data-search="">
          <Kets text={says} />
        </dd>
      ) : (
        <Unfolding entry={entry} />
      )}
    </div>
  );
}

/**
 * Of a term without a page of its own: the rest of its definition, plain words, its formula, its neighbors and the way to
 * its sources; at the end the place for the pages that use it, which are known when all pages are built.
 */
function Unfolding({ entry }: { entry: TermEntry }) {
  const { id, aliases, says, limits, formula, related, plainWords, sources } = entry;
  return (
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
        {formula ? <Formula tex={formula} display /> : null}
        {plainWords ? (
          <p data-search="">
            <b>In plain words</b> <Kets text={plainWords} />
          </p>
        ) : null}
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
      </details>
    </dd>
  );
}
