import { describe, expect, it } from 'vitest';
import { NEWS_CATEGORIES } from '#src/model/schemas/development.ts';
import { allStories, aroundStory, isBreaking, isTrending, newsOf, olderOf, readingMinutes } from './stories.ts';

it('R12.2: a story is breaking news for 14 days; where only the month is known, not at all', () => {
  expect(isBreaking({ date: '2026-11-08' }, '2026-11-22')).toBe(true);
  expect(isBreaking({ date: '2026-11-07' }, '2026-11-22')).toBe(false);
  expect(isBreaking({ date: '2026-11' }, '2026-11-22')).toBe(false);
});

it('R12.1: a story takes a minute for each two hundred words, and at least one', () => {
  const story = (words: number) => ({ title: 'Two words', what: Array(words).fill('word').join(' ') });
  expect([1, 198, 199, 398, 399].map((words) => readingMinutes(story(words)))).toEqual([1, 1, 2, 2, 3]);
});

describe('R12.6: a story is trending', () => {
  const [first] = allStories();
  if (!first) throw new Error('there is no story');
  const story = { id: first.id, date: '2026-11-01', report: { ...first.report, id: 'a-report' } };
  const naming = (file: string, kind: string, id: string) => ({ file, kind, id, field: 'sources.0' });
  const itself = naming(`content/developments/${first.id}.yaml`, 'sources', 'a-report');
  const one = naming('content/machines/one.yaml', 'sources', 'a-report');
  const another = naming('content/pages/index.yaml', 'developments', first.id);

  it('while two other entries name it or its report', () => {
    expect(isTrending(story, '2026-11-22', [itself, one, another])).toBe(true);
    expect(isTrending(story, '2026-11-22', [itself, one])).toBe(false);
    expect(isTrending(story, '2026-11-22', [one, { ...one, field: 'sources.1' }])).toBe(false);
    expect(isTrending(story, '2026-11-22', [one, naming('content/machines/two.yaml', 'sources', 'other')])).toBe(false);
  });

  it('for 30 days', () => {
    expect(isTrending(story, '2026-12-01', [one, another])).toBe(true);
    expect(isTrending(story, '2026-12-02', [one, another])).toBe(false);
  });

  it('and some were: what the rule asks for is written in the content', () => {
    expect(allStories().some((each) => each.date.length > 7 && isTrending(each, each.date))).toBe(true);
  });
});

it('R12.5: a category that neither list has a story of has its ten newest of the archive, if it has any', () => {
  const stories = allStories();
  const { lead, beside, below } = newsOf(stories);
  for (const category of NEWS_CATEGORIES) {
    const isListed = [...beside, ...below].some((story) => story.category === category);
    const older = stories.filter((story) => story !== lead && story.category === category).slice(0, 10);
    expect(olderOf(stories).filter((story) => story.category === category)).toEqual(isListed ? [] : older);
  }
});

it('R12.2: the newest story leads, three stand beside it and six below, however many there are', () => {
  const stories = allStories();
  const many = [...stories, ...stories, ...stories];
  const { lead, beside, below } = newsOf(many);
  expect([lead, ...beside, ...below]).toEqual(many.slice(0, 10));
  expect(newsOf(stories.slice(0, 2))).toMatchObject({ beside: [stories[1]], below: [] });
});

describe('R12.7: round a story', () => {
  it('stand the nearest ones about the same thing, in the order of time, at most two on each side', () => {
    for (const story of allStories()) {
      const around = aroundStory(story);
      if (!around) continue;
      const { kind, id, earlier, later } = around;
      const all = [...earlier, story, ...later];
      expect(all.map(({ date }) => date)).toEqual(all.map(({ date }) => date).toSorted());
      expect(Math.max(earlier.length, later.length)).toBeLessThanOrEqual(2);
      for (const other of all) expect(other.about[kind]).toContain(id);
    }
  });

  it('stands nothing where no other is about what it is about', () => {
    expect(aroundStory({ id: 'alone', about: { topics: ['no-topic'] } })).toBeUndefined();
  });

  it('almost every story has others', () => {
    expect(allStories().filter((story) => !aroundStory(story))).toEqual([]);
  });
});
