import { z } from 'zod';
import { namedLink, pageHead, prose, sectionHead } from '../fields.ts';
import { partialDate } from '../figure.ts';
import { PAPER_CATEGORIES } from '../paper.ts';

/** What stories and terms rest on is told where they are. */
const { sources: _, ...head } = pageHead;

export const newsPage = z.strictObject({
  ...head,
  readUntil: partialDate.describe(
    'The day until which we have read what happened; stands at the head of the news, the time line and the changes',
  ),
  filter: z.strictObject({
    label: prose.describe('What the category buttons choose, for screen readers'),
    nothingFound: z.strictObject({ title: prose, hint: prose }).describe('When there is no such story at all'),
  }),
  breaking: z.strictObject(sectionHead),
  updates: z.strictObject(sectionHead),
  older: z.strictObject(sectionHead).describe('The stories of a category that neither list has one of'),
  archive: prose.describe('The words of the link to the archive'),
  story: z
    .strictObject({
      about: prose.describe('Over the machines, companies and papers that it is about'),
      around: prose.describe('Over what came before and after it: {name}'),
      here: prose.describe('What the story itself is called between them'),
    })
    .describe('Words of every story'),
  subscribe: z.strictObject({
    ...sectionHead,
    label: prose.describe('Label of the e-mail field'),
    hint: prose.describe('What one gets, under the field'),
    feeds: prose.describe('Before the links to the feeds'),
  }),
});

export const newsArchivePage = z.strictObject({
  ...head,
  ribbon: prose.describe('What the bars lead to, for screen readers'),
  more: prose.describe('What opens the rest of a long year: {count} of {year}'),
});

export type NewsPage = z.infer<typeof newsPage>;

/** `content/pages/research.yaml` and `content/pages/classics.yaml`: two lists of papers. */
export const researchPage = z.strictObject({
  ...pageHead,
  categories: z
    .array(
      z.strictObject({
        title: z.enum(PAPER_CATEGORIES),
        intro: prose.describe('What one finds under this heading'),
      }),
    )
    .length(PAPER_CATEGORIES.length)
    .describe('In the order in which they are shown'),
  others: namedLink.describe('The way to the other list'),
});

export type ResearchPage = z.infer<typeof researchPage>;

export const glossaryPage = z.strictObject(pageHead);

export const glossarySourcesPage = z.strictObject(head);
