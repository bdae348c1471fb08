import { z } from 'zod';
import { pageHead, prose, sectionHead } from '../fields.ts';
import { idOf } from '../references.ts';

const track = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z-]+$/)
    .describe('Stands in addresses: ?track=<id>'),
  title: prose,
  description: prose.describe('Who it is for and where it leads'),
  tutorials: z.array(idOf('tutorials')).min(2).describe('Ids of its tutorials, in the order in which they are read'),
});

/** `content/pages/tutorials.yaml` */
export const tutorialsPage = z.strictObject({
  ...pageHead,
  list: z.strictObject(sectionHead),
  programs: prose.describe('How programs run, and how outcomes are to be read; stands above the steps'),
  tracks: z.strictObject({ ...sectionHead, items: z.array(track).min(1) }),
});

export type TutorialsPage = z.infer<typeof tutorialsPage>;
export type Track = TutorialsPage['tracks']['items'][number];
