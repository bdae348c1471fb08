import { Badge, type BadgeTone } from '#src/design/Badge.tsx';
import type { Development } from '#src/model/schemas/development.ts';

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

/** What kind of news a story is. */
export function CategoryBadge({ category }: { category: Development['category'] }) {
  return <Badge tone={tones[category]}>{category}</Badge>;
}
