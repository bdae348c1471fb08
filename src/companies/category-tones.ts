import type { Company } from '#src/content-model/company.ts';
import type { BadgeTone } from '#src/design/Badge.tsx';

/** Colour of the badge that names a company's category. */
export const categoryTones: Record<Company['category'], BadgeTone> = {
  'Full Stack': 'purple',
  Hardware: 'blue',
  Software: 'green',
  Platform: 'orange',
  'Research & Hardware': 'indigo',
};
