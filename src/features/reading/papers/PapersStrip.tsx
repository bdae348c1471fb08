import { fillIn } from '#src/charts/fill-in.ts';
import { HeadStrip, type StripMark, stripBars, stripWidth } from '#src/charts/HeadStrip.tsx';
import type { Entry } from '#src/model/read-content.ts';

/** Papers by year, one bar a year, also for years without any. */
export function PapersStrip({ text, papers }: { text: string; papers: readonly Pick<Entry<'papers'>, 'year'>[] }) {
  const years = papers.map(({ year }) => year);
  const [first, last] = [Math.min(...years), Math.max(...years)];
  const counts = Array.from(
    { length: last - first + 1 },
    (_, index) => years.filter((year) => year === first + index).length,
  );
  const most = Math.max(...counts);
  return (
    <HeadStrip
      width={stripWidth(counts.length)}
      marks={yearMarks(first, last)}
      text={fillIn(text, { count: papers.length, first, last, most, year: first + counts.indexOf(most) })}
    >
      <path d={stripBars(counts.map((count) => count / most))} fillOpacity="0.55" />
    </HeadStrip>
  );
}

/** So many years lie between two names at least, and on a phone twice as many before the last. */
const APART = 5;

/** The first and the last year, and the decades between them that have room. */
export function yearMarks(first: number, last: number): StripMark[] {
  const named = (year: number) => ({ at: (year - first) / (last + 1 - first), name: String(year) });
  const decades = Array.from(
    { length: Math.ceil((last - first) / 10) },
    (_, index) => Math.ceil(first / 10 + index) * 10,
  )
    .filter((year) => year - first > APART && last - year > APART)
    .map((year) => ({ ...named(year), isMinor: last - year < 2 * APART }));
  return [named(first), ...decades, named(last)];
}
