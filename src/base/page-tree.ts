import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';

export type Node = DefaultTreeAdapterTypes.Node;
export type Element = DefaultTreeAdapterTypes.Element;

/** The `<main>` of a page, with where in the page it begins: what the parser says of places counts from there. */
export interface MainOfPage {
  html: string;
  main: Element;
  start: number;
}

const BEGIN = '<main';
const END = '</main>';

/** Parses the `<main>` of a page, and nothing round it. Throws when there is none. */
export function parseMain(html: string): MainOfPage {
  const start = html.indexOf(BEGIN);
  const end = html.lastIndexOf(END);
  if (start < 0 || end < start) throw new Error('A page has no <main>, so nothing can read it');
  const fragment = parseFragment(html.slice(start, end + END.length), { sourceCodeLocationInfo: true });
  const main = findElement(fragment, ({ tagName }) => tagName === 'main');
  if (!main) throw new Error('A page has a <main> that is none');
  return { html, main, start };
}

/** What a page says of itself to search engines; empty where it says nothing. */
export function descriptionOf(html: string): string {
  const [tag = ''] = /<meta name="description"[^>]*>/.exec(html) ?? [];
  const meta = findElement(parseFragment(tag), ({ tagName }) => tagName === 'meta');
  return detached((meta && attribute(meta, 'content')) ?? '');
}

/** A copy of the text: a slice of the page would keep the whole page in memory. */
export function detached(text: string): string {
  return Buffer.from(text).toString();
}

export function isElement(node: Node): node is Element {
  return 'tagName' in node;
}

export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((one) => one.name === name)?.value;
}

export function findElement(parent: Node, isWanted: (element: Element) => boolean): Element | undefined {
  for (const child of 'childNodes' in parent ? parent.childNodes : []) {
    if (!isElement(child)) continue;
    const found = isWanted(child) ? child : findElement(child, isWanted);
    if (found) return found;
  }
  return undefined;
}

/** Every element for which `isWanted` holds, in the order of the page, without those inside what is left out. */
export function findElements(
  parent: Node,
  isWanted: (element: Element) => boolean,
  isLeftOut: (element: Element) => boolean,
): Element[] {
  const children = 'childNodes' in parent ? parent.childNodes.filter(isElement) : [];
  return children
    .filter((child) => !isLeftOut(child))
    .flatMap((child) => (isWanted(child) ? [child] : findElements(child, isWanted, isLeftOut)));
}
