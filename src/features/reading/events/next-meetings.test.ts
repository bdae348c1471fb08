import { describe, expect, it } from 'vitest';
import { entriesOf } from '#src/model/read-content.ts';
import { comingMonths, monthsOf, nextMeetings, nextOf } from './next-meetings.ts';

const [some] = entriesOf('events');
if (!some) throw new Error('There are no events');
const { dates: _, month: __, announced: ___, ...plain } = some;
const event = (id: string, more: { month?: number; announced?: string; first?: string } = {}) => ({
  ...plain,
  id,
  name: id,
  ...(more.month ? { month: more.month } : {}),
  ...(more.announced ? { announced: { month: more.announced, place: 'Vienna' } } : {}),
  ...(more.first ? { dates: [{ first: more.first, last: more.first, place: 'Denver' }] } : {}),
});

describe('R30.5: the next meetings', () => {
  it('come in the order of their days and months, and last those of which none is known', () => {
    const events = [
      event('unknown'),
      event('october', { month: 10 }),
      event('usual', { month: 12 }),
      event('zoned', { month: 12, announced: '2026-12' }),
      event('gone', { month: 3, announced: '2026-10' }),
      event('now', { month: 11 }),
      event('over', { first: '2026-01-01' }),
      event('confirmed', { first: '2026-12-05' }),
    ];
    expect(nextMeetings(events, '2026-11-26').map(({ event: { id }, month }) => [id, month])).toEqual([
      ['confirmed', '2026-12'],
      ['zoned', '2026-12'],
      ['usual', '2026-12'],
      ['gone', '2027-03'],
      ['october', '2027-10'],
      ['now', '2027-11'],
      ['over', undefined],
      ['unknown', undefined],
    ]);
  });

  it('begin with confirmed days, else with the first month that is known', () => {
    const next = (...events: ReturnType<typeof event>[]) => nextOf(nextMeetings(events, '2026-11-26'))?.event.id;
    expect(next(event('this', { month: 11 }), event('later', { month: 12 }))).toBe('later');
    expect(next(event('later', { month: 12 }), event('confirmed', { first: '2027-05-05' }))).toBe('confirmed');
    expect(next(event('unknown'))).toBeUndefined();
  });

  it('have twelve months, from the one that is until its middle, and what is left of it', () => {
    expect(comingMonths('2026-11-15')[0]).toBe('2026-11');
    const months = comingMonths('2026-11-26');
    expect(months).toHaveLength(12);
    expect([months[0], months[1], months[11]]).toEqual(['2026-12', '2027-01', '2027-11']);
    const left = nextMeetings([event('left', { first: '2026-11-29' })], '2026-11-26');
    expect(monthsOf(left, '2026-11-26')).toEqual(['2026-11', ...months]);
    expect(monthsOf([], '2026-11-26')).toEqual(months);
  });
});
