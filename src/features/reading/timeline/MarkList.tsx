import { FoldedSection } from '#src/design/FoldedSection.tsx';
import { formatPartial } from '#src/design/format-date.ts';
import type { Mark } from './marks.ts';

interface Props {
  marks: readonly Mark[];
  topicNames: ReadonlyMap<string, string>;
}

/** The marks by year, of which the newest stands open; a mark on the band leads to its line and opens its year. */
export function MarkList({ marks, topicNames }: Props) {
  const years = [...Map.groupBy(marks, ({ date }) => date.slice(0, 4))];
  return (
    <div id="mark-list">
      {years.map(([year, ofYear], index) => (
        <FoldedSection key={year} id={`year-${year}`} title={`${year}, ${ofYear.length}`} isOpen={index === 0} isGroup>
          <MarksOfYear marks={ofYear} topicNames={topicNames} />
        </FoldedSection>
      ))}
    </div>
  );
}

function MarksOfYear({ marks, topicNames }: Props) {
  return (
    <ol data-rows="" data-repeats="" className="border-b border-rule">
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
