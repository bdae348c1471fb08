import { z } from 'zod';
import { sourceId } from './citation.ts';
import { prose } from './fields.ts';
import { isAfter, partialDate } from './figure.ts';
import { idOf } from './references.ts';

/** What became of a promise; `outcomeOf` has the rule for each word. */
export const OUTCOMES = ['kept', 'late', 'overdue', 'changed', 'missed', 'open'] as const;

const found = {
  delivered: partialDate.optional().describe('When it was delivered'),
  replaced: partialDate.optional().describe('When another plan took its place, no later than its date'),
  givenUp: partialDate.optional().describe('When whoever said it said that it will not come'),
  undelivered: partialDate
    .optional()
    .describe('The latest date after its own at which the source shows that it had not been delivered'),
};

const outcome = z
  .strictObject({
    ...found,
    note: prose.optional().describe('What came instead, or how it was met; of what is missing, that we found none'),
    source: sourceId.optional().describe('Where that is to be read; left out while it is open'),
  })
  .refine((facts) => datesOf(facts).length <= 1, 'Write one date: delivered, replaced, givenUp or undelivered')
  .refine(
    (facts) => datesOf(facts).length === 0 || facts.source !== undefined,
    'An outcome names its source; only what is open has none',
  )
  .describe('What came of it; without a date it is open. The word for it follows from the dates');

/** A public statement of what somebody will have by when: `content/promises/<id>.yaml`. */
export const promise = z
  .strictObject({
    vendor: prose.describe('Who said it: a company, a state, an agency; the remark of one person is not its promise'),
    company: idOf('companies').optional().describe('Its profile, where it has one'),
    said: partialDate.describe('When it was said'),
    what: prose.describe('What was promised, in our own words, with the date that was given'),
    short: prose
      .max(24)
      .optional()
      .describe('Beside its line in a chart: what was promised, in at most 24 characters, without the date'),
    due: partialDate.optional().describe('For when; left out where no date was given'),
    source: sourceId.describe('Where it was said'),
    measures: z
      .array(
        z.strictObject({
          machine: idOf('machines').describe('The machine that it speaks of, or that was delivered for it'),
          figure: z.enum(['physical-qubits', 'two-qubit-error', 'quantum-volume']).describe('The quantity it states'),
          value: prose.max(24).describe('As it is shown: "over 7,000"'),
          size: z.number().positive().describe('The same as a number: 7000, or 5.0e-3 for an error of 0.5%'),
        }),
      )
      .min(1)
      .optional()
      .describe('Where it states a quantity that the page of a machine has: it is drawn beside what was delivered'),
    outcome,
  })
  .refine(
    ({ due, outcome: { replaced } }) => !(due && replaced && isAfter(replaced, due)),
    'A plan that is replaced after its date was not delivered by it: write delivered or undelivered',
  )
  .refine(
    ({ due, outcome: { undelivered } }) => !undelivered || (due !== undefined && isAfter(undelivered, due)),
    'It is not overdue before its date: leave "undelivered" out',
  )
  .describe(
    'Public statements of what somebody will have by when, each with what came of it: delivered by its date (kept) or after it (late), not delivered though it has passed (overdue; missed after two years or once given up), replaced before it (changed), or open.',
  );

function datesOf(facts: { [Name in keyof typeof found]?: string | undefined }): string[] {
  const { delivered, replaced, givenUp, undelivered } = facts;
  return [delivered, replaced, givenUp, undelivered].filter((date) => date !== undefined);
}

export type PromiseEntry = z.infer<typeof promise>;
