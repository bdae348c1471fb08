import { z } from 'zod';
import { namedLink, pageHead, prose, sectionHead } from '../fields.ts';
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

export const newsletterPage = z.strictObject({
  ...plainPage.shape,
  form: z.strictObject({
    title: prose.describe('Heading over the form'),
    label: prose.describe('Label of the field'),
    hint: prose.describe('One line under the field'),
  }),
  welcome: z.strictObject(sectionHead).describe('Over the mail that follows a sign-up, as it is sent'),
});

export type NewsletterPage = z.infer<typeof newsletterPage>;

/** `content/pages/notation.yaml`: its chapters are in content/notation. */
export const notationPage = z.strictObject({ ...pageHead, related: z.array(namedLink).min(1) });
