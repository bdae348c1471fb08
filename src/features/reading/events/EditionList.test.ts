import { describe, expect, it } from 'vitest';
import { entriesOf } from '#src/model/read-content.ts';
import { editionsOf } from './EditionList.tsx';

const [some] = entriesOf('events');
if (!some) throw new Error('There are no events');
const event = {
  ...some,
  url: 'https://example.org',
  dates: [
    { first: '2027-04-11', last: '2027-04-16', place: 'Atlanta', url: 'https://example.org/2027' },
    { first: '2025-03-16', last: '2025-03-21', place: 'Anaheim' },
    { first: '2026-03-15', last: '2026-03-20', place: 'Denver' },
  ],
};

describe('the editions of events', () => {
  it('are over the day after their last day', () => {
    expect(editionsOf([event], '2026-03-20').coming.map(({ place }) => place)).toEqual(['Denver', 'Atlanta']);
    expect(editionsOf([event], '2026-03-21').past.map(({ place }) => place)).toEqual(['Denver', 'Anaheim']);
  });

  it('lead to their own page, or to that of the event', () => {
    const { coming, past } = editionsOf([event], '2026-11-22');
    expect([...coming, ...past].map(({ url }) => url)).toEqual([
      'https://example.org/2027',
      'https://example.org',
      'https://example.org',
    ]);
  });
});
