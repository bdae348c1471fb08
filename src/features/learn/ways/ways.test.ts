import { describe, expect, it } from 'vitest';
import { entriesOf, pageOf } from '#src/model/read-content.ts';
import type { WayStop } from '#src/model/schemas/pages/learn.ts';
import { ledeOf, loadWays, scaleOf, timeOf } from './load-ways.ts';
import { findStop, minutesOf } from './stops.ts';
import { picturesOf, wordsOf } from './words.ts';

const written = pageOf('learning-path').ways;
const stop = (link: string, rest: Partial<WayStop> = {}): WayStop => ({ title: 'A stop', kind: 'read', link, ...rest });
const [tutorial] = entriesOf('tutorials');
const [task] = entriesOf('tasks');
if (!tutorial || !task) throw new Error('There is no tutorial, or no task');
const link = `/tutorials/${tutorial.id}`;

describe('R43.1: a stop exists', () => {
  it.each([
    ['a page', stop('/complexity'), stop('/no-such-page')],
    ['a section of a page of sections', stop('/cybersecurity#threats'), stop('/cybersecurity#no-such-section')],
    ['a section with a field of its own', stop('/what-is-quantum#how-it-works'), stop('/what-is-quantum#no-such')],
    ['the chapters of the notation', stop('/notation'), stop('/notations')],
    ['the page for management', stop('/post-quantum-migration/sheet'), stop('/post-quantum-migration/sheets')],
    ['a tutorial', stop(link), stop('/tutorials/no-such-tutorial')],
    ['steps of a tutorial', stop(link, { steps: [1, 2] }), stop(link, { steps: [1, 99] })],
    ['the tour', stop('/lab#tour=1'), stop('/lab#tours')],
    [
      'puzzles of a group',
      stop('/lab#puzzles', { puzzles: { group: 'One qubit', count: 3 } }),
      stop('/lab#puzzles', { puzzles: { group: 'One qubit', count: 999 } }),
    ],
    [
      'tasks of a tutorial',
      stop('/tasks', { tasks: { tutorial: task.tutorial, count: 1 } }),
      stop('/tasks', { tasks: { tutorial: 'no-such-tutorial', count: 1 } }),
    ],
  ])('where it is %s', (_, there, missing) => {
    expect(findStop(there)?.minutes).toBeGreaterThanOrEqual(2);
    expect(findStop(missing)).toBeUndefined();
  });

  it('and a way that has one that does not is left out', () => {
    const way = { who: 'I ask', after: 'You know.' };
    const stops = [stop('/complexity'), stop(link)];
    expect(loadWays([{ ...way, stops }])).toHaveLength(1);
    expect(loadWays([{ ...way, stops: [...stops, stop('/tutorials/no-such-tutorial')] }])).toEqual([]);
  });

  it('as far as the ways of the page name pages, puzzles and steps of tutorials', () => {
    const missing = written.items.flatMap(({ stops }) => stops).filter((named) => !findStop(named));
    // Only what is written elsewhere may be on its way.
    expect(missing.filter((named) => !named.tasks && !named.link.startsWith('/tutorials/'))).toEqual([]);
    expect(written.items).toHaveLength(5);
  });
});

describe('R43.2: minutes', () => {
  it('are words at 230, one a picture and two a task, at least two', () => {
    expect(minutesOf({ words: 2300, pictures: 3, tasks: 4 })).toBe(21);
    expect(minutesOf({ words: 10, pictures: 0, tasks: 0 })).toBe(2);
  });

  it('of a tutorial are those that it states, and of a part its share of the steps', () => {
    const steps = entriesOf('tutorial-steps').filter(({ id }) => id.startsWith(`${tutorial.id}/`)).length;
    expect(findStop(stop(link))?.minutes).toBe(tutorial.minutes);
    expect(findStop(stop(link, { steps: [1, 2] }))?.minutes).toBe(Math.round((tutorial.minutes * 2) / steps));
  });

  it('count texts, and neither ids nor sources nor addresses', () => {
    const part = {
      shape: 'prose',
      id: 'two-words',
      title: 'Two words',
      items: [{ text: 'It’s three, now', href: '/x/y' }],
      sources: [{ source: 'a-b', at: 'page 1' }],
    };
    expect(wordsOf(part)).toBe(5);
    expect(picturesOf(part)).toBe(0);
    expect(picturesOf({ items: [{ picture: { title: 'It turns' } }, { chart: 'x' }] })).toBe(2);
    expect(picturesOf({ shape: 'timeline' })).toBe(1);
  });

  it('put the shortest way first; the lede and the scale are of the same sums', () => {
    const ways = loadWays();
    const sums = ways.map(({ stops }) => stops.reduce((sum, { minutes }) => sum + minutes, 0));
    expect(ways.map(({ minutes }) => minutes)).toEqual(sums);
    expect(sums).toEqual([...sums].sort((a, b) => a - b));
    const lede = ledeOf(ways, written.lede);
    expect(lede).toContain(timeOf(sums[0] ?? 0));
    expect(lede).toContain(timeOf(sums.at(-1) ?? 0));
    expect(scaleOf(ways) * 60).toBeGreaterThan(sums.at(-1) ?? 0);
    expect([119, 120, 365].map(timeOf)).toEqual(['119 min', '2 h 00', '6 h 05']);
  });
});
