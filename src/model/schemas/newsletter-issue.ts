import { z } from 'zod';
import { prose } from './fields.ts';
import { idOf } from './references.ts';

const line = prose.optional().describe('A line of the editor’s own under it: why it is here');

const item = z
  .union([
    z.strictObject({ development: idOf('developments').describe('Id of a story of the news'), line }),
    z.strictObject({ paper: idOf('papers').describe('Id of a paper'), line }),
    z.strictObject({
      figure: z
        .string()
        .regex(/^[a-z0-9-]+(\/[a-z0-9-]+){2}$/, 'Write kind/entry/name, such as "companies/ionq/revenue"')
        .describe('A figure that changed: kind/entry/name. Shown as it was on the day of the issue'),
      line,
    }),
    z.strictObject({ promise: idOf('promises').describe('Id of a promise whose outcome is known'), line }),
    z.strictObject({
      entry: idOf('pieces').describe('A page or an entry of another kind: "machines/ibm-heron-r3"'),
      line,
    }),
  ])
  .describe('What the issue tells, by its id, and a line of the editor’s own');

/** The words over what is of one kind, in the order in which a draft has them. */
export const ISSUE_GROUPS = ['development', 'paper', 'figure', 'promise', 'entry'] as const;

/** An issue of the newsletter: `content/newsletters/<date>.yaml`. */
export const newsletterIssue = z
  .strictObject({
    title: prose.max(78).describe('The subject of the mail: what this issue is about'),
    date: z
      .string()
      .regex(/^\d{4}-\d{2}-\d{2}$/, 'Write a day as "2026-11-28", in quotes')
      .describe('The day of the issue, which is also the name of its file'),
    description: prose.min(50).max(170).describe('One or two sentences for search results, the archive and the feed'),
    opening: z.array(prose).min(1).describe('What the reader reads first, a paragraph each'),
    items: z.array(item).min(1).describe('What the issue tells, in its order; each kind stands under one heading'),
    closing: z.array(prose).min(1).describe('The last words, a paragraph each'),
  })
  .refine(({ items }) => new Set(items.map(referenceOf)).size === items.length, 'An item is listed twice')
  .describe('Issues of the newsletter: what was sent to its readers, and when');

export type NewsletterIssue = z.output<typeof newsletterIssue>;
export type IssueItem = z.output<typeof item>;
export type IssueGroup = (typeof ISSUE_GROUPS)[number];

/** Which group an item belongs to, and the id that it names. */
export function namedBy(item: IssueItem): { group: IssueGroup; id: string } {
  if ('development' in item) return { group: 'development', id: item.development };
  if ('paper' in item) return { group: 'paper', id: item.paper };
  if ('figure' in item) return { group: 'figure', id: item.figure };
  if ('promise' in item) return { group: 'promise', id: item.promise };
  return { group: 'entry', id: item.entry };
}

function referenceOf(item: IssueItem): string {
  const { group, id } = namedBy(item);
  return `${group} ${id}`;
}
