import type { APIRoute } from 'astro';
import { jsonFeed } from '#src/news/feeds.ts';
import { loadChannel } from '#src/news/load-channel.ts';

export const GET: APIRoute = async ({ site }) =>
  new Response(jsonFeed(await loadChannel(site)), {
    headers: { 'Content-Type': 'application/feed+json; charset=utf-8' },
  });
