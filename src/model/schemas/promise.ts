import { z } from 'zod';
import { sourceId } from './citation.ts';
import { prose } from './fields.ts';
import { partialDate } from './figure.ts';
import { idOf } from './references.ts';

/** What became of a promise: "late" is kept or still expected after its date, "changed" is replaced by another. */
export const OUTCOMES = ['kept', 'late', 'changed', 'missed', 'open'] as const;

/** A public statement of what somebody will have by when: `content/promises/<id>.yaml`. */
export const promise = z
  .strictObject({
    vendor: prose.describe('Who said it: a company, a state, an agency'),
    company: idOf('companies').optional().describe('Its profile, where it has one'),
    said: partialDate.describe('When it was said'),
    what: prose.describe('What was promised, in our own words, with the date that was given'),
    due: partialDate.optional().describe('For when; left out where no date was given'),
    source: sourceId.describe('Where it was said'),
    outcome: z
      .strictObject({
        state: z.enum(OUTCOMES).describe('What became of it'),
        on: partialDate.optional().describe('When that was known; left out while it is open'),
        note: prose.optional().describe('What came instead, or how it was met'),
        source: sourceId.optional().describe('Where that is to be read; left out while it is open'),
      })
      .refine(
        ({ state, on, source }) => state === 'open' || (on !== undefined && source !== undefined),
        'An outcome names its date and its source; only what is open has none',
      )
      .describe('What came of it'),
  })
  .describe('Public statements of what somebody will have by when, each with what came of it.');

export type PromiseEntry = z.infer<typeof promise>;
