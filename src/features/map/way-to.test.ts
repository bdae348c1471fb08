import { describe, expect, it } from 'vitest';
import { tutorialsBefore } from '#src/model/graph.ts';
import { entriesOf, pageOf } from '#src/model/read-content.ts';
import { loadLadder } from './load-ladder.ts';
import { nameInField, type Target } from './target.ts';
import { allTargets, targetOf } from './way-to.ts';

const { kinds } = pageOf('map').ways;
const needed = ({ rungs }: Target) => rungs.filter(({ isOwn }) => !isOwn).map(({ number }) => number);
const own = ({ rungs }: Target) => rungs.filter(({ isOwn }) => isOwn).map(({ number }) => number);

describe('R65.1: what one needs', () => {
  it('for Shor’s algorithm are tutorials 0, 1, 4 and 6; 7 teaches it', () => {
    const shor = targetOf('algorithms/shor');
    expect(needed(shor)).toEqual([0, 1, 4, 6]);
    expect(own(shor)).toEqual([7]);
    expect(needed(targetOf('tutorials/shors-algorithm'))).toEqual([0, 1, 4, 6]);
  });

  it('for Grover’s algorithm are tutorials 0, 1 and 4; 5 teaches it', () => {
    const grover = targetOf('algorithms/grover');
    expect([needed(grover), own(grover)]).toEqual([[0, 1, 4], [5]]);
  });

  it('for a term is the tutorial whose step teaches it, and the step', () => {
    const oracle = targetOf('glossary/oracle');
    expect([needed(oracle), own(oracle)]).toEqual([[0, 1], [4]]);
    expect(oracle.rungs.at(-1)?.at?.href).toMatch(/^\/tutorials\/phase-kickback#step-\d+$/);
  });

  it('for a task are its tutorial and those before it', () => {
    const task = entriesOf('tasks').find(({ tutorial }) => tutorial === 'shors-algorithm');
    const target = targetOf(`tasks/${task?.id}`);
    expect([needed(target), own(target)]).toEqual([[0, 1, 4, 6], [7]]);
  });

  it('is nothing for the first tutorial', () => {
    expect(targetOf('tutorials/arrows-that-add').rungs).toEqual([]);
    expect(targetOf('tutorials/arrows-that-add').basis).toBe('taught');
  });

  it('leads to what an algorithm is built on where no tutorial teaches it', () => {
    const hhl = targetOf('algorithms/hhl');
    expect(tutorialsBefore('algorithms/hhl')).toEqual([]);
    expect(hhl.basis).toBe('built on');
    expect(own(hhl)).toEqual(expect.arrayContaining([6, 11]));
  });

  it('is in the order of the ladder, and closed: whoever needs a tutorial needs what comes before it', () => {
    const numbers = new Map(entriesOf('tutorials').map(({ id, number }) => [number, id]));
    for (const { name, rungs } of allTargets()) {
      const way = rungs.map(({ number }) => number);
      expect(way, name).toEqual(way.toSorted((a, b) => a - b));
      for (const number of way)
        for (const earlier of tutorialsBefore(`tutorials/${numbers.get(number)}`))
          expect(way, name).toContain(earlier.number);
    }
  });
});

describe('R65.2: each tutorial on the way', () => {
  it('gives something that none before it gave, unless it teaches the entry', () => {
    for (const { name, rungs } of allTargets()) {
      const gifts = rungs.flatMap(({ gives }) => gives);
      expect(new Set(gifts).size, name).toBe(gifts.length);
    }
    for (const { rungs } of allTargets().filter(({ kind }) => kind === 'algorithms'))
      for (const { isOwn, gives, number } of rungs) if (!isOwn) expect(gives.length, String(number)).toBeGreaterThan(0);
  });
});

describe('R65.3: the field', () => {
  it('has a name of its own for each entry', () => {
    const names = allTargets().map((target) => nameInField(target, kinds).toLowerCase());
    expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
  });
});

it('the ladder shows minutes and steps of every tutorial', () => {
  const ladder = loadLadder();
  expect(ladder.map(({ number }) => number)).toEqual(entriesOf('tutorials').map(({ number }) => number));
  expect(ladder.every(({ minutes, steps }) => minutes > 0 && steps > 0)).toBe(true);
});
