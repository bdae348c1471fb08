import { z } from 'zod';
import { entrySources } from './citation.ts';
import { asOf, isoDate, prose } from './fields.ts';
import { figures } from './figure.ts';
import { idOf } from './references.ts';

/** How the qubits are built: the hub's technologies, and three that no machine of its list has. */
export const EXPERIMENT_PLATFORMS = ['superconducting', 'oscillator', 'ion', 'atom', 'spin', 'diamond', 'nmr'] as const;

/** What was done with logical qubits. */
export const EXPERIMENT_TASKS = ['memory', 'detection', 'logical gate', 'magic state', 'algorithm'] as const;

/** Whether a result rests on runs that were chosen after the fact. */
export const POST_SELECTION = ['no', 'yes', 'not said'] as const;

/** Whether the logical qubit did better than the best that the same machine does without a code. */
export const BREAK_EVEN = ['yes', 'no', 'disputed', 'not said'] as const;

/**
 * The figures that an experiment may have, each a quantity of its own: an error per cycle says nothing of one per gate,
 * and neither of a lifetime. An error per cycle names the distance that it was measured at.
 */
export const EXPERIMENT_FIGURE =
  /^(error-per-cycle-d\d+|lambda|lifetime-ratio|gate-error|state-infidelity|preparation-error|runs-kept)$/;

/** One experiment with logical qubits: `content/logical-experiments/<first author or machine>-<year>.yaml`. */
export const logicalExperiment = z
  .strictObject({
    title: prose.max(90).describe('What was shown, in our words: "A surface-code memory that improves as it grows"'),
    short: prose
      .max(24)
      .optional()
      .describe('What its mark in a drawing is called; needed where a figure of it is drawn: "Willow"'),
    date: isoDate.describe('When it was published: online in its journal, otherwise as a preprint or announcement'),
    group: prose.describe('Who did it: "Google Quantum AI", "ETH Zurich (Wallraff)"'),
    platform: z.enum(EXPERIMENT_PLATFORMS).describe('How the physical qubits are built; chooses the sign'),
    machine: prose.describe('What it ran on: "17-transmon chip"'),
    machines: z.array(idOf('machines')).min(1).optional().describe('The same in content/machines, where it is there'),
    code: prose.describe('The code with its parameters: "rotated surface code", "[[7,1,3]] Steane code"'),
    codes: z.array(idOf('codes')).min(1).optional().describe('The same in content/codes, the main one first'),
    distances: z
      .array(z.number().int().positive())
      .min(1)
      .optional()
      .describe('Code distances that were run, rising; codes of one oscillator have none'),
    logicalQubits: z.number().int().positive().optional().describe('The most logical qubits at once'),
    rounds: z.number().int().positive().optional().describe('The most rounds of checks in one run, where it is known'),
    algorithms: z.array(idOf('algorithms')).min(1).optional().describe('Ids of the algorithms that were run'),
    what: z.enum(EXPERIMENT_TASKS).describe('What was done'),
    against: z
      .enum(['both', 'one'])
      .describe('Kinds of error that the code handles: bit and phase flips, or one of them; with one it is no memory'),
    postSelected: z
      .enum(POST_SELECTION)
      .describe('Whether runs were discarded after the fact; the share kept is runs-kept'),
    discarded: prose.optional().describe('Which runs were discarded: "runs in which leakage was seen"'),
    selected: z
      .array(prose)
      .optional()
      .describe('Figures that hold for the kept runs alone, where others, or all, count every run: [state-infidelity]'),
    breakEven: z.enum(BREAK_EVEN).describe('Whether it did better than the best of the same machine without a code'),
    compared: prose
      .optional()
      .describe('What the logical value is held against: "the best physical qubit lived 119 µs"'),
    note: prose.max(420).describe('One to three sentences: what is new about it, and what it is not'),
    dispute: prose.optional().describe('What others say against it, or what the headline leaves out'),
    reported: z.literal(true).optional().describe('No primary source was read'),
    figures: figures()
      .refine(
        (all) => Object.keys(all).every((name) => EXPERIMENT_FIGURE.test(name)),
        'Call a figure error-per-cycle-d<distance>, lambda, lifetime-ratio, gate-error, state-infidelity, preparation-error or runs-kept',
      )
      .optional(),
    sources: entrySources,
    asOf,
  })
  .describe('Experiments with logical qubits since 1998: what was done, with which code, and how well it went.');

export type LogicalExperiment = z.output<typeof logicalExperiment>;
