import { z } from 'zod';
import { chartText } from '../chart-text.ts';
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
  directory: z.strictObject({
    ...sectionHead,
    tableCaption: prose.describe('What the table of all companies is called'),
  }),
  figures: z.strictObject({ ...sectionHead, country: chartText, technology: chartText, founded: chartText }),
  analysis: z.strictObject({ ...sectionHead, items: z.array(analysis).length(4) }),
});

export type CompaniesPage = z.infer<typeof companiesPage>;
