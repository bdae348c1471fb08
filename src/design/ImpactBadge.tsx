import { Badge, type BadgeTone } from './Badge.tsx';
import type { Level } from './LevelBadge.tsx';

/** Critical and High stand out; every other level is quiet (R25.4). */
const tones: Partial<Record<Level, BadgeTone>> = { Critical: 'destructive', High: 'solid' };

/** How much something changes its field: "High impact". */
export function ImpactBadge({ impact }: { impact: Level }) {
  return <Badge tone={tones[impact]}>{`${impact} impact`}</Badge>;
}
