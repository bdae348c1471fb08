import { z } from 'zod';
import { entrySources } from './citation.ts';
import { asOf, prose, source } from './fields.ts';
import { idOf } from './references.ts';

export const ALGORITHM_CATEGORIES = [
  'Cryptographic',
  'Search and optimization',
  'Simulation',
  'Machine learning',
] as const;

/** Sizes of a speedup, the smallest first. */
export const SPEEDUP_SIZES = ['none proven', 'polynomial', 'quadratic', 'superpolynomial', 'exponential'] as const;

/** A quantum algorithm: `content/algorithms/<id>.yaml`. */
export const algorithm = z.strictObject({
  featured: z.number().int().min(1).optional().describe('Place among the cards of the Algorithms page, if it has one'),
  name: prose.describe('Its usual name, such as "Shor\'s Algorithm"'),
  description: prose.describe('What it does and why that works, in two or three sentences'),
  category: z.enum(ALGORITHM_CATEGORIES).describe('Kind of problem that it is for'),
  complexity: z
    .strictObject({
      quantum: prose.describe('Cost on a quantum computer; say what is counted'),
      classical: prose.describe('Cost of the best known classical method'),
    })
    .describe(
      'Running time on both kinds of computer, in plain Unicode; exponents without a sign of their own as 2^(n/2)',
    ),
  discovered: z.number().int().min(1980).describe('Year of the first paper'),
  discoverer: prose.describe('Authors of the first paper'),
  applications: z.array(prose).min(1).describe('What it would be used for'),
  impact: z.enum(['High', 'Medium', 'Low']).describe('How much would change if it ran at a useful size'),
  speedup: prose.describe('Kind of speedup, and against what: "exponential" only where it is'),
  gain: z
    .strictObject({
      size: z
        .enum(SPEEDUP_SIZES)
        .describe(
          'The largest that `speedup` speaks of, against the best classical method known; polynomial: by another power than two',
        ),
      isConditional: z
        .literal(true)
        .optional()
        .describe('It is conjectured, an upper bound, or holds only in some cases'),
    })
    .describe('The same as one of five steps, so that algorithms compare'),
  requirements: prose.describe('What a machine must have to run it at a useful size'),
  status: prose.describe('How far it has been demonstrated'),
  caveat: prose.optional().describe('The usual misunderstanding, put right'),
  terms: z.array(idOf('glossary')).min(1).optional().describe('Ids of glossary terms that explain it, its own first'),
  uses: z
    .array(idOf('algorithms'))
    .min(1)
    .optional()
    .describe('Ids of algorithms that are a part of it, or that it builds on'),
  paper: source.describe('The first paper'),
  sources: entrySources,
  asOf,
});

export type Algorithm = z.infer<typeof algorithm>;
