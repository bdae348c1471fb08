import { describe, expect, it } from 'vitest';
import type { Entry } from '#src/model/read-content.ts';
import { calendar, hasCalendar } from './calendar.ts';

const base = {
  name: 'A meeting, with a long name that has to be folded: Größe, Ökonomie; and a backslash \\ at the end',
  organizer: 'A society',
  type: 'Academic' as const,
  cadence: 'Annual, March',
  place: 'Changes every year',
  url: 'https://example.org/meeting',
  asOf: '2024-12',
  sources: ['meeting-announcement-2026'],
};
const monthly: Entry<'events'> = { ...base, id: 'monthly', month: 3 };
const dated: Entry<'events'> = {
  ...base,
  id: 'dated',
  dates: [{ first: '2024-12-30', last: '2024-12-31', place: 'Paris' }],
};
const text = calendar([monthly, dated], 'https://hub.example', 'Events');
const unfolded = text.replaceAll('\r\n ', '');

describe('a calendar file (RFC 5545)', () => {
  it('has lines of at most 75 octets that end with CR LF', () => {
    expect(text).not.toMatch(/[^\r]\n/);
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  });

  it('opens and closes every part, and gives each event an identifier and a stamp', () => {
    const lines = unfolded.split('\r\n').filter(Boolean);
    expect([lines[0], lines.at(-1)]).toEqual(['BEGIN:VCALENDAR', 'END:VCALENDAR']);
    expect(lines).toContain('VERSION:2.0');
    const events = unfolded.split('BEGIN:VEVENT').slice(1);
    expect(events).toHaveLength(2);
    for (const event of events)
      expect(event).toMatch(/UID:\S+@hub\.example\r\n[\s\S]*DTSTAMP:\d{8}T\d{6}Z[\s\S]*END:VEVENT/);
  });

  it('ends an event on the day after its last', () => {
    expect(unfolded).toContain('DTSTART;VALUE=DATE:20241230');
    expect(unfolded).toContain('DTEND;VALUE=DATE:20250101');
  });

  it('reminds every year on the first day of the month, and leaves the day free', () => {
    expect(unfolded).toMatch(/DTSTART;VALUE=DATE:20250301[\s\S]*RRULE:FREQ=YEARLY[\s\S]*TRANSP:TRANSPARENT/);
  });

  it('escapes what would end a value', () => {
    expect(unfolded).toContain('Größe\\, Ökonomie\\; and a backslash \\\\ at the end');
  });
});

it('an event without a month or days has no calendar', () => {
  expect([monthly, dated, { ...base, id: 'neither' }].map(hasCalendar)).toEqual([true, true, false]);
});
