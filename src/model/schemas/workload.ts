import { z } from 'zod';
import { entrySources, sourceId } from './citation.ts';
import { asOf, openQasm, prose } from './fields.ts';
import { partialDate } from './figure.ts';
import { idOf } from './references.ts';

/** Which qubits a circuit joins: neighbors along a line, along a ring, or any two. */
export const PAIRS = ['line', 'ring', 'any'] as const;

/** What somebody would run: `content/workloads/<name>.yaml`, with its circuit, its counts, or a published estimate. */
export const workload = z
  .strictObject({
    name: prose.max(40).describe('"GHZ state of 10 qubits"'),
    order: z.number().int().positive().describe('Its place among those of its rule'),
    what: prose.max(300).describe('What it is for, in one or two sentences'),
    algorithms: z.array(idOf('algorithms')).min(1).optional().describe('Ids of the algorithms that it runs'),
    plain: z
      .strictObject({
        circuit: openQasm.optional().describe('The circuit; its gates are counted. Loops are unrolled'),
        counts: z
          .strictObject({
            qubits: z.number().int().positive().describe('Qubits'),
            twoQubitGates: z.number().int().positive().describe('Gates on two qubits'),
            measured: z.number().int().positive().describe('Qubits that are read'),
            how: prose.describe('How they are counted'),
          })
          .optional()
          .describe('In the place of a circuit that is too long to write'),
        pairs: z.enum(PAIRS).describe('Which qubits its gates join'),
        shots: z.number().int().positive().describe('Runs that one would afford'),
      })
      .optional()
      .describe('Run as it is, without error correction'),
    corrected: z
      .strictObject({
        estimate: idOf('estimates').optional().describe('The published estimate that it rests on'),
        block: z
          .strictObject({
            qubits: z.number().int().positive().describe('Physical qubits'),
            error: z.number().positive().max(1).describe('The physical error that it was published for'),
            what: prose.describe('What it gives'),
          })
          .optional()
          .describe('Of a memory: a published block of a code'),
      })
      .optional()
      .describe('Run with error correction'),
    shown: z
      .array(
        z.strictObject({
          machine: idOf('machines').describe('On which machine'),
          what: prose.describe('What was shown: "56 qubits with a fidelity of 0.62"'),
          date: partialDate.describe('When it was published'),
          source: sourceId.describe('Who says so'),
        }),
      )
      .min(1)
      .optional()
      .describe('Where it, or a larger one of its kind, was run'),
    sources: entrySources,
    asOf,
  })
  .refine(({ plain, corrected }) => (plain === undefined) !== (corrected === undefined), 'Say plain or corrected')
  .refine(
    ({ plain }) => plain === undefined || (plain.circuit === undefined) !== (plain.counts === undefined),
    'Give a circuit, or its counts',
  )
  .refine(
    ({ corrected: with_ }) => with_ === undefined || (with_.estimate === undefined) !== (with_.block === undefined),
    'Name an estimate, or a block',
  )
  .describe('Workloads from a Bell pair to a key, each with its circuit, its counts, or a published estimate.');

export type Workload = z.output<typeof workload>;
