import { type Element, isElement, type MainOfPage, type Node } from '#src/base/page-tree.ts';

/** A piece of text as it is in the HTML, entities included. */
export interface TextPiece {
  start: number;
  end: number;
}

/** Elements that hold sentences. */
const BLOCKS = new Set(['p', 'li', 'dd', 'figcaption', 'td']);

/** Shorter texts are labels, tags and figures, not sentences. */
const SHORTEST_SENTENCE = 50;

/** Names, controls, code, pictures and formulas: a link has no place in them, or they already are one. */
const LEFT_OUT = new Set([
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'dt', 'th', 'caption', 'cite'],
  ...['a', 'button', 'label', 'summary', 'form', 'nav', 'select', 'textarea', 'output', 'dialog'],
  ...['code', 'pre', 'kbd', 'samp', 'math', 'svg', 'script', 'style', 'template', 'noscript', 'iframe', 'video'],
]);

/**
 * The running text of a page's `<main>`, in the order of reading. What React takes over in the browser is left out,
 * because it compares the page with what it rendered; the slots inside an island are plain HTML and count.
 */
export function runningText(page: MainOfPage): TextPiece[] {
  return textIn(page.main, { page, isHydrated: false, isSentence: false });
}

interface Surroundings {
  page: MainOfPage;
  /** Whether React compares this part with its own rendering. */
  isHydrated: boolean;
  isSentence: boolean;
}

function textIn(parent: Element, around: Surroundings): TextPiece[] {
  const isSentence = BLOCKS.has(parent.tagName) ? ownTextLength(parent) >= SHORTEST_SENTENCE : around.isSentence;
  const inside = { ...around, isSentence };
  return parent.childNodes.flatMap((child) => {
    if (isElement(child))
      return isLeftOut(child) ? [] : textIn(child, { ...inside, isHydrated: hydrated(child, inside) });
    return isSentence && !inside.isHydrated ? pieceOf(child, inside.page) : [];
  });
}

/** Text that the parser put together from several places, or moved, is not taken. */
function pieceOf(node: Node, { html, start }: MainOfPage): TextPiece[] {
  const place = 'value' in node && node.nodeName === '#text' ? node.sourceCodeLocation : undefined;
  if (!place) return [];
  const piece = { start: start + place.startOffset, end: start + place.endOffset };
  return html.slice(piece.start, piece.end).includes('<') ? [] : [piece];
}

function hydrated({ tagName }: Element, { isHydrated }: Surroundings): boolean {
  if (tagName === 'astro-island') return true;
  return tagName === 'astro-slot' ? false : isHydrated;
}

/** Besides the elements that are always left out: decoration, labels, what is only spoken, or folded away at first. */
function isLeftOut({ tagName, attrs }: Element): boolean {
  const attribute = new Map(attrs.map(({ name, value }) => [name, value]));
  return (
    LEFT_OUT.has(tagName) ||
    attribute.has('hidden') ||
    // Who published a work: a name, whose words are no terms.
    attribute.has('data-publisher') ||
    attribute.get('aria-hidden') === 'true' ||
    (tagName === 'details' && !attribute.has('open')) ||
    /\b(visually-hidden|badge)\b/.test(attribute.get('class') ?? '')
  );
}

/** Length of a block's text without that of the blocks inside it. */
function ownTextLength(block: Element): number {
  return block.childNodes.reduce((sum, child) => {
    if (child.nodeName === '#text' && 'value' in child) return sum + child.value.length;
    return isElement(child) && !BLOCKS.has(child.tagName) ? sum + ownTextLength(child) : sum;
  }, 0);
}
