import { z } from 'zod';
import { entrySources } from '../citation.ts';
import { prose, topicPage } from '../fields.ts';
import { ownSection, sections } from '../sections.ts';

const moscasRule = ownSection('moscas-rule', {
  text: prose,
  secrecy: z.number().int().positive().describe('x of the example: years the data must stay secret'),
  migration: z.number().int().positive().describe('y of the example: years the migration takes'),
  machine: z.number().int().positive().describe('z of the example: years until the machine exists'),
  caption: prose.describe('What the drawing of the example shows'),
  sources: entrySources,
}).describe("Mosca's inequality with an example");

/** `content/pages/cybersecurity.yaml` */
export const cybersecurityPage = z.strictObject({ ...topicPage.shape, sections: sections(moscasRule) });

export type MoscasRule = z.infer<typeof moscasRule>;
