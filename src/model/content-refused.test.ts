import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { stringify } from 'yaml';

/** Files as an editor may leave them behind, and what the build says of each. */
interface Refusal {
  /** Below `content/`, without its ending. */
  file: string;
  data: object;
  /** What follows the file's name in the message: the field, and what to do. */
  says: string;
}

const value = { value: '407', asOf: '2024-12', source: 'edition-2024' };

function company(figures: object, more: object = {}): object {
  return {
    name: 'An example',
    description: 'It makes examples.',
    category: 'Hardware',
    companyType: 'Private company',
    technology: 'ion',
    location: 'Delft, Netherlands',
    founded: 2015,
    figures: { employees: [value], valuation: [value], ...figures },
    focus: ['Examples'],
    qubits: 'None',
    partnerships: ['Nobody'],
    url: 'https://example.org',
    terms: ['qubit'],
    sources: ['edition-2024'],
    asOf: '2024-12',
    ...more,
  };
}

function story(more: object): object {
  const about = { glossary: ['qubit'], topics: ['hardware'] };
  const head = { title: 'An example', date: '2024-12-09', what: 'It happened.', status: 'announced' };
  return { ...head, category: 'Hardware', about, sources: ['edition-2024'], ...more };
}

const source = {
  title: 'An example',
  publisher: 'Nobody',
  url: 'https://example.org/a',
  kind: 'news',
  holds: 'Nothing.',
};

function page(figures: object, figure: string): object {
  return {
    title: 'An example',
    description: 'A page of which nobody will ever hear, since the build refuses it.',
    heading: 'An example',
    lede: 'It is refused.',
    figures,
    sections: [{ shape: 'figures', id: 'figures', title: 'Figures', items: [{ label: 'Employees', figure }] }],
    asOf: '2024-12',
    sources: [{ title: 'An example', publisher: 'Nobody', url: 'https://example.org/a' }],
  };
}

/** Each list is what one look at the content finds: it goes on only when every file follows its schema, every id leads. */
const REFUSALS: [what: string, refusals: Refusal[]][] = [
  [
    'a figure without a source, without a date, or with two values of one date',
    [
      {
        file: 'companies/example-a',
        data: company({ employees: [{ value: '407', asOf: '2024-12' }] }),
        says: 'figures.employees[0].source: Name a file of content/sources, or a paper as "paper:acharya-2024"',
      },
      {
        file: 'companies/example-b',
        data: company({ employees: [{ value: '407', source: 'edition-2024' }] }),
        says: 'figures.employees[0].asOf: Write a date as "2024", "2024-12" or "2024-12-09", in quotes',
      },
      {
        file: 'companies/example-c',
        data: company({ employees: [value, { ...value, value: '400' }] }),
        says: 'figures.employees[0]: Two values of 2024-12; mark the newer with "correction: true" if the older was wrong, or give their dates',
      },
    ],
  ],
  [
    'an id of a source or an entry that is not there',
    [
      {
        file: 'companies/example-d',
        data: company({ funding: [{ ...value, source: 'no-source' }] }),
        says: 'figures.funding[0].source names "no-source", but there is no such file in content/sources',
      },
      {
        file: 'pages/example-h',
        data: page({ employees: [{ ...value, source: 'no-source' }] }, 'employees'),
        says: 'figures.employees[0].source names "no-source", but there is no such file in content/sources',
      },
      {
        file: 'developments/example-f',
        data: story({ about: { companies: ['no-company'], topics: ['hardware'] } }),
        says: 'about.companies[0] names "no-company", but there is no such file in content/companies',
      },
    ],
  ],
  [
    'a source that nothing uses, a change or a key figure that is none, a number typed again or other than its text',
    [
      {
        file: 'companies/example-i',
        data: company({ employees: [{ ...value, count: 4070 }] }, { name: 'A second example' }),
        says: 'figures.employees: "407" does not say count: 4070; make them agree',
      },
      {
        file: 'companies/example-j',
        data: company(
          { raised: [{ ...value, value: '€340M', amount: { value: 34e6, currency: 'EUR' } }] },
          { name: 'A third example' },
        ),
        says: 'figures.raised: "€340M" does not say amount: 34000000 EUR; make them agree',
      },
      { file: 'sources/example-e', data: source, says: 'nothing rests on this source; cite it or delete the file' },
      {
        file: 'developments/example-f',
        data: story({ changed: ['companies/no-company/employees'] }),
        says: 'changed names "companies/no-company/employees", which is no figure; write kind/entry/name',
      },
      {
        file: 'pages/example-h',
        data: page({ employees: [value] }, 'moons'),
        says: 'sections names "pages/example-h/moons", which is no figure; write a name of the page\'s figures, or kind/entry/name',
      },
      {
        file: 'companies/example-g',
        data: company({ valuation: [{ ...value, value: 'Private' }] }, { figureNote: 'It has 407 employees.' }),
        says: 'figureNote types 407, which is figures.employees; write "{employees}" in its place',
      },
    ],
  ],
];

/** The files that a test lays beside those of `content/`: their paths there, and what they say. */
const added = vi.hoisted(() => new Map<string, string>());

vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>();
  return {
    ...fs,
    readdirSync: (folder: string, options: { recursive: true; encoding: 'utf8' }) => [
      ...fs.readdirSync(folder, options),
      ...added.keys(),
    ],
    readFileSync: (path: string, encoding: 'utf8') =>
      added.get(path.slice(CONTENT.length)) ?? read.getOrInsertComputed(path, () => fs.readFileSync(path, encoding)),
  };
});

// Most of a look is reading, and all but a few files say the same at each: so they are read, and parsed, once.
const read = vi.hoisted(() => new Map<string, string>());

vi.mock('yaml', async (original) => {
  const yaml = await original<typeof import('yaml')>();
  const parsed = new Map<string, unknown>();
  return { ...yaml, parse: (text: string) => parsed.getOrInsertComputed(text, () => yaml.parse(text)) };
});

const CONTENT = join(process.cwd(), 'content/');

it.each(REFUSALS)('the build refuses %s, with file, field and what to do', async (_, refusals) => {
  added.clear();
  for (const { file, data } of refusals) added.set(`${file}.yaml`, stringify(data));
  const messages = refusals.map(({ file, says }) => `content/${file}.yaml: ${says}`);
  expect((await problems()).sort()).toEqual(messages.sort());
});

/** What a look at the content finds. It is remembered by the modules that look, so each look has new ones. */
async function problems(): Promise<string[]> {
  vi.resetModules();
  const { contentProblems } = await import('./checks.ts');
  try {
    return contentProblems();
  } catch (error) {
    const [, ...lines] = error instanceof Error ? error.message.split('\n') : [];
    return lines;
  }
}
