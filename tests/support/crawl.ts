import type { Element } from '#src/base/page-tree.ts';
import { attributesOf, elementsOf } from './html.ts';

export interface CrawledPage<Facts> {
  /** After redirects. */
  status: number;
  ids: Set<string>;
  links: { path: string; anchor: string }[];
  /** Links to other sites, by their attributes. */
  outside: { href: string; target: string; rel: string }[];
  /** What a test wants to know of a page; undefined for a file of another kind. */
  facts: Facts | undefined;
}

/**
 * Follows every internal link and search form from the home page, as a reader without script would, and takes from each
 * page what is wanted: the pages together are too large to keep. By path.
 */
export async function crawl<Facts>(
  origin: string,
  factsOf: (elements: Element[], answer: Response) => Facts,
): Promise<Map<string, CrawledPage<Facts>>> {
  const pages = new Map<string, CrawledPage<Facts>>();
  const waiting = ['/'];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (pages.has(path)) continue;
    const page = await readPage(new URL(path, origin), factsOf);
    pages.set(path, page);
    waiting.push(...page.links.map((link) => link.path));
  }
  return pages;
}

async function readPage<Facts>(
  address: URL,
  factsOf: (elements: Element[], answer: Response) => Facts,
): Promise<CrawledPage<Facts>> {
  const answer = await fetch(address);
  const page: CrawledPage<Facts> = {
    status: answer.status,
    ids: new Set(),
    links: [],
    outside: [],
    facts: undefined,
  };
  if (answer.headers.get('content-type')?.startsWith('text/html')) {
    const elements = elementsOf(await answer.text());
    for (const element of elements) take(element, address, page);
    page.facts = factsOf(elements, answer);
  } else await answer.body?.cancel();
  return page;
}

function take(element: Element, base: URL, page: CrawledPage<unknown>): void {
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
