import { z } from 'zod';
import { prose } from '../../fields.ts';

/** What stands at this playground of `content/pages/error-correction.yaml`. */
export const modelTexts = z.strictObject({
  file: prose,
  note: prose.describe('What becomes of the file'),
  decoder: prose,
  decoders: z.strictObject({ 'union-find': prose, matching: prose }),
  run: prose,
  stop: prose,
  example: prose.describe('Goes back to the model that stood there at first'),
  status: z
    .strictObject({ stored: prose, running: prose, 'on the page': prose, stopped: prose, done: prose })
    .describe('{decoder}'),
  title: z
    .strictObject({
      some: prose.describe('{name}, {shots}, {failures}, {share}, {low}, {high}'),
      none: prose.describe('Without a failure: {name}, {shots}, {most}'),
      empty: prose.describe('A model without mechanisms: {name}'),
      unobserved: prose.describe('A model without observables: {name}'),
    })
    .describe('What came of it'),
  refused: z.strictObject({
    title: prose.describe('{name}'),
    large: prose.describe('{megabytes}'),
    binary: prose,
    unreadable: prose,
    line: prose.describe('{line}, {message}'),
  }),
  size: z.strictObject({ detectors: prose, observables: prose, mechanisms: prose, decomposed: prose }),
  csv: prose,
});

export type ModelTexts = z.infer<typeof modelTexts>;
