import { Badge, type BadgeTone } from '#src/design/Badge.tsx';

const tones = new Map<string, BadgeTone>([
  ['Commercial Trials', 'green'],
  ['Early Development', 'yellow'],
  ['Research Phase', 'blue'],
]);

/** How far an application has come; a word that is not one of the three is gray. */
export function MaturityBadge({ maturity }: { maturity: string }) {
  return <Badge tone={tones.get(maturity)}>{maturity}</Badge>;
}
