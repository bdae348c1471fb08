import { z } from 'zod';
import { entrySources } from '../citation.ts';
import { namedLink, pageHead, prose, topicPage } from '../fields.ts';
import { figures } from '../figure.ts';
import { ownSection, sections } from '../sections.ts';

const quantumThreat = ownSection('quantum-threat', {
  remark: z.strictObject({ title: prose, text: prose, sources: entrySources }).describe('Set apart under the cards'),
}).describe('The threatened cryptosystems of content/threats');

const families = ownSection('pqc-families', {}).describe('The schemes of content/pqc-families');

export const cryptographyPage = z.strictObject({
  ...topicPage.shape,
  figures: figures(),
  sections: sections(quantumThreat, families),
});

export type QuantumThreat = z.infer<typeof quantumThreat>;
export type PqcFamiliesSection = z.infer<typeof families>;

const moscasRule = ownSection('moscas-rule', {
  text: prose,
  secrecy: z.number().int().positive().describe('x of the example: years the data must stay secret'),
  migration: z.number().int().positive().describe('y of the example: years the migration takes'),
  machine: z.number().int().positive().describe('z of the example: years until the machine exists'),
  caption: prose.describe('What the drawing of the example shows'),
  sources: entrySources,
}).describe("Mosca's inequality with an example");

export const cybersecurityPage = z.strictObject({ ...topicPage.shape, sections: sections(moscasRule) });

export type MoscasRule = z.infer<typeof moscasRule>;

const deadlines = ownSection('deadlines', {
  caption: prose.describe('What the rows are'),
  note: prose.describe('How the dates are to be read'),
}).describe('The dates of content/deadlines on one axis, and as a calendar');

const parameterSets = ownSection('parameter-sets', {
  keyEstablishment: prose.describe('Caption of the table of schemes for key establishment'),
  signatures: prose.describe('Caption of the table of signature schemes'),
  note: prose.describe('What the sizes do not say'),
}).describe('The schemes of content/parameter-sets');

const checklist = ownSection('checklist', {
  phases: z
    .array(
      z.strictObject({
        name: prose.describe('Name of the phase'),
        when: prose.optional().describe('When it should be done, where somebody says so'),
        tasks: z.array(prose).min(1).describe('What to do, each with a verb'),
      }),
    )
    .min(1)
    .describe('Also a Markdown file to take away'),
});

/** `content/pages/post-quantum-migration.yaml` */
export const migrationPage = z.strictObject({
  ...pageHead,
  figures: figures().optional(),
  sections: sections(deadlines, parameterSets, checklist),
  related: z.array(namedLink).min(1),
});

export type DeadlinesSection = z.infer<typeof deadlines>;
export type ParameterSetsSection = z.infer<typeof parameterSets>;
export type ChecklistSection = z.infer<typeof checklist>;
