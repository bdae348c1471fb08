import { z } from 'zod';
import { pageHead, prose, sectionHead } from '../fields.ts';

/** `content/pages/news.yaml` */
export const newsPage = z.strictObject({
  ...pageHead,
  breaking: z.strictObject(sectionHead),
  updates: z.strictObject(sectionHead),
  subscribe: z.strictObject({
    ...sectionHead,
    label: prose.describe('Label of the e-mail field'),
    hint: prose.describe('What one gets, under the field'),
  }),
});

export type NewsPage = z.infer<typeof newsPage>;
