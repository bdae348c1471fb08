import { countByMonth } from '#src/charts/count-by-month.ts';
import { fillIn } from '#src/charts/fill-in.ts';
import { HeadStrip, type StripMark, stripBars, stripWidth } from '#src/charts/HeadStrip.tsx';
import { formatPartial } from '#src/design/format-date.ts';
import { yearAnchor } from './ChangeList.tsx';
import type { Change } from './figure-list.ts';

/** Changes of figures by month, one bar a month, where the month is known. */
export function ChangesStrip({ text, changes }: { text: string; changes: readonly Change[] }) {
  const months = changes.flatMap(({ to: { asOf } }) => (asOf.length > 4 ? [asOf.slice(0, 7)] : [])).sort();
  const [first, last] = [months[0], months.at(-1)];
  if (!first || !last) return null;
  const counts = countByMonth(months);
  const most = Math.max(...counts);
  const placeOf = (month: string) => (countByMonth([first, month]).length - 1) / counts.length;
  const highest = months.find((month) => months.filter((other) => other === month).length === most) ?? first;
  const numbers = { first: formatPartial(first), last: formatPartial(last), most, month: formatPartial(highest) };
  return (
    <HeadStrip
      width={stripWidth(counts.length)}
      text={fillIn(text, numbers)}
      peak={{ at: placeOf(highest), name: String(most) }}
      marks={yearMarks(months, placeOf)}
    >
      <path d={stripBars(counts.map((count) => count / most))} fillOpacity="0.55" />
    </HeadStrip>
  );
}

/** Each year at its first bar, leading to its changes. */
function yearMarks(months: readonly string[], placeOf: (month: string) => number): StripMark[] {
  return [...Map.groupBy(months, (month) => month.slice(0, 4))].map(([name, [first = name]]) => ({
    at: placeOf(first),
    name,
    href: `#${yearAnchor(name)}`,
  }));
}
