import { z } from 'zod';
import { namedLink, pageHead, prose, sectionHead, stat } from '../fields.ts';
import { figures } from '../figure.ts';

const { badges: _, ...head } = pageHead;

/** `content/pages/index.yaml` */
export const homePage = z.strictObject({
  ...head,
  figures: figures('public-companies', 'total-funding', 'startups', 'countries'),
  actions: z.array(namedLink).min(1).describe('The two buttons of the hero; the first is the main one'),
  tiles: z
    .array(
      namedLink.extend({
        hint: prose.describe('A few words under the label'),
        icon: z.enum(['hardware', 'algorithms', 'industry', 'research']),
      }),
    )
    .min(1)
    .describe('The strip of four tiles under the hero'),
  topics: z.strictObject({ ...sectionHead, allLabel: prose.describe('Button to the list of all topics') }),
  turn: z
    .strictObject({
      title: sectionHead.title,
      text: prose.describe('What the pointer does'),
      chance: prose.describe('Before the chance of reading 1'),
      slider: prose.describe('What the pointer is, for those who do not see it'),
      half: prose.describe('At the sides of the wheel'),
      one: prose.describe('A reading of 1'),
      zero: prose.describe('A reading of 0'),
      withNumbers: prose.describe('Opens the angle and the amplitudes'),
      numbers: prose.describe('What is to be known of them'),
      open: prose.describe('The button that opens the lab'),
      tour: prose.describe('The button that begins the tour'),
      first: namedLink.describe('The tutorial that needs nothing'),
    })
    .describe('A qubit that can be turned'),
  ahead: z
    .strictObject({
      title: sectionHead.title,
      two: prose.describe('{least}, {leastError}, {leastQubits}; {large}, {largeError}, {largeQubits}'),
      one: prose.describe('The same where the largest machine also errs least'),
      kinds: prose.describe('Said where one error is a mean and the other a median'),
      unknown: prose.describe('{count} of {total} gate machines have no error on record'),
      all: prose.describe('The way to all {count} machines'),
    })
    .describe('Machines by qubits and errors'),
  promises: z
    .strictObject({ title: sectionHead.title, all: prose.describe('The way to all {count} promises') })
    .describe('Promises of three makers'),
  cold: z
    .strictObject({ title: sectionHead.title, text: prose, more: prose.describe('The way to the hardware page') })
    .describe('The refrigerator'),
  path: z
    .strictObject({
      title: sectionHead.title,
      intro: prose.describe('{levels} and {stops} are counted'),
      all: prose.describe('The way to the learning path'),
    })
    .describe('The learning path as wires'),
  news: z
    .strictObject({
      title: sectionHead.title,
      all: prose.describe('The way to the news'),
      timeline: prose.describe('The way to the time line'),
    })
    .describe('The newest developments'),
  companies: z.strictObject({
    ...sectionHead,
    allLabel: prose.describe('Button to the directory'),
    listed: z
      .strictObject({ label: prose, note: prose.describe('What is counted, of {total} companies') })
      .describe('How many companies of the directory are public'),
    stats: z.array(stat).min(1),
  }),
});

export type HomePage = z.infer<typeof homePage>;
