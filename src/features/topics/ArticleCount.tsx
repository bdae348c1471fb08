import { urls } from '#src/model/urls.ts';

/** How many pieces are filed under a topic, leading to the list of exactly those; it stays above a card's own link. */
export function ArticleCount({ topic, count }: { topic: string; count: number }) {
  return (
    <a href={urls.topicPieces(topic)} className="relative z-1 inline-block py-1 text-ink-2">
      {count} articles
    </a>
  );
}
