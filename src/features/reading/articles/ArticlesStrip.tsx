import { fillIn } from '#src/charts/fill-in.ts';
import { HeadStrip, stripGroups } from '#src/charts/HeadStrip.tsx';
import { ARTICLE_KINDS } from '#src/model/schemas/article.ts';
import type { Article } from './load-articles.ts';

/** What there is to read by its kind, the most first. */
export function ArticlesStrip({ text, articles }: { text: string; articles: readonly Article[] }) {
  const kinds = ARTICLE_KINDS.map((kind) => ({
    kind,
    count: articles.filter((article) => article.kind === kind).length,
  }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
  const strip = stripGroups(kinds.map(({ count }) => count));
  const counted = kinds.map(({ kind, count }) => `${kind} ${count}`).join(', ');
  return (
    <HeadStrip width={strip.width} text={fillIn(text, { count: articles.length, kinds: counted })}>
      <path d={strip.d} fillOpacity="0.55" />
    </HeadStrip>
  );
}
