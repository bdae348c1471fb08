import { describe, expect, it } from 'vitest';
import type { ContentFile } from './assertions.ts';
import { readContent } from './check-content.ts';
import { COMPANY_CATEGORIES } from './schemas/company.ts';
import { TERM_CATEGORIES } from './schemas/glossary-term.ts';
import { NEWS_CATEGORIES } from './schemas/news-item.ts';
import { companiesPage } from './schemas/pages/companies.ts';
import { homePage } from './schemas/pages/home.ts';
import { industryPage } from './schemas/pages/industry.ts';
import { partnersPage } from './schemas/pages/partners.ts';
import { topicsPage } from './schemas/pages/topics.ts';
import { PAPER_CATEGORIES } from './schemas/paper.ts';
import { STARTUP_STATUSES } from './schemas/startup.ts';
import { TOPIC_CATEGORIES } from './schemas/topic.ts';
import { TUTORIAL_CATEGORIES } from './schemas/tutorial.ts';
import { PROGRAM_LEVELS } from './schemas/university.ts';

const content = readContent();

const inFolder = (folder: string) => content.filter((file) => file.folder === folder);
const pageData = (id: string) => inFolder('pages').find((file) => file.id === id)?.data;
const countBy = (files: readonly ContentFile[], key: string) =>
  Object.fromEntries(
    [...Map.groupBy(files, ({ data }) => String(data[key]))].map(([value, all]) => [value, all.length]),
  );

/** Every text below a file, with the way to it. */
function textsOf(value: unknown, path = ''): { path: string; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, `${path}.${key}`));
}

/** The specification, §9 and §2: figures that the content carries to the letter. */
describe('figures that the specification fixes', () => {
  it('articles of the topics', () => {
    expect(Object.fromEntries(inFolder('topics').map(({ id, data }) => [id, data.articles]))).toEqual({
      hardware: 42,
      algorithms: 38,
      cryptography: 29,
      'ai-ml': 35,
      cybersecurity: 24,
      ethics: 18,
    });
  });

  it.each([
    ['index', homePage, ['12+', '$7.2B+', '300+', '25+']],
    ['companies', companiesPage, ['150+', '$7.1B', '12,000+', '3,500+']],
    ['industry', industryPage, ['$1.8B', '+42%', '750+', '+18%', '45K+', '+35%', '$12.4B', '+28%']],
    ['industry', industryPage, ['5.3', '10.7', '32.1%', '$640M']],
    ['partners', partnersPage, ['150+', '$50M+', '95%']],
  ] as const)('figures of content/pages/%s.yaml', (id, schema, figures) => {
    const words = JSON.stringify(schema.parse(pageData(id)));
    expect(figures.filter((figure) => !words.includes(figure))).toEqual([]);
  });

  it('the industry report has six research sources, four trends, players, rounds and segments', () => {
    const { sources, trends, players, investment, segments } = industryPage.parse(pageData('industry'));
    expect(sources).toHaveLength(6);
    expect([trends, players, segments].map(({ items }) => items.length)).toEqual([4, 4, 4]);
    expect(investment.rounds).toHaveLength(4);
    expect(segments.items.map(({ value }) => value)).toEqual([35, 28, 22, 15]);
  });

  it('the news page has one lead story, three breaking and six updates', () => {
    expect(countBy(inFolder('news'), 'place')).toEqual({ lead: 1, breaking: 3, update: 6 });
  });

  it('the tracker has nine active, two public and one acquired startup', () => {
    expect(countBy(inFolder('startups'), 'status')).toEqual({ Active: 9, Public: 2, Acquired: 1 });
  });

  it('typical values of the qubit technologies', () => {
    const values = inFolder('qubit-technologies').map(({ id, data }) => [id, data.coherenceTime, data.fidelity]);
    expect(values.sort()).toEqual([
      ['neutral-atom', '1-10 s', '99.5%'],
      ['photonic', 'Unlimited', '95-98%'],
      ['superconducting', '100-200 μs', '99.9%'],
      ['trapped-ion', '10-100 s', '99.8%'],
    ]);
  });

  it('summary of all topics', () => {
    expect(topicsPage.parse(pageData('topics'))).toMatchObject({ expertContributors: 24, monthlyUpdates: 15 });
  });

  it('lists of values', () => {
    expect(COMPANY_CATEGORIES).toEqual(['Full Stack', 'Hardware', 'Software', 'Platform', 'Research & Hardware']);
    expect(NEWS_CATEGORIES).toEqual(
      ['Hardware', 'Research', 'Cloud', 'Funding', 'Security', 'Applications'].concat([
        'Policy',
        'Partnership',
        'Infrastructure',
        'Startups',
      ]),
    );
    expect(PAPER_CATEGORIES).toEqual(['Quantum Computing', 'Machine Learning', 'Systems & Infrastructure']);
    expect(PROGRAM_LEVELS).toEqual(['PhD', 'Professional', "Master's", "Bachelor's", 'Multiple']);
    expect(STARTUP_STATUSES).toEqual(['Active', 'Public', 'Acquired']);
    expect(TOPIC_CATEGORIES).toEqual(['Technology', 'Theory', 'Security', 'Applications', 'Society']);
    expect(TUTORIAL_CATEGORIES).toEqual(['Fundamentals', 'Algorithms', 'AI/ML', 'Cryptography', 'Optimization']);
    expect(TERM_CATEGORIES).toHaveLength(12);
  });
});

describe('every entry', () => {
  // The steps of a tutorial lie in its folder and share its sources and date.
  const entries = content.filter(({ folder }) => folder !== 'pages' && !folder.startsWith('tutorials/'));

  it('names at least one source; topics alone make no statement about the field', () => {
    const without = entries.filter(({ data }) => !Array.isArray(data.sources) || data.sources.length === 0);
    expect([...new Set(without.map(({ folder }) => folder))]).toEqual(['topics']);
  });

  it('carries the date at which it was true', () => {
    const undated = entries.filter(({ data }) => !(data.asOf ?? data.lastUpdated));
    expect(undated.map(({ folder, id }) => `${folder}/${id}`)).toEqual([]);
  });

  it('names tutorials that exist, and not itself, as what to do first', () => {
    const tutorials = inFolder('tutorials');
    const ids = new Set(tutorials.map(({ id }) => id));
    for (const { id, data } of tutorials)
      for (const first of data.after as string[]) expect(ids.has(first) && first !== id, `${id}: ${first}`).toBe(true);
  });
});

it('every address in the content is https, with a host that can exist and nothing that has to be escaped', () => {
  const addresses = content.flatMap(({ folder, id, data }) =>
    textsOf(data)
      .filter(({ text }) => /^[a-z]+:\/\//i.test(text))
      .map(({ path, text }) => ({ place: `${folder}/${id}${path}`, text })),
  );
  expect(addresses.length).toBeGreaterThan(500);
  const bad = addresses.filter(({ text }) => {
    const { protocol, hostname, port, username } = new URL(text);
    const isWhole = protocol === 'https:' && /^([a-z0-9-]+\.)+[a-z]{2,}$/.test(hostname) && !port && !username;
    return !isWhole || /[\s<>"{}|\\^`]/.test(text);
  });
  expect(bad).toEqual([]);
});
