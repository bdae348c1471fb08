import type { DevelopmentStatus } from '#src/model/schemas/development.ts';
import type { TimeMark } from './layout/time-mark.ts';

/** What a line of the list says of its mark: the drawing of other years is made of what is on the page. */
export function markOfRow(row: HTMLElement | undefined): TimeMark {
  const { at, what, topic = '', status, landmark } = row?.dataset ?? {};
  return {
    id: row?.id ?? '',
    what: what === 'Paper' ? 'Paper' : 'Development',
    title: row?.querySelector('a')?.textContent ?? '',
    date: row?.querySelector('time')?.dateTime ?? '',
    year: Number(at),
    topic,
    status: status as DevelopmentStatus | undefined,
    landmark,
  };
}
