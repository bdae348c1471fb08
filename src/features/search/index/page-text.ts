import { attribute, detached, type Element, isElement } from '#src/base/page-tree.ts';

/** Controls, pictures and what only programs read; `cite` and source lists stay, people look for authors. */
const LEFT_OUT = new Set([
  ...['nav', 'form', 'button', 'select', 'output', 'dialog', 'svg', 'script', 'style', 'template', 'noscript'],
  ...['annotation', 'video', 'iframe'],
]);

/** Elements within a line; every other one ends a sentence. */
const INLINE = new Set(['a', 'abbr', 'b', 'code', 'em', 'i', 'mark', 'span', 'strong', 'sub', 'sup', 'small', 'time']);

/** Words of links that only lead on, and of what a card counts; they say nothing about the page. */
const INTERFACE =
  /^(explore( topics)?|learn more|start (tutorial|learning|track)|open (paper|project|website)|visit program website|get started|view all .+|more about .+|\+\d+ more|\d+ articles|updated .+)$/i;

/** What links say to screen readers only. */
const NEW_TAB = /\s*\(opens in a new tab\)/g;

/** What a reader sees of an element, as one line, without the parts that `isLeftOut` names. */
export function textOf(element: Element, isLeftOut: (part: Element) => boolean = () => false): string {
  return detached(rawText(element, isLeftOut).replaceAll(NEW_TAB, '').replaceAll(/\s+/g, ' ').trim());
}

function rawText(element: Element, isLeftOut: (part: Element) => boolean): string {
  let text = '';
  let isAfterElement = false;
  for (const child of element.childNodes) {
    if (child.nodeName === '#text' && 'value' in child) text += child.value;
    if (!isElement(child)) {
      isAfterElement = false;
      continue;
    }
    const own = isHidden(child) || isLeftOut(child) ? ' ' : rawText(child, isLeftOut);
    const shown = INTERFACE.test(own.trim()) ? ' ' : own;
    if (INLINE.has(child.tagName)) text += isAfterElement ? ` ${shown}` : shown;
    else text += child.tagName === 'math' || isWithin(child, 'math') ? ` ${shown} ` : ` ${ended(shown, child)} `;
    isAfterElement = true;
  }
  return text;
}

/** The text of a block as a sentence, so that an excerpt can begin where one begins. */
function ended(text: string, { tagName }: Element): string {
  const trimmed = text.trim();
  if (trimmed === '' || /[.!?:;,…]$/.test(trimmed)) return trimmed;
  return `${trimmed}${tagName === 'dt' ? ':' : '.'}`;
}

function isWithin({ parentNode }: Element, tagName: string): boolean {
  return (
    parentNode !== null && isElement(parentNode) && (parentNode.tagName === tagName || isWithin(parentNode, tagName))
  );
}

/** Whether an element says nothing that its page would be looked for by. */
export function isHidden(element: Element): boolean {
  const classes = attribute(element, 'class')?.split(' ') ?? [];
  return (
    LEFT_OUT.has(element.tagName) ||
    attribute(element, 'hidden') !== undefined ||
    // A list of what is found by itself would answer for each of its lines.
    attribute(element, 'data-repeats') !== undefined ||
    classes.includes('visually-hidden') ||
    classes.includes('figure-number')
  );
}
