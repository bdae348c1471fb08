import { z } from 'zod';
import { asOf, prose, sources } from './fields.ts';
import { DIFFICULTIES } from './topic.ts';

export const TUTORIAL_CATEGORIES = ['Fundamentals', 'Algorithms', 'AI/ML', 'Cryptography', 'Optimization'] as const;

const step = z.strictObject({
  title: prose.describe('What the step is about, in a few words'),
  text: z.array(prose).min(1).describe('One to three short paragraphs; no formula that needs typesetting'),
  result: prose.optional().describe('What the reader should see, with the numbers to compare against'),
});

/** One tutorial: `content/tutorials/<id>.yaml`, where the id is also the last part of its address. */
export const tutorial = z.strictObject({
  number: z.number().int().min(1).max(6).describe('Place in the list, as fixed by the specification'),
  title: prose.describe('Its heading'),
  description: prose.max(230).describe('Two sentences: what one does, and what one knows afterwards'),
  difficulty: z.enum(DIFFICULTIES).describe('Level of the reader that it is for'),
  minutes: z.number().int().positive().describe('How long it takes; from two hours on it is shown in hours'),
  author: prose.describe('Who wrote it; "Editorial team" unless a person has signed it'),
  category: z.enum(TUTORIAL_CATEGORIES).describe('What it teaches'),
  topics: z.array(prose).min(1).describe('Labels on the card'),
  objectives: z.array(prose).min(1).describe('What the reader can do afterwards: "Write and read a circuit"'),
  after: z.array(prose).describe('Ids of tutorials to do first'),
  prerequisites: z.array(prose).min(1).describe('What the reader should bring'),
  steps: z.array(step).min(1).describe('Their number is fixed by the specification'),
  misconceptions: z.array(prose).min(1).describe('What is often said and wrong, put right in one sentence each'),
  asOf,
  sources: sources.describe('Shown as further reading; what the tutorial rests on'),
});

export type Tutorial = z.infer<typeof tutorial>;
