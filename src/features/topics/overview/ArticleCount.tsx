import { Edition2024 } from '#src/design/Edition2024.tsx';
import { articlesUnder } from '#src/model/pieces.ts';
import type { Entry } from '#src/model/read-content.ts';
import { urls } from '#src/model/urls.ts';

/** How many articles a topic has, leading to the list of exactly those; it stays above a card's own link. */
export function ArticleCount({ topic }: { topic: Entry<'topics'> }) {
  return (
    <>
      <a href={urls.topicPieces(topic.id)} className="relative z-1 inline-block py-1 text-ink-2">
        {articlesUnder(topic).length} articles
      </a>
      <small className="block text-xs">
        <Edition2024 value={topic.edition2024.articles} />
      </small>
    </>
  );
}
