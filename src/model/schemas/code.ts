import { z } from 'zod';
import { entrySources } from './citation.ts';
import { asOf, httpsUrl, openQasm, prose } from './fields.ts';
import { idOf } from './references.ts';

/** The families of the tree of codes, in its order. */
export const CODE_FAMILIES = [
  'stabilizer',
  'concatenated',
  'topological',
  'subsystem',
  'LDPC',
  'bosonic',
  'dynamical',
] as const;

export type CodeFamily = (typeof CODE_FAMILIES)[number];

const pauli = z.string().regex(/^[IXYZ]+$/, 'Write a Pauli operator with one letter a qubit: "XZZXI"');

/** A member that is small enough to be written out; tests compute n, k and d from its checks. */
const example = z
  .strictObject({
    parameters: z
      .string()
      .regex(/^\[\[\d+,\d+,\d+\]\]$/, 'Write parameters without spaces: "[[7,1,3]]"')
      .describe('Its n, k and d'),
    stabilizers: z.array(pauli).min(1).describe('Independent checks; qubit 0 is the first letter'),
    logicalX: z.array(pauli).min(1).describe('One for each logical qubit'),
    logicalZ: z.array(pauli).min(1).describe('One for each logical qubit, in the same order'),
    places: z
      .array(z.strictObject({ x: z.number().describe('To the right'), y: z.number().describe('Downward') }))
      .min(1)
      .describe('Where the qubits are drawn; neighbors about 1 apart'),
    encoding: openQasm
      .optional()
      .describe('Circuit that encodes; from zeros alone it prepares logical zeros. Only up to 16 qubits'),
    inputs: z
      .array(z.number().int().nonnegative())
      .min(1)
      .optional()
      .describe('Qubits of the circuit that carry what is encoded, one for each logical qubit'),
  })
  .refine(({ encoding, inputs }) => (encoding === undefined) === (inputs === undefined), {
    path: ['inputs'],
    error: 'A circuit that encodes names its inputs, and nothing else does',
  })
  .refine(
    ({ stabilizers, logicalX, logicalZ, places }) =>
      [...stabilizers, ...logicalX, ...logicalZ].every(({ length }) => length === places.length),
    'Each operator has a letter for each of the places',
  );

export type CodeExample = z.output<typeof example>;

/** One quantum error-correcting code or family: `content/codes/<id>.yaml`. */
export const code = z
  .strictObject({
    name: prose.describe('As it is called: "Steane code"'),
    short: prose.max(20).describe('The same where there is little room'),
    year: z.number().int().min(1985).describe('Year of the work that introduced it, or of its preprint'),
    authors: prose.optional().describe('Who introduced it, as far as their papers were seen'),
    parameters: prose.describe('[[n, k, d]], of a family as formulas: "[[2L², 2, L]]"'),
    family: z.enum(CODE_FAMILIES).describe('The branch of the tree that it stands on'),
    parent: idOf('codes').optional().describe('The code of the same branch that it is a form or a relative of'),
    also: z.array(z.enum(CODE_FAMILIES)).min(1).optional().describe('Further families that it belongs to'),
    summary: prose.max(420).describe('Two or three sentences for a student: what it is, and what it is used for'),
    protects: prose.describe('Which errors it corrects or detects'),
    checkWeight: prose.describe('On how many qubits a check acts'),
    geometry: prose.describe('How the qubits lie, and which must meet'),
    gates: z.array(prose).min(1).describe('Gates that are transversal or otherwise fault tolerant'),
    example: example.optional().describe('A small member, for the drawing of its checks'),
    zoo: httpsUrl.describe('Its page in the Error Correction Zoo'),
    term: idOf('glossary').optional().describe('The glossary term that explains most of it'),
    sources: entrySources,
    asOf,
  })
  .describe('Quantum error-correcting codes: parameters, checks, gates and what they protect from.');

export type Code = z.output<typeof code>;
