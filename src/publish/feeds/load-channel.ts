import { createHash } from 'node:crypto';
import { claimEvents } from '#src/features/explorers/advantage/claim-feed.ts';
import { loadArticles } from '#src/features/reading/articles/load-articles.ts';
import { allStories } from '#src/features/reading/news/stories.ts';
import type { Item } from '#src/features/reading/open-data/data-file.ts';
import { dataSets } from '#src/features/reading/open-data/data-sets.ts';
import { FEED_IDS, type FeedId } from '#src/features/reading/open-data/feeds.ts';
import { loadDataFile } from '#src/features/reading/open-data/load-data-file.ts';
import { allEntries, type Listing } from '#src/model/listings.ts';
import { entriesOf, pageOf } from '#src/model/read-content.ts';
import { urls } from '#src/model/urls.ts';
import type { Channel, FeedItem } from './feed-formats.ts';

/** What both formats of a feed carry; `site` is Astro's address of the site. */
export function loadChannel(feed: FeedId, site: URL | undefined): Channel {
  if (!site) throw new Error('astro.config.ts sets no `site`');
  const absolute = (path: string) => new URL(path, site.origin).href;
  const { title, description, home, items } = loaders[feed](absolute, site);
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

const loaders: Record<FeedId, (absolute: Absolute, site: URL) => Loaded> = {
  news: loadNewsChannel,
  articles: loadArticlesChannel,
  changes: loadChangesChannel,
  'quantum-advantage': loadClaimsChannel,
  newsletter: loadNewsletterChannel,
};

function loadNewsChannel(absolute: Absolute): Loaded {
  const { title, description } = pageOf('news');
  const items = allStories().map(({ id, title, what: text, date, category, report }): FeedItem => {
    const url = absolute(urls.story(id));
    return { id: url, url, externalUrl: report.url, title, text, date, category };
  });
  return { title, description, home: urls.news(), items };
}

function loadArticlesChannel(absolute: Absolute): Loaded {
  const { title, description } = pageOf('articles');
  const items = loadArticles().map(({ title, description: text, path, date, kind: category }): FeedItem => {
    const url = absolute(path);
    return { id: url, url, title, text, date, category };
  });
  return { title, description, home: urls.articles(), items };
}

/** Claims of an advantage and the answers to them. */
function loadClaimsChannel(absolute: Absolute): Loaded {
  const { title, description } = pageOf('quantum-advantage');
  const items = claimEvents(entriesOf('advantage-claims')).map(({ path, ...item }): FeedItem => {
    const url = absolute(path);
    return { id: url, url, ...item };
  });
  return { title, description, home: urls.quantumAdvantage(), items };
}

function loadNewsletterChannel(absolute: Absolute): Loaded {
  const { title, issue, description } = pageOf('newsletter');
  const items = entriesOf('newsletters').map(({ id, title: subject, date, opening }): FeedItem => {
    const url = absolute(urls.newsletterIssue(id));
    return { id: url, url, title: subject, text: opening.join('\n\n'), date, category: issue.category };
  });
  return { title, description, home: urls.newsletter(), items };
}

/** Every entry of the open data, newest first; see {@link changeOf}. */
function loadChangesChannel(_: Absolute, site: URL): Loaded {
  const { changes } = pageOf('data');
  const listings = new Map(allEntries().map((listing) => [`${listing.kind}/${listing.id}`, listing]));
  const items = dataSets.flatMap((set) => {
    const file = loadDataFile(set, site);
    return file.items.flatMap((item) => {
      const listing = listings.get(`${set.id}/${item.id}`);
      return listing ? [changeOf(item, listing, file.name)] : [];
    });
  });
  return { title: changes.title, description: changes.description, home: urls.data(), items };
}

/** As many hexadecimal digits as tell the states of one entry apart. */
const DIGEST_LENGTH = 12;

/**
 * An entry of a data set as an item of the feed of changes. Its id ends with a digest of all of its fields, so that a
 * program that follows the feed shows the entry again whenever one of them was changed.
 */
export function changeOf(
  item: Item,
  { name, summary, date }: Pick<Listing, 'name' | 'summary' | 'date'>,
  dataSet: string,
): FeedItem {
  const digest = createHash('sha256').update(JSON.stringify(item)).digest('hex').slice(0, DIGEST_LENGTH);
  return {
    id: `${item.canonicalUrl}@${digest}`,
    url: item.canonicalUrl,
    title: name,
    text: summary,
    date: date ?? '',
    category: dataSet,
  };
}
