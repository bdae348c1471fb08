import { z } from 'zod';
import { entrySources } from './citation.ts';
import { asOf, prose } from './fields.ts';
import { idOf } from './references.ts';

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
      estimates: z.array(idOf('estimates')).min(1).describe('Published estimates of it, for a machine'),
    })
    .optional()
    .describe('Published estimates of the physical qubits that breaking it takes'),
  estimates: z.array(prose).optional().describe('Resource estimates; always say "logical" or "physical" qubits'),
  sources: entrySources,
  asOf,
});

export type Threat = z.infer<typeof threat>;
