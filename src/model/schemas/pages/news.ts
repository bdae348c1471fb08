import { z } from 'zod';
import { pageHead, prose, sectionHead } from '../fields.ts';

/** `content/pages/news.yaml` */
export const newsPage = z.strictObject({
  ...pageHead,
  filter: z.strictObject({
    label: prose.describe('What the category buttons choose, for screen readers'),
    nothingFound: z.strictObject({ title: prose, hint: prose }).describe('When neither list has such a story'),
  }),
  breaking: z.strictObject(sectionHead),
  updates: z.strictObject(sectionHead),
  subscribe: z.strictObject({
    ...sectionHead,
    label: prose.describe('Label of the e-mail field'),
    hint: prose.describe('What one gets, under the field'),
    feeds: prose.describe('Before the links to the feeds'),
  }),
});

export type NewsPage = z.infer<typeof newsPage>;
