import { loadArticles } from '#src/articles/load-articles.ts';
import { loadPage } from '#src/model/load-page.ts';
import { urls } from '#src/model/urls.ts';
import { loadNews } from '#src/news/load-news.ts';
import { dataSets } from '#src/open-data/data-sets.ts';
import { loadDataFile } from '#src/open-data/load-data-file.ts';
import { changeOf } from './change.ts';
import type { Channel, FeedItem } from './channel.ts';
import { FEED_IDS, type FeedId } from './feeds.ts';

/** What both formats of a feed carry; `site` is Astro's address of the site. */
export async function loadChannel(feed: FeedId, site: URL | undefined): Promise<Channel> {
  if (!site) throw new Error('astro.config.ts sets no `site`');
  const absolute = (path: string) => new URL(path, site.origin).href;
  const { title, description, home, items } = await loaders[feed](absolute, site);
  return {
    title,
    description,
    home: absolute(home),
    rss: absolute(urls.rss(feed)),
    json: absolute(urls.jsonFeed(feed)),
    icon: absolute('/icon-512.png'),
    items,
  };
}

/** The addresses of one format, for `getStaticPaths`. */
export function pathsOfFeeds() {
  return FEED_IDS.map((feed) => ({ params: { feed }, props: { feed } }));
}

type Absolute = (path: string) => string;
type Loaded = Pick<Channel, 'title' | 'description' | 'home' | 'items'>;

const loaders: Record<FeedId, (absolute: Absolute, site: URL) => Promise<Loaded>> = {
  news: loadNewsChannel,
  articles: loadArticlesChannel,
  changes: loadChangesChannel,
};

async function loadNewsChannel(absolute: Absolute): Promise<Loaded> {
  const { title, description } = await loadPage('newsPage');
  const { lead, breaking, updates } = await loadNews();
  const items = [lead, ...breaking, ...updates].map((story): FeedItem => {
    const url = absolute(`${urls.news()}#${story.id}`);
    const { title, summary: text, date, category } = story;
    return { id: url, url, externalUrl: story.url, title, text, date, category };
  });
  return { title, description, home: urls.news(), items };
}

async function loadArticlesChannel(absolute: Absolute): Promise<Loaded> {
  const { title, description } = await loadPage('articlesPage');
  const items = (await loadArticles()).map(({ title, description: text, path, date, kind: category }): FeedItem => {
    const url = absolute(path);
    return { id: url, url, title, text, date, category };
  });
  return { title, description, home: urls.articles(), items };
}

/** Every entry of the open data, newest first; see {@link changeOf}. */
async function loadChangesChannel(_: Absolute, site: URL): Promise<Loaded> {
  const { changes } = await loadPage('dataPage');
  const files = await Promise.all(dataSets.map((set) => loadDataFile(set, site)));
  const items = files.flatMap((file) => file.items.map((item) => changeOf(item, file.name)));
  return { title: changes.title, description: changes.description, home: urls.data(), items };
}
