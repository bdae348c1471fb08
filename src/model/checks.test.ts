import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  changedFiguresExist,
  contentProblems,
  describedSetsArePublished,
  figuresAreOfTheirTime,
  namesAreSlugs,
  namesAreUnique,
  nothingIsNewerThanRead,
  passedPromisesHaveOutcomes,
  referencesLead,
  sourcesAreUsed,
  startupsAgreeWithProfiles,
  trackedRoundsAreListed,
  trainedStepsExist,
} from './checks.ts';
import { idOf, referencesIn } from './schemas/references.ts';

describe('the content of the site', () => {
  it('breaks no rule', () => {
    expect(contentProblems()).toEqual([]);
  });
});

describe('each rule finds what it is there for', () => {
  it('names that are no slugs', () => {
    expect(
      namesAreSlugs([
        { kind: 'papers', id: 'Feynman_1982' },
        { kind: 'papers', id: 'feynman-1982' },
      ]),
    ).toEqual(['content/papers/Feynman_1982.yaml: rename it to lower-case words joined by hyphens']);
  });

  it('the same name twice in a folder', () => {
    const twins = [
      { kind: 'companies', id: 'ionq', name: 'IonQ' },
      { kind: 'companies', id: 'ion-q', name: 'IONQ' },
      { kind: 'startups', id: 'ionq', name: 'IonQ' },
    ] as const;
    expect(namesAreUnique(twins)).toEqual([
      'content/companies/ion-q.yaml: "IONQ" stands in content/companies/ionq.yaml already',
    ]);
  });

  it('an id that names nothing, or the entry itself', () => {
    const ids = new Map([['glossary', new Set(['qubit'])]]);
    const from = { kind: 'glossary', id: 'qubit' } as const;
    const file = 'content/glossary/qubit.yaml';
    const named = ['bit', 'qubit'].map((id, index) => ({
      file,
      from,
      kind: 'glossary',
      id,
      field: `related[${index}]`,
    }));
    expect(referencesLead(named, ids)).toEqual([
      'content/glossary/qubit.yaml: related[0] names "bit", but there is no such file in content/glossary',
      'content/glossary/qubit.yaml: related[1] names the entry itself; take it out',
    ]);
  });

  it('a promise whose date has passed in silence', () => {
    const open = { id: 'a-chip', due: '2025', outcome: {} };
    const ahead = { ...open, id: 'another', due: '2026' };
    const undelivered = { ...open, id: 'a-third', outcome: { undelivered: '2026-01', source: 'a' } };
    expect(passedPromisesHaveOutcomes([open, ahead, undelivered], '2026-10-10')).toEqual([
      'content/promises/a-chip.yaml: its date, 2025, has passed; write outcome.delivered, replaced, givenUp or undelivered',
    ]);
  });

  it('what is newer than the last reading', () => {
    const stories = [
      { kind: 'developments', id: 'a-launch', date: '2026-10-11' },
      { kind: 'developments', id: 'a-record', date: '2026-10' },
    ] as const;
    expect(nothingIsNewerThanRead(stories, '2026-10-10')).toEqual([
      'content/developments/a-launch.yaml: 2026-10-11 is newer than readUntil in content/pages/news.yaml; move one of them',
    ]);
  });

  const tracked = { id: 'ionq', name: 'IonQ', founded: 2015, status: 'Public' } as const;
  const history = [{ value: '$1M', asOf: '2024-12', source: 'a' }];

  it('a startup that says something else than its profile, or the same again', () => {
    const profile = { id: 'ionq', name: 'IonQ', founded: 2015 };
    const same = { ...tracked, profile: 'ionq', founded: 2016, figures: { funding: history, employees: history } };
    const lone = { ...tracked, id: 'other', figures: { funding: history } };
    expect([same, lone].flatMap((startup) => startupsAgreeWithProfiles([startup], [profile]))).toEqual([
      'content/startups/ionq.yaml: founded is not what content/companies/ionq.yaml says; make them agree',
      'content/startups/ionq.yaml: figures.employees stands in content/companies/ionq.yaml; take it out here',
      'content/startups/other.yaml: figures needs employees, for there is no profile to take it from',
    ]);
  });

  it('a startup without a round', () => {
    const startups = [
      { ...tracked, figures: { funding: history } },
      { ...tracked, name: 'B', figures: { funding: history } },
      { ...tracked, name: 'C', status: 'Acquired', figures: { funding: history } },
    ] as const;
    expect(trackedRoundsAreListed(startups, [{ company: 'IonQ' }])).toEqual([
      'content/startups/ionq.yaml: B has no round in content/funding-rounds; add its last one',
    ]);
  });

  const source = { id: 'a', title: 'A', publisher: 'A', url: 'https://a.example', kind: 'paper', isPrimary: true };
  const figure = (value: object, date?: string) => ({
    file: 'content/companies/ionq.yaml',
    name: 'valuation',
    values: [{ asOf: '2024-12', disputed: [], source: { ...source, date }, ...value }] as const,
  });

  it('a value of the future, or newer than its source', () => {
    const values = [figure({}, '2024-12-03'), figure({}, '2024'), figure({}, '2023-11'), figure({ asOf: '2027-01' })];
    expect(figuresAreOfTheirTime(values, '2026-11-22')).toEqual([
      'content/companies/ionq.yaml: figures.valuation: asOf 2024-12 is newer than its source a of 2023-11; correct one of them',
      'content/companies/ionq.yaml: figures.valuation: asOf 2027-01 lies in the future; write the day on which it held',
    ]);
  });

  it('a source that nothing rests on', () => {
    expect(sourcesAreUsed([{ id: 'a' }, { id: 'b' }], new Set(['a']))).toEqual([
      'content/sources/b.yaml: nothing rests on this source; cite it or delete the file',
    ]);
  });

  it('a development that changed no figure of the site', () => {
    const changed = ['companies/ionq/employees', 'companies/ionq/moons'];
    expect(changedFiguresExist([{ id: 'news', changed }, { id: 'other' }], new Set(changed.slice(0, 1)))).toEqual([
      'content/developments/news.yaml: changed names "companies/ionq/moons", which is no figure; write kind/entry/name',
    ]);
  });

  it('a task or a puzzle of a step that is not there', () => {
    const trained = [
      { kind: 'tasks', id: 'mark-one', tutorial: 'grovers-search', step: 1 },
      { kind: 'tasks', id: 'mark-two', tutorial: 'grovers-search', step: 2 },
      { kind: 'puzzles', id: 'ghz', tutorial: 'qml-basics', step: 1 },
    ] as const;
    expect(trainedStepsExist(trained, ['grovers-search/01-search-problem', 'qml-basics/02-encode'])).toEqual([
      'content/tasks/mark-two.yaml: content/tutorials/grovers-search has no step 2; name one that it has',
      'content/puzzles/ghz.yaml: content/tutorials/qml-basics has no step 1; name one that it has',
    ]);
  });

  it('words about a data set that is not published', () => {
    expect(describedSetsArePublished([{ id: 'companies' }, { id: 'tutorial-steps' }, { id: 'moons' }])).toHaveLength(2);
  });
});

it('references are found wherever a schema has them', () => {
  const schema = z.strictObject({
    list: z.array(idOf('papers').describe('Papers')).optional(),
    part: z.discriminatedUnion('of', [
      z.strictObject({ of: z.literal('a'), term: idOf('glossary') }),
      z.strictObject({ of: z.literal('b') }),
    ]),
    named: z.record(z.string(), idOf('tools')),
    text: z.string(),
    figures: z.object({ known: idOf('sources') }).catchall(idOf('sources')),
  });
  const figures = { known: 'a', other: 'b' };
  const value = { figures, list: ['x', 'y'], part: { of: 'a', term: 'qubit' }, named: { one: 'qiskit' }, text: 'z' };
  expect(referencesIn(schema, value)).toEqual([
    { kind: 'papers', id: 'x', field: 'list[0]' },
    { kind: 'papers', id: 'y', field: 'list[1]' },
    { kind: 'glossary', id: 'qubit', field: 'part.term' },
    { kind: 'tools', id: 'qiskit', field: 'named.one' },
    { kind: 'sources', id: 'a', field: 'figures.known' },
    { kind: 'sources', id: 'b', field: 'figures.other' },
  ]);
});
