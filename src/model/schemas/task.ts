import { z } from 'zod';
import { entrySources } from './citation.ts';
import { asOf, prose } from './fields.ts';
import { allowedGate, bestCount, hiddenCases } from './puzzle.ts';
import { idOf } from './references.ts';

export const TASK_LEVELS = ['Warm-up', 'Core', 'Stretch'] as const;

/** How each kind of task is judged, as its page says it. */
export const JUDGED_BY = {
  state: 'the state, up to a global phase',
  unitary: 'what becomes of every input, up to a global phase',
  outcomes: 'the probabilities of the outcomes',
  program: 'the state that the program leaves, up to a global phase',
  number: 'the number',
  order: 'the order',
  choice: 'the choice, with a reason for each',
} as const;

const wires = z.array(z.number().int().min(0).max(15)).min(1);

const circuitText = z
  .string()
  .min(1)
  .max(4000)
  .describe('OpenQASM 3; the first two lines, OPENQASM and include, may be left out');

const added = z
  .string()
  .max(4000)
  .describe('OpenQASM 3: what is added to the start, or, with the line OPENQASM 3.0; the whole circuit');

const mistake = z
  .strictObject({
    answer: prose.describe(
      'A wrong answer: lines added to the start, an expression for a number, the places of an order: "2 1 3"',
    ),
    judge: prose
      .optional()
      .describe('What the judge says of it, without capital and full stop; left out for numbers and orders'),
    says: prose.describe('What has gone wrong, in a sentence or two that do not give the solution away'),
  })
  .describe('A typical mistake, and what is said of it');

const mistakes = z.array(mistake).min(2);

const circuitFields = {
  field: z.literal('text').optional().describe('Where one writes OpenQASM from the start, in the place of a drawing'),
  start: circuitText.describe('The circuit that one begins with; its gates stay, and are not counted'),
  allowed: z.array(allowedGate).min(1).describe('The gates that a solution may use'),
  conditions: z.literal(true).optional().describe('Whether gates may depend on classical bits'),
  cases: hiddenCases.optional(),
  solution: added.describe('A reference solution'),
  best: bestCount.optional(),
  mistakes,
} as const;

const answer = z
  .discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('state').describe('The state that comes from |0…0⟩, up to a global phase'),
      wires: wires.optional().describe('Only of these wires, which are in a state of their own'),
      ...circuitFields,
    }),
    z.strictObject({
      kind: z.literal('unitary').describe('What becomes of every basis state, up to one global phase'),
      inputs: wires.optional().describe('The wires on which every basis state is tried; all where left out'),
      ...circuitFields,
    }),
    z.strictObject({
      kind: z.literal('outcomes').describe('The probabilities of what the classical bits say'),
      ...circuitFields,
    }),
    z.strictObject({
      kind: z.literal('program').describe('A Q# program, run by the compiler; its last dump of the state is judged'),
      start: z
        .string()
        .max(4000)
        .regex(/^ *\/\/ here$/m, 'Say with a line "// here" where one writes')
        .describe('What the field holds at first; it ends with a dump of the state'),
      solution: z.string().max(4000).describe('The lines that solve it, in the place of "// here"; mistakes likewise'),
      mistakes,
    }),
    z.strictObject({
      kind: z.literal('number').describe('A number that one types'),
      value: prose.describe('The answer as an expression, in the grammar of angles: "cos(theta*pi/360)**2"'),
      tolerance: z.number().positive().default(0.005).describe('How far off an answer may be'),
      share: z.literal(true).optional().describe('A share of 1: 40, 40%, 0.4 and 2/5 mean the same'),
      unit: prose.optional().describe('What is counted, after the field: "runs of 100"'),
      example: prose.describe('A number of the right form that is not the answer: "40"'),
      dial: z
        .strictObject({
          from: z.number().describe('Where the slider begins'),
          to: z.number().describe('Where it ends'),
          step: z.number().positive().describe('The width of a step'),
        })
        .optional()
        .describe('Answered with a slider in the place of a field'),
      mistakes,
    }),
    z.strictObject({
      kind: z.literal('order').describe('Sentences that one puts in order'),
      steps: z.array(prose).min(3).max(7).describe('In the right order'),
      mistakes,
    }),
    z
      .strictObject({
        kind: z.literal('choice').describe('One of several answers, each with what is said of it'),
        options: z
          .array(
            z.strictObject({
              text: prose.describe('One possible answer'),
              correct: z.literal(true).optional().describe('Stands at the one right answer only'),
              says: prose.describe('Why it is right; or why it is wrong, and what is true'),
            }),
          )
          .min(3)
          .max(5),
      })
      .refine(({ options }) => options.filter(({ correct }) => correct).length === 1, 'Exactly one option is correct'),
  ])
  .describe('How it is answered, and what is right');

/** A task of a lesson: `content/tasks/<id>.yaml`. */
export const task = z
  .strictObject({
    title: prose.max(60).describe('What is to be done: "Make |−⟩"'),
    tutorial: idOf('tutorials').describe('The tutorial that it belongs to'),
    step: z.number().int().min(1).describe('The step that it trains'),
    order: z.number().int().min(1).describe('Place among the tasks of its step'),
    level: z.enum(TASK_LEVELS).describe('How much it asks for'),
    task: prose.describe('What is asked for, in a few sentences that need no other text; {name} is a parameter'),
    parameters: z
      .record(z.string().regex(/^[a-z]\w*$/), z.array(z.union([z.string(), z.number()])).min(2))
      .optional()
      .describe('Values that differ from variant to variant; every combination is a variant'),
    computed: z
      .record(
        z.string().regex(/^[a-z]\w*$/),
        z.strictObject({
          of: prose.describe('An expression in the parameters: "cos(theta*pi/360)"'),
          digits: z.number().int().min(0).max(6).describe('Decimals, as it is written'),
        }),
      )
      .optional()
      .describe('Numbers that follow from the parameters; texts name them like parameters'),
    answer,
    hints: z.tuple([prose, prose]).describe('Two hints; the second says more'),
    explanation: prose.describe('Why it works, in two or three sentences; shown when it is solved'),
    terms: z.array(idOf('glossary')).optional().describe('Ids of glossary terms that help'),
    sources: entrySources,
    asOf,
  })
  .describe('A task of a tutorial that is judged in the page: question, answer, hints, typical mistakes and variants');

export type TaskData = z.output<typeof task>;
export type Answer = TaskData['answer'];
export type CircuitAnswer = Extract<Answer, { start: string; allowed: unknown }>;
