import { countByMonth } from '#src/charts/count-by-month.ts';
import { fillIn } from '#src/charts/fill-in.ts';
import { HeadStrip, stripBars, stripWidth } from '#src/charts/HeadStrip.tsx';
import { formatPartial } from '#src/design/format-date.ts';
import type { Change } from './figure-list.ts';

/** Changes of figures by month, one bar a month. */
export function ChangesStrip({ text, changes }: { text: string; changes: readonly Change[] }) {
  const dates = changes.map(({ to }) => to.asOf.slice(0, 7)).sort();
  const [first, last] = [dates[0], dates.at(-1)];
  if (!first || !last) return null;
  const counts = countByMonth(dates);
  const most = Math.max(...counts);
  const numbers = { count: changes.length, first: formatPartial(first), last: formatPartial(last) };
  return (
    <HeadStrip width={stripWidth(counts.length)} text={fillIn(text, numbers)}>
      <path d={stripBars(counts.map((count) => count / most))} fillOpacity="0.55" />
    </HeadStrip>
  );
}
