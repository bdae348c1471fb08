import { fillIn } from '#src/charts/fill-in.ts';
import { HeadStrip, stripBars, stripWidth } from '#src/charts/HeadStrip.tsx';
import type { CatalogEntry } from './load-catalog.ts';

/** Data sets by the number of their entries, the largest first. */
export function DataSetsStrip({ text, entries }: { text: string; entries: readonly CatalogEntry[] }) {
  const bySize = entries.toSorted((a, b) => b.count - a.count);
  const most = bySize[0]?.count ?? 1;
  const numbers = {
    count: bySize.reduce((sum, { count }) => sum + count, 0).toLocaleString('en-GB'),
    sets: bySize.length,
    largest: bySize[0]?.title ?? '',
  };
  return (
    <HeadStrip width={stripWidth(bySize.length)} text={fillIn(text, numbers)}>
      <path d={stripBars(bySize.map(({ count }) => count / most))} fillOpacity="0.55" />
    </HeadStrip>
  );
}
