import { describe, expect, it } from 'vitest';
import { entriesOf } from '../read-content.ts';
import { idOfItem, itemsOf, LESSON_MINUTES, lessonPlan } from './lesson-plan.ts';

const plans = entriesOf('lesson-plans');
const [{ id: _, ...plan } = { id: '' }] = plans;

const problemsOf = (changed: object) =>
  (lessonPlan.safeParse({ ...plan, ...changed }).error?.issues ?? []).map(({ message }) => message);

const phase = { title: 'Gloves', minutes: 15, teacher: ['Say so.'], students: 'Listen.' };
const set = ['a', 'b', 'c', 'd'].map((task) => ({ task }));

describe('a lesson plan', () => {
  it('R50.1: takes 45 minutes', () => {
    const phases = [{ ...phase, set }, phase, phase];
    expect(problemsOf({ phases })).toEqual([]);
    expect(problemsOf({ phases: [...phases, { ...phase, minutes: 2 }] })).toEqual([
      'The minutes of the phases add up to 45',
    ]);
  });

  it('R50.2: names at least five tasks or puzzles, none of them twice', () => {
    const phases = [phase, phase, phase];
    expect(problemsOf({ phases, homework: set })).toEqual(['Name at least 5 tasks or puzzles']);
    expect(problemsOf({ phases, homework: [...set, { puzzle: 'a' }] })).toEqual(['A task or a puzzle is named twice']);
  });

  it('R50.1: breaks long lines of the board, and has tables with as many cells as columns', () => {
    const withBoard = (part: object) => ({ phases: [{ ...phase, set, board: [part] }, phase, phase] });
    expect(problemsOf(withBoard({ text: 'H|0⟩ = |+⟩' }))).toEqual([]);
    expect(problemsOf(withBoard({ text: 'x'.repeat(37) }))).toHaveLength(1);
    expect(problemsOf(withBoard({ columns: ['a', 'b'], rows: [['1', '2'], ['3']] }))).toHaveLength(1);
  });
});

describe.each(plans.map((each) => [each.id, each] as const))('the plan %s', (_, { phases, wrong, ...rest }) => {
  it('R50.1: has phases of 45 minutes, a board and what goes wrong', () => {
    expect(phases.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(LESSON_MINUTES);
    expect(phases.some(({ board }) => board)).toBe(true);
    expect(wrong.length).toBeGreaterThanOrEqual(3);
  });

  it('R50.2: names tasks and puzzles that exist', () => {
    const ids = new Set([...entriesOf('tasks'), ...entriesOf('puzzles')].map(({ id }) => id));
    const items = itemsOf({ phases, ...rest }).map(idOfItem);
    expect(items.length).toBeGreaterThanOrEqual(5);
    expect(items.filter((id) => !ids.has(id))).toEqual([]);
  });
});

it('R50.2: no task and puzzle have one id, so that a set names either', () => {
  const puzzles = new Set(entriesOf('puzzles').map(({ id }) => id));
  expect(entriesOf('tasks').filter(({ id }) => puzzles.has(id))).toEqual([]);
});
