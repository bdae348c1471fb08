import { expect, it, test } from 'vitest';
import { differenceAt, lengthOf, sumAt } from './arrow.ts';
import { arrowPicture, arrowPictures } from './pictures.tsx';
import { partOfTurn, whereTo } from './titles.ts';
import { nearestStop } from './use-turn.ts';

test.each([
  ['turn', 0, 'Not turned: it points right'],
  ['turn', 90, 'A quarter of a turn: it points up'],
  ['turn', 135, 'Turned by 135°: up and to the left'],
  ['turn', 360, 'A full turn: it points right again'],
  ['sum', 0, 'Same way: the sum is twice as long'],
  ['sum', 345, 'Nearly the same way: the sum is long'],
  ['sum', 90, 'A quarter apart: 0.5 and 0.5 make 0.71'],
  ['sum', 105, 'The sum is longer than each of the two'],
  ['sum', 120, 'A third of a turn apart: the sum is as long as each'],
  ['sum', 225, 'The sum is shorter than each of the two'],
  ['sum', 180, 'Opposite ways: nothing is left'],
  ['sum', 195, 'Nearly opposite: the sum is short'],
  ['difference', 360, 'Same way: the difference is nothing'],
  ['difference', 180, 'Opposite ways: the difference is twice as long'],
  ['quarters', 180, 'i times i is minus 1: half a turn'],
  ['chance', 60, '0.87 long: it happens in 75 of 100 runs'],
  ['chance', 180, 'Opposite ways: it never happens'],
  ['list', 0, 'Not turned: the four chances make 100%'],
  ['list', 90, 'Turned by 90°: every chance stays as it was'],
  ['machine', 0, 'Not turned: the upper exit is certain'],
  ['machine', 60, 'Turned by 60°: the upper exit is likelier'],
  ['machine', 90, 'Turned by 90°: both exits are equally likely'],
  ['twice', 180, 'Turned by 180°: the lower exit is certain'],
  ['twice', 240, 'Turned by 240°: the lower exit is likelier'],
])('R44.3: the title of %s at %i degrees', (name, degrees, title) => {
  expect(arrowPicture(name).title(degrees)).toBe(title);
});

const stopsOf = (step = 15) => Array.from({ length: 360 / step + 1 }, (_, stop) => stop * step);

it('R44.3: every picture has a title and a sentence at each of its stops, the same at 0 and at a full turn but for the words', () => {
  for (const [name, picture] of Object.entries(arrowPictures)) {
    for (const degrees of stopsOf(arrowPicture(name).step)) {
      expect(picture.title(degrees).length, name).toBeGreaterThan(10);
      expect(picture.title(degrees).length, name).toBeLessThan(60);
      expect(picture.spoken(degrees), name).toMatch(new RegExp(`^${degrees} degrees, .+[^.]$`));
    }
  }
});

it('R44.3: words of a title about a length hold', () => {
  for (const degrees of stopsOf()) {
    for (const [name, at] of [
      ['sum', sumAt],
      ['difference', differenceAt],
    ] as const) {
      const length = lengthOf(at(degrees).result);
      const title = arrowPicture(name).title(degrees);
      if (/nothing/.test(title)) expect(length).toBeCloseTo(0, 9);
      if (/longer/.test(title)) expect(length).toBeGreaterThan(0.5 + 1e-9);
      if (/shorter/.test(title)) expect(length).toBeLessThan(0.5 - 1e-9);
      if (/as long as each/.test(title)) expect(length).toBeCloseTo(0.5, 9);
      if (/is long$/.test(title)) expect(length).toBeGreaterThan(0.95);
      if (/is short$/.test(title)) expect(length).toBeLessThan(0.3);
    }
  }
});

it('says where an arrow points and which part of a turn it has made', () => {
  expect([0, 45, 90, 135, 180, 225, 270, 315, 360].map(whereTo)).toEqual([
    'right',
    'up and to the right',
    'up',
    'up and to the left',
    'left',
    'down and to the left',
    'down',
    'down and to the right',
    'right',
  ]);
  expect([0, 15, 60, 120, 270, 360].map(partOfTurn)).toEqual(['0', '1/24', '1/6', '1/3', '3/4', '1']);
});

it('a handle comes to rest at the nearest stop', () => {
  expect([-8, -7, 7, 8, 352, 353, 368].map((angle) => nearestStop(angle, 15))).toEqual([345, 0, 0, 15, 345, 0, 15]);
  expect(nearestStop(-100, 90)).toBe(270);
});

it('a picture that does not exist is named', () => {
  expect(() => arrowPicture('sums')).toThrow('"sums"');
});
