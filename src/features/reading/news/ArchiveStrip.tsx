import { fillIn } from '#src/charts/fill-in.ts';
import { HeadStrip, stripBars, stripWidth } from '#src/charts/HeadStrip.tsx';
import type { Story } from './stories.ts';

/** Stories by year, one bar a year, with the years in which nothing is on record. */
export function ArchiveStrip({
  text,
  years,
}: {
  text: string;
  years: readonly (readonly [string, readonly Story[]])[];
}) {
  const counts = new Map(years.map(([year, stories]) => [Number(year), stories.length]));
  const [first, last] = [Math.min(...counts.keys()), Math.max(...counts.keys())];
  const most = Math.max(...counts.values());
  const [fullest = last] = [...counts].find(([, count]) => count === most) ?? [];
  const bars = Array.from({ length: last - first + 1 }, (_, index) => (counts.get(first + index) ?? 0) / most);
  const count = [...counts.values()].reduce((sum, each) => sum + each, 0);
  return (
    <HeadStrip width={stripWidth(bars.length)} text={fillIn(text, { count, first, last, most, year: fullest })}>
      <path d={stripBars(bars)} fillOpacity="0.55" />
    </HeadStrip>
  );
}
