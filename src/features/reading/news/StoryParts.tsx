import { Badge, type BadgeTone } from '#src/design/Badge.tsx';
import { ExternalLink } from '#src/design/ExternalLink.tsx';
import { formatDay, formatMonth } from '#src/design/format-date.ts';
import { TrendingUp } from '#src/design/icons.tsx';
import type { Development } from '#src/model/schemas/development.ts';
import { urls } from '#src/model/urls.ts';
import { isTrending, type Story } from './stories.ts';

/** What kind of news a story of a list is, and whether it is trending. */
export function StoryBadges({ story }: { story: Story }) {
  return (
    <div className="flex flex-wrap gap-1.5">
      <CategoryBadge category={story.category} />
      {isTrending(story) ? (
        <Badge tone="orange">
          <TrendingUp aria-hidden className="size-3" />
          Trending
        </Badge>
      ) : null}
    </div>
  );
}

const tones: Record<Development['category'], BadgeTone> = {
  Hardware: 'blue',
  Research: 'purple',
  Cloud: 'cyan',
  Funding: 'green',
  Security: 'red',
  Applications: 'orange',
  Policy: 'indigo',
  Partnership: 'pink',
  Infrastructure: 'gray',
  Startups: 'olive',
};

export function CategoryBadge({ category }: { category: Development['category'] }) {
  return <Badge tone={tones[category]}>{category}</Badge>;
}

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
