/**
 * Rules that no schema of a single file can hold, because they speak of several. Each is one small function that
 * answers its problems, and each problem names the file and what to do.
 */

/** One file of `content/`, as parsed. */
export interface ContentFile {
  /** Folder below `content/`: the kind of entry, or `pages`. */
  folder: string;
  /** File name without its ending; also the entry's slug. */
  id: string;
  data: Record<string, unknown>;
}

export type Rule = (files: ContentFile[]) => string[];

/** December 2024, as the badges on the pages say. */
const EDITORIAL_CUT_OFF = '2024-12-31';

/** Numbers that the specification fixes. */
const COUNTS: Record<string, number> = {
  topics: 6,
  companies: 30,
  startups: 12,
  universities: 9,
  tutorials: 6,
  news: 10,
};

/** Steps of the tutorials by their number, as the specification fixes them. */
const TUTORIAL_STEPS = [8, 12, 10, 15, 9, 14];

const inFolder = (files: ContentFile[], folder: string) => files.filter((file) => file.folder === folder);
const nameOf = ({ folder, id }: ContentFile) =>
  folder === 'tutorials'
    ? `content/tutorials/${id}/tutorial.yaml`
    : `content/${folder}/${id}.${folder.startsWith('tutorials/') ? 'mdx' : 'yaml'}`;

/** The file's name is the entry's address, so it has to read well in one. */
export const namesAreSlugs: Rule = (files) =>
  files
    .filter(({ id }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))
    .map((file) => `${nameOf(file)}: rename it to lower-case words joined by hyphens`);

export const countsHold: Rule = (files) =>
  Object.entries(COUNTS)
    .map(([folder, expected]) => ({ folder, expected, found: inFolder(files, folder).length }))
    .filter(({ expected, found }) => expected !== found)
    .map(
      ({ folder, expected, found }) =>
        `content/${folder}: the specification fixes ${expected} entries, there are ${found}`,
    );

export const relatedTermsExist: Rule = (files) => {
  const terms = inFolder(files, 'glossary');
  const ids = new Set(terms.map(({ id }) => id));
  return terms.flatMap((term) =>
    strings(term.data.related)
      .filter((related) => !ids.has(related) || related === term.id)
      .map(
        (related) =>
          `${nameOf(term)}: related names "${related}", which is ${ids.has(related) ? 'the term itself' : 'no term'}`,
      ),
  );
};

/** What a company names in its entry, and the folder in which it is to be found. */
const COMPANY_RELATIONS = { papers: 'papers', news: 'news', terms: 'glossary' };

/** A company names papers, stories and terms by the names of their files. */
export const companyRelationsExist: Rule = (files) =>
  Object.entries(COMPANY_RELATIONS).flatMap(([kind, folder]) => {
    const ids = new Set(inFolder(files, folder).map(({ id }) => id));
    return inFolder(files, 'companies').flatMap((company) =>
      strings(company.data[kind])
        .filter((id) => !ids.has(id))
        .map((id) => `${nameOf(company)}: ${kind} names "${id}", but there is no content/${folder}/${id}.yaml`),
    );
  });

/** Where an entry names a company of the directory. */
const COMPANY_FIELDS = { tools: 'company', 'funding-rounds': 'profile' };

/** A tool names its maker, and a funding round its company, by the name of the company's file. */
export const namedCompaniesExist: Rule = (files) => {
  const ids = new Set(inFolder(files, 'companies').map(({ id }) => id));
  return Object.entries(COMPANY_FIELDS).flatMap(([folder, field]) =>
    inFolder(files, folder)
      .filter(({ data }) => data[field] !== undefined && !ids.has(String(data[field])))
      .map(
        (entry) =>
          `${nameOf(entry)}: ${field} names "${entry.data[field]}", but there is no such file in content/companies`,
      ),
  );
};

/** The name of a month's abbreviation to its number: what pages print, to what entries are sorted by. */
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** "Dec 2024" as "2024-12". */
function isoMonth(text: string): string {
  const [month = '', year = ''] = text.split(' ');
  return `${year}-${String(MONTHS.indexOf(month) + 1).padStart(2, '0')}`;
}

/** The last funding that the tracker names, and each round of the industry report, stands in the table of rounds too. */
export const fundingRoundsAgree: Rule = (files) => {
  const rounds = inFolder(files, 'funding-rounds');
  const isListed = (company: unknown, month: string, amount?: unknown) =>
    rounds.some(
      ({ data }) =>
        data.company === company &&
        String(data.date).startsWith(month) &&
        (amount === undefined || data.amount === amount),
    );
  const tracked = inFolder(files, 'startups')
    .filter(({ data }) => data.status !== 'Acquired')
    .filter(({ data }) => !isListed(data.name, isoMonth(String(data.lastFunding).split(':')[0] ?? '')))
    .map((startup) => `${nameOf(startup)}: its lastFunding has no entry in content/funding-rounds`);
  const reported = inFolder(files, 'pages')
    .flatMap((page) => valuesOf(page.data, 'rounds').map((list) => ({ page, list })))
    .flatMap(({ page, list }) => (Array.isArray(list) ? list.map((round) => ({ page, round })) : []))
    .filter(({ round }) => !isListed(round.company, isoMonth(String(round.date)), round.amount))
    .map(({ page, round }) => `${nameOf(page)}: the round of ${round.company} has no entry in content/funding-rounds`);
  return [...tracked, ...reported];
};

/** A tracked company with a profile says the same there and here. */
export const startupsAgreeWithProfiles: Rule = (files) => {
  const profiles = new Map(inFolder(files, 'companies').map((company) => [company.id, company]));
  return inFolder(files, 'startups').flatMap((startup) => {
    const { profile } = startup.data;
    if (typeof profile !== 'string') return [];
    const company = profiles.get(profile);
    if (!company)
      return [`${nameOf(startup)}: profile names "${profile}", but there is no content/companies/${profile}.yaml`];
    return ['name', 'founded', 'employees']
      .filter((key) => startup.data[key] !== company.data[key])
      .map((key) => `${nameOf(startup)}: ${key} is not what ${nameOf(company)} says; make them agree`);
  });
};

export const trackTutorialsExist: Rule = (files) => {
  const ids = new Set(inFolder(files, 'tutorials').map(({ id }) => id));
  return inFolder(files, 'pages').flatMap((page) =>
    valuesOf(page.data, 'tutorials')
      .flatMap(strings)
      .filter((id) => !ids.has(id))
      .map((id) => `${nameOf(page)}: a track names the tutorial "${id}", which does not exist`),
  );
};

export const tutorialStepsHold: Rule = (files) =>
  inFolder(files, 'tutorials').flatMap((tutorial) => {
    const expected = TUTORIAL_STEPS[Number(tutorial.data.number) - 1];
    const found = inFolder(files, `tutorials/${tutorial.id}`).length;
    return expected === found
      ? []
      : [`content/tutorials/${tutorial.id}: the specification fixes ${expected} steps, there are ${found}`];
  });

export const nothingIsAfterTheCutOff: Rule = (files) =>
  files.flatMap((file) =>
    ['asOf', 'date', 'lastUpdated'].flatMap((key) =>
      valuesOf(file.data, key)
        .filter((value): value is string => typeof value === 'string' && /^\d{4}-\d{2}/.test(value))
        .filter((date) => date > EDITORIAL_CUT_OFF)
        .map((date) => `${nameOf(file)}: ${key} ${date} is after the editorial cut-off, December 2024`),
    ),
  );

/** Two entries that say the same would both be counted. */
export const namesAreUnique: Rule = (files) => {
  const seen = new Map<string, ContentFile>();
  return files.flatMap((file) => {
    if (file.folder === 'pages') return [];
    const name = String(file.data.name ?? file.data.term ?? file.data.title ?? file.data.university ?? file.id);
    const key = `${file.folder}: ${name.toLowerCase()}`;
    const twin = seen.get(key);
    seen.set(key, file);
    return twin ? [`${nameOf(file)}: "${name}" stands in ${nameOf(twin)} already`] : [];
  });
};

export const rules: Rule[] = [
  namesAreSlugs,
  countsHold,
  relatedTermsExist,
  companyRelationsExist,
  namedCompaniesExist,
  fundingRoundsAgree,
  startupsAgreeWithProfiles,
  trackTutorialsExist,
  tutorialStepsHold,
  nothingIsAfterTheCutOff,
  namesAreUnique,
];

function strings(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : [];
}

/** Every value that stands under a key, however deep. */
function valuesOf(data: unknown, key: string): unknown[] {
  if (Array.isArray(data)) return data.flatMap((item) => valuesOf(item, key));
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([name, value]) => [...(name === key ? [value] : []), ...valuesOf(value, key)]);
}
