import { z } from 'zod';
import { entrySources, httpsUrl, pageHead, prose, sectionHead, source, stat } from '../fields.ts';

const link = z.strictObject({ label: prose, url: httpsUrl });

const overview = z.strictObject({
  ...sectionHead,
  paragraphs: z.array(prose).min(1),
  rows: z
    .array(z.strictObject({ name: prose, state: prose.describe('In a word or two'), text: prose }))
    .length(3)
    .describe('Maturity, adoption and readiness'),
  report: link.describe('The outside report to read next'),
});

const projections = z.strictObject({
  ...sectionHead,
  years: z
    .array(z.strictObject({ year: z.number().int(), billions: z.number().positive().describe('US dollars') }))
    .length(3),
  chart: z
    .strictObject({
      title: prose.describe('What the chart shows, as a finding'),
      subtitle: prose.describe('What is drawn, and its unit'),
      given: prose.describe('What the dots are'),
      between: prose.describe('What the dashed line is'),
      atRate: prose.describe('What the dotted line is; the rate is added'),
    })
    .describe('The words of the chart'),
  rate: prose.describe('The compound growth a year as the specification fixes it: "32.1%"'),
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
  company: prose,
  type: z.enum(['Tech Giant', 'Pure-Play']),
  focus: prose,
  qubits: prose,
  valuation: prose,
  valuationNote: prose.optional(),
  url: httpsUrl,
  recentNews: prose,
  sources: entrySources,
});

const round = z.strictObject({
  date: prose.describe('"Dec 2024"'),
  company: prose,
  amount: prose,
  round: prose.describe('Kind of round and its terms'),
  investors: z.array(prose).min(1),
  note: prose.optional().describe('How sure it is, where it is not confirmed by a filing'),
  url: httpsUrl,
  sources: entrySources,
});

const segment = z.strictObject({
  name: prose,
  value: z.number().min(0).max(100).describe('Share of the market, percent'),
  companies: z.number().int().positive(),
  funding: prose,
  description: prose,
});

/** `content/pages/industry.yaml` */
export const industryPage = z.strictObject({
  ...pageHead,
  sources: z
    .array(source.extend({ note: prose.describe('What it holds') }))
    .length(6)
    .describe('The research sources at the end of the page'),
  stats: z.array(stat).length(4),
  overview,
  projections,
  trends: z.strictObject({ ...sectionHead, items: z.array(trend).length(4) }),
  players: z.strictObject({ ...sectionHead, items: z.array(player).length(4) }),
  investment: z.strictObject({
    ...sectionHead,
    rounds: z.array(round).length(4),
    insights: z.strictObject({ title: prose, paragraphs: z.array(prose).min(1), sources: entrySources }),
  }),
  segments: z.strictObject({
    ...sectionHead,
    chartTitle: prose.describe('What the chart of the shares shows, as a finding'),
    splitNote: prose.describe('Says that company counts and funding are a split for illustration'),
    items: z
      .array(segment)
      .length(4)
      .refine((items) => items.reduce((sum, { value }) => sum + value, 0) === 100, 'The shares must add up to 100'),
  }),
  researchSources: z.strictObject(sectionHead),
});

export type IndustryPage = z.infer<typeof industryPage>;
