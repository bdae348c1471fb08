import { countByMonth } from '#src/charts/count-by-month.ts';
import { fillIn } from '#src/charts/fill-in.ts';
import { HeadStrip, stripBars, stripWidth } from '#src/charts/HeadStrip.tsx';
import { formatPartial } from '#src/design/format-date.ts';
import type { Entry } from '#src/model/read-content.ts';

/** Tools by the month of their newest release: what stands at the right is kept up. */
export function ToolsStrip({ text, tools }: { text: string; tools: readonly Pick<Entry<'tools'>, 'version'>[] }) {
  const dates = tools.flatMap(({ version }) => (version ? [version.released.slice(0, 7)] : [])).sort();
  const [first, last] = [dates[0], dates.at(-1)];
  if (!first || !last) return null;
  const counts = countByMonth(dates);
  const most = Math.max(...counts);
  const numbers = { count: dates.length, tools: tools.length, first: formatPartial(first), last: formatPartial(last) };
  return (
    <HeadStrip width={stripWidth(counts.length)} text={fillIn(text, numbers)}>
      <path d={stripBars(counts.map((count) => count / most))} fillOpacity="0.55" />
    </HeadStrip>
  );
}
