import { type Element, isElement, type MainOfPage, type Node } from '#src/base/page-tree.ts';
import type { FoundTerm } from './term-names.ts';

/** More would make a page restless. */
const MOST_MARKS = 15;

export interface MarkedPage {
  html: string;
  /** How often each term occurs in the page's running text, by its id. */
  uses: ReadonlyMap<string, number>;
}

/**
 * Makes the first use of each term in a page's running text a link to its definition, in the order of reading and
 * up to a limit. Nothing else of the HTML changes, not a byte.
 */
export function markTerms(
  page: MainOfPage,
  find: (text: string) => FoundTerm[],
  linkTo: (id: string) => string,
): MarkedPage {
  const { html } = page;
  const found = runningText(page).flatMap(({ start, end }) =>
    find(html.slice(start, end)).map((term) => ({ ...term, start: start + term.start, end: start + term.end })),
  );
  const uses = new Map<string, number>();
  const marks: FoundTerm[] = [];
  for (const term of found) {
    const earlier = uses.get(term.id) ?? 0;
    uses.set(term.id, earlier + 1);
    if (earlier === 0 && marks.length < MOST_MARKS) marks.push(term);
  }
  return { html: splice(html, marks, linkTo), uses };
}

function splice(html: string, marks: readonly FoundTerm[], linkTo: (id: string) => string): string {
  let done = 0;
  const parts = marks.map(({ id, start, end }) => {
    const part = `${html.slice(done, start)}<a href="${linkTo(id)}" class="term">${html.slice(start, end)}</a>`;
    done = end;
    return part;
  });
  return parts.join('') + html.slice(done);
}

/** A piece of text as it is in the HTML, entities included. */
interface TextPiece {
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
  ...['a', 'button', 'label', 'summary', 'form', 'nav', 'select', 'textarea', 'output', 'data', 'dialog'],
  ...['code', 'pre', 'kbd', 'samp', 'math', 'svg', 'script', 'style', 'template', 'noscript', 'iframe', 'video'],
]);

/**
 * The running text of a page's `<main>`, in the order of reading. What React takes over in the browser is left out,
 * because it compares the page with what it rendered; the slots inside an island are plain HTML and count.
 */
function runningText(page: MainOfPage): TextPiece[] {
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
