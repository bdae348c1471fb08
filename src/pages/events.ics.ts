import type { APIRoute } from 'astro';
import { calendar } from '#src/features/reading/events/calendar.ts';
import { entriesOf } from '#src/model/read-content.ts';

export const GET: APIRoute = ({ site }) =>
  new Response(calendar(entriesOf('events'), site?.origin ?? '', 'Quantum computing events'), {
    headers: { 'Content-Type': 'text/calendar; charset=utf-8' },
  });
