import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { rssFeed } from '#src/publish/feeds/feed-formats.ts';
import { loadChannel, pathsOfFeeds } from '#src/publish/feeds/load-channel.ts';

export const getStaticPaths = pathsOfFeeds;

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = ({ props, site }) =>
  new Response(rssFeed(loadChannel(props.feed, site)), {
    headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' },
  });
