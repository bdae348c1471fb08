import { z } from 'zod';
import { asOf, entrySources, httpsUrl, prose } from './fields.ts';

/** A result as the comparing chart shows it. Both figures together mean that one machine has both. */
const plotted = z
  .strictObject({
    label: prose.max(24).describe('A few words beside the mark, such as "Willow" or "5,500 s"'),
    coherenceSeconds: z.number().positive().optional().describe('In seconds'),
    twoQubitFidelity: z.number().gt(0).lt(1).optional().describe('As a fraction: 99.67% is 0.9967'),
  })
  .refine(
    ({ coherenceSeconds, twoQubitFidelity }) => coherenceSeconds !== undefined || twoQubitFidelity !== undefined,
    'A plotted result needs a coherence time or a fidelity',
  );

/** A measured value from a paper or a data sheet, such as a record. */
const publishedResult = z.strictObject({
  measure: prose.describe('What was measured, and on which machine'),
  value: prose.describe('The result with its unit'),
  url: httpsUrl.describe('Where it was published'),
  plotted: plotted.optional().describe('Set when the result is shown in the chart that compares the technologies'),
});

/** One way to build a qubit: `content/qubit-technologies/<id>.yaml`, where the id is also the tab's anchor. */
export const qubitTechnology = z.strictObject({
  order: z.number().int().min(1).describe('Place among the tabs'),
  name: prose.describe('The words on the tab, such as "Trapped Ion"'),
  glyph: z.enum(['superconducting', 'ion', 'photonic', 'atom']).describe('Its sign, from TechnologyGlyph'),
  description: prose.describe('What the qubit is and how it is driven, in two or three sentences'),
  companies: z.array(prose).min(1).describe('Key companies, best known first'),
  coherenceTime: prose.describe(
    'Typical coherence time, as fixed by the specification: "100-200 μs", "1-10 s" or "Unlimited"',
  ),
  coherenceNote: prose.optional().describe('Where published evidence differs from the coherence time'),
  fidelity: prose.describe('Typical gate fidelity, as fixed by the specification: "99.9%" or "95-98%"'),
  fidelityNote: prose.optional().describe('Where published evidence differs from the fidelity'),
  advantages: z.array(prose).min(1).describe('What speaks for this kind of qubit'),
  challenges: z.array(prose).min(1).describe('What is still hard'),
  results: z.array(publishedResult).min(1).describe('Best published results up to the cut-off'),
  sources: entrySources,
  asOf,
});

export type QubitTechnology = z.infer<typeof qubitTechnology>;
