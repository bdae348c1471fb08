import { z } from 'zod';
import { entrySources } from './citation.ts';
import { asOf, httpsUrl, prose } from './fields.ts';
import { idOf } from './references.ts';

export const PAPER_CATEGORIES = ['Quantum Computing', 'Machine Learning', 'Systems & Infrastructure'] as const;

/** One paper: `content/papers/<first author>-<year>.yaml`. */
export const paper = z.strictObject({
  title: prose.describe('As published'),
  authors: prose.describe('Up to six names, otherwise three and "et al."; affiliation in brackets where it helps'),
  year: z.number().int().min(1900).describe('Year of publication; of the online version, where that came first'),
  venue: prose.describe('Journal with volume and pages, proceedings, or "arXiv preprint"'),
  category: z.enum(PAPER_CATEGORIES).describe('The part of the Research page that it stands in'),
  topic: idOf('topics').describe('The topic under which it is filed, and its lane on the time line'),
  url: httpsUrl.describe('Where "Open Paper" leads: the DOI where there is one'),
  arxiv: z
    .string()
    .regex(/^(\d{4}\.\d{4,5}|[a-z-]+\/\d{7})$/, 'Write the arXiv number alone, such as "2408.13687"')
    .optional()
    .describe('The free preprint, where it holds the whole article and is not what `url` opens'),
  summary: prose.describe('One or two sentences: what it shows, and what it does not'),
  shelf: z
    .literal('classics')
    .optional()
    .describe('Stands on /research/classics: what is older than 2025 and came to the hub after its first edition'),
  asOf,
  sources: entrySources
    .optional()
    .describe('Other works that the statements are from; the page that url opens is the first'),
});

export type Paper = z.infer<typeof paper>;
