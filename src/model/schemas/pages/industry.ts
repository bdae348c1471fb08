import { z } from 'zod';
import { entrySources } from '../citation.ts';
import { chartText, httpsUrl, pageHead, prose, sectionHead, source, stat } from '../fields.ts';
import { figures } from '../figure.ts';
import { idOf } from '../references.ts';

const link = z.strictObject({ label: prose, url: httpsUrl });

const overview = z.strictObject({
  ...sectionHead,
  paragraphs: z.array(prose).min(1),
  rows: z
    .array(z.strictObject({ name: prose, state: prose.describe('In a word or two'), text: prose }))
    .min(1)
    .describe('Maturity, adoption and readiness'),
  report: link.describe('The outside report to read next'),
});

const projections = z.strictObject({
  ...sectionHead,
  years: z
    .array(z.strictObject({ year: z.number().int(), figure: prose.describe('Name of the figure of its market size') }))
    .min(1),
  rate: prose.describe('Name of the figure of the compound growth a year'),
});

const trend = z.strictObject({
  title: prose,
  description: prose,
  impact: z.enum(['Critical', 'High', 'Medium']),
  timeline: prose.describe('"2024–2029"'),
  companies: z.array(prose).min(1),
  url: httpsUrl,
  sources: entrySources,
});

const player = z.strictObject({
  company: idOf('companies').describe('Whose valuation is shown'),
  machine: idOf('machines').describe('Its leading machine in service, whose qubits are shown'),
  name: prose.describe('What the report calls it'),
  type: z.enum(['Tech Giant', 'Pure-Play']),
  focus: prose,
  valuationNote: prose.optional(),
  url: httpsUrl,
  recentNews: prose,
  sources: entrySources,
});

/** A round that the 2024 edition showed; newer ones come from the table of all rounds. */
const round = z.strictObject({
  listed: idOf('funding-rounds').describe('The round in the table of all rounds, with its date, company and amount'),
  round: prose.describe('Kind of round and its terms'),
  investors: z.array(prose).min(1),
  note: prose.optional().describe('How sure it is, where it is not confirmed by a filing'),
  url: httpsUrl,
  sources: entrySources,
});

const segment = z.strictObject({
  name: prose,
  share: prose.describe('Name of the figure of its share of the market'),
  description: prose,
});

const sizeChart = z.strictObject({
  differ: prose.describe('Title where the sizes differ: {count} in words, {least}, {most}'),
  agree: prose.describe('Title where they do not: {least}'),
  none: prose.describe('Title where there is none'),
  unit: prose.describe('What is drawn, in one line'),
  label: prose.describe('For those who do not see it'),
  basis: prose.describe('What it rests on: {count}, {newest}'),
  rows: z
    .array(
      z.strictObject({
        figure: prose.describe('Name of the figure'),
        year: z.int().describe('Of which year it is the size'),
        who: prose.describe('Who counted or expects, and which count of theirs it is, where there are several'),
        what: prose.describe('What is counted'),
      }),
    )
    .min(1)
    .describe('By year, as they are drawn'),
});

export const industryPage = z.strictObject({
  ...pageHead,
  figures: figures('market-size', 'market-2027', 'market-2030', 'growth-rate'),
  sources: z
    .array(source.extend({ note: prose.describe('What it holds') }))
    .min(1)
    .describe('The research sources at the end of the page'),
  stats: z.array(stat).min(1),
  sizes: z
    .strictObject({
      counted: sizeChart,
      expected: sizeChart,
      signs: z.strictObject({ read: prose, reported: prose, edition2024: prose, floor: prose }),
      columns: z.array(prose).length(4).describe('Of the tables of their values'),
    })
    .describe('The sizes of the market that were counted, and those that are expected'),
  overview,
  editions: z
    .strictObject({
      ...sectionHead,
      first: prose.describe('Head of the column of the 2024 edition'),
      newer: prose.describe('Head of the column of what has been published since'),
      rows: z
        .array(
          z.strictObject({
            label: prose.describe('What is counted'),
            figure: prose.describe(
              'Name of the figure that the 2024 edition had, whose newer value leads where there is one',
            ),
            since: z
              .array(prose)
              .min(1)
              .optional()
              .describe('Names of other newer figures; their scope is shown beside them'),
          }),
        )
        .min(1),
    })
    .describe('The edition of 2024 beside newer counts, each with its scope'),
  projections,
  trends: z.strictObject({ ...sectionHead, items: z.array(trend).min(1) }),
  players: z.strictObject({ ...sectionHead, items: z.array(player).min(1) }),
  investment: z.strictObject({
    ...sectionHead,
    newest: z.int().min(1).describe('How many of the newest rounds of the table of all rounds lead'),
    edition2024: z.strictObject({ title: prose, rounds: z.array(round).min(1) }),
    insights: z.strictObject({ title: prose, paragraphs: z.array(prose).min(1), sources: entrySources }),
  }),
  segments: z.strictObject({
    ...sectionHead,
    chart: chartText,
    note: prose.describe(
      'What is behind the shares, and what is on record of companies and funding within their borders',
    ),
    items: z.array(segment).min(1),
  }),
  researchSources: z.strictObject(sectionHead),
});

export type IndustryPage = z.infer<typeof industryPage>;
