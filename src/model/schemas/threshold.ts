import { z } from 'zod';
import { entrySources } from './citation.ts';
import { asOf, prose } from './fields.ts';
import { figures } from './figure.ts';
import { idOf } from './references.ts';

/** What errs, from the simplest model to the closest; `content/pages/thresholds.yaml` says in a sentence what each means. */
export const NOISE_MODELS = [
  'code capacity, independent flips',
  'code capacity, depolarizing',
  'phenomenological',
  'circuit level',
  'biased',
  'erasure',
] as const;

export type NoiseModel = (typeof NOISE_MODELS)[number];

/** What makes a correction of the answers of the checks. */
export const DECODERS = [
  'maximum likelihood',
  'matching',
  'weighted matching',
  'correlated matching',
  'belief matching',
  'concatenated matching',
  'union-find',
  'weighted union-find',
  'restriction',
  'projection',
  'integer program',
  'BP-OSD',
  'renormalization',
  'look-up',
  'majority vote',
  'repeated measurement',
  'hard decision',
  'post-selection',
  'not named',
] as const;

export const GEOMETRIES = ['torus', 'planar', 'line', 'three dimensions', 'nonlocal'] as const;

/** The two quantities that are never in one mark: a threshold is of a family, a pseudo-threshold of one code. */
export const THRESHOLD_FIGURES = ['threshold', 'pseudo-threshold'] as const;

/** One published threshold: `content/thresholds/<code>-<decoder>-<noise>.yaml`. */
export const threshold = z
  .strictObject({
    name: prose.describe('Code, decoder and noise in words, for lists: "Toric, matching, phenomenological"'),
    code: idOf('codes').describe('The code'),
    noise: z.enum(NOISE_MODELS).describe('The noise model; what is particular about it stands in the scope'),
    decoder: z
      .enum(DECODERS)
      .describe('What decodes; "maximum likelihood" for an optimum found by statistical physics'),
    geometry: z.enum(GEOMETRIES).describe('A patch with edges crosses lower than a torus'),
    sizes: prose.optional().describe('Distances that were simulated: "5 to 13"'),
    upTo: z.number().positive().max(100).optional().describe('Of a range the upper end, in percent'),
    figures: figures()
      .refine(
        (all) => Object.keys(all).length === 1 && THRESHOLD_FIGURES.some((name) => name in all),
        'Give one figure: threshold, or pseudo-threshold where one code is compared with bare qubits',
      )
      .refine(
        (all) => Object.values(all).every((values) => values.every(({ percent }) => percent !== undefined)),
        'Each value has its number as percent',
      ),
    note: prose.optional().describe('What has to be known to compare it'),
    sources: entrySources,
    asOf,
  })
  .describe('Published error thresholds by code, noise model and decoder, each with its source.');

export type Threshold = z.output<typeof threshold>;
