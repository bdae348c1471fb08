import { Section } from '#src/design/Section.tsx';

/** "Error-corrected: a color code …" begins with what kind of result it is. */
const KIND = /^([A-Z][a-z]+(?:-[a-z]+)*): /;

/** What was shown on a machine. */
export function Results({ results }: { results: readonly string[] | undefined }) {
  if (!results) return null;
  return (
    <Section id="results" title="Shown on it">
      <ul className="grid gap-x-12 border-b border-rule md:grid-cols-2 page:grid-cols-3">
        {results.map((result) => {
          const kind = KIND.exec(result)?.[1];
          const text = kind ? result.slice(kind.length + 2) : result;
          return (
            <li key={result} className="border-t border-rule py-3.5">
              {kind ? <b className="font-semibold">{`${kind}: `}</b> : null}
              {text}
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
