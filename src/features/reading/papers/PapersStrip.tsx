import { fillIn } from '#src/charts/fill-in.ts';
import { HeadStrip, stripBars, stripWidth } from '#src/charts/HeadStrip.tsx';
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
      text={fillIn(text, { count: papers.length, first, last, most, year: first + counts.indexOf(most) })}
    >
      <path d={stripBars(counts.map((count) => count / most))} fillOpacity="0.55" />
    </HeadStrip>
  );
}
