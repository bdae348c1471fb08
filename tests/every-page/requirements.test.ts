import { describe, expect, it } from 'vitest';
import { kindIds } from '#src/model/kinds.ts';
import { COMPANY_CATEGORIES } from '#src/model/schemas/company.ts';
import { NEWS_CATEGORIES } from '#src/model/schemas/development.ts';
import { TERM_CATEGORIES } from '#src/model/schemas/glossary-term.ts';
import { PAPER_CATEGORIES } from '#src/model/schemas/paper.ts';
import { STARTUP_STATUSES } from '#src/model/schemas/startup.ts';
import { TOPIC_CATEGORIES } from '#src/model/schemas/topic.ts';
import { TUTORIAL_CATEGORIES } from '#src/model/schemas/tutorial.ts';
import { PROGRAM_LEVELS } from '#src/model/schemas/university.ts';
import { countOf, idsOf, stepsOf } from '#tests/support/content.ts';
import { FIRST_DAY, TOPICS, TUTORIALS, VALUES } from './requirements.ts';

describe('what stood here on the first day', () => {
  const kinds = kindIds.filter((kind): kind is keyof typeof FIRST_DAY => kind in FIRST_DAY);
  it.each(kinds)('R12.2, R13.2, R17.2, R20.1: is still in content/%s', (kind) => {
    expect(idsOf(kind)).toEqual(expect.arrayContaining([...FIRST_DAY[kind]]));
  });

  it('R3.5: is still in content/topics', () => {
    expect(idsOf('topics')).toEqual(expect.arrayContaining(TOPICS.map(([, address]) => address.slice(1))));
  });

  it('R11.1: is still in content/tutorials, with all its steps', () => {
    for (const [id, steps] of TUTORIALS) expect(stepsOf(id), id).toBeGreaterThanOrEqual(steps);
  });

  it('R18.1: has not become less in content/glossary', () => {
    expect(countOf('glossary')).toBeGreaterThanOrEqual(21);
  });
});

describe('values that an entry may have', () => {
  it.each([
    ['R10.2', TOPIC_CATEGORIES, VALUES.topicCategories],
    ['R11.2', TUTORIAL_CATEGORIES, VALUES.tutorialCategories],
    ['R12.5', NEWS_CATEGORIES, VALUES.newsCategories],
    ['R13.3', COMPANY_CATEGORIES, VALUES.companyCategories],
    ['R17.3', STARTUP_STATUSES, VALUES.startupStatuses],
    ['R18.2', TERM_CATEGORIES, VALUES.termCategories],
    ['R19.1', PAPER_CATEGORIES, VALUES.paperCategories],
    ['R20.2', PROGRAM_LEVELS, VALUES.programLevels],
  ] as const)('%s: %o', (_, accepted, fixed) => {
    expect(accepted).toEqual(expect.arrayContaining(fixed));
  });
});
