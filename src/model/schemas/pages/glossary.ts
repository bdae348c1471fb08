import { z } from 'zod';
import { pageHead } from '../fields.ts';

/** `content/pages/glossary.yaml` */
export const glossaryPage = z.strictObject(pageHead);

/** The terms name the sources of the page. */
const { sources: _, ...head } = pageHead;

/** `content/pages/glossary-sources.yaml` */
export const glossarySourcesPage = z.strictObject(head);
