import type { BadgeTone } from '#src/design/Badge.tsx';
import type { GlossaryTerm } from '#src/model/schemas/glossary-term.ts';

/** The color of each category; its name stands beside it. */
export const termTones: Record<GlossaryTerm['category'], BadgeTone> = {
  Concept: 'blue',
  Circuit: 'cyan',
  Gate: 'indigo',
  Visualization: 'pink',
  State: 'purple',
  Theory: 'olive',
  'Error Correction': 'green',
  Hardware: 'orange',
  Era: 'gray',
  Milestone: 'yellow',
  Algorithm: 'cyan',
  Security: 'red',
};
