import { attribute, type Element, isElement, type Node } from '#src/base/page-tree.ts';

/** What is not read: controls, drawings, what is hidden or only spoken. Told anew here, so that a test can differ from what it tests. */
const LEFT_OUT = new Set([
  ...['nav', 'search', 'button', 'label', 'select', 'input', 'output', 'dialog', 'svg', 'math'],
  ...['script', 'style', 'template', 'noscript', 'iframe', 'video'],
]);
const CLASSES_LEFT_OUT =
  /noscript:hidden|print:hidden|chart-key|patch-legend|plate-title|visually-hidden|figure-number|source-number|^play$/;
const ROLES_LEFT_OUT = /^(tablist|status|toolbar|slider|alert)$/;

/** The words that a reader of a page meets, in order, each as often as it stands there. */
export function readableWords(main: Element): string[] {
  return wordsOf(textOf(main, isLeftOut));
}

/** Every word of a page, whoever it is for: those of its drawings' descriptions, pictures and titles included. */
export function allWords(main: Element): Set<string> {
  return new Set(wordsOf(textOf(main, () => false)));
}

/** Words without their marks: what is raised or lowered counts as itself. */
export function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

function textOf(node: Node, leaves: (element: Element) => boolean): string {
  if (node.nodeName === '#text' && 'value' in node) return node.value;
  if (!isElement(node)) return '';
  if (leaves(node)) return ' ';
  const spoken = ['aria-label', 'alt', 'title'].map((name) => attribute(node, name) ?? '').join(' ');
  const inside = node.childNodes.map((child) => textOf(child, leaves)).join('');
  const isPartOfWord = ['b', 'em', 'i', 'strong', 'wbr'].includes(node.tagName);
  return isPartOfWord ? inside : ` ${inside} ${leaves === isLeftOut ? '' : spoken} `;
}

function isLeftOut(element: Element): boolean {
  const { tagName, parentNode } = element;
  const isPhoneSummary =
    tagName === 'summary' && parentNode && isElement(parentNode) && attribute(parentNode, 'class') === 'phone-fold';
  return (
    LEFT_OUT.has(tagName) ||
    isPhoneSummary === true ||
    attribute(element, 'hidden') !== undefined ||
    attribute(element, 'aria-hidden') === 'true' ||
    attribute(element, 'id') === 'correction' ||
    CLASSES_LEFT_OUT.test(attribute(element, 'class') ?? '') ||
    ROLES_LEFT_OUT.test(attribute(element, 'role') ?? '')
  );
}
