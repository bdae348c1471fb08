import { expect, it } from 'vitest';
import { byCountry } from './Employers.tsx';

it('names a company once, under the first country that it is led from', () => {
  const both = { name: 'Both', location: 'Broomfield, Colorado, USA / Cambridge, UK' };
  const finnish = { name: 'Finnish', location: 'Espoo, Finland' };
  expect(byCountry([both, finnish])).toEqual([
    ['Finland', [finnish]],
    ['USA', [both]],
  ]);
});
