import { z } from 'zod';
import { entrySources } from './citation.ts';
import { asOf, prose } from './fields.ts';

const bytes = z.number().int().positive();

/** Which problem a scheme rests on. */
export const SCHEME_FAMILIES = ['Lattice', 'Hash', 'Code', 'Multivariate', 'Isogeny', 'Classical', 'Other'] as const;

/** How far a scheme's standard has come. */
export const SCHEME_STATUSES = ['standard', 'draft standard', 'selected', 'candidate', 'being replaced'] as const;

/** One parameter set of a scheme: `content/parameter-sets/<set>.yaml`, such as `ml-kem-768.yaml`. */
export const parameterSet = z
  .strictObject({
    name: prose.describe('As the standard writes it: "ML-KEM-768"'),
    scheme: prose.describe('The scheme it belongs to: "ML-KEM"'),
    use: z.enum(['Key establishment', 'Signature']).describe('What it is for'),
    family: z.enum(SCHEME_FAMILIES).describe('Which problem it rests on; classical ones stand there to compare'),
    status: z.enum(SCHEME_STATUSES).describe('How far its standard has come'),
    standard: prose.describe('The document that fixes or proposes it: "FIPS 203", "round 3 submission"'),
    level: z
      .number()
      .int()
      .min(1)
      .max(5)
      .optional()
      .describe('Security category of NIST, 1 to 5; left out for classical schemes'),
    publicKey: bytes.describe('Bytes of a public or encapsulation key'),
    secretKey: bytes.optional().describe('Bytes of a secret key as the standard encodes it'),
    ciphertext: bytes.optional().describe('Bytes of a ciphertext; only for key establishment'),
    signature: bytes.optional().describe('Bytes of a signature, the longest where it varies; only for signatures'),
    note: prose.optional().describe('What to know: a varying length, a limit of uses, a broken variant'),
    sources: entrySources,
    asOf,
  })
  .refine(
    ({ use, ciphertext, signature }) =>
      (use === 'Signature') === (signature !== undefined) && (use === 'Signature') === (ciphertext === undefined),
    'A signature scheme has signature and no ciphertext, a scheme for key establishment the other way round',
  )
  .describe('Post-quantum and classical parameter sets with the bytes that they put on the wire.');

export type ParameterSet = z.output<typeof parameterSet>;
