import { z } from 'zod';
import { namedLink, pageHead } from '../fields.ts';
import { figures } from '../figure.ts';
import { sections } from '../sections.ts';

/** A page made of sections: `content/pages/terms.yaml`, `content/pages/ethics.yaml`. A topic's page has that topic's id. */
export const plainPage = z.strictObject({
  ...pageHead,
  figures: figures().optional(),
  sections: sections(),
  related: z.array(namedLink).min(1).optional().describe('Where to go next; a topic page has some'),
});

export type PlainPage = z.infer<typeof plainPage>;
