import { getCollection } from 'astro:content';
import type { Event } from '#src/model/schemas/event.ts';

export type EventEntry = Event & { id: string };

/** All events by name. */
export async function loadEvents(): Promise<EventEntry[]> {
  const entries = await getCollection('events');
  return entries.map(({ id, data }) => ({ id, ...data })).sort((a, b) => a.name.localeCompare(b.name, 'en'));
}
