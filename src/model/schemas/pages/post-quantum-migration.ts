import { z } from 'zod';
import { namedLink, pageHead, prose } from '../fields.ts';
import { figures } from '../figure.ts';
import { ownSection, sections } from '../sections.ts';

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
