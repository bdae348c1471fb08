import { fillIn } from '#src/charts/fill-in.ts';
import { HeadStrip, stripBars, stripWidth } from '#src/charts/HeadStrip.tsx';
import type { LetterGroup } from './load-glossary.ts';

/** Terms by their first letter, one bar a letter. */
export function LettersStrip({ text, groups }: { text: string; groups: readonly LetterGroup[] }) {
  const counts = groups.map(({ terms }) => terms.length);
  const most = Math.max(...counts);
  const numbers = {
    count: counts.reduce((sum, count) => sum + count, 0),
    first: groups[0]?.letter ?? '',
    last: groups.at(-1)?.letter ?? '',
    most: groups[counts.indexOf(most)]?.letter ?? '',
  };
  return (
    <HeadStrip width={stripWidth(counts.length)} text={fillIn(text, numbers)}>
      <path d={stripBars(counts.map((count) => count / most))} fillOpacity="0.55" />
    </HeadStrip>
  );
}
