import { z } from 'zod';
import { chartText } from '../chart-text.ts';
import { pageHead, prose, sectionHead, stat } from '../fields.ts';
import { figures } from '../figure.ts';

const { badges: _, ...head } = pageHead;

const analysis = z.strictObject({
  icon: z.enum(['approaches', 'cloud', 'investment', 'programs']).describe('The drawing beside it'),
  title: prose,
  text: prose,
});

/** `content/pages/companies.yaml` */
export const companiesPage = z.strictObject({
  ...head,
  figures: figures('companies', 'total-funding', 'employees', 'patents'),
  stats: z.array(stat).min(1),
  noChange: prose.describe('In the place of the change of a figure that has no earlier value'),
  directory: z.strictObject({
    ...sectionHead,
    tableCaption: prose.describe('What the table of all companies is called'),
  }),
  charts: z.strictObject({ ...sectionHead, country: chartText, technology: chartText, founded: chartText }),
  analysis: z.strictObject({ ...sectionHead, items: z.array(analysis).min(1) }),
});

export type CompaniesPage = z.infer<typeof companiesPage>;
