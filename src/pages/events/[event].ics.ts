import type { APIRoute, GetStaticPaths } from 'astro';
import { calendar, hasCalendar } from '#src/features/reading/events/calendar.ts';
import { type Entry, entriesOf } from '#src/model/read-content.ts';

interface Props {
  event: Entry<'events'>;
}

export const getStaticPaths: GetStaticPaths = () =>
  entriesOf('events')
    .filter(hasCalendar)
    .map((event) => ({ params: { event: event.id }, props: { event } }));

export const GET: APIRoute<Props> = ({ props: { event }, site }) =>
  new Response(calendar([event], site?.origin ?? '', event.name), {
    headers: { 'Content-Type': 'text/calendar; charset=utf-8' },
  });
