import { ExternalLink } from '#src/design/ExternalLink.tsx';
import type { Story } from './stories.ts';

/** The way to the story itself, in a new tab. */
export function StoryLink({ story, className = '' }: { story: Story; className?: string }) {
  return (
    <ExternalLink
      href={story.report.url}
      label={`Read the story: ${story.title}`}
      className={`text-sm font-semibold ${className}`}
    >
      Read the story
    </ExternalLink>
  );
}
