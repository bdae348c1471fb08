import { z } from 'zod';
import { CODE_FAMILIES } from '../code.ts';
import { pageHead, prose, sectionHead } from '../fields.ts';
import { NOISE_MODELS } from '../threshold.ts';
import { filterText } from './list-page.ts';

/** `content/pages/codes.yaml`: the list of codes, and the words on a code's own page. */
export const codesPage = z.strictObject({
  ...pageHead,
  tree: z
    .strictObject({
      ...sectionHead,
      run: prose.describe('What a filled sign means'),
      notRun: prose.describe('What a hollow sign means'),
    })
    .describe('The family tree'),
  families: z
    .record(
      z.enum(CODE_FAMILIES),
      z.strictObject({ name: prose, text: prose.describe('What its codes have in common') }),
    )
    .describe('The branches of the tree'),
  notRun: prose.describe('In the filter by technology, where no experiment is on record'),
  list: z.strictObject({
    ...sectionHead,
    ...filterText.shape,
    caption: prose.describe('Names the table for screen readers'),
    note: prose.describe('What the numbers do not say'),
  }),
  entry: z
    .strictObject({
      code: prose.describe('Heading over the facts'),
      gates: prose.describe('Heading over the gates'),
      checks: z.strictObject({
        title: prose.describe('Heading over the drawings: {parameters}'),
        together: prose.describe('Under the drawing of all checks: {qubits}, {checks}'),
        apart: prose.describe('Over the drawings of one check each'),
        logical: prose.describe('Over the logical operators'),
        encode: prose.describe('What the circuit does: {inputs} carries the state'),
        encodeMany: prose.describe('The same with several inputs'),
        open: prose.describe('The button that opens the lab'),
      }),
      thresholds: z.strictObject({
        title: prose,
        intro: prose,
        none: prose.describe('Where no threshold is on record'),
        all: prose.describe('The link to all thresholds'),
      }),
      experiments: z.strictObject({
        title: prose,
        none: prose.describe('Where no experiment is on record'),
        all: prose.describe('The link to all experiments'),
      }),
      relatives: prose.describe('Heading over related codes'),
      zoo: prose.describe('The link to the Error Correction Zoo'),
      term: prose.describe('Before the glossary term'),
    })
    .describe("On a code's own page"),
});

export type CodesPage = z.infer<typeof codesPage>;

/** `content/pages/thresholds.yaml`. */
export const thresholdsPage = z.strictObject({
  ...pageHead,
  chart: z
    .strictObject({
      title: prose.describe(
        'One code with one decoder in three models: {code}, {decoder}, {flips}, {checks}, {circuit}',
      ),
      counted: prose.describe('Title where these three are not on record: {count}'),
      unit: prose,
      note: prose,
      basis: prose.describe('What it rests on: {count}, {reported}'),
      label: prose.describe('For those who do not see it'),
      signs: z
        .strictObject({ threshold: prose, optimal: prose, pseudo: prose, reported: prose, range: prose })
        .describe('What the signs stand for'),
      columns: z.array(prose).length(6).describe('Of the table of its values'),
    })
    .describe('All thresholds by noise model'),
  noise: z.strictObject({
    ...sectionHead,
    models: z.record(z.enum(NOISE_MODELS), prose).describe('Each model in a sentence'),
    pseudo: prose.describe('What a pseudo-threshold is, and why it stands apart'),
  }),
  list: z.strictObject({
    ...sectionHead,
    ...filterText.shape,
    caption: prose.describe('Names the table for screen readers'),
    note: prose.describe('What the table leaves out'),
  }),
});

export type ThresholdsPage = z.infer<typeof thresholdsPage>;
