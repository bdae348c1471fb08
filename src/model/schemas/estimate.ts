import { z } from 'zod';
import { entrySources } from './citation.ts';
import { asOf, prose } from './fields.ts';
import { figures, partialDate } from './figure.ts';
import { idOf } from './references.ts';

/** What an estimate prices. */
export const ESTIMATE_FIELDS = [
  'keys and hashes',
  'chemistry',
  'materials and physics',
  'optimization and finance',
  'fluids and data',
] as const;

/** How far an estimate goes: to a machine, to logical qubits and gates, or to what has no need of either. */
export const ESTIMATE_LEVELS = ['physical', 'logical', 'classical', 'theory'] as const;

/** The machine that an estimate is made for, where it names one; it chooses the mark. */
export const ESTIMATE_PLATFORMS = ['superconducting', 'atoms', 'ions', 'dots', 'photons', 'several'] as const;

/** Where idle logical qubits are kept: among the others, in a denser code, or in a memory of another kind. */
export const ESTIMATE_STORAGES = ['plain', 'yoked', 'ldpc', 'memory'] as const;

/** Figures that an estimate may have; physical ones say nothing of logical ones. */
export const ESTIMATE_FIGURE = /^(logical-qubits|toffoli-gates|t-gates|physical-qubits|run-time)$/;

/** One published estimate: `content/estimates/<problem>-<first author>-<year>.yaml`. */
export const estimate = z
  .strictObject({
    title: prose.max(90).describe('What it says, in our words: "RSA-2048 in eight hours with 20 million qubits"'),
    short: prose.max(24).describe('At its mark, and in lists: "Gidney 2025"'),
    problem: prose.describe('What is computed, spelled as others do: "RSA-2048"; estimates of one problem make a line'),
    field: z.enum(ESTIMATE_FIELDS).describe('What the problem belongs to'),
    instance: prose.describe('Which case of it: "factor a modulus of 2,048 bits"'),
    algorithms: z.array(idOf('algorithms')).min(1).optional().describe('Ids of the algorithms that it prices'),
    date: partialDate.describe('When it was first published'),
    level: z.enum(ESTIMATE_LEVELS).describe('How far it goes'),
    platform: z.enum(ESTIMATE_PLATFORMS).optional().describe('The machine that it assumes, where it names one'),
    isReviewed: z.boolean().describe('Whether it is in a journal or in proceedings, and not a preprint alone'),
    note: prose.max(420).describe('One to three sentences: by what it gets there, and what it leaves out'),
    improves: idOf('estimates').optional().describe('The estimate of the same problem that it is held against'),
    figures: figures()
      .refine(
        (all) => Object.keys(all).every((name) => ESTIMATE_FIGURE.test(name)),
        'Call a figure logical-qubits, toffoli-gates, t-gates, physical-qubits or run-time',
      )
      .optional(),
    assumes: z
      .strictObject({
        error: z.number().positive().max(1).optional().describe('How often a physical operation fails: 1.0e-3'),
        cycle: z.number().positive().optional().describe('Seconds of one round of error correction'),
        reaction: z.number().positive().optional().describe('Seconds until what depends on a measurement can begin'),
        budget: z.number().positive().max(1).optional().describe('How often the whole may fail'),
      })
      .optional()
      .describe('The machine that it assumes'),
    layout: z
      .strictObject({
        code: prose.describe('The error-correcting code: "surface code"'),
        codes: z.array(idOf('codes')).min(1).optional().describe('The same in content/codes'),
        distance: z.number().int().positive().optional().describe('The code distance of qubits that compute'),
        factories: z
          .strictObject({
            count: z.number().int().positive().describe('How many of them'),
            kind: prose.describe('"CCZ factories"'),
          })
          .optional()
          .describe('Where magic states are made'),
        storage: z.enum(ESTIMATE_STORAGES).optional().describe('Where idle logical qubits are kept'),
        hot: z.number().int().positive().optional().describe('Logical qubits that compute, where others are stored'),
        isRouted: z.literal(true).optional().describe('The logical qubits on record count the lanes between them, too'),
        note: prose.optional().describe('What else is known of it'),
      })
      .optional()
      .describe('How its qubits are laid out'),
    reported: z.literal(true).optional().describe('No primary source was read'),
    sources: entrySources,
    asOf,
  })
  .describe('Published estimates of what an algorithm takes: qubits, gates, time, and what each assumes.');

export type Estimate = z.output<typeof estimate>;
