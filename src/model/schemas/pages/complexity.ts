import { z } from 'zod';
import { entrySources } from '../citation.ts';
import { namedLink, pageHead, prose } from '../fields.ts';
import { ownSection, sections } from '../sections.ts';

const inclusions = ownSection('inclusions', {
  caption: prose.describe('What the drawing shows, and what it leaves open'),
  label: prose.describe('The drawing in words, for who cannot see it'),
  sources: entrySources,
}).describe('The drawing of the classes round BQP');

/** `content/pages/complexity.yaml` */
export const complexityPage = z.strictObject({
  ...pageHead,
  sections: sections(inclusions),
  related: z.array(namedLink).min(1),
});

export type InclusionsSection = z.infer<typeof inclusions>;
