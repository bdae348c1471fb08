import { z } from 'zod';
import { entrySources } from './citation.ts';
import { asOf, httpsUrl, prose } from './fields.ts';
import { figures } from './figure.ts';
import { idOf } from './references.ts';
import { TECHNOLOGIES } from './technology.ts';

export const COMPANY_CATEGORIES = ['Full Stack', 'Hardware', 'Software', 'Platform', 'Research & Hardware'] as const;
export const COMPANY_TYPES = ['Public company', 'Private company', 'Part of a public company'] as const;

/** The company's card on the home page, whose words are fixed (R3.6). */
const homeCard = z.strictObject({
  order: z.number().int().min(1).max(6).describe('Place among the six cards'),
  category: prose.describe('What the company does, such as "Hardware Provider"'),
  location: prose.describe('State or city, shorter than in the directory'),
  logo: z.emoji('Write one emoji').describe('Stands in the place of a logo'),
});

/** One company of the directory: `content/companies/<slug>.yaml`. */
export const company = z.strictObject({
  name: prose.describe('As the company writes it'),
  description: prose.max(260).describe('One or two sentences: what it makes or does'),
  category: z.enum(COMPANY_CATEGORIES).describe('What kind of product it sells'),
  companyType: z.enum(COMPANY_TYPES).describe('Whether its shares are traded, or those of the company it belongs to'),
  technology: z.enum(TECHNOLOGIES).describe('Kind of machine or product; chooses the drawing on the card'),
  location: prose.describe('Where it is led from; several places divided by " / ", the country last'),
  founded: z.number().int().min(1900).describe('Year'),
  foundedNote: prose.optional().describe('What began in that year, where it is not the company itself'),
  figures: figures('employees', 'valuation'),
  focus: z.array(prose).min(1).max(3).describe('Labels on the card'),
  qubits: prose.describe('Machines with their number of qubits and date, or what it offers instead'),
  partnerships: z.array(prose).min(1).describe('Organizations it works with'),
  url: httpsUrl.describe('Its official site'),
  careersUrl: httpsUrl.optional().describe('Where it announces openings, if that has an address of its own that lasts'),
  ticker: prose.optional().describe('Exchange and symbol, such as "NYSE: IONQ"'),
  figureNote: prose.optional().describe('Where published evidence differs from a figure on the card, a note says so'),
  papers: z
    .array(idOf('papers'))
    .min(1)
    .optional()
    .describe('Papers in content/papers that it wrote, or that ran on its machines'),
  terms: z
    .array(idOf('glossary'))
    .min(1)
    .describe('Glossary terms in content/glossary that help to read the profile, most telling first'),
  homeCard: homeCard.optional().describe('Only for the six companies on the home page'),
  sources: entrySources,
  asOf,
});

export type Company = z.infer<typeof company>;
