import { z } from 'zod';
import { namedLink, pageHead, prose, sectionHead } from '../fields.ts';
import { figures } from '../figure.ts';
import { ISSUE_GROUPS, type IssueGroup } from '../newsletter-issue.ts';
import { sections } from '../sections.ts';

/** A page made of sections: `content/pages/terms.yaml`, `content/pages/ethics.yaml`. A topic's page has that topic's id. */
export const plainPage = z.strictObject({
  ...pageHead,
  figures: figures().optional(),
  sections: sections(),
  related: z.array(namedLink).min(1).optional().describe('Where to go next; a topic page has some'),
});

export type PlainPage = z.infer<typeof plainPage>;

export const newsletterPage = z.strictObject({
  ...plainPage.shape,
  form: z.strictObject({
    title: prose.describe('Heading over the form'),
    label: prose.describe('Label of the field'),
    hint: prose.describe('One line under the field'),
  }),
  welcome: z.strictObject(sectionHead).describe('Over the mail that follows a sign-up, as it is sent'),
  last: z.strictObject(sectionHead).describe('Over the newest issue'),
  archive: z.strictObject(sectionHead).describe('Over the list of older issues'),
  feeds: prose.describe('Before the links to the feeds'),
  issue: z
    .strictObject({
      category: prose.describe('What an issue is called in the feed'),
      opening: prose.describe('Heading over its first words'),
      closing: prose.describe('Heading over its last words'),
      groups: z
        .strictObject(
          Object.fromEntries(ISSUE_GROUPS.map((group) => [group, prose])) as Record<IssueGroup, typeof prose>,
        )
        .describe('The headings over what it tells, by its kind'),
      others: prose.describe('Names the links to other issues'),
      newer: prose.describe('Before the title of the next issue'),
      older: prose.describe('Before the title of the issue before'),
      subscribe: prose.describe('The link to the sign-up page'),
    })
    .describe('The words round an issue, on its page and in its mail'),
  mail: z
    .strictObject({
      read: prose.describe('The link from the mail to the page of the issue'),
      more: prose.describe('The link from an item to its page'),
      source: prose.describe('Before the work that an item rests on'),
      sources: prose.describe('The same before several'),
      why: prose.describe('Why the reader gets it'),
      answer: prose.describe('Where an answer goes'),
      leave: prose.describe('The link that unsubscribes'),
    })
    .describe('The words of a mail that its page goes without'),
});

export type NewsletterPage = z.infer<typeof newsletterPage>;

/** `content/pages/notation.yaml`: its chapters are in content/notation. */
export const notationPage = z.strictObject({ ...pageHead, related: z.array(namedLink).min(1) });
