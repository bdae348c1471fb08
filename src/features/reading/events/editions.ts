import type { Entry } from '#src/model/read-content.ts';

/** One edition of an event whose days its organizer has confirmed. */
export interface Edition {
  event: Entry<'events'>;
  first: string;
  last: string;
  place: string;
  /** The organizer's page of this edition, or of the event. */
  url: string;
}

/** Editions that are over, the latest first, and those that are not, the next first. Nobody has to move them. */
export function editionsOf(events: readonly Entry<'events'>[], today: string): { coming: Edition[]; past: Edition[] } {
  const all = events.flatMap((event) =>
    (event.dates ?? []).map(({ first, last, place, url = event.url }) => ({ event, first, last, place, url })),
  );
  const byDay = all.sort((a, b) => a.first.localeCompare(b.first));
  return {
    coming: byDay.filter(({ last }) => last >= today),
    past: byDay.filter(({ last }) => last < today).reverse(),
  };
}
