import { buildDate } from '#src/model/build-date.ts';
import { addressOf } from '#src/model/entry-pages.ts';
import { kinds } from '#src/model/kinds.ts';
import { type Entry, entriesOf } from '#src/model/read-content.ts';
import type { TimeMark } from './layout/time-mark.ts';
import { type Span, yearOf } from './zoom.ts';

/** A development or a paper on the time line, and the line of the list that says the same. */
export interface Mark extends TimeMark {
  /** How far a development has come; a paper's venue. */
  standing: string;
  href: string;
}

/** The line begins with the first proposals for a quantum computer; older papers are on the research pages alone. */
const FIRST_YEAR = 1980;

/** Every development since the beginning, and every paper that none of them tells of, the newest first. */
export function allMarks(): Mark[] {
  // A paper that a development tells of is that development's mark.
  const told = new Set(entriesOf('developments').flatMap(({ about }) => about.papers ?? []));
  const others = entriesOf('papers').filter(({ id }) => !told.has(id));
  const names = new Map(entriesOf('topics').map(({ id, menuTitle }) => [id as string, menuTitle]));
  const papers = [...Map.groupBy(others, ({ year }) => year).values()].flatMap((ofYear) => ofOneYear(ofYear, names));
  const marks = [...entriesOf('developments').map((each) => developmentMark(each, names)), ...papers];
  return marks
    .filter(({ year }) => year >= FIRST_YEAR)
    .sort((a, b) => b.date.localeCompare(a.date) || a.title.localeCompare(b.title, 'en'));
}

/** The years that the line spans, to the end of the month of the build. */
export function wholeSpan(): Span {
  const [year = 0, month = 12] = buildDate().split('-').map(Number);
  return { from: FIRST_YEAR, to: year + month / 12 };
}

function developmentMark(development: Entry<'developments'>, names: ReadonlyMap<string, string>): Mark {
  const { id, title, date, about, status, landmark } = development;
  const topic = names.get(about.topics[0] ?? '') ?? '';
  const href = kinds.developments.ownPage?.(id) ?? '';
  const year = yearOf(date);
  return {
    id,
    what: 'Development',
    title,
    date,
    year,
    topic,
    status,
    standing: status,
    landmark: landmark?.name,
    href,
  };
}

/** Only the year of a paper is known: papers of one year are spread over it, so that none hides another. */
function ofOneYear(papers: readonly Entry<'papers'>[], names: ReadonlyMap<string, string>): Mark[] {
  const now = wholeSpan().to;
  return papers.map((paper, index) => {
    const { id, title, year, topic, venue } = paper;
    const length = Math.min(1, now - year);
    return {
      id: `paper-${id}`,
      what: 'Paper',
      title,
      date: String(year),
      year: year + (length * (index + 0.5)) / papers.length,
      topic: names.get(topic) ?? '',
      standing: venue,
      href: addressOf('papers', paper.id),
    };
  });
}
