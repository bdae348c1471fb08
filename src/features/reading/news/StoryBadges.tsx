import { Badge } from '#src/design/Badge.tsx';
import { TrendingUp } from '#src/design/icons.tsx';
import { CategoryBadge } from './CategoryBadge.tsx';
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
