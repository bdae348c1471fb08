import type { ContentFile } from '#src/content-model/assertions.ts';
import { urls } from '#src/site/urls.ts';
import type { Kind, SearchRecord } from '../record.ts';
import { attribute, type Element, findElement, mainOf, textOf } from './page-text.ts';

export interface BuiltPage {
  /** Path on this site. */
  path: string;
  html: string;
}

const STEP_ID = /^step-\d+$/;

/** Sections that only name other works and pages; those are found themselves. */
const REFERENCES = new Set(['sources', 'reading', 'next', 'related', 'similar']);

/** Folders whose entries have a page each, and its address. */
const FOLDERS_WITH_PAGES: { folder: string; kind: Kind; pathOf: (id: string) => string }[] = [
  { folder: 'topics', kind: 'Topics', pathOf: (id) => `/${id}` },
  { folder: 'tutorials', kind: 'Tutorials', pathOf: (id) => `${urls.tutorials()}/${id}` },
  { folder: 'companies', kind: 'Companies', pathOf: urls.company },
];

/**
 * A record of every page, and of every step of a tutorial. What has a record of its own (`entries`: addresses with an
 * anchor) is left out of the page's text, so that nothing is found twice.
 * @throws when an entry's anchor is on none of the pages: a result would lead nowhere.
 */
export function pageRecords(
  pages: readonly BuiltPage[],
  files: readonly ContentFile[],
  entries: ReadonlySet<string>,
): SearchRecord[] {
  const missing = new Set(entries);
  const records = pages.flatMap(({ path, html }) => {
    const main = mainOf(html);
    const facts = factsOf(path, files);
    const steps = facts.kind === 'Tutorials' ? stepRecords(path, main, facts) : [];
    const text = textOf(main, (part) => {
      const id = attribute(part, 'id') ?? '';
      const isEntry = missing.delete(`${path}#${id}`) || entries.has(`${path}#${id}`);
      return isEntry || (steps.length > 0 && STEP_ID.test(id)) || REFERENCES.has(id) || isTitle(part);
    });
    return [{ ...facts, url: path, title: titleOf(main), text }, ...steps];
  });
  if (missing.size > 0) throw new Error(`The search found no element for ${[...missing].join(', ')}`);
  return records;
}

type PageFacts = Pick<SearchRecord, 'kind' | 'topic' | 'level' | 'year'>;

function factsOf(path: string, files: readonly ContentFile[]): PageFacts {
  for (const { folder, kind, pathOf } of FOLDERS_WITH_PAGES) {
    const file = files.find((one) => one.folder === folder && pathOf(one.id) === path);
    if (!file) continue;
    const { difficulty, founded } = file.data as { difficulty?: string; founded?: number };
    return { kind, topic: kind === 'Topics' ? file.id : undefined, level: difficulty, year: founded };
  }
  return { kind: 'Pages' };
}

/** The number before a step's heading, which leads to the step itself. */
const isNumberLink = ({ tagName }: Element) => tagName === 'a';

/** The steps of a tutorial: elements with the ids step-1, step-2 and so on, each with its heading. */
function stepRecords(path: string, main: Element, { level }: PageFacts): SearchRecord[] {
  const records: SearchRecord[] = [];
  for (let number = 1; ; number += 1) {
    const step = findElement(main, (element) => attribute(element, 'id') === `step-${number}`);
    if (!step) return records;
    const heading = findElement(step, ({ tagName }) => /^h[2-4]$/.test(tagName));
    const title = `${titleOf(main)}, step ${number}: ${heading ? textOf(heading, isNumberLink) : ''}`;
    const text = textOf(step, (part) => part === heading);
    records.push({ kind: 'Tutorial steps', url: `${path}#step-${number}`, title, text, level });
  }
}

function titleOf(main: Element): string {
  const title = findElement(main, isTitle);
  if (!title) throw new Error('A page has no <h1>, so the search cannot name it');
  return textOf(title);
}

const isTitle = ({ tagName }: Element) => tagName === 'h1';
