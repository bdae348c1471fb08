import { z } from 'zod';
import { entrySources } from './citation.ts';
import { asOf, prose } from './fields.ts';
import { figures } from './figure.ts';

/** A measured value from a paper or a data sheet, such as a record. */
const publishedResult = z.strictObject({
  measure: prose.describe('What was measured, and on which machine'),
  figure: prose.describe('Name of a figure of this entry, or of a machine: "machines/ionq-forte/two-qubit-error"'),
  plotted: prose
    .max(24)
    .optional()
    .describe(
      'A few words beside its mark in the chart that compares the technologies, such as "Willow"; left out where it is not drawn',
    ),
});

/** One way to build a qubit: `content/qubit-technologies/<id>.yaml`, where the id is also the tab's anchor. */
export const qubitTechnology = z.strictObject({
  order: z.number().int().min(1).describe('Place among the tabs'),
  name: prose.describe('The words on the tab, such as "Trapped Ion"'),
  glyph: z.enum(['superconducting', 'ion', 'photonic', 'atom']).describe('Its sign, from TechnologyGlyph'),
  description: prose.describe('What the qubit is and how it is driven, in two or three sentences'),
  companies: z.array(prose).min(1).describe('Key companies, best known first'),
  figures: figures('coherence-time', 'gate-fidelity'),
  coherenceNote: prose.optional().describe('Where published evidence differs from the coherence time'),
  fidelityNote: prose.optional().describe('Where published evidence differs from the fidelity'),
  gates: prose.describe('How gates on one and on two qubits are made, and how a qubit is read'),
  advantages: z.array(prose).min(1).describe('What speaks for this kind of qubit'),
  challenges: z.array(prose).min(1).describe('What is still hard'),
  results: z.array(publishedResult).min(1).describe('Best published results'),
  sources: entrySources,
  asOf,
});

export type QubitTechnology = z.infer<typeof qubitTechnology>;
