import { z } from 'zod';
import { prose } from '../fields.ts';
import { plainPage } from './plain-page.ts';

/** `content/pages/newsletter.yaml` */
export const newsletterPage = z.strictObject({
  ...plainPage.shape,
  form: z.strictObject({
    title: prose.describe('Heading over the form'),
    label: prose.describe('Label of the field'),
    hint: prose.describe('One line under the field'),
  }),
});

export type NewsletterPage = z.infer<typeof newsletterPage>;
