import { z } from 'zod';
import { entrySources } from './citation.ts';
import { asOf, isoDate, prose } from './fields.ts';
import { figures, isAfter } from './figure.ts';
import { idOf } from './references.ts';

/** What is left of a claim, in the order in which claims are shown. */
export const CLAIM_STANDINGS = ['stands', 'narrowed', 'disputed', 'uncheckable', 'refuted'] as const;

/** What the machine was asked for. */
export const CLAIM_TASKS = ['sampling', 'physics simulation', 'optimization and learning', 'other'] as const;

/** What the claim is about: the hub's technologies, and three that no machine of its list has. */
export const CLAIM_PLATFORMS = [
  'superconducting',
  'ion',
  'atom',
  'photonic',
  'annealer',
  'sensor',
  'none (theory)',
] as const;

const answer = z.strictObject({
  date: isoDate.describe('When it was published; one before the claim meets an older version of it, or its whole kind'),
  who: prose.describe('Who answered: "Flatiron Institute and New York University"'),
  what: prose.describe('What they found, in our own words'),
  reported: z.literal(true).optional().describe('The answer itself was not read'),
  sources: entrySources,
});

/** A claim that a quantum machine did what no classical one could: `content/advantage-claims/<who>-<task>-<year>.yaml`. */
export const advantageClaim = z
  .strictObject({
    title: prose.max(80).describe('Task and machine, without a verdict: "Random circuits on 53 qubits of Sycamore"'),
    who: prose.describe('Who claimed it: "Google AI Quantum"'),
    short: prose.max(18).describe('The same beside a bar: "Google"'),
    machine: prose.describe('What it ran on: "Sycamore, 53 qubits and 20 cycles"'),
    machineShort: prose.max(18).describe('The same beside a bar: "Sycamore"'),
    machines: z.array(idOf('machines')).min(1).optional().describe('The same in content/machines, where it is there'),
    algorithms: z.array(idOf('algorithms')).min(1).optional().describe('Ids of the algorithms that were run'),
    platform: z.enum(CLAIM_PLATFORMS).describe('How it is built'),
    task: prose
      .max(30)
      .describe('What was computed; claims with the same words are related: "Random-circuit sampling"'),
    taskKind: z
      .enum(CLAIM_TASKS)
      .describe('Sampling from a circuit, simulating physics, optimizing or learning, or other'),
    date: isoDate.describe('When it was made: online in its journal, otherwise as a preprint or announcement'),
    claimed: prose.max(420).describe('What was claimed, in our own words'),
    compared: prose.optional().describe('With which classical method or machine it was compared'),
    checked: prose.max(320).describe('How its authors checked the result'),
    figures: figures()
      .refine((all) => Object.keys(all).every((name) => name === 'claimed-gap'), 'Call the figure claimed-gap')
      .optional(),
    answers: z.array(answer).describe('Answers in order of date; none where none is on record'),
    standing: z.enum(CLAIM_STANDINGS).describe('What is left of it by the hub’s reading, at the date of asOf'),
    standingNote: prose.max(320).describe('Why, in one or two sentences'),
    wouldSettle: prose
      .max(220)
      .optional()
      .describe('What would settle it, where that follows plainly from the claim and its answers'),
    reported: z.literal(true).optional().describe('No primary source of the claim was read'),
    sources: entrySources,
    asOf,
  })
  .refine(({ answers }) => answers.every(({ date }, index) => !isAfter(answers[index - 1]?.date ?? '', date)), {
    path: ['answers'],
    error: 'Put the answers in order of date',
  })
  .refine(
    ({ standing, answers, date }) => standing !== 'refuted' || answers.some((each) => !isAfter(date, each.date)),
    {
      path: ['answers'],
      error: 'What is refuted names the answer that refutes it',
    },
  )
  .describe(
    'Claims that a quantum machine did what no classical one could, with what was compared, how it was checked, what was answered and what is left of it.',
  );

export type AdvantageClaim = z.output<typeof advantageClaim>;
