import { z } from 'zod';
import { DIFFICULTIES } from '../article.ts';
import { namedLink, pageHead, prose, sectionHead } from '../fields.ts';
import { idOf } from '../references.ts';

const stop = z.strictObject({
  title: prose.describe('What one does here: "See what a qubit is"'),
  text: prose.describe('What it gives, in one sentence'),
  link: namedLink.optional().describe('The page to read; left out where the stop is a tutorial'),
  tutorial: idOf('tutorials').optional().describe('Id of a tutorial, whose progress is then shown'),
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

export const learningPathPage = z.strictObject({
  ...pageHead,
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
    place: prose.describe('On a card: {place} is its place on the learning path, from 0'),
  }),
  programs: prose.describe('How programs run, and how outcomes are to be read; stands above the steps'),
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
