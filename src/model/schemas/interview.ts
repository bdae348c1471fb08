import { z } from 'zod';
import { entrySources } from './citation.ts';
import { asOf, httpsUrl, isoDate, prose } from './fields.ts';

/** In the order in which the page shows them. */
export const INTERVIEW_THEMES = [
  'Foundations and entanglement',
  'Algorithms and complexity',
  'Error correction',
  'Building machines',
  'Courses',
] as const;

export const INTERVIEW_KINDS = ['Interview', 'Oral history', 'Lecture', 'Course'] as const;

/** One public interview, oral history, lecture or course of a researcher: `content/interviews/<id>.yaml`. */
export const interview = z.strictObject({
  title: prose.describe('As published, or what it is and with whom'),
  people: z.array(prose).min(1).describe('The researchers who speak'),
  kind: z.enum(INTERVIEW_KINDS).describe('In which form they speak'),
  theme: z.enum(INTERVIEW_THEMES).describe('What it is chiefly about'),
  date: isoDate.optional().describe('When it was held or published, where that is known'),
  publisher: prose.describe('Who publishes it'),
  description: prose.describe('What one finds there, in our own words; no quotes'),
  url: httpsUrl.describe('Where it can be heard, seen or read'),
  asOf,
  sources: entrySources
    .optional()
    .describe('Other works that the statements are from; the page that url opens is the first'),
});

export type Interview = z.infer<typeof interview>;
