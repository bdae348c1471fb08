import type { Element, ElementContent, Text } from 'hast';

/** What is pressed, filled in or run, and what only programs read. */
const LEFT_OUT = new Set([
  ...['nav', 'form', 'search', 'button', 'label', 'select', 'input', 'textarea', 'output', 'progress', 'dialog'],
  ...['script', 'style', 'link', 'template', 'noscript', 'iframe', 'video', 'audio', 'canvas'],
]);
/** Roles of what stands for a press, and of what says how it went. */
const CONTROLS = new Set(['tablist', 'status', 'toolbar', 'slider', 'search', 'alert', 'progressbar', 'radiogroup']);
/** What is not shown without script, or not on paper, is there to be pressed, unless it has a heading; the key of a drawing's signs says nothing without it. */
const NOT_READ = ['noscript:hidden', 'print:hidden', 'chart-key'];
/** It has its name for small screens alone. */
const FOLDED_ON_PHONES = 'phone-fold';
/** The way to correct the page: a mail, or a form elsewhere. */
const CORRECTION = 'correction';
/** What is said only to those who do not see the page, and what a text says by itself. */
const SPOKEN = 'visually-hidden';
const SPOKEN_ONLY = /^\s*(\(opens in a new tab\)|Sources?)\s*$/;
const NEW_TAB = /\s*\(opens in a new tab\)/;

/** Elements that run on in a line. */
const INLINE = new Set([
  ...['a', 'abbr', 'b', 'cite', 'code', 'data', 'del', 'dfn', 'em', 'i', 'kbd', 'mark', 'q', 's', 'samp', 'small'],
  ...['span', 'strong', 'time', 'u', 'var', 'img', 'math', 'br', 'sub', 'sup', 'wbr'],
]);
/** Elements that belong to what is before them. */
const ATTACHED = new Set(['sup', 'sub', 'br', 'wbr']);
/** Elements that mean something without words. */
const WORDLESS = new Set(['img', 'br', 'hr', 'td', 'th']);
/** Stands between parts of a line that a page sets apart by their places. */
const SEPARATOR = ' · ';

/**
 * The part of a page that is read, as a tree of its own: without controls, and without what is hidden. What is folded or
 * behind a tab is in it. What stands apart in a line of the page is set apart by a point, lists of names with their values
 * are lists, a drawing is its description, and a cell of a table is one line.
 */
export function readableTree(main: Element): Element {
  return { ...main, children: readableChildren(main, new Set(headingsIn(main))) };
}

/** `said` has the headings of the page and the drawings that are described: the same drawing may be there for several widths. */
function readableChildren(parent: Element, said: Set<string>): ElementContent[] {
  const children = parent.children.flatMap((child) => readable(child, said));
  return parent.tagName === 'pre' || parent.tagName === 'code' ? children : separated(children);
}

function readable(node: ElementContent, said: Set<string>): ElementContent[] {
  if (node.type === 'text') return [node];
  if (node.type !== 'element' || isLeftOut(node)) return [];
  if (node.tagName === 'math') return [node];
  if (node.tagName === 'svg') return descriptionOf(node, said);
  const folds = hasClass(node, FOLDED_ON_PHONES) ? withoutSummary(node) : node;
  const children = readableChildren(folds, said);
  // An element without words would leave a mark, or an empty line.
  if (children.every(isBlank) && !WORDLESS.has(node.tagName)) return [];
  return [reshaped({ ...node, children })];
}

function reshaped(element: Element): Element {
  switch (element.tagName) {
    case 'dl':
      return { ...element, tagName: 'ul', children: groupsOf(element).map(namedItem) };
    case 'td':
    case 'th':
      return { ...element, children: inOneLine(element.children) };
    case 'h2':
    case 'h3':
    case 'h4':
      return { ...element, children: withPlainNumber(element.children) };
    case 'summary':
      return labelOf(element);
    default:
      return hasClass(element, SPOKEN) ? { ...element, children: element.children.map(withoutTab) } : element;
  }
}

function isLeftOut(element: Element): boolean {
  const { properties, tagName } = element;
  return (
    LEFT_OUT.has(tagName) ||
    properties.hidden !== undefined ||
    String(properties.ariaHidden) === 'true' ||
    CONTROLS.has(String(properties.role)) ||
    properties.id === CORRECTION ||
    (NOT_READ.some((name) => hasClass(element, name)) && headingsIn(element).length === 0) ||
    (hasClass(element, SPOKEN) && SPOKEN_ONLY.test(textOf(element)))
  );
}

/** A drawing in words. One that is a group of links has its words in the text beside it. */
function descriptionOf({ properties: { role, ariaLabel } }: Element, said: Set<string>): ElementContent[] {
  const words = role === 'img' && typeof ariaLabel === 'string' ? ariaLabel.trim() : '';
  if (words === '' || said.has(words)) return [];
  said.add(words);
  return [created('em', [text(words)])];
}

/** The texts of the headings, in order. */
export function headingsIn(parent: Element): string[] {
  return parent.children.flatMap((child) => {
    if (child.type !== 'element') return [];
    return /^h\d$/.test(child.tagName) ? [textOf(child).replaceAll(/\s+/g, ' ').trim()] : headingsIn(child);
  });
}

function withoutSummary(details: Element): Element {
  return { ...details, children: details.children.filter((child) => !isElement(child, 'summary')) };
}

/** What stands on a fold: a label in bold, a sentence or a heading as it is. */
function labelOf(summary: Element): Element {
  if (!summary.children.every(isInline)) return { ...summary, tagName: 'div' };
  if (/[.!?]$/.test(textOf(summary).trim())) return { ...summary, tagName: 'p' };
  return created('p', [created('strong', summary.children.map(withoutBold))]);
}

function withoutBold(node: ElementContent): ElementContent {
  return node.type === 'element' && (node.tagName === 'b' || node.tagName === 'strong')
    ? { ...node, tagName: 'span' }
    : node;
}

function withoutTab(node: ElementContent): ElementContent {
  return node.type === 'text' ? text(node.value.replace(NEW_TAB, '')) : node;
}

/** The names of a list and what is said of each, whether they are in groups or not. */
function groupsOf(list: Element): ElementContent[][] {
  const groups: ElementContent[][] = [];
  for (const part of list.children.filter((child) => child.type === 'element')) {
    if (part.tagName === 'div') groups.push(part.children);
    else if (part.tagName === 'dt' || groups.length === 0) groups.push([part]);
    else groups.at(-1)?.push(part);
  }
  return groups;
}

/** "**Founded:** 2015 · a remark on the name", or the name with what is said of it in the lines below. */
function namedItem(group: readonly ElementContent[]): Element {
  const names = group.filter((part) => isElement(part, 'dt'));
  const others = group.filter((part) => !isElement(part, 'dt') && !isBlank(part));
  const values = others.flatMap((part) => (isElement(part, 'dd') ? [...part.children, text(' ')] : [part]));
  const isLine = values.every(isInline);
  const named = names.flatMap(({ children }) => {
    if (!children.every(isInline)) return children;
    const end = children.findIndex(isRemark);
    const [name, remark] = end > 0 ? [children.slice(0, end), children.slice(end)] : [children, []];
    const bold = created('strong', [...withoutSeparator(name), ...(isLine ? [text(':')] : [])]);
    return isLine ? [bold, text(' '), ...values, ...apart(remark)] : [bold, ...apart(remark)];
  });
  return created('li', isLine && names.length > 0 ? named : [...named, ...values]);
}

function apart(remark: readonly ElementContent[]): ElementContent[] {
  return remark.length > 0 ? [text(SEPARATOR), ...remark] : [];
}

function withoutSeparator(parts: readonly ElementContent[]): ElementContent[] {
  const last = parts.at(-1);
  const isSeparator = last?.type === 'text' && (last.value === SEPARATOR || isBlank(last));
  return isSeparator ? parts.slice(0, -1) : [...parts];
}

/** What a name is followed by on a line of its own, or in a frame. */
function isRemark(node: ElementContent): boolean {
  return node.type === 'element' && (hasClass(node, 'block') || hasClass(node, 'badge'));
}

/** Blocks of a cell one after the other in its only line. */
function inOneLine(children: readonly ElementContent[]): ElementContent[] {
  const line: ElementContent[] = [];
  for (const child of children) {
    const isBlock = !isInline(child);
    const parts = child.type !== 'element' || !isBlock ? [child] : inOneLine(child.children);
    const [last, first] = [line.at(-1), parts.at(0)];
    if (isBlock && last && first && !isBlank(last)) line.push(text(isBlank(first) ? ' ' : SEPARATOR));
    line.push(...parts);
    if (isBlock && parts.length > 0) line.push(text(' '));
  }
  return line.filter((part) => part.type !== 'element' || part.tagName !== 'br');
}

/** "Step 1: The search problem": the number before a heading leads to the heading itself. */
function withPlainNumber(children: ElementContent[]): ElementContent[] {
  const [first, ...rest] = children;
  if (!first || !isElement(first, 'a') || rest.length === 0) return children;
  if (!String(first.properties.href).startsWith('#')) return children;
  const [next] = rest;
  const isSeparator = next?.type === 'text' && next.value === SEPARATOR;
  return [text(`${textOf(first)}: `), ...(isSeparator ? rest.slice(1) : rest)];
}

/** Neighbors in a line with nothing between them but the place where a page puts them, set apart. */
function separated(children: readonly ElementContent[]): ElementContent[] {
  return children.flatMap((child, index) => {
    const before = children[index - 1];
    return before && standApart(before, child) ? [separator(before, child), child] : [child];
  });
}

function standApart(before: ElementContent, after: ElementContent): boolean {
  if (!isInline(before) || !isInline(after)) return false;
  if (after.type === 'text') return isBlockInLine(before) && /^\S/.test(after.value);
  if (after.type !== 'element' || isAttached(after)) return false;
  // Small print has a line of its own, or the far end of one.
  if (before.type === 'text') return (after.tagName === 'small' || isBlockInLine(after)) && /\S$/.test(before.value);
  return before.type === 'element' && (!isAttached(before) || hasClass(after, 'figure-meta'));
}

function isBlockInLine(node: ElementContent): boolean {
  return node.type === 'element' && hasClass(node, 'block');
}

/** Whether it belongs to what is before it: an exponent, or the number of a source. */
function isAttached(element: Element): boolean {
  return ATTACHED.has(element.tagName) || holdsSourceNumber(element);
}

function holdsSourceNumber(node: ElementContent): boolean {
  return node.type === 'element' && (hasClass(node, 'source-number') || node.children.some(holdsSourceNumber));
}

/** What is only spoken goes on with the sentence before it. */
function separator(...neighbors: readonly ElementContent[]): Text {
  return text(neighbors.some((node) => node.type === 'element' && hasClass(node, SPOKEN)) ? ' ' : SEPARATOR);
}

function isInline(node: ElementContent): boolean {
  if (node.type === 'text') return true;
  if (node.type !== 'element' || !INLINE.has(node.tagName)) return false;
  if (node.tagName === 'math') return node.properties.display !== 'block';
  return node.children.every(isInline);
}

function isElement(node: ElementContent, tagName: string): node is Element {
  return node.type === 'element' && node.tagName === tagName;
}

function isBlank(node: ElementContent): boolean {
  return node.type === 'text' && node.value.trim() === '';
}

function created(tagName: string, children: ElementContent[]): Element {
  return { type: 'element', tagName, properties: {}, children };
}

function text(value: string): Text {
  return { type: 'text', value };
}

export function hasClass({ properties: { className } }: Element, name: string): boolean {
  return Array.isArray(className) && className.includes(name);
}

export function textOf(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  return node.type === 'element' ? node.children.map(textOf).join('') : '';
}
