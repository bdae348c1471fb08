import { buildDate } from '#src/model/build-date.ts';
import { addressOf } from '#src/model/kind.ts';
import { kinds } from '#src/model/kinds.ts';
import { type Entry, entriesOf } from '#src/model/read-content.ts';
import { type Span, yearOf } from './zoom.ts';

/** A development or a paper on the time line. */
export interface Mark {
  /** Its anchor in the list: a paper's is apart from a development's. */
  id: string;
  what: 'Development' | 'Paper';
  title: string;
  /** An ISO day, a month or a year. */
  date: string;
  /** The same as a year with its fraction. */
  year: number;
  /** Id of its topic. */
  topic: string;
  /** How far a development has come; a paper's venue. */
  status: string;
  href: string;
}

/** The line begins with the first proposals for a quantum computer; older papers are on the research pages alone. */
const FIRST_YEAR = 1980;

/** Every development since the beginning, and every paper that none of them tells of, the newest first. */
export function allMarks(): Mark[] {
  // A paper that a development tells of is that development's mark.
  const told = new Set(entriesOf('developments').flatMap(({ about }) => about.papers ?? []));
  const others = entriesOf('papers').filter(({ id }) => !told.has(id));
  const papers = [...Map.groupBy(others, ({ year }) => year).values()].flatMap(ofOneYear);
  const marks = [...entriesOf('developments').map(developmentMark), ...papers];
  return marks
    .filter(({ year }) => year >= FIRST_YEAR)
    .sort((a, b) => b.date.localeCompare(a.date) || a.title.localeCompare(b.title, 'en'));
}

/** The years that the line spans, to the end of the year of the build. */
export function wholeSpan(): Span {
  return { from: FIRST_YEAR, to: Number(buildDate().slice(0, 4)) + 1 };
}

function developmentMark({ id, title, date, about, status }: Entry<'developments'>): Mark {
  const [topic = ''] = about.topics;
  const href = kinds.developments.ownPage?.(id) ?? '';
  return { id, what: 'Development', title, date, year: yearOf(date), topic, status, href };
}

/** Only the year of a paper is known: papers of one year are spread over it, so that none hides another. */
function ofOneYear(papers: readonly Entry<'papers'>[]): Mark[] {
  return papers.map((paper, index) => {
    const { id, title, year, topic, venue } = paper;
    return {
      id: `paper-${id}`,
      what: 'Paper',
      title,
      date: String(year),
      year: year + (index + 0.5) / papers.length,
      topic,
      status: venue,
      href: addressOf(kinds.papers, paper),
    };
  });
}
