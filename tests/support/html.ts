import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import type { Element } from '#src/base/page-tree.ts';

type Node = DefaultTreeAdapterTypes.Node;

/** All elements of a page, in its order, as a reader without script gets it. */
export function elementsOf(html: string): Element[] {
  return [...elements(parse(html))];
}

/** The elements within one, itself first. */
export function* elements(node: Node): Generator<Element> {
  if ('tagName' in node) yield node;
  if ('content' in node) yield* elements(node.content);
  if ('childNodes' in node) for (const child of node.childNodes) yield* elements(child);
}

export function attributesOf(element: Element): Record<string, string> {
  return Object.fromEntries(element.attrs.map(({ name, value }) => [name, value]));
}

/** As `textContent` of the DOM. */
export function textOf(node: Node): string {
  if ('value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
}
