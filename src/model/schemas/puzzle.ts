import { z } from 'zod';
import { entrySources } from './citation.ts';
import { asOf, openQasm, prose } from './fields.ts';
import { idOf } from './references.ts';

/** In the order in which they are best solved. */
export const PUZZLE_GROUPS = [
  'One qubit',
  'Phases',
  'Two qubits',
  'Building gates',
  'Three qubits',
  'Measurement',
  'Algorithms',
] as const;

const wire = z.number().int().min(0).max(15);

/** A gate that a solution may use. */
export const allowedGate = z
  .strictObject({
    gate: z
      .string()
      .regex(/^\w+$/)
      .describe(
        'A standard gate as the lab names it ("h", "rz"), a gate that the start defines, "measure" (along z) or "reset"',
      ),
    controls: z.number().int().min(0).max(3).default(0).describe('How many controls it has, all met by |1⟩'),
    uses: z
      .number()
      .int()
      .min(1)
      .optional()
      .describe('How often it may be used at most; as often as one likes where left out'),
    wires: z
      .array(wire)
      .min(1)
      .optional()
      .describe('The wires on which it may stand, with its controls; all where left out'),
  })
  .describe('A gate that a solution may use');

const goal = z
  .discriminatedUnion('compare', [
    z.strictObject({
      compare: z.literal('state').describe('The state that comes from |0…0⟩, up to a global phase'),
      wires: z.array(wire).min(1).optional().describe('Only of these wires, which are in a state of their own'),
    }),
    z.strictObject({
      compare: z.literal('unitary').describe('What becomes of every basis state, up to one global phase'),
      inputs: z
        .array(wire)
        .min(1)
        .optional()
        .describe('The wires on which every basis state is tried; the others begin in |0⟩. All wires where left out'),
    }),
    z.strictObject({
      compare: z.literal('outcomes').describe('The probabilities of what the classical bits say'),
    }),
  ])
  .describe('In what a solution must agree with the reference solution');

/** Definitions of a gate of the start that are all tried. */
export const hiddenCases = z
  .array(
    z.strictObject({
      name: prose.describe('What is different, as it stands after "With": "the hidden string 011"'),
      gates: openQasm.describe('The definitions of the gates that are different, in OpenQASM 3'),
    }),
  )
  .min(2)
  .describe('Definitions of a gate of the start that are all tried, so that its inside cannot be copied');

/** How few will do. */
export const bestCount = z
  .strictObject({
    count: z.number().int().min(0).describe('The smallest count known'),
    of: z
      .enum(['gates', 'two-qubit gates'])
      .default('gates')
      .describe('What is counted, of what was added; barriers are not'),
    proven: z
      .enum(['search', 'literature'])
      .optional()
      .describe('How one knows that fewer cannot do: all shorter circuits were tried, or a source proves it'),
  })
  .describe('How few will do, as far as is known');

/** One puzzle of the lab: `content/puzzles/<id>.yaml`. */
export const puzzle = z
  .strictObject({
    title: prose.max(60).describe('What is to be done: "Make |−⟩"'),
    group: z.enum(PUZZLE_GROUPS).describe('Where it stands in the course of the puzzles'),
    order: z.number().int().min(1).describe('Place in its group'),
    trains: z
      .strictObject({
        tutorial: idOf('tutorials').describe('The tutorial'),
        step: z.number().int().min(1).describe('Its step'),
      })
      .describe('The step of a tutorial that it trains, and where it is shown'),
    task: prose.describe('What is asked for, in two or three sentences that need no other text'),
    start: openQasm.describe(
      'The circuit that one begins with, in OpenQASM 3; its gates stay, and are not counted. What is added stands behind its barriers',
    ),
    allowed: z.array(allowedGate).min(1).describe('The gates that a solution may use'),
    conditions: z.literal(true).optional().describe('Whether gates may depend on classical bits'),
    goal,
    cases: hiddenCases.optional(),
    solution: openQasm.describe('A reference solution with the best known count, in OpenQASM 3'),
    best: bestCount,
    hint: prose.describe('One sentence that helps without giving it away'),
    explanation: prose.describe('Why it works, in two or three sentences; shown when it is solved'),
    terms: z.array(idOf('glossary')).optional().describe('Ids of glossary terms that help'),
    sources: entrySources,
    asOf,
  })
  .describe(
    'A puzzle of the circuit lab: the start, the gates allowed, the goal and a reference solution in OpenQASM 3',
  );

export type PuzzleEntry = z.infer<typeof puzzle>;
