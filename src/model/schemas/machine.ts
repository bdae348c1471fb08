import { z } from 'zod';
import { entrySources } from './citation.ts';
import { asOf, prose } from './fields.ts';
import { figures, partialDate } from './figure.ts';
import { idOf } from './references.ts';
import { MACHINE_TECHNOLOGIES } from './technology.ts';

/** Where a machine is: one that is only announced is never in service, and "laboratory" is not for customers. */
export const MACHINE_STATUSES = ['in service', 'laboratory', 'announced', 'retired'] as const;

/** What it computes by. */
export const MACHINE_MODELS = ['Gates', 'Annealing', 'Analog simulation', 'Boson sampling'] as const;

/** How the sites of a machine are joined, where that has a name: the drawing of the machine follows it. */
export const LATTICE_SHAPES = ['heavy-hexagon', 'square', 'line', 'chain', 'ring'] as const;

/** Ways to a machine, as its `access` says them in full. */
export const MACHINE_OFFERS = [
  'Braket',
  'Azure',
  "maker's cloud",
  'other cloud',
  'through the maker',
  'on site',
  'research',
  'not offered',
] as const;

/** One machine or chip: `content/machines/<maker>-<name>.yaml`. */
export const machine = z
  .strictObject({
    name: prose.describe('As its maker calls it: "Helios"'),
    maker: prose.describe('Who built it; several divided by " / "'),
    company: idOf('companies').optional().describe('The profile of its maker, where it has one'),
    technology: z.enum(MACHINE_TECHNOLOGIES).describe('How its qubits are built; chooses the drawing'),
    qubit: prose.describe('What one qubit is: "transmon", "¹³⁷Ba⁺ ion", "cat qubit"'),
    model: z.enum(MACHINE_MODELS).describe('What it computes by'),
    status: z.enum(MACHINE_STATUSES).describe('Where it stands'),
    since: partialDate.describe('When it was first shown or opened; of an announced machine when it was announced'),
    summary: prose.max(420).describe('Two or three sentences: what is special about it, and what it is not'),
    connectivity: prose.optional().describe('Which qubits can interact: "heavy-hex lattice", "all to all"'),
    lattice: z
      .strictObject({
        shape: z
          .enum(LATTICE_SHAPES)
          .describe('"line" has couplings, "chain" is one string of ions, "ring" leads to a junction'),
        couplings: z
          .number()
          .int()
          .positive()
          .optional()
          .describe('How many pairs are coupled, where that is published'),
      })
      .optional()
      .describe('What connectivity says, for the drawing: it has as many sites and couplings. Without it, no lines'),
    access: prose.optional().describe('Who can use it, and where'),
    offered: z
      .array(z.enum(MACHINE_OFFERS))
      .min(1)
      .optional()
      .describe(
        'The same as words to filter by: "on site" is sold for installation or stands at a user\'s, "through the maker" where no cloud is named, "research" for partners by proposal',
      ),
    figures: figures('physical-qubits').describe(
      'physical-qubits, two-qubit-error, one-qubit-error, readout-error (imaging-error where the two states of a qubit are not told apart), memory-error (per qubit and layer or cycle), t1, t2 (of cat qubits bit-flip-time, phase-flip-time), two-qubit-time, quantum-volume, layer-speed; the scope says what was measured and how',
    ),
    results: z
      .array(prose)
      .min(1)
      .optional()
      .describe('What was shown on it: logical qubits, advantage claims, and who disputes them'),
    papers: z.array(idOf('papers')).min(1).optional().describe('Papers in content/papers about it, or run on it'),
    sources: entrySources,
    asOf,
  })
  .describe('Quantum computers and chips, each with what was measured on it, when and how.');

export type Machine = z.output<typeof machine>;
