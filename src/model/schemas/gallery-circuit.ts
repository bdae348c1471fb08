import { z } from 'zod';
import { entrySources } from './citation.ts';
import { asOf, openQasm, prose } from './fields.ts';
import { idOf } from './references.ts';

/** In the order in which the gallery shows them. */
export const CIRCUIT_GROUPS = [
  'First steps',
  'Protocols',
  'Algorithms',
  'Subroutines',
  'Error correction',
  'Near-term methods',
] as const;

const outcome = z.string().regex(/^[01]+$/, 'Write an outcome as bits, in quotes, bit 0 rightmost: "011"');

const probability = z
  .string()
  .regex(/^[\w\s.+*/()-]+$/, 'Write a probability as an exact expression, in quotes: "1/2", "cos(pi/8)**2"');

/** One circuit of the lab's gallery: `content/circuits/<id>.yaml`. */
export const galleryCircuit = z
  .strictObject({
    title: prose.max(60).describe('What it is called: "Bell pair"'),
    group: z.enum(CIRCUIT_GROUPS).describe('The shelf of the gallery on which it stands'),
    order: z.number().int().min(1).describe('Place in its group, from the easiest on'),
    what: prose.describe('One sentence: what the circuit does'),
    outcome: prose.describe('One sentence: what comes out, as theory says it'),
    probabilities: z
      .record(outcome, probability)
      .describe(
        'Probability of each outcome as an exact expression; of the classical bits, or of all qubits where nothing is measured. Outcomes that are not listed never come',
      ),
    see: z
      .strictObject({
        text: prose.describe('One or two sentences: where to look, and what one learns there'),
        column: z.number().int().min(0).optional().describe('After which column to look; at the end where left out'),
      })
      .describe('What the lab shows of it that the outcome does not tell'),
    qasm: openQasm.describe('The circuit in OpenQASM 3, as far as the lab draws it'),
    tutorials: z.array(idOf('tutorials')).optional().describe('Ids of tutorials that explain it'),
    algorithms: z.array(idOf('algorithms')).optional().describe('Ids of the algorithms that it is, or belongs to'),
    terms: z.array(idOf('glossary')).min(1).describe('Ids of glossary terms that it shows'),
    sources: entrySources,
    asOf,
  })
  .describe('A circuit of the gallery in OpenQASM 3, with the exact probabilities of its outcomes from theory');

export type GalleryCircuit = z.infer<typeof galleryCircuit>;
