import type { APIRoute } from 'astro';
import { rssFeed } from '#src/news/feeds.ts';
import { loadChannel } from '#src/news/load-channel.ts';

export const GET: APIRoute = async ({ site }) =>
  new Response(rssFeed(await loadChannel(site)), { headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' } });
