import { z } from 'zod';
import { entrySources } from './citation.ts';
import { asOf, httpsUrl, prose } from './fields.ts';
import { partialDate } from './figure.ts';
import { idOf } from './references.ts';

export const TOOL_PURPOSES = [
  'Framework',
  'Simulator',
  'Compiler',
  'Error correction and mitigation',
  'Annealing and analog',
  'Photonics',
  'Chemistry and resources',
  'Language',
  'Cryptography',
] as const;

/** One piece of software: `content/tools/<id>.yaml`. */
export const tool = z.strictObject({
  name: prose.describe('As its makers write it'),
  maker: prose.describe('Who makes it'),
  company: idOf('companies').optional().describe('Id of the maker in content/companies, where it has a profile'),
  purpose: z.enum(TOOL_PURPOSES).describe('What it is chiefly for'),
  description: prose.describe('What one does with it, in one sentence'),
  languages: z.array(prose).min(1).describe('Languages that it is written in or used from'),
  license: prose.describe('SPDX name of the license, such as "Apache-2.0"'),
  version: z
    .strictObject({
      number: prose.describe('As the project writes it: "2.6.2"'),
      released: partialDate.describe('When it came out, no more precise than the source'),
    })
    .optional()
    .describe('The newest release on the date of the entry'),
  access: prose.optional().describe('What can be run free of charge, and where; for tools that lead to machines'),
  url: httpsUrl.describe('The project itself, usually its repository'),
  asOf,
  sources: entrySources
    .optional()
    .describe('Other works that the statements are from; the page that url opens is the first'),
});

export type Tool = z.infer<typeof tool>;
