import type { APIRoute, GetStaticPaths } from 'astro';
import { calendar, hasCalendar } from '#src/events/calendar.ts';
import { type EventEntry, loadEvents } from '#src/events/load-events.ts';

interface Props {
  event: EventEntry;
}

export const getStaticPaths: GetStaticPaths = async () =>
  (await loadEvents()).filter(hasCalendar).map((event) => ({ params: { event: event.id }, props: { event } }));

export const GET: APIRoute<Props> = ({ props: { event }, site }) =>
  new Response(calendar([event], site?.origin ?? '', event.name), {
    headers: { 'Content-Type': 'text/calendar; charset=utf-8' },
  });
