import { execFileSync } from 'node:child_process';
import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { stringify } from 'yaml';
import { temporaryFolder } from '#server/testing/temporary-folder.ts';

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
    'a source that nothing uses, a change or a key figure that is none, or a number typed again',
    [
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

const folder = temporaryFolder('content');
cpSync('content', join(folder, 'content'), { recursive: true });

it.each(REFUSALS)('the build refuses %s, with file, field and what to do', (_, refusals) => {
  const files = refusals.map(({ file, data }) => ({ path: join(folder, 'content', `${file}.yaml`), data }));
  for (const { path, data } of files) writeFileSync(path, stringify(data));
  try {
    const messages = refusals.map(({ file, says }) => `content/${file}.yaml: ${says}`);
    expect(problemsIn(folder).sort()).toEqual(messages.sort());
  } finally {
    for (const { path } of files) rmSync(path);
  }
});

/** The content is that of the folder where a program runs, and it is read once: so each look is a program of its own. */
function problemsIn(cwd: string): string[] {
  const checks = pathToFileURL(join(import.meta.dirname, 'checks.ts'));
  const program = `
    const { contentProblems } = await import('${checks}');
    try { console.log(contentProblems().join('\\n')); } catch (error) { console.log(error.message); }`;
  const said = execFileSync(process.execPath, ['--input-type=module', '--eval', program], { cwd, encoding: 'utf8' });
  return said.split('\n').filter((line) => line.startsWith('content/'));
}
