import type { Element } from '#src/features/search/index/page-text.ts';
import { attributesOf, elementsOf } from './html.ts';

export interface CrawledPage {
  /** After redirects. */
  status: number;
  ids: Set<string>;
  links: { path: string; anchor: string }[];
  /** Links to other sites, by their attributes. */
  outside: { href: string; target: string; rel: string }[];
}

/** Follows every internal link and search form from the home page, as a reader without script would. By path. */
export async function crawl(origin: string): Promise<Map<string, CrawledPage>> {
  const pages = new Map<string, CrawledPage>();
  const waiting = ['/'];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (pages.has(path)) continue;
    const page = await readPage(new URL(path, origin));
    pages.set(path, page);
    waiting.push(...page.links.map((link) => link.path));
  }
  return pages;
}

async function readPage(address: URL): Promise<CrawledPage> {
  const answer = await fetch(address);
  const page: CrawledPage = { status: answer.status, ids: new Set(), links: [], outside: [] };
  if (answer.headers.get('content-type')?.startsWith('text/html')) {
    for (const element of elementsOf(await answer.text())) take(element, address, page);
  } else await answer.body?.cancel();
  return page;
}

function take(element: Element, base: URL, page: CrawledPage): void {
  const { id, target = '', rel = '', ...attributes } = attributesOf(element);
  if (id) page.ids.add(id);
  const href = leadsTo(element, attributes);
  if (href === undefined) return;
  const to = new URL(href, base);
  if (to.origin === base.origin)
    page.links.push({ path: to.pathname + to.search, anchor: decodeURIComponent(to.hash.slice(1)) });
  else if (to.protocol.startsWith('http')) page.outside.push({ href, target, rel });
}

/** Where a link leads, or a form that asks for a page. */
function leadsTo({ tagName }: Element, { href, action, method }: Partial<Record<string, string>>): string | undefined {
  if (tagName === 'a') return href;
  return tagName === 'form' && method !== 'post' ? action : undefined;
}
