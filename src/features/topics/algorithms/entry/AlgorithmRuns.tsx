import '#src/design/entry.css';
import { formatPartial } from '#src/design/format-date.ts';
import { Section } from '#src/design/Section.tsx';
import { pageOf } from '#src/model/read-content.ts';
import type { Run } from './runs.ts';

/** Who has run an algorithm, the newest first: a line each, with the machine where it has a page. */
export function AlgorithmRuns({ runs }: { runs: readonly Run[] }) {
  if (runs.length === 0) return null;
  const { title, intro } = pageOf('entries').algorithm.runs;
  return (
    <Section id="runs" title={title} intro={intro}>
      <ol data-repeats="" className="entry-rows">
        {runs.map(({ key, date, name, href, machine, machines, note }) => (
          <li key={key}>
            <time dateTime={date}>{formatPartial(date)}</time>
            <div>
              <a href={href}>{name}</a>
              <p>
                <span>{machine}</span>
                {machines.map((each) => (
                  <a key={each.href} href={each.href}>
                    {each.name}
                  </a>
                ))}
                {note ? <span>{note}</span> : null}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
