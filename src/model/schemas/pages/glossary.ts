import { z } from 'zod';
import { httpsUrl, pageHead, prose } from '../fields.ts';

/** `content/pages/glossary.yaml` */
export const glossaryPage = z.strictObject({
  ...pageHead,
  works: z
    .array(z.strictObject({ url: httpsUrl, name: prose.describe('How a term cites it: "Nielsen & Chuang"') }))
    .describe('Short names of works that many terms cite; others are cited by DOI, arXiv number or site'),
});

export type GlossaryPage = z.infer<typeof glossaryPage>;
