import { z } from 'zod';
import { namedLink, pageHead, prose, sectionHead } from '../fields.ts';

const holds = prose.describe('What one finds there, in one sentence');

/** `content/pages/search.yaml`. The page states nothing of its own, so it names no sources. */
export const searchPage = z.strictObject({
  title: pageHead.title,
  description: pageHead.description,
  heading: pageHead.heading,
  lede: pageHead.lede,
  asOf: pageHead.asOf,
  placeholder: prose.describe('What stands in the empty search field'),
  withoutScript: prose.describe('Said where the browser runs no scripts'),
  questions: z
    .strictObject({
      title: prose,
      items: z
        .array(prose)
        .length(6)
        .describe('What one may ask; the search answers each among its first three results'),
    })
    .describe('Under the field'),
  browse: z.strictObject({
    ...sectionHead,
    lists: z.array(namedLink.extend({ holds })).min(1).describe('Pages that list something whole'),
    sitePages: z.strictObject({ label: prose, holds }).describe('The link to the list of pages at the foot'),
  }),
});

export type SearchPage = z.infer<typeof searchPage>;
