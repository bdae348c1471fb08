import { z } from 'zod';
import { pageHead, prose, sectionHead } from '../fields.ts';
import { sections } from '../sections.ts';

/** What a list's filter says. */
export const filterText = z.strictObject({
  counted: prose.describe('What is counted, in the plural: "tools"'),
  placeholder: prose.describe('What stands in the empty search field'),
  nothingFound: z.strictObject({ title: prose, hint: prose }),
});

/** A page that is one list with a filter: `content/pages/tools.yaml`, `content/pages/events.yaml`. */
export const listPage = z.strictObject({
  ...pageHead,
  sections: sections().optional().describe('What follows the list'),
  list: z.strictObject({
    ...sectionHead,
    ...filterText.shape,
    note: prose.optional().describe('One paragraph under the list: what it leaves out, and how dates are to be read'),
  }),
});

export type ListPage = z.infer<typeof listPage>;
