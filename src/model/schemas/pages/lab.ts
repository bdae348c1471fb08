import { z } from 'zod';
import { namedLink, pageHead, prose, sectionHead } from '../fields.ts';
import { idOf } from '../references.ts';

/** `content/pages/lab.yaml`: its circuits, puzzles and steps of the tour are kinds of their own. */
export const labPage = z.strictObject({
  ...pageHead,
  bell: z
    .strictObject(sectionHead)
    .describe('What the circuit shows that stands there at first, for readers without script'),
  gallery: z.strictObject(sectionHead),
  puzzles: z.strictObject(sectionHead),
  tour: z.strictObject({ ...sectionHead, start: prose.describe('The words of the button that begins it') }),
  noise: z.strictObject({
    intro: prose.describe('What noise does, in a sentence or two'),
    machines: z.array(idOf('machines')).min(1).describe('Machines whose published numbers are offered as presets'),
    leavesOut: prose.describe('What no preset contains'),
  }),
  related: z.array(namedLink).min(1),
});

export type LabPage = z.infer<typeof labPage>;
