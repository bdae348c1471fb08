import { formatDay, formatMonth } from '#src/design/format-date.ts';
import type { NewsItem } from '#src/model/schemas/news-item.ts';

/** Who reported a story and when; the month alone where the day is not known. */
export function Byline({ story, extra }: { story: NewsItem; extra?: string }) {
  const dayIsKnown = story.date.length === 'YYYY-MM-DD'.length;
  return (
    <p className="text-xs text-ink-2">
      {story.source} · <time dateTime={story.date}>{dayIsKnown ? formatDay(story.date) : formatMonth(story.date)}</time>
      {extra ? ` · ${extra}` : ''}
    </p>
  );
}
