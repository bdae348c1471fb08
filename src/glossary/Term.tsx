import { Fragment } from 'react';
import { Badge, type BadgeTone } from '#src/design/Badge.tsx';
import { Formula } from '#src/design/Formula.tsx';
import { Kets } from '#src/design/Kets.tsx';
import type { GlossaryTerm } from '#src/model/schemas/glossary-term.ts';
import type { GlossaryPage } from '#src/model/schemas/pages/glossary.ts';
import { citation } from './citation.ts';
import type { TermEntry } from './load-glossary.ts';
import { PAGES_OF_TERM } from './marking/pages-of-term.ts';

const tones: Record<GlossaryTerm['category'], BadgeTone> = {
  Concept: 'blue',
  Circuit: 'cyan',
  Gate: 'indigo',
  Visualization: 'pink',
  State: 'purple',
  Theory: 'olive',
  'Error Correction': 'green',
  Hardware: 'orange',
  Era: 'grey',
  Milestone: 'yellow',
  Algorithm: 'cyan',
  Security: 'red',
};

/**
 * A term with its category, its definition, its formula, its neighbours and its source; at the end the place for the
 * pages that use it, which are known when all pages are built. There are many, so an entry spends few elements: the
 * looks are in glossary.css, and so are the words on where a source opens.
 */
export function Term({ entry, works }: { entry: TermEntry; works: GlossaryPage['works'] }) {
  const { id, term, aliases, category, definition, formula, related, sources } = entry;
  return (
    <div id={id}>
      <dt>
        {term} <Badge tone={tones[category]}>{category}</Badge>
      </dt>
      <dd>
        <Kets text={definition} />
        {aliases ? ` Also called ${aliases.join(', ')}.` : null}
        {formula ? <Formula tex={formula} display /> : null}
      </dd>
      <dd>
        {related.length > 0 ? 'See also ' : null}
        {related.map((other, index) => (
          <Fragment key={other.id}>
            {index > 0 ? ', ' : null}
            <a href={`#${other.id}`}>{other.term}</a>
          </Fragment>
        ))}
        {related.length > 0 ? '. ' : null}
        {'Source: '}
        {sources.map((url, index) => (
          <Fragment key={url}>
            {index > 0 ? ', ' : null}
            <a href={url} target="_blank" rel="noopener noreferrer">
              {citation(url, works)}
            </a>
          </Fragment>
        ))}
        {'. '}
        <span hidden {...{ [PAGES_OF_TERM]: id }} />
      </dd>
    </div>
  );
}
