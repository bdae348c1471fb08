import { z } from 'zod';
import { pageHead, prose, sectionHead } from '../fields.ts';

const sittingTexts = z.strictObject({
  cards: prose.describe('Over the choice of which new cards come'),
  done: prose.describe('The first choice: the steps that this browser has marked; else the first tutorial'),
  terms: prose.describe('The last choice: terms that no tutorial teaches'),
  begin: prose,
  loading: prose,
  failed: prose.describe('Where the cards did not come'),
  place: prose.describe('Over a card: {place} of {count}'),
  again: prose.describe('The same of a card that was forgotten'),
  minutes: prose.describe('{minutes} are two or more'),
  minute: prose.describe('In its place for less than two minutes'),
  show: prose,
  forgot: prose,
  remembered: prose,
  interval: prose.describe('On both buttons: {time} is such as "in 9 days"'),
  chosen: prose.describe('Before what was chosen, where it was wrong'),
  right: prose.describe('For screen readers, before the right one of the options'),
  keys: z.strictObject({ show: prose, forgot: prose, remembered: prose, undo: prose }),
  undo: prose,
  kept: prose.describe('That answers stay in this browser'),
  notKept: prose.describe('After the sentence that says why nothing is kept'),
  newer: prose.describe('Where a newer edition has kept answers'),
  clock: prose.describe('Where the clock stands before the last answer'),
  stop: prose,
  end: z.strictObject({
    title: prose,
    none: prose.describe('Where no card was answered'),
    tally: prose.describe('{remembered} of {asked}'),
    one: prose.describe('One was forgotten and came back'),
    several: prose.describe('{count} were forgotten and came back'),
    later: prose.describe('{count} were forgotten and have not come back, since the reader stopped'),
    week: prose.describe('{count} cards come back in the next seven days'),
    weekNone: prose,
    more: prose,
    back: prose.describe('{title} of the tutorial of the last card'),
    path: prose.describe('In its place after a term'),
    take: prose.describe('Before the links to the files'),
  }),
  nothing: z.strictObject({
    title: prose,
    next: prose.describe('{day} and {count}'),
    nextOne: prose.describe('The same for one card: {day}'),
    enough: prose.describe('Where the day has had its new cards: {count}'),
    all: prose.describe('Where every card of the choice was asked before'),
    try: prose.describe('Over a card that one may look at without being asked'),
    other: prose.describe('Leads back to the choice'),
  }),
});

export type SittingTexts = z.infer<typeof sittingTexts>;

const takeTexts = z.strictObject({
  save: prose,
  saved: prose.describe('{file} and what it holds: {what}'),
  choose: prose.describe('Over the field for a file'),
  unreadable: prose.describe('Where the browser cannot read the file'),
  found: prose.describe('Before anything is added: {day} of the file and what it holds: {what}'),
  fresh: prose.describe('What of it is new here: {what}'),
  nothing: prose.describe('Where nothing is'),
  apply: prose,
  cancel: prose,
  added: prose.describe('After it was added: {what}'),
  anki: prose,
  event: prose,
  private: prose.describe('What the file holds, and what is not sent'),
});

export type TakeTexts = z.infer<typeof takeTexts>;

/** `content/pages/review.yaml` */
export const reviewPage = z.strictObject({
  ...pageHead,
  without: prose.describe('In the place of the cards, without script'),
  texts: sittingTexts,
  how: z.strictObject({
    ...sectionHead,
    points: z.array(prose).min(3).describe('A sentence or two each; {cards} is how many there are'),
  }),
  try: z.strictObject({
    ...sectionHead,
    cards: z.array(prose).min(3).max(8).describe('Ids of cards that are shown with their answers: "term/qubit"'),
    show: prose,
  }),
  take: z.strictObject({
    ...sectionHead,
    texts: takeTexts,
    calendar: z.strictObject({ title: prose, note: prose }).describe('The entry for a calendar'),
  }),
});
