import { expect, it } from 'vitest';
import { entriesOf } from '#src/model/read-content.ts';
import { offeredText } from './MachineRow.tsx';
import { fewestErrorsFirst, measuredOf, rangesOf } from './measured.ts';

const machines = entriesOf('machines');

it('each machine has a value for each measure, or a word for why not', () => {
  for (const machine of machines)
    for (const { figure, absent, key } of measuredOf(machine))
      expect(Boolean(figure) !== Boolean(absent), `${machine.id} ${key}`).toBe(true);
});

it('the fewest errors come first, and machines without one last', () => {
  const errors = fewestErrorsFirst(machines).map(
    (machine) => measuredOf(machine).find(({ key }) => key === 'error')?.number,
  );
  const known = errors.filter((error) => error !== undefined);
  expect(errors.slice(0, known.length)).toEqual(known.toSorted((a, b) => a - b));
});

it('every value lies within the range of its measure', () => {
  const ranges = rangesOf(machines);
  for (const { key, number } of machines.flatMap(measuredOf)) {
    const [lowest = 0, highest = 0] = ranges[key] ?? [];
    if (number) expect(number >= lowest && number <= highest, key).toBe(true);
  }
});

it('says of what is not offered whether it was or will be', () => {
  expect(offeredText({ offered: ['Braket', 'on site'], status: 'in service' })).toBe('Braket, on site');
  expect(offeredText({ offered: ['not offered'], status: 'retired' })).toBe('no longer offered');
  expect(offeredText({ offered: ['not offered'], status: 'announced' })).toBe('not offered yet');
  expect(offeredText({ offered: ['not offered'], status: 'laboratory' })).toBe('not offered');
  expect(offeredText({ status: 'laboratory' })).toBeUndefined();
});
