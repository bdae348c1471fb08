import { z } from 'zod';
import { prose } from './fields.ts';

/** The words round a chart whose numbers are computed from entries. */
export const chartText = z.strictObject({
  finding: prose.describe(
    'What the chart shows, as a sentence; stands above it. Numbers are counted: {count}, {total}, {first} …',
  ),
  unit: prose.describe('What its numbers count or measure'),
  note: prose.optional().describe('What has to be known to read it; stands below it'),
});

export type ChartText = z.infer<typeof chartText>;
