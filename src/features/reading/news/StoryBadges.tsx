import { Badge, type BadgeTone } from '#src/design/Badge.tsx';
import { TrendingUp } from '#src/design/icons.tsx';
import type { Development } from '#src/model/schemas/development.ts';
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
