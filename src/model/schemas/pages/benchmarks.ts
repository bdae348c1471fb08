import { z } from 'zod';
import { prose } from '../fields.ts';
import { plainPage } from './plain-page.ts';

/** `content/pages/benchmarks.yaml`: a page of sections with a chart of machines above them. */
export const benchmarksPage = plainPage.extend({
  chart: z
    .strictObject({
      more: prose.describe(
        'Title: on {more} of {count} machines readout errs more, in the median {times} times as often',
      ),
      fewer: prose.describe('The same where on {fewer} of {count} it does not, and the median is not above 1'),
      nothing: prose.describe('The same where no machine has both errors'),
      unit: prose.describe('What is drawn of {count} machines, and that the title is about {compared} of them'),
      note: prose.describe('What has to be known to compare'),
      basis: prose.describe('What it rests on: {count} machines, {newest} value'),
      label: prose.describe('For those who do not see it'),
      operations: z
        .strictObject({ 'one-qubit': prose, 'two-qubit': prose, readout: prose })
        .describe('Beside the signs'),
      bound: prose.describe('Beside the sign of an error that is only known to be below a value'),
      columns: z.array(prose).length(7).describe('Of the table of its values'),
    })
    .describe('Errors of gates and of readout, a row a machine'),
});

export type BenchmarksPage = z.infer<typeof benchmarksPage>;
