import { ExternalLink } from '#src/design/ExternalLink.tsx';
import type { NewsItem } from '#src/model/schemas/news-item.ts';

/** The way to the story itself, in a new tab. */
export function StoryLink({ story, className = '' }: { story: NewsItem; className?: string }) {
  return (
    <ExternalLink
      href={story.url}
      label={`Read the story: ${story.title}`}
      className={`text-sm font-semibold ${className}`}
    >
      Read the story
    </ExternalLink>
  );
}
