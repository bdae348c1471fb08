import { expect, it } from 'vitest';
import { entriesOf } from '#src/model/read-content.ts';
import { claimEvents } from './claim-feed.ts';

it('R55.7: the feed has each claim and each answer, at an address of its own', () => {
  const claims = entriesOf('advantage-claims');
  const events = claimEvents(claims);
  expect(events).toHaveLength(claims.length + claims.flatMap(({ answers }) => answers).length);
  expect(new Set(events.map(({ path }) => path)).size).toBe(events.length);
  expect(events.find(({ path }) => path === '/quantum-advantage/google-sycamore-2019#answer-1')).toMatchObject({
    category: 'Answer',
    date: '2019-10-21',
  });
});
