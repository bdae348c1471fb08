import {
  attribute,
  descriptionOf,
  detached,
  type Element,
  findElement,
  findElements,
  isElement,
  type MainOfPage,
} from '#src/base/page-tree.ts';
import { kinds } from '#src/model/kinds.ts';

/** One thing that can be found: a page, or an entry that is on a page. */
export interface SearchRecord {
  /** Path on this site, with the anchor of an entry. */
  url: string;
  /** What it is, in the plural, as the results page names it: the label of its kind of content, or "Pages". */
  kind: string;
  title: string;
  /** Abbreviations and other names under which it is looked for. */
  names?: readonly string[];
  /** What its page is divided into. */
  headings?: readonly string[];
  /** What its page says of itself to search engines: what it is about, in one or two sentences. */
  description?: string;
  text: string;
}

const STEP_ID = /^step-\d+$/;

/** Sections that only name other works and pages; those are found themselves. */
const REFERENCES = new Set(['sources', 'papers', 'next', 'related', 'connected', 'similar', 'correction']);

/**
 * Pages of these kinds were described by an editor, in their descriptions and headings; others are made from entries.
 */
const WRITTEN: ReadonlySet<string> = new Set([kinds.topics.label, 'Pages']);

/** The records of pages and of the steps of tutorials, as one page after the other is read. */
export class PageRecords {
  readonly #kindsByPath: ReadonlyMap<string, string>;
  readonly #lists: ReadonlyMap<string, readonly string[]>;
  readonly #entries: ReadonlySet<string>;
  readonly #missing: Set<string>;
  readonly #records: SearchRecord[] = [];

  /**
   * What has a record of its own (`entries`: addresses, most with an anchor) is left out of its page's text. A page that lists
   * what there is of a kind (`lists`) is called so, too.
   */
  constructor(
    kindsByPath: ReadonlyMap<string, string>,
    lists: ReadonlyMap<string, readonly string[]>,
    entries: ReadonlySet<string>,
  ) {
    this.#kindsByPath = kindsByPath;
    this.#lists = lists;
    this.#entries = entries;
    this.#missing = new Set(entries);
  }

  read(path: string, { html, main }: MainOfPage): void {
    if (this.#isEntry(path)) return;
    const kind = this.#kindsByPath.get(path) ?? 'Pages';
    const steps = kind === kinds.tutorials.label ? stepRecords(path, main) : [];
    const isElsewhere = (part: Element) => {
      const id = attribute(part, 'id') ?? '';
      return this.#isEntry(`${path}#${id}`) || (steps.length > 0 && STEP_ID.test(id)) || REFERENCES.has(id);
    };
    const text = textOf(main, (part) => isElsewhere(part) || isTitle(part));
    const record = { kind, url: path, title: titleOf(main), names: this.#lists.get(path) ?? [], text };
    const written = WRITTEN.has(kind) && {
      headings: headingsOf(main, isElsewhere),
      description: descriptionOf(html),
    };
    this.#records.push({ ...record, ...written }, ...steps);
  }

  /** @throws when an entry's anchor is on none of the pages: a result would lead nowhere. */
  all(): readonly SearchRecord[] {
    if (this.#missing.size > 0) throw new Error(`The search found no element for ${[...this.#missing].join(', ')}`);
    return this.#records;
  }

  #isEntry(address: string): boolean {
    this.#missing.delete(address);
    return this.#entries.has(address);
  }
}

/** What a page's parts are called; those that stand for something found by itself are left out. */
function headingsOf(main: Element, isElsewhere: (part: Element) => boolean): string[] {
  const headings = findElements(
    main,
    ({ tagName }) => /^h[23]$/.test(tagName),
    (part) => isHidden(part) || isElsewhere(part),
  );
  return [...new Set(headings.map((heading) => textOf(heading)))];
}

/** The number before a step's heading, which leads to the step itself. */
const isNumberLink = ({ tagName }: Element) => tagName === 'a';

/** The steps of a tutorial: elements with the ids step-1, step-2 and so on, each with its heading. */
function stepRecords(path: string, main: Element): SearchRecord[] {
  const records: SearchRecord[] = [];
  for (let number = 1; ; number += 1) {
    const step = findElement(main, (element) => attribute(element, 'id') === `step-${number}`);
    if (!step) return records;
    const heading = findElement(step, ({ tagName }) => /^h[2-4]$/.test(tagName));
    const title = `${titleOf(main)}, step ${number}: ${heading ? textOf(heading, isNumberLink) : ''}`;
    const text = textOf(step, (part) => part === heading);
    records.push({ kind: kinds['tutorial-steps'].label, url: `${path}#step-${number}`, title, text });
  }
}

function titleOf(main: Element): string {
  const title = findElement(main, isTitle);
  if (!title) throw new Error('A page has no <h1>, so the search cannot name it');
  return textOf(title);
}

const isTitle = ({ tagName }: Element) => tagName === 'h1';

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
function textOf(element: Element, isLeftOut: (part: Element) => boolean = () => false): string {
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
function isHidden(element: Element): boolean {
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
