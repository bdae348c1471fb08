import type { GlossaryTerm } from '#src/content-model/glossary-term.ts';
import type { GlossaryPage } from '#src/content-model/pages/glossary.ts';
import { Badge, type BadgeTone } from '#src/design/Badge.tsx';
import { Kets } from '#src/design/Kets.tsx';
import { citation } from './citation.ts';
import type { TermEntry } from './load-glossary.ts';

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

/** A term with its category, its definition, its neighbours and its source. */
export function Term({ entry, works }: { entry: TermEntry; works: GlossaryPage['works'] }) {
  const { id, term, aliases, category, definition, related, sources } = entry;
  return (
    <div id={id}>
      <dt>
        <span data-search>{term}</span> <Badge tone={tones[category]}>{category}</Badge>
      </dt>
      <dd data-search>
        <Kets text={definition} />
        {aliases ? ` Also called ${aliases.join(', ')}.` : null}
      </dd>
      <dd>
        {related.length > 0 ? 'See also ' : null}
        {related.map((other, index) => (
          <span key={other.id}>
            {index > 0 ? ', ' : null}
            <a href={`#${other.id}`}>{other.term}</a>
          </span>
        ))}
        {related.length > 0 ? '. ' : null}
        Source:{' '}
        {sources.map((url, index) => (
          <span key={url}>
            {index > 0 ? ', ' : null}
            <a href={url} target="_blank" rel="noopener noreferrer">
              {citation(url, works)}
              <i> (opens in a new tab)</i>
            </a>
          </span>
        ))}
      </dd>
    </div>
  );
}
