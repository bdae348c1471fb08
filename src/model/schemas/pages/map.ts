import { z } from 'zod';
import { pageHead, prose, sectionHead } from '../fields.ts';
import { idOf } from '../references.ts';

/** Kinds of entries that the map draws: what one learns, and who and what one meets. */
export const MAP_KINDS = [
  'tutorials',
  'glossary',
  'algorithms',
  'circuits',
  'codes',
  'machines',
  'companies',
  'advantage-claims',
] as const;

const holding = z.strictObject({
  kind: z.enum(MAP_KINDS).describe('Kind of the entries'),
  categories: z.array(prose).min(1).optional().describe('Only those of these categories, as their files name them'),
  topic: idOf('topics').optional().describe('Only those that are filed under this topic'),
});

const area = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z-]+$/)
    .describe('Stands in addresses: #area-<id>'),
  title: prose.describe('On the map and over the list'),
  what: prose.describe('What is there, in a few words'),
  holds: z.array(holding).min(1).describe('Which entries it has'),
});

const ways = z
  .strictObject({
    ...sectionHead,
    example: idOf('algorithms').describe('The algorithm that the page shows before one chooses'),
    field: prose.describe('Name of the field'),
    hint: prose.describe('Below the field'),
    show: prose.describe('On the button'),
    kinds: z
      .strictObject({
        algorithms: prose,
        glossary: prose,
        circuits: prose,
        codes: prose,
        tutorials: prose,
        tasks: prose,
        puzzles: prose,
      })
      .describe('What one entry of a kind is called'),
    before: prose.describe('How many tutorials come before, and how long they take: {count}, {time}'),
    first: prose.describe('Of a tutorial that needs none'),
    taught: prose.describe('At the tutorial that teaches the entry itself'),
    builtOn: prose.describe('Where no tutorial teaches the entry itself'),
    builtOnMark: prose.describe('At a tutorial that teaches what the entry is built on'),
    none: prose.describe('Where no tutorial leads to an entry'),
    gives: prose.describe('What a tutorial gives: {terms}'),
    unknown: prose.describe('Where nothing has the name that one typed: {name}'),
    failed: prose.describe('Where the list of entries does not come'),
    all: prose.describe('What unfolds the ways to all algorithms: {count}'),
    allNone: prose.describe('Before the algorithms to which no tutorial leads'),
  })
  .describe('What one needs for an entry');

const everything = z
  .strictObject({
    ...sectionHead,
    label: prose.describe('Name of the picture, with what the keys do'),
    search: prose.describe('Name of the search field'),
    show: prose.describe('On its button'),
    zoom: z
      .strictObject({ group: prose, closer: prose, farther: prose, all: prose })
      .describe('The buttons: names of the group and of each'),
    chosen: prose.describe('Of the entry under the pointer: {name}, {count}'),
    unknown: prose.describe('Where nothing on the map has the name that one typed: {name}'),
    key: z.strictObject({ tutorial: prose, thing: prose, term: prose, road: prose }).describe('What the signs mean'),
    drawn: prose.describe('What is drawn: {entries}, {relations}; and by what rule others are not: {alone}'),
  })
  .describe('The map');

export const mapPage = z.strictObject({
  ...pageHead,
  ways,
  everything,
  list: z.strictObject({ ...sectionHead, open: prose.describe('What unfolds the entries of an area: {count}') }),
  areas: z
    .array(area)
    .min(3)
    .describe(
      'In the order of the list; the first is the ladder, in the middle. An entry belongs to the first that holds it',
    ),
});

export type MapPage = z.infer<typeof mapPage>;
export type MapAreaTexts = MapPage['areas'][number];
