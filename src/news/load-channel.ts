import { loadPage } from '#src/content-model/load-page.ts';
import type { Channel } from './feeds.ts';
import { loadNews } from './load-news.ts';

/** What both feeds carry: the news page's stories. */
export async function loadChannel(site: URL | undefined): Promise<Channel> {
  if (!site) throw new Error('astro.config.ts sets no `site`');
  const { title, description } = await loadPage('newsPage');
  const { lead, breaking, updates } = await loadNews();
  return { origin: site.origin, title, description, stories: [lead, ...breaking, ...updates] };
}
