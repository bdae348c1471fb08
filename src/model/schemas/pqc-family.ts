import { z } from 'zod';
import { entrySources } from './citation.ts';
import { asOf, prose } from './fields.ts';

/** A family of post-quantum schemes: `content/pqc-families/<id>.yaml`. */
export const pqcFamily = z.strictObject({
  order: z.number().int().min(1).describe('Place among the cards'),
  name: prose.describe('The family, such as "Lattice-based"'),
  status: prose.describe('Place in NIST\'s process; "NIST Selected" is highlighted'),
  maturity: prose.describe('How settled it is: "Standardized", "Under evaluation", "Research"'),
  description: prose.describe('The problem that its security rests on'),
  examples: z.array(prose).min(1).describe('Schemes, with the number of their standard'),
  advantages: z.array(prose).min(1).describe('What speaks for the family'),
  challenges: z.array(prose).min(1).describe('What speaks against it'),
  sizes: prose.describe('Sizes of keys, ciphertexts or signatures of one named parameter set'),
  sources: entrySources,
  asOf,
});

export type PqcFamily = z.infer<typeof pqcFamily>;
