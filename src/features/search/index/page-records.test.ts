import { describe, expect, it } from 'vitest';
import { parseMain } from '#src/base/page-tree.ts';
import { kinds } from '#src/model/kinds.ts';
import { PageRecords } from './page-records.ts';
import { entryRecords, kindsOfPages, listsOfKinds } from './site-records.ts';

const page = (path: string, main: string, head = '') => ({
  path,
  html: `<head>${head}</head><body><header>Menu</header><main>${main}</main><footer>Foot</footer></body>`,
});

function pageRecords(pages: readonly ReturnType<typeof page>[], entries: ReadonlySet<string>) {
  const records = new PageRecords(kindsOfPages(), listsOfKinds(), entries);
  for (const { path, html } of pages) records.read(path, parseMain(html));
  return records.all();
}

describe('the record of a page', () => {
  it('has its heading and its text, without frame, controls, formulas in TeX and entries of their own', () => {
    const main =
      '<nav>Home</nav><h1>Glossary</h1><p>All <em>quan</em>tum terms.</p><form>Field</form><p hidden>No</p>' +
      '<dl><div id="qubit">A qubit</div></dl><math>x<annotation>tex</annotation></math>';
    expect(pageRecords([page('/glossary', main)], new Set(['/glossary#qubit']))).toEqual([
      {
        kind: 'Pages',
        url: '/glossary',
        title: 'Glossary',
        names: ['Glossary terms'],
        headings: [],
        description: '',
        text: 'All quantum terms. x',
      },
    ]);
  });

  it('knows topics, companies and tutorials, and the steps of a tutorial', () => {
    const tutorial =
      '<h1>Grover</h1><p>Start</p><ol><li id="step-1"><h3><a href="#step-1">1</a>Oracle</h3><p>Marks one.</p></li></ol>';
    const records = pageRecords(
      [
        page('/hardware', '<h1>Hardware</h1>'),
        page('/companies/ionq', '<h1>IonQ</h1>'),
        page('/tutorials/grovers-search', tutorial),
      ],
      new Set(),
    );
    expect(records).toMatchObject([
      { kind: 'Topics', url: '/hardware' },
      { kind: 'Companies', url: '/companies/ionq' },
      { kind: 'Tutorials', text: 'Start.' },
      {
        kind: 'Tutorial steps',
        url: '/tutorials/grovers-search#step-1',
        title: 'Grover, step 1: Oracle',
        text: 'Marks one.',
      },
    ]);
  });

  it('is made of sentences, without what only leads on, and names its parts', () => {
    const main =
      '<h1>Topics</h1><h2>Areas</h2><article><p>How qubits are made.</p><span>Beginner</span><span>Theory</span>' +
      '<ul><li>Ions</li><li>+2 more</li></ul><p><span>42 articles</span><span>Updated December 2024</span></p>' +
      '<a href="/hardware">Explore</a></article><dl><dt>Founded</dt><dd>2015</dd></dl>';
    expect(pageRecords([page('/topics', main)], new Set())).toMatchObject([
      { headings: ['Areas'], text: 'Areas. How qubits are made. Beginner Theory Ions. Founded: 2015.' },
    ]);
  });

  it('has what the page says of itself, and is called by the kinds that it lists (R2.11)', () => {
    const head = '<meta name="description" content="Build a circuit &amp; watch it."/>';
    expect(pageRecords([page('/lab', '<h1>Circuit lab</h1>', head)], new Set())).toMatchObject([
      { description: 'Build a circuit & watch it.', names: expect.arrayContaining(['Circuits']) },
    ]);
  });

  it('has no heading of a list of what is found by itself', () => {
    const main = '<h1>News</h1><h2>Recent Updates</h2><ul data-repeats=""><li><h3>A story</h3></li></ul>';
    expect(pageRecords([page('/news', main)], new Set())).toMatchObject([{ headings: ['Recent Updates'] }]);
  });

  it('is refused when an entry stands nowhere: its result would lead nowhere', () => {
    const pages = [page('/glossary', '<h1>Glossary</h1>')];
    expect(() => pageRecords(pages, new Set(['/glossary#lost']))).toThrow('/glossary#lost');
  });
});

describe('the records of entries', () => {
  const records = entryRecords();
  const labels = Object.values(kinds).map(({ label }) => label);

  it('have a title, a text and an address of their own', () => {
    expect(records).not.toEqual([]);
    expect(new Set(records.map(({ url }) => url)).size).toBe(records.length);
    for (const { title, text, kind, url } of records) {
      expect(labels).toContain(kind);
      expect([title, text].every(Boolean), url).toBe(true);
    }
  });
});
