import { expect, it } from 'vitest';
import { byCountry } from './Employers.tsx';

it('names a company under every country that it is led from', () => {
  const both = { name: 'Both', location: 'Broomfield, Colorado, USA / Cambridge, UK' };
  const finnish = { name: 'Finnish', location: 'Espoo, Finland' };
  expect([...byCountry([both, finnish])]).toEqual([
    ['Finland', [finnish]],
    ['UK', [both]],
    ['USA', [both]],
  ]);
});
