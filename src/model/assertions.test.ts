import { describe, expect, it } from 'vitest';
import {
  type ContentFile,
  companyRelationsExist,
  countsHold,
  fundingRoundsAgree,
  namedCompaniesExist,
  namesAreSlugs,
  namesAreUnique,
  nothingIsAfterTheCutOff,
  relatedTermsExist,
  startupsAgreeWithProfiles,
  trackTutorialsExist,
  tutorialStepsHold,
} from './assertions.ts';
import { contentProblems } from './check-content.ts';

const file = (folder: string, id: string, data: Record<string, unknown> = {}): ContentFile => ({ folder, id, data });

describe('the content of the site', () => {
  it('breaks no rule', () => {
    expect(contentProblems()).toEqual([]);
  });
});

describe('each rule finds what it is there for', () => {
  it('names that are no slugs', () => {
    expect(namesAreSlugs([file('papers', 'Feynman_1982'), file('papers', 'feynman-1982')])).toEqual([
      'content/papers/Feynman_1982.yaml: rename it to lower-case words joined by hyphens',
    ]);
  });

  it('a missing company', () => {
    const companies = Array.from({ length: 29 }, (_, index) => file('companies', `company-${index}`));
    expect(countsHold(companies)).toContain('content/companies: the specification fixes 30 entries, there are 29');
  });

  it('terms that are related to nothing, or to themselves', () => {
    const terms = [file('glossary', 'qubit', { related: ['bit', 'qubit'] })];
    expect(relatedTermsExist(terms)).toEqual([
      'content/glossary/qubit.yaml: related names "bit", which is no term',
      'content/glossary/qubit.yaml: related names "qubit", which is the term itself',
    ]);
  });

  it('a paper, a story or a term of a company that does not exist', () => {
    const files = [
      file('papers', 'arute-2019'),
      file('companies', 'google-quantum', { papers: ['arute-2019', 'arute-2020'], news: ['arute-2019'] }),
      file('glossary', 'qubit'),
      file('companies', 'ionq', { terms: ['qubit', 'ion'] }),
    ];
    expect(companyRelationsExist(files)).toEqual([
      'content/companies/google-quantum.yaml: papers names "arute-2020", but there is no content/papers/arute-2020.yaml',
      'content/companies/google-quantum.yaml: news names "arute-2019", but there is no content/news/arute-2019.yaml',
      'content/companies/ionq.yaml: terms names "ion", but there is no content/glossary/ion.yaml',
    ]);
  });

  it('a startup whose profile does not exist, or says something else', () => {
    const files = [
      file('companies', 'ionq', { name: 'IonQ', founded: 2015, employees: '200+' }),
      file('startups', 'ionq', { profile: 'ionq', name: 'IonQ', founded: 2016, employees: '200+' }),
      file('startups', 'classiq', { profile: 'classiq', name: 'Classiq' }),
      file('startups', 'strangeworks', { name: 'Strangeworks' }),
    ];
    expect(startupsAgreeWithProfiles(files)).toEqual([
      'content/startups/ionq.yaml: founded is not what content/companies/ionq.yaml says; make them agree',
      'content/startups/classiq.yaml: profile names "classiq", but there is no content/companies/classiq.yaml',
    ]);
  });

  it('a tool of a company that does not exist', () => {
    const files = [
      file('companies', 'xanadu'),
      file('tools', 'a', { company: 'xanadu' }),
      file('tools', 'b', { company: 'x' }),
    ];
    expect(namedCompaniesExist(files)).toEqual([
      'content/tools/b.yaml: company names "x", but there is no such file in content/companies',
    ]);
  });

  it('funding that a startup or the industry report names and no round holds', () => {
    const files = [
      file('funding-rounds', 'a-2024-08', { company: 'A', date: '2024-08', amount: '$75M' }),
      file('startups', 'a', { name: 'A', status: 'Active', lastFunding: 'Aug 2024: $75M Series C' }),
      file('startups', 'b', { name: 'B', status: 'Active', lastFunding: 'Aug 2024: $75M Series C' }),
      file('startups', 'c', { name: 'C', status: 'Acquired', lastFunding: 'Jan 2024: acquired' }),
      file('pages', 'industry', { investment: { rounds: [{ company: 'A', date: 'Aug 2024', amount: '$80M' }] } }),
    ];
    expect(fundingRoundsAgree(files)).toEqual([
      'content/startups/b.yaml: its lastFunding has no entry in content/funding-rounds',
      'content/pages/industry.yaml: the round of A has no entry in content/funding-rounds',
    ]);
  });

  it('a track through a tutorial that does not exist', () => {
    const page = file('pages', 'tutorials', { tracks: { items: [{ tutorials: ['teleportation'] }] } });
    expect(trackTutorialsExist([page])).toHaveLength(1);
  });

  it('a tutorial with a step too few', () => {
    const steps = Array.from({ length: 8 }, (_, index) => file('tutorials/first', `0${index + 1}-step`));
    const first = file('tutorials', 'first', { number: 1 });
    expect(tutorialStepsHold([first, ...steps])).toEqual([]);
    expect(tutorialStepsHold([first, ...steps.slice(1)])).toEqual([
      'content/tutorials/first: the specification fixes 8 steps, there are 7',
    ]);
  });

  it('a date after the cut-off, however deep', () => {
    expect(nothingIsAfterTheCutOff([file('news', 'a', { items: [{ date: '2025-03-11' }] })])).toHaveLength(1);
    expect(nothingIsAfterTheCutOff([file('news', 'a', { date: '2024-12-31', asOf: '2024-12' })])).toEqual([]);
  });

  it('the same name twice in a folder', () => {
    const twins = [file('companies', 'ionq', { name: 'IonQ' }), file('companies', 'ion-q', { name: 'IONQ' })];
    expect(namesAreUnique(twins)).toHaveLength(1);
  });

  it('a file that nothing reads', () => {
    expect(contentProblems([file('pages', 'forgotten')])).toContain(
      'content/pages/forgotten.yaml: nothing reads it; wire it in src/content.config.ts',
    );
  });
});
