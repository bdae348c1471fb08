import type { Element, ElementContent } from 'hast';
import { inOneLine, isInline, SPOKEN, separated, withPlainNumber } from './lines.ts';
import { namedList } from './named-list.ts';
import { created, hasClass, isBlank, isElement, text, textOf } from './nodes.ts';

/** What is pressed, filled in or run, and what only programs read. */
const LEFT_OUT = new Set([
  ...['nav', 'search', 'button', 'label', 'select', 'input', 'progress', 'dialog'],
  ...['script', 'style', 'link', 'template', 'noscript', 'iframe', 'video', 'audio', 'canvas'],
]);
/** Roles of what stands for a press, and of what says how it went. */
const CONTROLS = new Set(['tablist', 'status', 'toolbar', 'slider', 'search', 'alert', 'progressbar', 'radiogroup']);
/**
 * What is not shown without script, or not on paper, is there to be pressed, unless it has a heading. So is the picture beside the
 * steps of a tutorial, which at rest shows the first. The keys of drawings say nothing without them, and the name of a
 * group of gates nothing without its buttons.
 */
const NOT_READ = ['noscript:hidden', 'print:hidden', 'chart-key', 'play', 'plate-title', 'patch-legend'];
/** It has its name for small screens alone. */
const FOLDED_ON_PHONES = 'phone-fold';
/** Answers to a task, of which one is chosen. */
const CHOICES = 'choice-field';
/** The way to correct the page: a mail, or a form elsewhere. */
const CORRECTION = 'correction';
/** What is said to those who do not see the page, and what a text says by itself. */
const SPOKEN_ONLY = /^\s*(\(opens in a new tab\)|Sources?)\s*$/;
const NEW_TAB = /\s*\(opens in a new tab\)/;

const EMPHASIS = new Set(['b', 'strong', 'em', 'i', 'cite', 'dfn']);
/** Elements that mean something without words. */
const WORDLESS = new Set(['img', 'br', 'hr', 'td', 'th']);
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
  return parent.tagName === 'code' ? children : separated(children);
}

function readable(node: ElementContent, said: Set<string>): ElementContent[] {
  if (node.type === 'text') return [node];
  if (node.type !== 'element' || isLeftOut(node)) return [];
  if (node.tagName === 'math' || node.tagName === 'pre') return [node];
  if (node.tagName === 'svg') return descriptionOf(node, said);
  if (node.tagName === 'textarea') return beginningOf(node);
  if (hasClass(node, CHOICES)) return readable(choicesOf(node), said);
  const folds = hasClass(node, FOLDED_ON_PHONES) ? withoutSummary(node) : node;
  const children = readableChildren(folds, said);
  // An element without words would leave a mark, or an empty line; a group of controls would leave its name.
  const own = node.tagName === 'fieldset' ? children.filter((child) => !isElement(child, 'legend')) : children;
  if (own.every(isBlank) && !WORDLESS.has(node.tagName)) return [];
  if (node.tagName === 'table') return withCaption({ ...node, children });
  return spacedOutside(reshaped({ ...node, children }));
}

/** A table after what it is called, which Markdown's tables have no place for. A name that is only spoken says what stands around it. */
function withCaption(table: Element): ElementContent[] {
  const caption = table.children.find((child) => isElement(child, 'caption'));
  if (!caption || hasClass(caption, SPOKEN)) return [table];
  return [created('p', [created('strong', caption.children)]), table];
}

/** Emphasis without the spaces at its ends, which would not be emphasis in Markdown; they stand around it. */
function spacedOutside(element: Element): ElementContent[] {
  if (!EMPHASIS.has(element.tagName)) return [element];
  const words = textOf(element);
  return [
    ...(/^\s/.test(words) ? [text(' ')] : []),
    { ...element, children: trimmed(element.children) },
    ...(/\s$/.test(words) ? [text(' ')] : []),
  ];
}

function trimmed(children: readonly ElementContent[]): ElementContent[] {
  const last = children.length - 1;
  return children.map((child, index) => {
    if (child.type !== 'text') return child;
    const begun = index === 0 ? child.value.trimStart() : child.value;
    return text(index === last ? begun.trimEnd() : begun);
  });
}

function reshaped(element: Element): Element {
  switch (element.tagName) {
    case 'dl':
      return namedList(element);
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

/** Answers to choose from, as a list. */
function choicesOf(field: Element): Element {
  const labels = field.children.filter((child) => isElement(child, 'label'));
  return created(
    'ul',
    labels.map(({ children }) => created('li', children)),
  );
}

/** What stands in a field for texts is the program that one begins with. */
function beginningOf(field: Element): ElementContent[] {
  return field.children.every(isBlank) ? [] : [created('pre', [created('code', field.children)])];
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
  if (node.type !== 'element') return node;
  const isBold = node.tagName === 'b' || node.tagName === 'strong';
  return { ...node, tagName: isBold ? 'span' : node.tagName, children: node.children.map(withoutBold) };
}

function withoutTab(node: ElementContent): ElementContent {
  return node.type === 'text' ? text(node.value.replace(NEW_TAB, '')) : node;
}
