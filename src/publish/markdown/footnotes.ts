import type { Element, ElementContent } from 'hast';
import { defaultHandlers, type Handle } from 'hast-util-to-mdast';
import type { BlockContent, FootnoteDefinition, FootnoteReference, RootContent } from 'mdast';
import { hasClass, textOf } from './nodes.ts';

const SOURCE = /^source-(\d+)$/;

/** The sources of one page: what cites one is a footnote, and works that are cited are its definitions. */
export class Footnotes {
  readonly #cited: ReadonlySet<string>;
  readonly definitions: FootnoteDefinition[] = [];
  readonly handlers: Record<string, Handle>;

  /** `main` is read for the numbers that it cites; without a list of sources they are none. */
  constructor(main: Element) {
    const elements = elementsIn(main);
    const listed = new Set(elements.flatMap((element) => numberOf(element) ?? []));
    this.#cited = new Set(elements.flatMap((element) => citedBy(element) ?? []).filter((number) => listed.has(number)));
    this.handlers = {
      a: (state, node) => {
        const number = citedBy(node);
        if (number && this.#cited.has(number)) return referenceTo(number);
        return isAddress(node) ? defaultHandlers.a(state, node) : (state.all(node) as RootContent[]);
      },
      li: (state, node) => {
        const number = numberOf(node);
        if (!number || !this.#cited.has(number)) return defaultHandlers.li(state, node);
        const children = state.toFlow(state.all(node)) as BlockContent[];
        this.definitions.push({ type: 'footnoteDefinition', identifier: number, label: number, children });
        return undefined;
      },
      // Without those that are cited the others cannot keep their numbers.
      ol: (state, node) => {
        const isOfSources = node.children.some((child) => child.type === 'element' && numberOf(child) !== undefined);
        const list = defaultHandlers.ol(state, isOfSources ? { ...node, tagName: 'ul' } : node);
        return list.children.length > 0 ? list : undefined;
      },
    };
  }
}

/** A file that is in the page itself cannot be taken along as a link. */
function isAddress({ properties: { href } }: Element): boolean {
  return !String(href).startsWith('data:');
}

function referenceTo(label: string): FootnoteReference {
  return { type: 'footnoteReference', identifier: label, label };
}

/** The number of a source in the list. */
function numberOf({ properties: { id } }: Element): string | undefined {
  return SOURCE.exec(String(id))?.[1];
}

/** The number of a source in the text: a figure's shows it and leads to the figure, another's leads to the list. */
function citedBy(element: Element): string | undefined {
  if (hasClass(element, 'figure-number')) return textOf(element).trim();
  return hasClass(element, 'source-number') ? SOURCE.exec(String(element.properties.href).slice(1))?.[1] : undefined;
}

function elementsIn(parent: Element): Element[] {
  return parent.children
    .filter((child: ElementContent) => child.type === 'element')
    .flatMap((child) => [child, ...elementsIn(child)]);
}
