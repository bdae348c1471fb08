import {
  attribute,
  descriptionOf,
  type Element,
  findElement,
  findElements,
  type MainOfPage,
} from '#src/base/page-tree.ts';
import { kinds } from '#src/model/kinds.ts';
import type { SearchRecord } from '../record.ts';
import { isHidden, textOf } from './page-text.ts';

const STEP_ID = /^step-\d+$/;

/** Sections that only name other works and pages; those are found themselves. */
const REFERENCES = new Set(['sources', 'papers', 'next', 'related', 'similar']);

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
   * What has a record of its own (`entries`: addresses with an anchor) is left out of its page's text. A page that lists
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
