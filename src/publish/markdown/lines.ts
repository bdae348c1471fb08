import type { Element, ElementContent } from 'hast';
import { hasClass, isBlank, isElement, text, textOf } from './nodes.ts';

/** Elements that run on in a line. */
const INLINE = new Set([
  ...['a', 'abbr', 'b', 'cite', 'code', 'data', 'del', 'dfn', 'em', 'i', 'kbd', 'mark', 'q', 's', 'samp', 'small'],
  ...['span', 'strong', 'time', 'u', 'var', 'img', 'math', 'br', 'sub', 'sup', 'wbr'],
]);
/** Elements that belong to what is before them. */
const ATTACHED = new Set(['sup', 'sub', 'br', 'wbr']);
/** What is said to those who do not see the page. */
export const SPOKEN = 'visually-hidden';
/** Stands between parts of a line that a page sets apart by their places. */
export const SEPARATOR = ' · ';

/** Neighbors in a line with nothing between them but the place where a page puts them, set apart. */
export function separated(children: readonly ElementContent[]): ElementContent[] {
  return children.flatMap((child, index) => {
    const before = children[index - 1];
    return before && standApart(before, child) ? [text(separator(before, child)), child] : [child];
  });
}

function standApart(before: ElementContent, after: ElementContent): boolean {
  if (!isInline(before) || !isInline(after)) return false;
  // What is said of a figure follows it after a space.
  if (isBlank(before)) return after.type === 'element' && hasClass(after, 'figure-meta');
  if (after.type === 'text') return isBlockInLine(before) && /^\S/.test(after.value);
  if (after.type !== 'element' || isAttached(after)) return false;
  // Small print has a line of its own, or the far end of one.
  if (before.type === 'text') return (after.tagName === 'small' || isBlockInLine(after)) && /\S$/.test(before.value);
  return before.type === 'element' && (!isAttached(before) || hasClass(after, 'figure-meta'));
}

/** What has a line of its own by its style, or a frame. */
export function isBlockInLine(node: ElementContent): boolean {
  return node.type === 'element' && (hasClass(node, 'block') || hasClass(node, 'badge'));
}

/** Whether it belongs to what is before it: an exponent, or the number of a source. */
function isAttached(element: Element): boolean {
  return ATTACHED.has(element.tagName) || holdsSourceNumber(element);
}

function holdsSourceNumber(node: ElementContent): boolean {
  return node.type === 'element' && (hasClass(node, 'source-number') || node.children.some(holdsSourceNumber));
}

/** A mark stands at its word, and a ket at the ket before it. What is only spoken goes on with the sentence before it, and so does what a colon or a bracket announces. */
function separator(before: ElementContent, after: ElementContent): string {
  const next = textOf(after);
  if (/^[,.:;]/.test(next) || (textOf(before).includes('⟩') && next.includes('⟩'))) return '';
  if (isBlank(before)) return SEPARATOR.trimStart();
  const isSpoken = [before, after].some((node) => node.type === 'element' && hasClass(node, SPOKEN));
  return isSpoken || /[:,]\s*$/.test(textOf(before)) || /^[(·]/.test(next) ? ' ' : SEPARATOR;
}

/** Blocks of a cell one after the other in its only line. */
export function inOneLine(children: readonly ElementContent[]): ElementContent[] {
  const line: ElementContent[] = [];
  let isAfterBlock = false;
  for (const child of children) {
    const isBlock = !isInline(child);
    if (isBlank(child) && isAfterBlock) continue;
    if (line.length > 0 && (isBlock || isAfterBlock)) line.push(text(SEPARATOR));
    line.push(...(isBlock && child.type === 'element' ? inOneLine(child.children) : [child]));
    isAfterBlock = isBlock;
  }
  return line.filter((part) => part.type !== 'element' || part.tagName !== 'br');
}

/** "Step 1: The search problem": the number before a heading leads to the heading itself. */
export function withPlainNumber(children: ElementContent[]): ElementContent[] {
  const [first, ...rest] = children;
  if (!first || !isElement(first, 'a') || rest.length === 0) return children;
  if (!String(first.properties.href).startsWith('#')) return children;
  const [next] = rest;
  const isSeparator = next?.type === 'text' && next.value === SEPARATOR;
  return [text(`${textOf(first)}: `), ...(isSeparator ? rest.slice(1) : rest)];
}

export function isInline(node: ElementContent): boolean {
  if (node.type === 'text') return true;
  if (node.type !== 'element' || !INLINE.has(node.tagName)) return false;
  if (node.tagName === 'math') return node.properties.display !== 'block';
  return node.children.every(isInline);
}
