import { z } from 'zod';
import { entrySources } from './citation.ts';
import { httpsUrl, prose } from './fields.ts';
import { partialDate } from './figure.ts';

export const PROGRAM_LEVELS = ['PhD', 'Professional', "Master's", "Bachelor's", 'Multiple'] as const;

const program = z
  .strictObject({
    name: prose.describe('As the university writes it'),
    level: z.enum(PROGRAM_LEVELS).describe('Degree that it leads to; "Multiple" where there are several'),
    leadsTo: z
      .array(z.enum(PROGRAM_LEVELS).exclude(['Multiple']))
      .min(2)
      .optional()
      .describe('For the level "Multiple": which ones'),
    description: prose.describe('One or two sentences'),
    highlights: z.array(prose).min(1).describe('What is particular about it; no prices, no deadlines'),
    website: httpsUrl.describe('The page of the program, or of the school where it has none of its own'),
  })
  .refine(
    ({ level, leadsTo }) => (level === 'Multiple') === (leadsTo !== undefined),
    'A program of the level "Multiple", and no other, names its levels in leadsTo',
  );

/** One university with its programs: `content/universities/<id>.yaml`. */
export const university = z.strictObject({
  order: z.number().int().positive().describe('Place in the list'),
  name: prose.describe('The university'),
  location: prose.describe('Town, region where usual, country; the country last, after a comma'),
  programs: z.array(program).min(1).describe('Its programs in quantum science or engineering'),
  asOf: partialDate.describe('The date of the newest work that it rests on, or that of reading it: "2018", "2024-12"'),
  sources: entrySources,
});

export type University = z.infer<typeof university>;
