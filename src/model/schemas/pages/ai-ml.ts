import { z } from 'zod';
import { entrySources, prose, sectionHead, topicPage } from '../fields.ts';

const application = z.strictObject({
  name: prose,
  description: prose,
  maturity: prose.describe(
    '"Commercial Trials", "Early Development" or "Research Phase"; any other word gets a grey badge',
  ),
  techniques: z.array(prose).min(1).describe('Most important first: the card shows the first three'),
  advantages: z.array(prose).min(1),
  challenges: z.array(prose).min(1),
  applications: z.array(prose).min(1).describe('What it is tried on'),
  companies: z.array(prose).min(1).describe('Who works on it'),
  sources: entrySources,
});

const algorithm = z.strictObject({
  name: prose,
  description: prose,
  complexity: prose.describe('What it costs, with the meaning of every letter'),
  speedup: prose.describe('What is proven, and under which conditions'),
  useCases: z.array(prose).min(1),
  sources: entrySources,
});

const challenge = z.strictObject({
  name: prose,
  description: prose,
  impact: z.enum(['High', 'Medium', 'Low']),
  solutions: z.array(prose).min(1),
  sources: entrySources,
});

const industry = z.strictObject({ name: prose, text: prose, sources: entrySources });

/** `content/pages/ai-ml.yaml` */
export const aiMlPage = z.strictObject({
  ...topicPage.shape,
  applications: z.strictObject({ ...sectionHead, items: z.array(application).min(1) }),
  algorithms: z.strictObject({ ...sectionHead, items: z.array(algorithm).min(1) }),
  challenges: z.strictObject({ ...sectionHead, items: z.array(challenge).min(1) }),
  industries: z.strictObject({ ...sectionHead, items: z.array(industry).min(1) }),
});

export type AiMlPage = z.infer<typeof aiMlPage>;
