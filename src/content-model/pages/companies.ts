import { z } from 'zod';
import { pageHead, prose, sectionHead, stat } from '../fields.ts';

const { badges: _, ...head } = pageHead;

const analysis = z.strictObject({
  icon: z.enum(['approaches', 'cloud', 'investment', 'programmes']).describe('The drawing beside it'),
  title: prose,
  text: prose,
});

/** `content/pages/companies.yaml` */
export const companiesPage = z.strictObject({
  ...head,
  stats: z.array(stat).length(4),
  directory: z.strictObject(sectionHead),
  analysis: z.strictObject({ ...sectionHead, items: z.array(analysis).length(4) }),
});

export type CompaniesPage = z.infer<typeof companiesPage>;
