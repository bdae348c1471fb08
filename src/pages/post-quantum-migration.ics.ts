import type { APIRoute } from 'astro';
import { deadlineCalendar } from '#src/features/topics/security/migration/deadline-calendar.ts';
import { entriesOf } from '#src/model/read-content.ts';

export const GET: APIRoute = ({ site }) =>
  new Response(deadlineCalendar(entriesOf('deadlines'), site?.origin ?? '', 'Post-quantum migration dates'), {
    headers: { 'Content-Type': 'text/calendar; charset=utf-8' },
  });
