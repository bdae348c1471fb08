import { formatDay, formatMonth } from '#src/design/format-date.ts';
import { urls } from '#src/model/urls.ts';
import type { Story } from './stories.ts';

/** Who reported a story, when and how far it has come; the date leads to the story's own page. */
export function Byline({ story, extra }: { story: Story; extra?: string | undefined }) {
  const dayIsKnown = story.date.length === 'YYYY-MM-DD'.length;
  return (
    <p className="text-xs text-ink-2">
      {/* Each point stays with what is before it. */}
      {`${story.report.publisher}\u00a0· `}
      <a href={urls.story(story.id)} className="text-ink-2">
        <time dateTime={story.date}>{dayIsKnown ? formatDay(story.date) : formatMonth(story.date)}</time>
        <span className="visually-hidden">: page of this story</span>
      </a>
      {`\u00a0· ${story.status}${extra ? `\u00a0· ${extra}` : ''}`}
    </p>
  );
}
