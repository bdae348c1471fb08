import { z } from 'zod';
import { RELATIONS } from '../../relation-names.ts';
import { asOf, prose } from '../fields.ts';

const title = prose.describe('Title in the browser tab: {name}; it differs from that of a page of the same name');

const listed = z.strictObject({ title: prose, intro: prose, all: prose.describe('The link to the whole list') });

/** `content/pages/entries.yaml`: the words of pages that entries have for themselves, and of "Connected". */
export const entriesTexts = z.strictObject({
  connected: z
    .strictObject({
      title: prose,
      intro: prose,
      more: prose.describe('What opens the rest of a long group: {count}'),
      way: prose.describe('The link to the map, which shows the tutorials before the entry'),
      relations: z
        .record(
          z.enum(RELATIONS),
          z.strictObject({
            forward: prose.describe('Before what the entry names: "Teaches"'),
            back: prose.describe('Before what names the entry: "Taught in"'),
          }),
        )
        .describe('Each kind of relation in both directions; the kind of entry follows'),
    })
    .describe('The relations of an entry, grouped'),
  term: z.strictObject({
    title,
    plainWords: prose,
    aliases: prose,
    taught: prose.describe('Before the step that teaches it'),
    assumed: prose.describe('Before the steps that use it earlier'),
    shown: prose.describe('Under the drawing of a circuit'),
  }),
  algorithm: z.strictObject({
    title,
    cost: prose,
    circuits: prose,
    open: prose.describe('The link that opens a circuit'),
    estimates: listed,
    runs: listed.omit({ all: true }),
    news: prose,
  }),
  paper: z.strictObject({
    about: prose,
    figures: listed.omit({ all: true }),
    cite: prose,
    bibtex: prose.describe('What opens the entry as BibTeX'),
  }),
  circuit: z.strictObject({
    title,
    drawing: prose,
    outcomes: prose,
    outcome: prose.describe('Heading of a column'),
    probability: prose.describe('Heading of a column'),
    look: prose,
    text: prose.describe('What opens the text'),
    open: prose.describe('The button that opens the lab'),
  }),
  puzzle: z.strictObject({
    title,
    start: prose,
    allowed: prose,
    best: prose,
    trains: prose,
    goal: prose,
    hint: prose,
    solution: prose,
    solve: prose.describe('The button that opens the lab'),
    goals: z.strictObject({ state: prose, unitary: prose, outcomes: prose }).describe('What the judge compares'),
  }),
  asOf,
});

export type EntriesTexts = z.infer<typeof entriesTexts>;
