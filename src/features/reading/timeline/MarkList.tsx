import { formatPartial } from '#src/design/format-date.ts';
import type { Mark } from './marks.ts';

export function MarkList({ marks, topicNames }: { marks: readonly Mark[]; topicNames: ReadonlyMap<string, string> }) {
  return (
    <ol id="mark-list" data-rows="" data-repeats="" className="border-b border-rule">
      {marks.map(({ id, what, title, date, year, topic, status, href }) => (
        <li
          key={id}
          id={id}
          data-at={Math.round(year * 100) / 100}
          data-topic={topicNames.get(topic)}
          data-what={what}
          className="time-entry"
        >
          <time dateTime={date}>{formatPartial(date)}</time>
          <span data-search="">
            <a href={href}>{title}</a>
            <small data-publisher="">
              {`${topicNames.get(topic)} · ${what === 'Paper' ? `paper, ${status}` : status}`}
            </small>
          </span>
        </li>
      ))}
    </ol>
  );
}
