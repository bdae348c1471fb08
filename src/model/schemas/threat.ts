import { z } from 'zod';
import { entrySources, sourceId } from './citation.ts';
import { asOf, prose } from './fields.ts';
import { partialDate } from './figure.ts';

const resourceEstimate = z.strictObject({
  date: partialDate.describe('When it was first published'),
  qubits: z.number().int().positive().describe('Physical qubits'),
  isBelow: z.boolean().optional().describe('Whether the work says "fewer than" this'),
  time: prose.describe('How long the machine runs'),
  status: z.enum(['peer-reviewed', 'preprint']).describe('Whether referees have read it'),
  source: sourceId.describe('The work'),
});

export type ResourceEstimate = z.infer<typeof resourceEstimate>;

/** A cryptosystem of today and what a quantum computer would do to it: `content/threats/<id>.yaml`. */
export const threat = z.strictObject({
  order: z.number().int().min(1).describe('Place among the cards'),
  name: prose.describe('The cryptosystem, such as "RSA"'),
  riskLevel: z.enum(['Critical', 'High', 'Medium', 'Low']).describe('How badly a large quantum computer would hurt it'),
  currentSecurity: prose.describe('Strength against classical attack'),
  quantumThreat: prose.describe('Which quantum algorithm applies, and what it achieves'),
  timeToBreak: prose.describe('Published estimate with its assumptions; never a date'),
  affectedSystems: z.array(prose).min(1).describe('Where it is in use'),
  attack: z
    .strictObject({
      target: prose.describe('What is broken, such as "RSA-2048"'),
      estimates: z.array(resourceEstimate).min(1).describe('Each with its year, its qubits and its source'),
    })
    .optional()
    .describe('Published estimates of the physical qubits that breaking it takes'),
  estimates: z.array(prose).optional().describe('Resource estimates; always say "logical" or "physical" qubits'),
  sources: entrySources,
  asOf,
});

export type Threat = z.infer<typeof threat>;
