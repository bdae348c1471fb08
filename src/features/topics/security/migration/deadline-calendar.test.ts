import { describe, expect, it } from 'vitest';
import { entriesOf } from '#src/model/read-content.ts';
import { deadlineCalendar, lastDayOf } from './deadline-calendar.ts';

describe('the deadlines as a calendar', () => {
  it('take the last day of what is named', () => {
    const days = ['2030', '2028-02', '2027-01-01'].map((date) => lastDayOf(date).toISOString().slice(0, 10));
    expect(days).toEqual(['2030-12-31', '2028-02-29', '2027-01-01']);
  });

  it('have one all-day entry each, with the way to the page', () => {
    const deadlines = entriesOf('deadlines');
    const file = deadlineCalendar(deadlines, 'https://hub.example.org', 'Deadlines').replaceAll('\r\n ', '');
    expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(deadlines.length);
    for (const { id, due } of deadlines) {
      const day = lastDayOf(due).toISOString().slice(0, 10).replaceAll('-', '');
      expect(file).toContain(`URL;VALUE=URI:https://hub.example.org/post-quantum-migration#${id}`);
      expect(file).toContain(`DTSTART;VALUE=DATE:${day}`);
    }
  });
});
