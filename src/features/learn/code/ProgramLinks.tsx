import { facetOf } from '#src/filters/filter-rows.ts';
import { LANGUAGE_NAMES } from '../runner/language.ts';
import { type CodeEntry, idOf } from './load-code.ts';

/** The programs by tutorial, the first of which stands open; each a link that shows its program beside the list, or above it on a phone. */
export function ProgramLinks({ programs }: { programs: readonly CodeEntry[] }) {
  return (
    <nav id="programs" aria-label="Programs">
      {[...Map.groupBy(programs, ({ of }) => of.title)].map(([tutorial, ofTutorial], index) => (
        <section key={tutorial} data-group="">
          <details open={index === 0}>
            <summary>
              <h3>{tutorial}</h3>
              <small>{ofTutorial.length}</small>
            </summary>
            <ul data-rows="" data-repeats="">
              {ofTutorial.map((program) => (
                <ProgramRow key={idOf(program)} program={program} />
              ))}
            </ul>
          </details>
        </section>
      ))}
    </nav>
  );
}

function ProgramRow({ program }: { program: CodeEntry }) {
  const { title, step, language, languages, of } = program;
  return (
    <li data-language={facetOf(languages)} data-topic={of.category} data-identifiers={of.title}>
      <a href={`#${idOf(program)}`} data-search="">
        <small>
          <span className="visually-hidden">Step </span>
          {step}
        </small>
        <span>{title}</span>
        <small>{LANGUAGE_NAMES[language]}</small>
      </a>
    </li>
  );
}
