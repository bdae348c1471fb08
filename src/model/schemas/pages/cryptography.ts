import { z } from 'zod';
import { entrySources, prose, sectionHead, source, topicPage } from '../fields.ts';

const phase = z.strictObject({
  year: prose.describe('The years, such as "2024-2025"'),
  phase: prose.describe('Name of the phase'),
  description: prose,
  actions: z.array(prose).min(1),
  sources: entrySources,
});

const resource = z.strictObject({
  icon: z.enum(['standard', 'guide', 'assessment']).describe('The drawing on the card'),
  title: prose,
  description: prose,
  links: z.array(source).min(1).describe('Where to begin, best first'),
});

/** `content/pages/cryptography.yaml` */
export const cryptographyPage = z.strictObject({
  ...topicPage.shape,
  threats: z.strictObject({
    ...sectionHead,
    remark: z.strictObject({ title: prose, text: prose, sources: entrySources }).describe('Set apart under the cards'),
  }),
  families: z.strictObject(sectionHead),
  migration: z.strictObject({ ...sectionHead, phases: z.array(phase).min(1) }),
  resources: z.strictObject({ ...sectionHead, items: z.array(resource).min(1) }),
});

export type CryptographyPage = z.infer<typeof cryptographyPage>;
