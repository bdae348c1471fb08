import { entriesOf } from '#src/model/read-content.ts';
import { COMPANY_CATEGORIES, COMPANY_TYPES } from '#src/model/schemas/company.ts';
import { DEVELOPMENT_STATUSES, NEWS_CATEGORIES } from '#src/model/schemas/development.ts';
import { TERM_CATEGORIES } from '#src/model/schemas/glossary-term.ts';
import { TECHNOLOGIES } from '#src/model/schemas/technology.ts';
import type { Chance } from '../random.ts';
import { companyName, phrase, place, smallPhrase, some } from './words.ts';

/** Kinds of which the bench adds entries, in the order in which it does. */
export const LOTS = ['companies', 'developments', 'glossary'] as const;
export type Lot = (typeof LOTS)[number];

/** The fields of an entry that nobody wrote, by its id. */
export type MoreEntries = Map<string, object>;

/** What an entry is called, and its fields, which may name any of the ids given or of those of the site. */
type Make = (chance: Chance, earlier: readonly string[]) => { name: string; data: object };

const SOURCE = 'edition-2024';
const ADDRESS = 'https://example.org/growth';
const AS_OF = '2024-12';

/** So many entries of a kind that follow every rule of the build; the same chance gives the same entries. */
export function moreEntries(lot: Lot, count: number, chance: Chance): MoreEntries {
  const there = entriesOf(lot).map(({ id }) => id);
  const added: MoreEntries = new Map();
  while (added.size < count) {
    const { name, data } = makers[lot](chance, [...there, ...added.keys()]);
    const id = name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
    if (!there.includes(id)) added.set(id, data);
  }
  return added;
}

const makers: Record<Lot, Make> = {
  companies(chance) {
    const name = companyName(chance);
    return { name, data: { ...companyHead(name, chance), ...companyDetails(chance) } };
  },
  developments(chance, earlier) {
    const title = `${companyName(chance)} and ${chance.pick(['its', 'the'])} ${smallPhrase(chance)}`;
    return { name: title, data: story(title, chance, earlier.length) };
  },
  glossary(chance, earlier) {
    const term = phrase(chance);
    const definition = `A way of ${smallPhrase(chance)} in which every qubit takes part. It is no ${smallPhrase(chance)}, and needs a ${smallPhrase(chance)} before it.`;
    const formula = chance.happens(0.5) ? { formula: `E_n=\\frac{\\hbar\\omega}{${chance.between(2, 99)}}` } : {};
    const related = some(chance, earlier, 3);
    const category = chance.pick(TERM_CATEGORIES);
    return { name: term, data: { term, category, definition, ...formula, related, asOf: AS_OF, sources: [SOURCE] } };
  },
};

function companyHead(name: string, chance: Chance): object {
  return {
    name,
    description: `${name} sells ${smallPhrase(chance)} for quantum computers. Its machines can be reached through the cloud.`,
    category: chance.pick(COMPANY_CATEGORIES),
    companyType: chance.pick(COMPANY_TYPES),
    technology: chance.pick(TECHNOLOGIES),
    location: place(chance),
    founded: chance.between(1999, 2024),
  };
}

function companyDetails(chance: Chance): object {
  return {
    figures: { employees: headCounts(chance), valuation: [valuation(chance)] },
    focus: [phrase(chance), phrase(chance)],
    qubits: `${phrase(chance)}, ${chance.between(2, 99)} qubits`,
    partnerships: some(chance, namesOf('companies'), 4),
    url: ADDRESS,
    ...(chance.happens(0.3) ? { papers: some(chance, idsOf('papers'), 3) } : {}),
    terms: some(chance, idsOf('glossary'), 4),
    sources: [SOURCE],
    asOf: AS_OF,
  };
}

/** One to three head-counts, a year apart. */
function headCounts(chance: Chance): object[] {
  return Array.from({ length: chance.between(1, 3) }, (_, years) => {
    const count = chance.between(5, 900);
    return { value: String(count), count, asOf: `${2024 - years}-12`, source: SOURCE };
  });
}

function valuation(chance: Chance): object {
  if (chance.happens(0.5)) return { absent: 'not published', asOf: AS_OF, source: SOURCE };
  const millions = chance.between(10, 900);
  return { value: `$${millions}M`, amount: { value: millions * 1e6, currency: 'USD' }, asOf: AS_OF, source: SOURCE };
}

function story(title: string, chance: Chance, number: number): object {
  const company = chance.pick(idsOf('companies'));
  return {
    title,
    // Over ten years, a day or more apart, all older than what the site leads with.
    date: new Date(Date.UTC(2014, 0, 1 + ((number * 7) % 3900))).toISOString().slice(0, 10),
    what: `The company shows ${smallPhrase(chance)} on ${chance.between(3, 90)} qubits. It rests on ${smallPhrase(chance)}, which others have not repeated.`,
    status: chance.pick(DEVELOPMENT_STATUSES),
    category: chance.pick(NEWS_CATEGORIES),
    about: {
      companies: [company],
      glossary: some(chance, idsOf('glossary'), 2),
      topics: [chance.pick(idsOf('topics'))],
      ...(chance.happens(0.3) ? { papers: some(chance, idsOf('papers'), 2) } : {}),
    },
    ...(chance.happens(0.1) ? { changed: [`companies/${company}/employees`] } : {}),
    sources: some(chance, idsOf('sources'), 2),
  };
}

function idsOf(kind: 'companies' | 'glossary' | 'papers' | 'sources' | 'topics'): string[] {
  return entriesOf(kind).map(({ id }) => id);
}

function namesOf(kind: 'companies'): string[] {
  return entriesOf(kind).map(({ name }) => name);
}
