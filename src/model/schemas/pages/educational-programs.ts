import { z } from 'zod';
import { pageHead, prose, sectionHead } from '../fields.ts';

/** `content/pages/educational-programs.yaml` */
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
