import { z } from 'zod';
import { prose } from '../../fields.ts';

const noiseTexts = z.strictObject({
  name: prose,
  unit: prose.describe('What is measured, under the title'),
  axis: prose.describe('What the error rate is of; room for about 26 letters'),
  note: prose.optional().describe('What the decoders leave out of it, or why nothing published stands beside'),
});

const operations = z.strictObject({ oneQubit: prose, reset: prose, measurement: prose, idle: prose });

const strengths = z.strictObject({
  title: prose.describe('What the sliders set'),
  operations,
  factor: prose.describe('{factor}'),
  preset: prose,
  uniform: prose,
  uniformNote: prose,
  own: prose,
  ownNote: prose,
  origin: prose.describe(
    'Where the numbers of a machine are from: {machine}, {two}, there on the axis {rate}, {readout}, {publisher}, {date}',
  ),
  waiting: z
    .strictObject({ layers: prose, round: prose, reported: prose })
    .describe('What waiting costs, {memory}, as it was measured: in a layer, in a round, or in a round by hearsay'),
  leavesOut: z.strictObject({ oneQubit: prose, idle: prose, always: prose }).describe('What a machine leaves out'),
});

/** What stands at this playground of `content/pages/error-correction.yaml`. */
export const thresholdTexts = z.strictObject({
  code: prose,
  codes: z.strictObject({ repetition: prose, toric: prose, 'rotated-surface': prose, xzzx: prose }),
  noise: prose,
  noises: z.strictObject({ flips: noiseTexts, phenomenological: noiseTexts, biased: noiseTexts, circuit: noiseTexts }),
  bias: z.strictObject({ label: prose, none: prose, some: prose.describe('{bias}'), pure: prose }),
  strengths,
  decoder: prose,
  decoders: z.strictObject({ 'union-find': prose, matching: prose, 'look-up': prose, likelihood: prose }),
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
    two: prose.describe('Of two sizes, which make no threshold: {rate}, {deviation}'),
    one: prose.describe('Of one size'),
  }),
  wished: prose.describe('Names the slider'),
  below: z.strictObject({
    below: prose.describe('{rate}, {lambda}, {deviation}, {wished}, {distance}'),
    above: prose.describe('{rate}, {wished}'),
    unknown: prose.describe('Where too little was counted to tell'),
  }),
  caption: prose,
  fitted: prose.describe('Where three sizes or more are simulated'),
  published: prose.describe('Where published thresholds stand beside'),
  csv: prose,
});

export type ThresholdTexts = z.infer<typeof thresholdTexts>;
