import { z } from 'zod';
import { namedLink, pageHead, prose, sectionHead, stat } from '../fields.ts';
import { figures } from '../figure.ts';
import { idOf } from '../references.ts';

const { badges: _, ...head } = pageHead;

/** `content/pages/index.yaml` */
export const homePage = z.strictObject({
  ...head,
  figures: figures('public-companies', 'total-funding', 'startups', 'countries'),
  actions: z.array(namedLink).min(1).describe('The two buttons of the hero; the first is the main one'),
  tiles: z
    .array(
      namedLink.extend({
        hint: prose.describe('A few words under the label'),
        icon: z.enum(['hardware', 'algorithms', 'industry', 'research']),
      }),
    )
    .min(1)
    .describe('The strip of four tiles under the hero'),
  topics: z.strictObject({ ...sectionHead, allLabel: prose.describe('Button to the list of all topics') }),
  lab: z
    .strictObject({
      title: sectionHead.title,
      text: z.array(prose).min(1).describe('Paragraphs beside the circuit'),
      open: prose.describe('The button that opens the lab'),
      tour: prose.describe('The button that begins the tour'),
      slider: prose.describe('What the slider under the circuit turns'),
    })
    .describe('The circuit lab, with a circuit that is alive'),
  companies: z.strictObject({
    ...sectionHead,
    allLabel: prose.describe('Button to the directory'),
    stats: z.array(stat).min(1),
  }),
  changes: z.strictObject({
    ...sectionHead,
    allLabel: prose.describe('The way to the time line'),
    stories: z
      .array(idOf('developments'))
      .min(1)
      .max(9)
      .describe('What has changed most since the first edition, by the ids of developments; they stand by their dates'),
  }),
});

export type HomePage = z.infer<typeof homePage>;
