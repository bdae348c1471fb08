import { Badge, type BadgeTone } from '#src/design/Badge.tsx';

const tones = new Map<string, BadgeTone>([
  ['Revolutionary', 'red'],
  ['Transformative', 'purple'],
  ['Significant', 'blue'],
]);

/** The effect expected of an application; a word that is not one of the three is solid. */
export function ApplicationImpactBadge({ impact }: { impact: string }) {
  return <Badge tone={tones.get(impact) ?? 'solid'}>{impact}</Badge>;
}
