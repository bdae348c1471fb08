import { expect, it } from 'vitest';
import { doneParts, partAfter, stopNow } from './done-parts.ts';

it('R43.3: steps, puzzles and tasks are read from what the browser keeps, and nothing from what is no list', () => {
  expect(doneParts(['1', '2', '12'], '[2,12,13]')).toEqual(['2', '12']);
  expect(doneParts(['make-minus', 'ghz'], '["ghz","else"]')).toEqual(['ghz']);
  for (const kept of [undefined, '', 'null', '{"ghz-minus":true}', '<script>'])
    expect(doneParts(['make-minus', 'ghz'], kept)).toEqual([]);
});

it('one goes on after the last part done, or at one that was left out', () => {
  expect(partAfter(['1', '2', '3'], [])).toBe('1');
  expect(partAfter(['1', '2', '3'], ['2'])).toBe('3');
  expect(partAfter(['1', '2', '3'], ['1', '3'])).toBe('2');
  expect(partAfter(['1', '2'], ['1', '2'])).toBeUndefined();
});

it('R43.3: one is at what is begun, else behind what is done, and nowhere before anything', () => {
  const page = { all: [], done: [] };
  const half = { all: ['1', '2'], done: ['1'] };
  const whole = { all: ['1', '2'], done: ['1', '2'] };
  expect(stopNow([page, page])).toBeUndefined();
  expect(stopNow([page, whole, half, page])).toBe(2);
  expect(stopNow([half, whole, page])).toBe(0);
  expect(stopNow([page, whole, page])).toBe(2);
  expect(stopNow([page, whole])).toBeUndefined();
});
