import type { BadgeTone } from '#src/design/Badge.tsx';
import type { Company } from '#src/model/schemas/company.ts';

export const categoryTones: Record<Company['category'], BadgeTone> = {
  'Full Stack': 'purple',
  Hardware: 'blue',
  Software: 'green',
  Platform: 'orange',
  'Research & Hardware': 'indigo',
};
