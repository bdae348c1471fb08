import type { APIRoute } from 'astro';
import { reviewCalendar } from '#src/features/learn/review/review-calendar.ts';
import { pageOf } from '#src/model/read-content.ts';
import { urls } from '#src/model/urls.ts';

export const GET: APIRoute = ({ site }) => {
  if (!site) throw new Error('astro.config.ts sets no `site`');
  const { asOf, take } = pageOf('review');
  return new Response(reviewCalendar(new URL(urls.review(), site).href, asOf, take.calendar), {
    headers: { 'Content-Type': 'text/calendar; charset=utf-8' },
  });
};
