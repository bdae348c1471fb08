import { fillIn } from '#src/charts/fill-in.ts';
import { FoldedSection } from '#src/design/FoldedSection.tsx';
import { formatPartial } from '#src/design/format-date.ts';
import type { Mark } from './marks.ts';
import type { YearGroup } from './year-groups.ts';
import './timeline.css';

/** So many of a year stand open; the others unfold. */
const SHOWN = 16;

interface Props {
  groups: readonly YearGroup[];
  /** What opens the rest: {count} of {year}. */
  more: string;
}

/** The marks by year, newest first; a mark of the drawing leads to its line and opens what it is in. */
export function MarkList({ groups, more }: Props) {
  return (
    <div id="mark-list" className="pb-12">
      {groups.map(({ id, name, marks, isOpen }) => (
        <FoldedSection key={id} id={id} title={`${name}, ${marks.length}`} isOpen={isOpen} isGroup>
          <Lines marks={marks.slice(0, SHOWN)} />
          {marks.length > SHOWN ? (
            <details data-fold="" className="mt-3">
              <summary className="cursor-pointer py-2.5 font-semibold text-accent">
                {fillIn(more, { count: marks.length - SHOWN, year: name })}
              </summary>
              <Lines marks={marks.slice(SHOWN)} />
            </details>
          ) : null}
        </FoldedSection>
      ))}
    </div>
  );
}

function Lines({ marks }: { marks: readonly Mark[] }) {
  return (
    <ol data-rows="" data-repeats="" className="time-entries">
      {marks.map(({ id, what, title, date, year, topic, status, standing, landmark, href }) => (
        <li
          key={id}
          id={id}
          data-at={Math.round(year * 1000) / 1000}
          data-topic={topic}
          data-what={what}
          data-status={status}
          data-landmark={landmark}
          className="time-entry"
        >
          <time dateTime={date}>{formatPartial(date)}</time>
          <span data-search="">
            <a href={href}>{title}</a>
            <small data-publisher="">{`${topic} · ${what === 'Paper' ? `paper, ${standing}` : standing}`}</small>
          </span>
        </li>
      ))}
    </ol>
  );
}
