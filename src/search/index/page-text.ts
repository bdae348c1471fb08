import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
export type Element = DefaultTreeAdapterTypes.Element;

/** Controls, pictures and what only programs read; `cite` and source lists stay, people look for authors. */
const LEFT_OUT = new Set([
  ...['nav', 'form', 'button', 'select', 'output', 'dialog', 'svg', 'script', 'style', 'template', 'noscript'],
  ...['annotation', 'video', 'iframe'],
]);

/** Elements within a line; every other one ends a word. */
const INLINE = new Set(['a', 'abbr', 'b', 'code', 'em', 'i', 'mark', 'span', 'strong', 'sub', 'sup', 'small', 'time']);

/** The `<main>` of a page. Throws when there is none. */
export function mainOf(html: string): Element {
  const main = findElement(parse(html), ({ tagName }) => tagName === 'main');
  if (!main) throw new Error('A page has no <main>, so the search cannot read it');
  return main;
}

/** What a reader sees of an element, as one line, without the parts that `isLeftOut` names. */
export function textOf(element: Element, isLeftOut: (part: Element) => boolean = () => false): string {
  return rawText(element, isLeftOut).replaceAll(/\s+/g, ' ').trim();
}

function rawText(element: Element, isLeftOut: (part: Element) => boolean): string {
  return element.childNodes
    .map((child) => {
      if (child.nodeName === '#text' && 'value' in child) return child.value;
      if (!isElement(child) || isHidden(child) || isLeftOut(child)) return ' ';
      const text = rawText(child, isLeftOut);
      return INLINE.has(child.tagName) ? text : ` ${text} `;
    })
    .join('');
}

/** The first element for which `isWanted` holds, in the order of the page. */
export function findElement(parent: Node, isWanted: (element: Element) => boolean): Element | undefined {
  for (const child of 'childNodes' in parent ? parent.childNodes : []) {
    if (!isElement(child)) continue;
    const found = isWanted(child) ? child : findElement(child, isWanted);
    if (found) return found;
  }
  return undefined;
}

export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((one) => one.name === name)?.value;
}

function isElement(node: Node): node is Element {
  return 'tagName' in node;
}

function isHidden(element: Element): boolean {
  const classes = attribute(element, 'class')?.split(' ') ?? [];
  return (
    LEFT_OUT.has(element.tagName) || attribute(element, 'hidden') !== undefined || classes.includes('visually-hidden')
  );
}
