import { z } from 'zod';
import { MAX_SHOTS } from '../shots.ts';
import { DIFFICULTIES } from './article.ts';
import { asOf, prose, sources } from './fields.ts';
import { idOf } from './references.ts';

export const TUTORIAL_CATEGORIES = ['Fundamentals', 'Algorithms', 'AI/ML', 'Cryptography', 'Optimization'] as const;

/** One tutorial: `content/tutorials/<id>/tutorial.yaml`, where the id is also the last part of its address. */
export const tutorial = z.strictObject({
  number: z
    .number()
    .int()
    .min(0)
    .describe(
      'Place on the ladder, which is the order of list, path, tracks and "next"; 0 for the one that needs nothing',
    ),
  title: prose.describe('Its heading'),
  description: prose.max(230).describe('Two sentences: what one does, and what one knows afterward'),
  difficulty: z.enum(DIFFICULTIES).describe('Level of the reader that it is for'),
  minutes: z.number().int().positive().describe('How long it takes; from two hours on it is shown in hours'),
  author: prose.describe('Who wrote it; "Editorial team" unless a person has signed it'),
  category: z.enum(TUTORIAL_CATEGORIES).describe('What it teaches'),
  topics: z.array(prose).min(1).describe('Labels on the card'),
  objectives: z.array(prose).min(1).describe('What the reader can do afterward: "Write and read a circuit"'),
  after: z.array(idOf('tutorials')).describe('Ids of tutorials to do first'),
  algorithms: z.array(idOf('algorithms')).min(1).optional().describe('Ids of the algorithms that it builds'),
  prerequisites: z.array(prose).min(1).describe('What the reader should bring'),
  misconceptions: z.array(prose).min(1).describe('What is often said and wrong, put right in one sentence each'),
  program: prose
    .optional()
    .describe(
      'Name of the OpenQASM program that stands for it: its circuit is on the card, and a phone shows it open among the others; where none does, the card shows the `card` of theory/<id>-pictures.tsx',
    ),
  asOf,
  sources: sources.describe('Shown as further reading; what the tutorial rests on'),
});

const option = z.strictObject({
  text: prose.describe('One possible answer'),
  correct: z.literal(true).optional().describe('Stands at the one right answer only'),
  feedback: prose.describe('Why it is right; or why it is wrong, and what is true'),
});

export const question = z
  .strictObject({
    text: prose.describe('Asks for understanding, not for a word of the text'),
    options: z.array(option).min(2).max(4),
  })
  .refine(({ options }) => options.filter(({ correct }) => correct).length === 1, 'Exactly one option is correct');

const card = z
  .strictObject({
    id: z
      .string()
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Write lower-case letters, digits and hyphens')
      .describe('Its name within the step, in a few words with hyphens; it stays, since readers keep dates under it'),
    ask: prose.max(200).describe('Asks for one thing that the step explains, and can be answered without the page'),
    answer: prose.max(160).describe('The answer, in one short sentence'),
    because: prose.max(240).describe('Why it is so, in one sentence'),
  })
  .describe('A card of /review');

/** The head of one step: `content/tutorials/<id>/01-<short-name>.mdx`. The text below it is MDX. */
export const tutorialStep = z.strictObject({
  title: prose.describe('What the step is about, in a few words'),
  program: z
    .strictObject({
      name: prose.describe('Name of the files in programs/, without their endings'),
      shots: z.number().int().min(1).max(MAX_SHOTS).describe('How often it runs unless the reader says otherwise'),
    })
    .optional()
    .describe('Runs where the text has <Program />'),
  state: z
    .record(z.string(), z.number())
    .optional()
    .describe(
      'What the picture beside the steps is set to as this one comes into view: {k: 2}; else it stays as it is',
    ),
  teaches: z
    .array(idOf('glossary'))
    .optional()
    .describe('Ids of the glossary terms that the step explains; later steps of the ladder may use them'),
  assumes: z
    .array(idOf('glossary'))
    .optional()
    .describe('Ids of terms that the step uses before the ladder teaches them; it shows them as links'),
  question,
  cards: z
    .array(card)
    .min(2)
    .refine((cards) => new Set(cards.map(({ id }) => id)).size === cards.length, 'Two cards have the same id')
    .optional()
    .describe('What is worth keeping of the step, asked again by /review'),
});

export type Tutorial = z.infer<typeof tutorial>;
export type TutorialStep = z.infer<typeof tutorialStep>;
export type Question = z.infer<typeof question>;
