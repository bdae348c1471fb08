import type { BadgeTone } from '#src/design/Badge.tsx';
import type { Startup } from '#src/model/schemas/startup.ts';

const categoryTones = new Map<string, BadgeTone>([
  ['Hardware', 'blue'],
  ['Software', 'green'],
  ['Hardware & Software', 'purple'],
  ['Hardware & Cloud', 'cyan'],
  ['Platform/Software', 'orange'],
  ['Application/Biotech', 'pink'],
  ['Software/Tools', 'olive'],
  ['Software/AI', 'indigo'],
]);

/** The badge color of a startup's category; gray for one that is not known. */
export function categoryTone(category: string): BadgeTone {
  return categoryTones.get(category) ?? 'gray';
}

/** The badge color of a startup's status. */
export const statusTones: Record<Startup['status'], BadgeTone> = {
  Active: 'green',
  Public: 'blue',
  Acquired: 'orange',
};
