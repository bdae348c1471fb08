import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  contentProblems,
  describedSetsArePublished,
  namesAreSlugs,
  namesAreUnique,
  referencesLead,
  reportedRoundsAreListed,
  startupsAgreeWithProfiles,
  trackedRoundsAreListed,
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

  it('a startup that says something else than its profile', () => {
    const ionq = { id: 'ionq', profile: 'ionq', name: 'IonQ', founded: 2015, employees: '200+' };
    expect(
      startupsAgreeWithProfiles(
        [
          { ...ionq, founded: 2016 },
          { ...ionq, profile: undefined },
        ],
        [ionq],
      ),
    ).toEqual(['content/startups/ionq.yaml: founded is not what content/companies/ionq.yaml says; make them agree']);
  });

  it('funding that a startup or the industry report names and no round holds', () => {
    const rounds = [{ company: 'A', date: '2024-08', amount: '$75M' }];
    const tracked = (name: string, status: 'Active' | 'Acquired' = 'Active') => {
      return { id: name.toLowerCase(), name, status, lastFunding: 'Aug 2024: $75M Series C' };
    };
    expect(trackedRoundsAreListed([tracked('A'), tracked('B'), tracked('C', 'Acquired')], rounds)).toEqual([
      'content/startups/b.yaml: lastFunding has no entry in content/funding-rounds; add the round',
    ]);
    expect(reportedRoundsAreListed([{ company: 'A', date: 'Aug 2024', amount: '$80M' }], rounds)).toEqual([
      'content/pages/industry.yaml: investment.rounds names one of A that has no entry in content/funding-rounds; add it',
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
  });
  const value = { list: ['x', 'y'], part: { of: 'a', term: 'qubit' }, named: { one: 'qiskit' }, text: 'z' };
  expect(referencesIn(schema, value)).toEqual([
    { kind: 'papers', id: 'x', field: 'list[0]' },
    { kind: 'papers', id: 'y', field: 'list[1]' },
    { kind: 'glossary', id: 'qubit', field: 'part.term' },
    { kind: 'tools', id: 'qiskit', field: 'named.one' },
  ]);
});
