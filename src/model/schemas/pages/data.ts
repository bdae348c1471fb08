import { z } from 'zod';
import { pageHead, prose, sectionHead } from '../fields.ts';

/** `content/pages/data.yaml` */
export const dataPage = z.strictObject({
  ...pageHead,
  changes: z
    .strictObject({
      title: prose,
      description: prose,
      intro: prose.describe('Before the links to the feed'),
    })
    .describe('The feed of changes: what it says of itself, and how the page speaks of it'),
  formats: z.strictObject({
    ...sectionHead,
    items: z
      .array(z.strictObject({ title: prose, points: z.array(prose).min(1) }))
      .min(1)
      .describe('The kinds of file, and what one should know to read them'),
  }),
  license: z.strictObject({
    ...sectionHead,
    example: prose.describe('Introduces the example of a citation'),
  }),
  sets: z.strictObject({
    ...sectionHead,
    items: z
      .array(
        z.strictObject({
          id: prose.describe('The kind of content: the name of its folder'),
          title: prose.describe('Name of the data set; its heading, and "name" in the file'),
          description: prose.min(50).describe('One or two sentences; also "description" in the file'),
        }),
      )
      .describe('What is said of data sets beyond what their kinds say of themselves'),
  }),
});

export type DataPage = z.infer<typeof dataPage>;
