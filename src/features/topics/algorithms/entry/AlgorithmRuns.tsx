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
      <ol data-repeats="" className="border-b border-rule">
        {runs.map(({ key, date, name, href, machine, machines, note }) => (
          <li key={key} className="grid gap-x-6 gap-y-0.5 border-t border-rule py-2.5 sm:grid-cols-[6.5rem_1fr]">
            <time dateTime={date} className="text-sm text-ink-2">
              {formatPartial(date)}
            </time>
            <div>
              <a href={href}>{name}</a>
              <p className="text-sm text-ink-2">
                {machine}
                {machines.map((each) => (
                  <span key={each.href}>
                    {' · '}
                    <a href={each.href}>{each.name}</a>
                  </span>
                ))}
                {note ? ` · ${note}` : null}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
