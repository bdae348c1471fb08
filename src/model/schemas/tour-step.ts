import { z } from 'zod';
import { entrySources } from './citation.ts';
import { asOf, openQasm, prose } from './fields.ts';

/** What somebody does in the lab besides building: each is observed since the step began. */
export const TOUR_ACTIONS = ['run-shots', 'open-text', 'copy-address'] as const;

const condition = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('state'),
    same: openQasm.describe('The state at the end of the circuit is the one of this circuit, up to a global phase'),
  }),
  z.strictObject({
    kind: z.literal('uses'),
    gate: prose.describe('A standard gate, or "measure"'),
    controls: z.number().int().min(0).default(0).describe('With exactly so many controls'),
    count: z.number().int().min(1).default(1).describe('At least so often'),
  }),
  z
    .strictObject({
      kind: z.literal('probability'),
      outcome: z.string().regex(/^[01]+$/, 'Write an outcome as bits, in quotes: "11"'),
      of: z.enum(['qubits', 'bits']).describe('Of the qubits at the end, or of the classical bits'),
      from: z.number().min(0).max(1),
      to: z.number().min(0).max(1),
    })
    .refine(({ from, to }) => from < to, 'A range goes from the smaller to the larger'),
  z.strictObject({
    kind: z.literal('bloch'),
    qubit: z.number().int().min(0).describe('Its Bloch vector at the end of the circuit'),
    axis: z.enum(['x', 'y', 'z']),
    from: z.number().min(-1).max(1),
  }),
  z.strictObject({
    kind: z.literal('cut'),
    column: z.number().int().min(0).describe('The state is read after this column'),
  }),
  z.strictObject({ kind: z.literal('action'), action: z.enum(TOUR_ACTIONS) }),
]);

/** One step of the guided tour through the lab: `content/lab-tour/<id>.yaml`. */
export const tourStep = z
  .strictObject({
    step: z.number().int().min(1).describe('Place in the tour'),
    title: prose.max(60).describe('What the step is about'),
    text: z.array(prose).min(1).max(4).describe('Paragraphs for somebody who has never heard of a qubit'),
    task: prose.describe('What to do in the lab, in one or two sentences'),
    hint: prose.describe('Where to press, for a mouse, a finger or the keyboard'),
    start: openQasm.optional().describe('The circuit that the step begins with; what stands there stays otherwise'),
    presses: z
      .array(
        z.strictObject({
          plate: prose.describe(
            'What is pressed among the gates, by the name that the palette has for it: "x", "measure-z"',
          ),
          wire: z.number().int().min(0).describe('… and where it is put: the wire, from 0 …'),
          column: z.number().int().min(1).describe('… and the column, from 1'),
        }),
      )
      .default([])
      .describe('The plates that it is done with, in order: the lab opens their group and lets them pulse'),
    done: z.array(condition).min(1).describe('All that must hold for the step to be done'),
    after: prose.describe('What has just been seen, in one or two sentences'),
    answer: z
      .strictObject({
        circuit: openQasm.optional().describe('The circuit as it is then, where it changes'),
        column: z.number().int().min(0).optional().describe('After which column the state is read, if not at the end'),
        actions: z.array(z.enum(TOUR_ACTIONS)).optional().describe('What was done besides'),
      })
      .describe('One way to do it, which the lab shows on request'),
    sources: entrySources,
    asOf,
  })
  .describe('A step of the guided tour through the circuit lab, with the conditions under which it is done');

export type TourStepEntry = z.infer<typeof tourStep>;
export type TourAction = (typeof TOUR_ACTIONS)[number];
