import { z } from 'zod';
import { entrySources, prose, sectionHead, topicPage } from '../fields.ts';

const challenge = z.strictObject({
  category: prose,
  description: prose,
  concerns: z.array(prose).min(1).describe('What people worry about, with its evidence'),
  implications: z.array(prose).min(1).describe('What may follow from it'),
  sources: entrySources,
});

const framework = z.strictObject({
  name: prose,
  origin: prose.describe('Who published it, and when'),
  principles: z.array(prose).min(1),
  implementation: prose.describe('How it is meant to be used, and how binding it is'),
  sources: entrySources,
});

const stakeholder = z.strictObject({
  group: prose,
  responsibilities: z.array(prose).min(1),
  challenges: z.array(prose).min(1),
  sources: entrySources,
});

const timeframe = z.strictObject({
  period: prose.describe('Years: "2024-2026"'),
  name: prose.describe('"Immediate", "Medium-term" or "Long-term"'),
  actions: z.array(prose).min(1),
  sources: entrySources,
});

/** `content/pages/ethics.yaml` */
export const ethicsPage = z.strictObject({
  ...topicPage.shape,
  challenges: z.strictObject({ ...sectionHead, items: z.array(challenge).min(1) }),
  frameworks: z.strictObject({ ...sectionHead, items: z.array(framework).min(1) }),
  stakeholders: z.strictObject({ ...sectionHead, items: z.array(stakeholder).min(1) }),
  actions: z.strictObject({ ...sectionHead, items: z.array(timeframe).min(1) }),
  considerations: z.strictObject({
    ...sectionHead,
    items: z.array(z.strictObject({ title: prose, text: prose })).min(1),
  }),
});

export type EthicsPage = z.infer<typeof ethicsPage>;
