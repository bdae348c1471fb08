import { facetOf } from '#src/filters/filter-rows.ts';
import { LANGUAGE_NAMES } from '../runner/language.ts';
import { type CodeEntry, idOf } from './load-code.ts';

/** The programs by tutorial, each a link that puts it beside the list, or below it on a phone. A filter narrows them. */
export function ProgramLinks({ programs }: { programs: readonly CodeEntry[] }) {
  return (
    <nav id="programs" aria-label="Programs">
      {[...Map.groupBy(programs, ({ of }) => of.title)].map(([tutorial, ofTutorial]) => (
        <section key={tutorial} data-group="">
          <h3>{tutorial}</h3>
          <ul data-rows="" data-repeats="">
            {ofTutorial.map((program) => (
              <ProgramRow key={idOf(program)} program={program} />
            ))}
          </ul>
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
