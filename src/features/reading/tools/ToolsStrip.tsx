import { countByMonth } from '#src/charts/count-by-month.ts';
import { fillIn } from '#src/charts/fill-in.ts';
import { HeadStrip, stripBars, stripWidth } from '#src/charts/HeadStrip.tsx';
import { formatPartial } from '#src/design/format-date.ts';
import type { Entry } from '#src/model/read-content.ts';

/** Tools by the month of their newest release, from the year before the last on: what stands at the right is kept up. */
export function ToolsStrip({ text, tools }: { text: string; tools: readonly Pick<Entry<'tools'>, 'version'>[] }) {
  const dates = tools.flatMap(({ version }) => (version ? [version.released.slice(0, 7)] : [])).sort();
  const months = dates.filter((date) => date.length > 4);
  const last = months.at(-1);
  if (!last) return null;
  const firstYear = Number(last.slice(0, 4)) - 1;
  const first = `${firstYear}-01`;
  const recent = months.filter((month) => month >= first);
  const [january = 1, ...others] = countByMonth([first, ...recent]);
  const counts = [january - 1, ...others];
  const most = Math.max(...counts);
  const numbers = {
    recent: recent.length,
    older: months.length - recent.length,
    undated: dates.length - months.length,
    first: firstYear,
    last: formatPartial(last),
  };
  const marks = [firstYear, firstYear + 1].map((year, index) => ({
    at: (12 * index) / counts.length,
    name: String(year),
  }));
  return (
    <HeadStrip width={stripWidth(counts.length)} text={fillIn(text, numbers)} marks={marks}>
      <path d={stripBars(counts.map((count) => count / most))} fillOpacity="0.55" />
    </HeadStrip>
  );
}
