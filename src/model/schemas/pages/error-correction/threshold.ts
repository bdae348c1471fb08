import { z } from 'zod';
import { prose } from '../../fields.ts';

const noiseTexts = z.strictObject({ name: prose, unit: prose.describe('What is measured, under the title') });

/** What stands at this playground of `content/pages/error-correction.yaml`. */
export const thresholdTexts = z.strictObject({
  code: prose,
  codes: z.strictObject({ repetition: prose, toric: prose, 'rotated-surface': prose }),
  noise: prose,
  noises: z.strictObject({ flips: noiseTexts, phenomenological: noiseTexts, circuit: noiseTexts }),
  decoder: prose,
  decoders: z.strictObject({ 'union-find': prose, matching: prose }),
  sizes: prose,
  run: prose,
  stop: prose,
  status: z
    .strictObject({ stored: prose, running: prose, 'on the page': prose, stopped: prose, done: prose })
    .describe('{shots} were decoded'),
  left: prose.describe('What of an address is not simulated: {parts}'),
  title: z.strictObject({
    waiting: prose,
    few: prose,
    none: prose.describe('{from}, {to}'),
    published: prose.describe('{rate}, {deviation}, {published}'),
    alone: prose.describe('{rate}, {deviation}'),
  }),
  below: z.strictObject({
    below: prose.describe('{rate}, {lambda}, {deviation}, {wished}, {distance}'),
    above: prose.describe('{rate}'),
  }),
  axis: prose,
  axisShort: prose,
  caption: prose,
  csv: prose,
});

export type ThresholdTexts = z.infer<typeof thresholdTexts>;
