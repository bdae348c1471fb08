import { z } from 'zod';
import { articleLabel } from './article.ts';

/** Text that a visitor reads: never empty, never padded. */
export const prose = z
  .string()
  .min(1)
  .refine((text) => text === text.trim(), 'Remove the white space at the ends');

/** A calendar day, or a month where the day is not known: "2024-12-09" or "2024-12". */
export const isoDate = z
  .string()
  .regex(/^\d{4}-\d{2}(-\d{2})?$/, 'Write a date as "2024-12-09" or "2024-12", in quotes')
  .refine((date) => !Number.isNaN(Date.parse(date)), 'There is no such day');

/** Outside addresses are https only, so that no page of ours sends anybody over an open line. */
export const httpsUrl = z.url({ protocol: /^https$/, error: 'Write a full address that begins with https://' });

export const sitePath = z.string().regex(/^\/[a-z0-9/-]*$/, 'Write a path on this site, such as "/hardware"');

export const source = z
  .strictObject({
    title: prose.describe('Title of the paper, standard, page or book, as published'),
    publisher: prose.describe('Journal, standards body, company or site'),
    url: httpsUrl.describe('Where it can be read; a DOI link where there is one'),
    date: prose.optional().describe('When it was published, as exactly as known: "2024", "Aug 2024", "9 Dec 2024"'),
  })
  .describe('Where a statement is from');

/** At least one source, none of them twice. */
export const sources = z
  .array(source)
  .min(1, 'Every page and every entry names at least one source')
  .refine((list) => new Set(list.map(({ url }) => url)).size === list.length, 'A source is listed twice');

export const asOf = isoDate.describe('The date at which the statements were true: "2024-12"');

export const badgeTone = z.enum([
  'red',
  'orange',
  'yellow',
  'olive',
  'green',
  'cyan',
  'blue',
  'indigo',
  'purple',
  'pink',
  'gray',
  'solid',
  'destructive',
]);

export const badge = z.strictObject({
  label: prose.describe('The words on the badge'),
  tone: badgeTone.optional().describe('Its color; gray when left out'),
  edition2024: prose.optional().describe('What it said in the 2024 edition, where that was fixed: "Dec 2024"'),
});

export const stat = z.strictObject({
  label: prose.describe('What is counted'),
  figure: prose.describe('Name of the figure, among those of the page'),
  change: prose
    .optional()
    .describe('Name of the figure of its change, such as "market-growth"; only where one is published'),
  note: prose.optional().describe('Where published evidence differs from the figure, a short note beside it'),
});

export const namedLink = z.strictObject({
  label: prose.describe('The words of the link'),
  href: sitePath.describe('Where it leads on this site'),
});

/** What every page's file begins with. */
export const pageHead = {
  title: prose.max(60).describe('Title in the browser tab and in search results; the site name is added'),
  description: prose.min(50).max(170).describe('One or two sentences for search results and share cards'),
  heading: prose.describe('The page heading (h1)'),
  lede: prose.describe('One or two sentences under the heading'),
  badges: z.array(badge).optional().describe('Short labels under the lede'),
  strip: prose
    .optional()
    .describe('Under the drawing of the page’s own data below the head, if it has one, with its numbers in braces'),
  article: articleLabel.optional().describe('How it stands in the list of all articles, if it is one that one reads'),
  asOf,
  sources,
} as const;

/** What every topic page's file has beside its sections. */
export const topicPage = z.strictObject({ ...pageHead, related: z.array(namedLink).min(1) });

export type TopicPageContent = z.infer<typeof topicPage>;

export const sectionHead = {
  title: prose.describe('The section heading (h2)'),
  intro: prose.optional().describe('One or two sentences under the heading'),
} as const;

/** A circuit as text; what it says is checked where it is read, in `src/features/lab/`. */
export const openQasm = z
  .string()
  .regex(/^OPENQASM 3(\.\d)?;\n/, 'Begin the circuit with OPENQASM 3.0; on a line of its own')
  .max(4000);

/** The words round a chart whose numbers are computed from entries. */
export const chartText = z.strictObject({
  finding: prose.describe(
    'What the chart shows, as a sentence; stands above it. Numbers are counted: {count}, {total}, {first} …',
  ),
  unit: prose.describe('What its numbers count or measure'),
  note: prose.optional().describe('What has to be known to read it; stands below it'),
  basis: prose.describe('What it rests on, beside its files; numbers as in the finding'),
  columns: z.tuple([prose, prose]).describe('Of the table of its values: what is shown, and what is counted'),
});

export type ChartText = z.infer<typeof chartText>;
