import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;

export interface CrawledPage {
  /** After redirects. */
  status: number;
  ids: Set<string>;
  links: { path: string; anchor: string }[];
  /** Links to other sites, by their attributes. */
  outside: { href: string; target: string; rel: string }[];
}

/** Follows every internal link from the home page, as a reader without script would. By path. */
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
    for (const element of elements(parse(await answer.text()))) take(element, address, page);
  } else await answer.body?.cancel();
  return page;
}

function take(element: DefaultTreeAdapterTypes.Element, base: URL, page: CrawledPage): void {
  const attributes = Object.fromEntries(element.attrs.map(({ name, value }) => [name, value]));
  const { id, href, target = '', rel = '' } = attributes;
  if (id) page.ids.add(id);
  if (element.tagName !== 'a' || href === undefined) return;
  const to = new URL(href, base);
  if (to.origin === base.origin)
    page.links.push({ path: to.pathname + to.search, anchor: decodeURIComponent(to.hash.slice(1)) });
  else if (to.protocol.startsWith('http')) page.outside.push({ href, target, rel });
}

function* elements(node: Node): Generator<DefaultTreeAdapterTypes.Element> {
  if ('tagName' in node) yield node;
  if ('content' in node) yield* elements(node.content);
  if ('childNodes' in node) for (const child of node.childNodes) yield* elements(child);
}
