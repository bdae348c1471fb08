import { z } from 'zod';
import { entrySources } from './citation.ts';
import { namedLink, prose, sectionHead, source, stat } from './fields.ts';

/** What every section has, whatever its shape. */
const head = {
  id: z
    .string()
    .regex(/^[a-z][a-z-]*$/)
    .describe('Anchor of the section'),
  ...sectionHead,
};

const points = z.array(prose).min(1);

const remark = z.strictObject({
  title: prose,
  text: prose,
  sources: entrySources.optional(),
});

const proseSection = z.strictObject({
  shape: z.literal('prose'),
  ...head,
  paragraphs: points.optional().describe('Running text'),
  items: points.optional().describe('A list after the text'),
  remarks: z.array(remark).min(1).optional().describe('Remarks set apart after the list'),
  links: z.array(namedLink).min(1).optional().describe('Pages of the site to go on to'),
});

export const LEVELS = ['Low', 'Medium', 'High', 'Critical'] as const;

/** How far a speedup is proven, the strongest first. */
export const PROOFS = ['quantum-data', 'constructed-data', 'conditional', 'none', 'unknown'] as const;

/** Charts of other pages that a card may show beside its words. */
export const CARD_CHARTS = ['migration-dates', 'companies-by-country', 'promises-home'] as const;

const card = z.strictObject({
  name: prose.describe('Heading of the card'),
  icon: z.enum(['standard', 'guide', 'assessment']).optional().describe('A drawing over the heading'),
  severity: z.enum(LEVELS).optional().describe('A badge with bars: how bad it is'),
  impact: z.enum(LEVELS).optional().describe('A badge: how much it changes'),
  maturity: prose
    .optional()
    .describe('A badge: "Commercial Trials", "Early Development" or "Research Phase"; any other word is gray'),
  status: prose.optional().describe('A badge: how far it has come, in a few words'),
  proof: z.enum(PROOFS).optional().describe('How far its speedup is proven: its column in the ledger'),
  origin: prose.optional().describe('Who published it, and when; small, under the heading'),
  text: prose.optional().describe('What it is'),
  tags: z.strictObject({ label: prose, items: points }).optional().describe('Labels under the text'),
  lists: z
    .array(z.strictObject({ label: prose, items: points, drawbacks: z.literal(true).optional() }))
    .min(1)
    .optional()
    .describe('Lists under headings of their own; drawbacks have a mark in the second color'),
  closing: prose.optional().describe('A sentence after the lists'),
  chart: z.enum(CARD_CHARTS).optional().describe('A chart of another page that shows what it says'),
  facts: z
    .array(
      z
        .strictObject({ name: prose, text: prose.optional(), items: points.optional(), tags: points.optional() })
        .refine(
          ({ text, items, tags }) => [text, items, tags].filter(Boolean).length === 1,
          'A fact has one of text, items and tags',
        ),
    )
    .min(1)
    .optional()
    .describe('Names and values at the foot of the card'),
  when: z
    .array(z.union([z.enum(['now', 'machine']), z.strictObject({ from: z.number().int(), to: z.number().int() })]))
    .optional()
    .describe('When it bites, as bars over its facts: now, once the machine exists, or in years; empty without a date'),
  documents: z.array(source).min(1).optional().describe('Where to begin reading, best first'),
  sources: entrySources.optional(),
});

const ledger = z
  .strictObject({
    some: prose.describe('What it shows: {unproven} of {count} without a proven speedup, {proven} with one'),
    nothing: prose.describe('The same where no speedup is proven: {count}'),
    method: prose.describe('Over the names of the entries'),
    names: z.record(z.enum(PROOFS), prose).describe('What each place in it means, over its column'),
  })
  .describe('In the place of cards that say how far a speedup is proven: one line each, which opens to the facts');

const times = z
  .strictObject({
    now: prose.describe('What a full bar means'),
    machine: prose.describe('What a hatched bar means'),
    undated: prose.describe('In the place of a bar'),
  })
  .describe('The key of the bars that say when each entry bites');

const cardsSection = z.strictObject({
  shape: z.literal('cards'),
  ...head,
  ledger: ledger.optional(),
  times: times.optional(),
  layout: z
    .enum(['wide', 'narrow', 'lines', 'rows', 'columns', 'arguments', 'beside', 'pairs'])
    .describe(
      'Two a line, three a line, one a line over the full width with lists or with facts, three columns without frames, one a line with a chart beside it, four columns whose lists are level, or one a line whose two lists stand beside its words',
    ),
  items: z.array(card).min(1),
});

const cell = z.union([prose, z.strictObject({ label: prose, url: source.shape.url })]);

const table = z
  .strictObject({
    caption: prose.describe('What the rows are, said above the table'),
    columns: z.array(prose).min(2).describe('Heads of the columns; the first column names the row'),
    rows: z
      .array(z.tuple([prose], cell))
      .min(1)
      .describe('One list a row, as long as the list of columns; a cell is a text, or a link as {label, url}'),
    headsOnce: z
      .literal(true)
      .optional()
      .describe('On a phone the heads of more than three columns stand over the rows, as those of fewer do'),
  })
  .refine(({ columns, rows }) => rows.every((row) => row.length === columns.length), {
    error: 'Every row has as many cells as the table has columns',
    path: ['rows'],
  });

const tableSection = z.strictObject({
  shape: z.literal('table'),
  ...head,
  paragraphs: points.optional().describe('Running text before the tables'),
  tables: z.array(table).min(1),
  note: prose.optional().describe('A remark under the tables'),
});

const timelineSection = z.strictObject({
  shape: z.literal('timeline'),
  ...head,
  items: z
    .array(
      z.strictObject({
        period: prose.describe('Years from and to: "2024-2027", or "2030+"'),
        name: prose.describe('Name of the phase'),
        text: prose.optional(),
        points,
        sources: entrySources,
      }),
    )
    .min(1),
});

const figuresSection = z.strictObject({
  shape: z.literal('figures'),
  ...head,
  items: z.array(stat).min(1).describe('Figures of this page by name, or of another entry as kind/entry/name'),
});

const chartSection = z.strictObject({
  shape: z.literal('chart'),
  ...head,
  columns: z.tuple([prose, prose]).describe('What the bars are, and what is measured'),
  bars: z
    .array(stat.pick({ label: true, figure: true }))
    .min(1)
    .describe('Figures that hold a number: of this page by name, or of another entry as kind/entry/name'),
  finding: prose.describe(
    'What the bars show: {most} and {least} by name, {far} the value of the first, {times} as many; stands above them',
  ),
  compares: z
    .tuple([z.string(), z.string()])
    .optional()
    .describe(
      'Two figures of the bars, the larger first, which the finding compares; else the largest with the smallest',
    ),
  note: prose.optional().describe('What has to be known to read it'),
  basis: prose.describe('What they rest on: {count} figures, the {newest}'),
});

const linksSection = z.strictObject({
  shape: z.literal('links'),
  ...head,
  items: z.array(namedLink.extend({ text: prose.optional().describe('What is found there') })).min(1),
});

const shapes = [
  proseSection,
  cardsSection,
  tableSection,
  timelineSection,
  figuresSection,
  chartSection,
  linksSection,
] as const;

const section = z.discriminatedUnion('shape', shapes);

/** A section of one of the seven shapes. */
export type PageSection = z.output<typeof section>;
export type SectionOf<Shape extends PageSection['shape']> = Extract<PageSection, { shape: Shape }>;
export type ContentCard = z.output<typeof card>;
export type ProofLedger = z.output<typeof ledger>;
export type Proof = (typeof PROOFS)[number];

/** Whether a section is of one of the seven shapes; any other is shown by a component of its page. */
export function isShaped(section: { shape: string }): section is PageSection {
  return shapes.some(({ shape }) => shape.shape.value === section.shape);
}

type OwnSection = z.ZodObject<{ shape: z.ZodLiteral<string>; id: z.ZodString; title: z.ZodString }>;

function unknownShape(own: readonly OwnSection[]): string {
  const names = [...shapes, ...own].map(({ shape }) => shape.shape.value);
  return `A section of this page has one of the shapes ${names.join(', ')}; a new one is an ownSection of its schema`;
}

/** The sections of a page in their order: of the seven shapes, and of those that only this page has. */
export function sections<const Own extends readonly OwnSection[]>(...own: Own) {
  return z
    .array(z.discriminatedUnion('shape', [...shapes, ...own], { error: () => unknownShape(own) }))
    .min(1)
    .refine((list) => new Set(list.map(({ id }) => id)).size === list.length, 'Two sections have the same id')
    .describe('In the order in which they are shown');
}

/** A section with a component of its own: the page's `.astro` file gives the component in a slot of this name. */
export function ownSection<const Name extends string, Fields extends z.core.$ZodLooseShape>(
  name: Name,
  fields: Fields,
) {
  return z.strictObject({ shape: z.literal(name), ...head, ...fields });
}
