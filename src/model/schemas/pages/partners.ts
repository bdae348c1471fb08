import { z } from 'zod';
import { pageHead, prose, sectionHead, stat } from '../fields.ts';
import { figures } from '../figure.ts';
import { idOf } from '../references.ts';

const benefit = z.strictObject({
  icon: z.enum(['globe', 'trophy', 'people', 'target', 'shield', 'growth']).describe('The drawing beside it'),
  title: prose,
  text: prose,
});

const level = z.strictObject({
  name: prose.describe('Name of the partnership level'),
  icon: z.enum(['technology', 'research', 'enterprise']).describe('The drawing on the card'),
  tone: z.enum(['blue', 'purple', 'green']).describe('Color of the drawing'),
  description: prose,
  benefits: z.array(prose).min(1),
});

const story = z.strictObject({
  company: prose.describe('Who it is about, without a name: "A quantum software company"'),
  initials: prose.max(3).describe('Letters in the place of a logo'),
  result: prose.describe('What came of it, in a few words'),
  description: prose,
});

/** The page speaks of this site alone, so it names no outside source. */
const { sources: _, ...head } = pageHead;

export const partnersPage = z.strictObject({
  ...head,
  figures: figures('partners', 'partner-revenue', 'satisfaction'),
  stats: z.array(stat).min(1),
  benefits: z.strictObject({
    ...sectionHead,
    items: z.array(benefit).min(1),
    specimen: z
      .strictObject({
        company: idOf('companies'),
        figures: z
          .array(z.strictObject({ label: prose, figure: prose.describe('Name of a figure of the company') }))
          .min(1),
        caption: prose,
      })
      .describe('An entry of the directory as it stands, beside them'),
  }),
  levels: z.strictObject({ ...sectionHead, items: z.array(level).min(1) }),
  stories: z.strictObject({
    ...sectionHead,
    label: prose.describe('Says on each card that the story is an example'),
    items: z.array(story).min(1),
  }),
  closing: z.strictObject({
    ...sectionHead,
    callDescription: prose.describe('What "Schedule a Call" writes into the form'),
  }),
});

export type PartnersPage = z.infer<typeof partnersPage>;
