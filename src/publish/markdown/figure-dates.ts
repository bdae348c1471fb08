import type { Element, ElementContent } from 'hast';
import { formatMonth } from '#src/design/format-date.ts';
import { rowOf } from '#src/figures/figure-addresses.ts';
import { dateText } from '#src/figures/page-references.ts';
import { allFigures } from '#src/model/figures.ts';
import { remembered } from '#src/model/read-content.ts';
import { hasClass, textOf } from './nodes.ts';

/** What is read together: a row, an entry of a list; else a paragraph. */
interface Unit {
  text: string;
  /** Figures whose date is in it. */
  dated: Set<string>;
}

/**
 * A page whose figures stand with their dates. Where a page has no room, its figures' dates are in their cards, which a text does
 * not have; those of the page's own date are dated by its sources ("As of November 2026").
 */
export function withFigureDates(main: Element): Element {
  const [, ofPage] = /As of (\w+ \d{4})/.exec(textOf(main).replaceAll(/\s+/g, ' ')) ?? [];
  return dated(main, ofPage, undefined);
}

function dated(element: Element, ofPage: string | undefined, around: Unit | undefined): Element {
  const isUnit = element.tagName === 'tr' || element.tagName === 'li' || (!around && element.tagName === 'p');
  const unit = isUnit ? { text: textOf(element), dated: new Set<string>() } : around;
  const children = element.children.flatMap((child): ElementContent[] => {
    if (child.type !== 'element') return [child];
    if (!hasClass(child, 'figure-number')) return [dated(child, ofPage, unit)];
    const date = missingDate(String(child.properties.href), ofPage, unit);
    return date ? [child, { type: 'text', value: ` (${date})` }] : [child];
  });
  return { ...element, children };
}

function missingDate(row: string, ofPage: string | undefined, unit: Unit | undefined): string | undefined {
  const newest = remembered('newest values by row', newestByRow).get(row);
  if (!newest || unit?.dated.has(row)) return undefined;
  unit?.dated.add(row);
  const date = dateText(newest);
  const isOfPage = newest.asOf.length === 'YYYY-MM'.length && formatMonth(newest.asOf) === ofPage;
  return isOfPage || unit?.text.includes(date) ? undefined : date;
}

function newestByRow() {
  return new Map(allFigures().map((figure) => [rowOf(figure), figure.values[0]]));
}
