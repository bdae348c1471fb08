import { z } from 'zod';
import { DIFFICULTIES } from '../article.ts';
import { namedLink, pageHead, prose, sectionHead } from '../fields.ts';
import { PUZZLE_GROUPS } from '../puzzle.ts';
import { idOf } from '../references.ts';

/** A path on this site, or a place in one of its pages. */
const place = z
  .string()
  .regex(/^\/[a-z0-9/-]*(#[a-z0-9=-]+)?$/, 'Write a path on this site, such as "/hardware#noise"');

const stop = z.strictObject({
  title: prose.describe('What one does here: "See what a qubit is"'),
  text: prose.describe('What it gives, in one sentence'),
  link: namedLink
    .extend({ href: place })
    .optional()
    .describe('The page to read; left out where the stop is a tutorial'),
  tutorial: z
    .string()
    .optional()
    .describe('Id of a tutorial, whose progress is then shown; the stop is left out until the tutorial exists'),
  terms: z.array(idOf('glossary')).describe('Ids of glossary terms that one should know afterward'),
});

const level = z.strictObject({
  level: z.enum(DIFFICULTIES),
  goal: prose.describe('What one can do at the end of the level'),
  stops: z
    .array(
      stop.refine(
        ({ link, tutorial }) => (link === undefined) !== (tutorial === undefined),
        'Name a link or a tutorial',
      ),
    )
    .min(2),
});

const count = z.number().int().min(1);

const wayStop = z.strictObject({
  title: prose.describe('What one reads or does there: "The migration handbook"; {count} is the number of its steps'),
  link: place.describe('A page, a section of one, a tutorial or the tour: "/cybersecurity#threats"'),
  kind: z.enum(['read', 'do']),
  steps: z.array(count).min(1).optional().describe('Of a tutorial: the numbers of the steps that belong to the way'),
  puzzles: z
    .strictObject({ group: z.enum(PUZZLE_GROUPS), count })
    .optional()
    .describe('The first puzzles of a group, in place of the page'),
  tasks: z
    .strictObject({ tutorial: z.string().describe('Id of the tutorial that they are filed under'), count })
    .optional()
    .describe('The first tasks of a tutorial, in place of the page'),
});

export type WayStop = z.infer<typeof wayStop>;

const way = z.strictObject({
  who: prose.describe('What the reader says: "I write software"'),
  after: prose.describe('What one can do afterward'),
  stops: z.array(wayStop).min(2),
});

const ways = z
  .strictObject({
    title: prose.describe('Over the ways'),
    lede: prose.describe('Under the heading of the page: {count} ways, the {shortest} and the {longest}'),
    stops: prose.describe('What opens the stops of a way: {count}'),
    continue: prose.describe('At the stop where one is, before a number: {part}'),
    parts: z.strictObject({ step: prose, puzzle: prose, task: prose }).describe('What the parts of stops are called'),
    kinds: z.strictObject({ read: prose, do: prose }).describe('Behind the name of a stop'),
    key: z
      .strictObject({ read: prose, do: prose, done: prose, now: prose, minutes: prose })
      .describe('What the plates mean, and how minutes are counted'),
    items: z.array(way).min(1).describe('In any order: the page has the shortest first, and only what exists'),
  })
  .describe('Ways through the hub for kinds of readers');

export const learningPathPage = z.strictObject({
  ...pageHead,
  toMap: prose.describe('Link to the map, in the head'),
  ways,
  review: prose.describe('The link to the cards; what is due today stands behind it'),
  path: z.strictObject({
    ...sectionHead,
    key: z.strictObject({ tutorial: prose, page: prose }).describe('What a full and an empty sign of a stop mean'),
    minutes: prose.describe('How long the tutorials of a level take: {time}'),
    next: prose.describe('Over the stop at which one goes on'),
    terms: prose.describe('What opens the terms of a stop: {count}'),
    levels: z.array(level).length(DIFFICULTIES.length),
  }),
});

export type LearningPathPage = z.infer<typeof learningPathPage>;
export type Level = LearningPathPage['path']['levels'][number];

const track = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z-]+$/)
    .describe('Stands in addresses: ?track=<id>'),
  title: prose,
  description: prose.describe('Who it is for and where it leads'),
  tutorials: z.array(idOf('tutorials')).min(2).describe('Ids of its tutorials, in the order in which they are read'),
});

export const tutorialsPage = z.strictObject({
  ...pageHead,
  list: z.strictObject({
    ...sectionHead,
    place: prose.describe('On a card: {place} is its place on the ladder, from 0'),
  }),
  programs: prose.describe('How programs run, and how outcomes are to be read; stands above the steps'),
  assumes: prose.describe('Before the terms that a step uses and a later one explains'),
  tracks: z.strictObject({ ...sectionHead, items: z.array(track).min(1) }),
});

export type TutorialsPage = z.infer<typeof tutorialsPage>;
export type Track = TutorialsPage['tracks']['items'][number];

export const tasksPage = z.strictObject({
  ...pageHead,
  list: z.strictObject({
    ...sectionHead,
    counted: prose.describe('What the filter counts'),
    placeholder: prose.describe('In the search field'),
    nothingFound: z.strictObject({ title: prose, hint: prose }).describe('Where nothing is left'),
  }),
  step: z.strictObject({
    one: prose.describe('Over the task of a step'),
    several: prose.describe('Over the tasks of a step: {count}'),
    puzzle: prose.describe('Before the puzzle of a step'),
    puzzles: prose.describe('Before the puzzles of a step: {count}'),
  }),
});

export type TasksPage = z.infer<typeof tasksPage>;

export const educationalProgramsPage = z.strictObject({
  ...pageHead,
  list: z.strictObject(sectionHead),
  entryPoints: z.strictObject({
    ...sectionHead,
    items: z
      .array(z.strictObject({ from: prose.describe('Where the reader stands today'), text: prose }))
      .min(1)
      .describe('The closing card'),
  }),
});

export type EducationalProgramsPage = z.infer<typeof educationalProgramsPage>;
