import './glossary.css';
import type { LetterGroup } from './load-glossary.ts';
import { Term } from './Term.tsx';

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
