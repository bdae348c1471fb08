import { formatDay, formatMonth } from '#src/design/format-date.ts';
import { urls } from '#src/model/urls.ts';
import type { Story } from './stories.ts';

/** Who reported a story, when and how far it has come; the date leads to the story's own page. */
export function Byline({ story, extra }: { story: Story; extra?: string | undefined }) {
  const dayIsKnown = story.date.length === 'YYYY-MM-DD'.length;
  return (
    <p className="text-xs text-ink-2">
      {story.report.publisher} ·{' '}
      <a href={urls.story(story.id)} className="text-ink-2">
        <time dateTime={story.date}>{dayIsKnown ? formatDay(story.date) : formatMonth(story.date)}</time>
        <span className="visually-hidden">: page of this story</span>
      </a>{' '}
      · {story.status}
      {extra ? ` · ${extra}` : ''}
    </p>
  );
}
