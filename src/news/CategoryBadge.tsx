import { Badge, type BadgeTone } from '#src/design/Badge.tsx';
import type { NewsItem } from '#src/model/schemas/news-item.ts';

const tones: Record<NewsItem['category'], BadgeTone> = {
  Hardware: 'blue',
  Research: 'purple',
  Cloud: 'cyan',
  Funding: 'green',
  Security: 'red',
  Applications: 'orange',
  Policy: 'indigo',
  Partnership: 'pink',
  Infrastructure: 'grey',
  Startups: 'olive',
};

/** What kind of news a story is. */
export function CategoryBadge({ category }: { category: NewsItem['category'] }) {
  return <Badge tone={tones[category]}>{category}</Badge>;
}
