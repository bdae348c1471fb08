import { ENTRY_REVIEW, entriesDue, presentEntries } from '#src/model/as-of.ts';
import { buildDate, monthsBetween } from '#src/model/build-date.ts';
import { allFigures, currentText, monthsOverdue } from '#src/model/figures.ts';
import type { Kind } from '#src/model/kind.ts';
import { isKindId, kinds } from '#src/model/kinds.ts';
import { allEntries } from '#src/model/listings.ts';
import { figureId } from '#src/model/named-figures.ts';
import { allPages, writtenContent } from '#src/model/read-content.ts';

/** What should be looked at again. */
export interface Due {
  /** Below `content/`. */
  file: string;
  /** The figure's name, where it is one. */
  figure: string | undefined;
  name: string;
  says: string;
  asOf: string;
  /** Months since it should have been. */
  overdue: number;
  /** Addresses of the pages that show it. */
  pages: string[];
}

/** What is due by the rules of `npm run stale`, the most overdue on the most pages first. */
export function whatIsDue(): Due[] {
  const shown = pagesByFigure();
  const figures = allFigures()
    .filter(({ isDue }) => isDue)
    .map((figure) => ({
      file: figure.file.replace(/^content\//, ''),
      figure: figure.name,
      name: `${figure.subject}: ${figure.label}`,
      says: currentText(figure),
      asOf: figure.values[0].asOf,
      overdue: monthsOverdue(figure),
      pages: [...new Set([...pagesOf(figure.id), ...(shown.get(figure.id) ?? [])])],
    }));
  const entries = entriesDue(presentEntries()).map(({ file, name, asOf, address }) => ({
    file: file.replace(/^content\//, ''),
    figure: undefined,
    name,
    says: 'the entry',
    asOf,
    overdue: monthsBetween(asOf, buildDate()) - ENTRY_REVIEW,
    pages: [...new Set([withoutAnchor(address), ...listsOf(file.split('/')[1] ?? '')])],
  }));
  return [...figures, ...entries].sort((a, b) => weightOf(b) - weightOf(a));
}

function weightOf({ overdue, pages }: Pick<Due, 'overdue' | 'pages'>): number {
  return overdue * pages.length;
}

/** The entry's own page, and those that list its kind; of a page's figure that page. */
function pagesOf(figure: string): string[] {
  const [kind = '', id = ''] = figure.split('/');
  if (kind === 'pages') return allPages().flatMap((page) => (page.id === id ? [page.path] : []));
  const address = allEntries().find((entry) => entry.kind === kind && entry.id === id)?.address;
  return [...(address ? [withoutAnchor(address)] : []), ...listsOf(kind)];
}

function listsOf(kind: string): string[] {
  if (!isKindId(kind)) return [];
  const { page, alsoOn = [] }: Kind<unknown> = kinds[kind];
  return [page, ...alsoOn];
}

/** The pages whose texts or sections name a figure, by the figure's id. */
function pagesByFigure(): ReadonlyMap<string, ReadonlySet<string>> {
  const known = new Set(allFigures().map(({ id }) => id));
  const addresses = new Map<string, string>([
    ...allEntries().map(({ kind, id, address }) => [`${kind}/${id}`, withoutAnchor(address)] as const),
    ...allPages().map(({ id, path }) => [`pages/${id}`, path] as const),
  ]);
  const pages = new Map<string, Set<string>>();
  for (const { subject, data } of writtenContent()) {
    const address = addresses.get(subject);
    if (!address) continue;
    for (const name of namesIn(data)) {
      const id = figureId(name, subject);
      if (known.has(id)) pages.set(id, (pages.get(id) ?? new Set()).add(address));
    }
  }
  return pages;
}

/** What may be the name of a figure in a value: a text that is one, and those in braces. */
function namesIn(value: unknown): string[] {
  if (typeof value === 'string')
    return [value, ...[...value.matchAll(/\{([a-z0-9/-]+)\}/g)].map(([, name = '']) => name)];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(namesIn) : [];
}

function withoutAnchor(address: string): string {
  return address.replace(/#.*/, '');
}
