import { z } from 'zod';
import { entrySources, prose, sectionHead, topicPage } from '../fields.ts';

const threat = z.strictObject({
  name: prose,
  description: prose,
  severity: z.enum(['Critical', 'High', 'Medium', 'Low']),
  timeframe: prose.describe('When it matters; "uncertain" where nobody knows'),
  affected: z.array(prose).min(1).describe('Systems and data at risk'),
  impact: prose.describe('What happens when it comes true'),
  sources: entrySources,
});

const moscaRule = z
  .strictObject({
    title: prose,
    text: prose,
    secrecy: z.number().int().positive().describe('x of the example: years the data must stay secret'),
    migration: z.number().int().positive().describe('y of the example: years the migration takes'),
    machine: z.number().int().positive().describe('z of the example: years until the machine exists'),
    caption: prose.describe('What the drawing of the example shows'),
    sources: entrySources,
  })
  .describe("Mosca's inequality with an example, under the threats");

const defense = z.strictObject({
  name: prose,
  description: prose,
  status: prose.describe('How far it has come, in a few words'),
  advantages: z.array(prose).min(1),
  limitations: z.array(prose).min(1),
  companies: z.array(prose).min(1).describe('Who offers, deploys or studies it'),
  applications: z.array(prose).min(1),
  sources: entrySources,
});

const phase = z.strictObject({
  period: prose.describe('Years from and to: "2024-2027"'),
  phase: prose.describe('Name of the phase'),
  description: prose,
  priorities: z.array(prose).min(1),
  sources: entrySources,
});

const industry = z.strictObject({ name: prose, text: prose, sources: entrySources });

/** `content/pages/cybersecurity.yaml` */
export const cybersecurityPage = z.strictObject({
  ...topicPage.shape,
  threats: z.strictObject({
    ...sectionHead,
    items: z.array(threat).min(1),
    rule: moscaRule,
  }),
  defenses: z.strictObject({ ...sectionHead, items: z.array(defense).min(1) }),
  timeline: z.strictObject({ ...sectionHead, items: z.array(phase).min(1) }),
  industries: z.strictObject({ ...sectionHead, items: z.array(industry).min(1) }),
});

export type CybersecurityPage = z.infer<typeof cybersecurityPage>;
