import { z } from 'zod';
import { entrySources } from '../citation.ts';
import { prose, topicPage } from '../fields.ts';
import { figures } from '../figure.ts';
import { ownSection, sections } from '../sections.ts';

const quantumThreat = ownSection('quantum-threat', {
  remark: z.strictObject({ title: prose, text: prose, sources: entrySources }).describe('Set apart under the cards'),
}).describe('The threatened cryptosystems of content/threats');

const families = ownSection('pqc-families', {}).describe('The schemes of content/pqc-families');

/** `content/pages/cryptography.yaml` */
export const cryptographyPage = z.strictObject({
  ...topicPage.shape,
  figures: figures(),
  sections: sections(quantumThreat, families),
});

export type QuantumThreat = z.infer<typeof quantumThreat>;
export type PqcFamiliesSection = z.infer<typeof families>;
