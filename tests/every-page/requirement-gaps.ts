import type { Page } from '@playwright/test';
import type { Requirement } from './requirements.ts';

/** What one part of a page says, with white space as one sees it; what is unfolded later counts, too. */
interface Part {
  text: string;
  /** Terms with what is beside them. */
  terms: [string, string][];
  links: [string, string][];
  /** Texts of the elements that a requirement asks for, by their selectors. */
  elements: Record<string, string[]>;
}

const FIRST_MONTH = Date.parse('2024-12-01');

/** What a requirement asks for and its page does not hold, as sentences for the report. */
export async function gapsOf(page: Page, requirement: Requirement): Promise<string[]> {
  const { number, within = 'main', structuredData = [] } = requirement;
  const parts = await readParts(page, requirement);
  // Several parts may match; one of them must hold everything.
  const gaps = parts.map((part) => missing(requirement, part)).sort((a, b) => a.length - b.length)[0] ?? [
    `nothing matches ${within}`,
  ];
  const data = (await page.locator('script[type="application/ld+json"]').allTextContents()).join();
  gaps.push(...structuredData.filter((type) => !data.includes(`"@type":"${type}"`)).map((type) => `data of ${type}`));
  return gaps.map((gap) => `${number}: ${gap}${requirement.within ? ` in ${within}` : ''}`);
}

function missing(requirement: Requirement, { text, terms, links, elements }: Part): string[] {
  const { texts = [], words = [], figures = [], atLeast = [], each = [], month } = requirement;
  return [
    ...texts.filter((wanted) => !holds(text, wanted)).map((wanted) => `text "${wanted}"`),
    ...words.filter((wanted) => !holds(text.toLowerCase(), wanted.toLowerCase())).map((wanted) => `words "${wanted}"`),
    ...figures.flatMap(([term, ...values]) => {
      const beside = terms.filter(([name]) => name.toLowerCase().startsWith(term.toLowerCase()));
      if (beside.length === 0) return [`term "${term}"`];
      return values
        .filter((value) => !beside.some(([, group]) => holds(group, value)))
        .map((value) => `"${value}" beside "${term}"`);
    }),
    ...atLeast
      .filter(([least, unit]) => !(largestBefore(text, unit) >= least))
      .map(([least, unit]) => `at least ${least} ${unit}, not ${largestBefore(text, unit)}`),
    ...(month && !(monthAfter(text, month) >= FIRST_MONTH) ? [`a month after "${month}"`] : []),
    ...each.flatMap(([selector, least, ...inside]) => {
      const found = elements[selector] ?? [];
      if (found.length < least) return [`${least} × ${selector}, there are ${found.length}`];
      return found.flatMap((one) =>
        inside
          .filter((wanted) =>
            typeof wanted === 'string' ? !holds(one.toLowerCase(), wanted.toLowerCase()) : !wanted.test(one),
          )
          .map((wanted) => `"${wanted}" in ${selector}: ${one.slice(0, 60)}`),
      );
    }),
    ...(requirement.links ?? [])
      .filter(([label, href]) => !links.some(([name, to]) => name.startsWith(label) && to === href))
      .map(([label, href]) => `link "${label}" to ${href}`),
  ];
}

/** Whether a text holds these words as whole words: "8" is not in "28", nor "$1.8" in "$1.8B". */
function holds(text: string, words: string): boolean {
  return new RegExp(`(?<![\\p{L}\\p{N}$.,-])${RegExp.escape(words)}(?![\\p{L}\\p{N}%+]|[.,-]\\d)`, 'u').test(text);
}

/** The largest number that is before these words; NaN where none does. */
function largestBefore(text: string, words: string): number {
  const found = [...text.matchAll(new RegExp(`(\\d[\\d,]*) ${RegExp.escape(words)}\\b`, 'gi'))];
  return found.length > 0
    ? Math.max(...found.map(([, number = '']) => Number(number.replaceAll(',', ''))))
    : Number.NaN;
}

/** The month and year that are after these words; NaN where none do. */
function monthAfter(text: string, words: string): number {
  const found = new RegExp(`${RegExp.escape(words)} ([A-Z][a-z]+ \\d{4})`).exec(text);
  return found ? Date.parse(`1 ${found[1]} UTC`) : Number.NaN;
}

function readParts(page: Page, { within = 'main', each = [] }: Requirement): Promise<Part[]> {
  const selectors = each.map(([selector]) => selector);
  return page.locator(within).evaluateAll((roots, wanted) => {
    /** Texts of one element run on; those of neighboring elements are set apart, as they are on the screen. */
    const textOf = (root: Element) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      let text = '';
      for (let last: Element | null = null; walker.nextNode(); last = walker.currentNode.parentElement) {
        text += (walker.currentNode.parentElement === last ? '' : ' ') + walker.currentNode.textContent;
      }
      return text.replace(/\s+/g, ' ').trim();
    };
    /** The values of a term: all that follows it, up to the next one. */
    const valuesOf = (term: Element) => {
      let values = '';
      for (let next = term.nextElementSibling; next && next.tagName !== 'DT'; next = next.nextElementSibling)
        values += ` ${textOf(next)}`;
      return values;
    };
    return roots.map((root) => ({
      text: textOf(root),
      terms: [...root.querySelectorAll('dt')].map((term): [string, string] => [textOf(term), valuesOf(term)]),
      links: [...root.querySelectorAll('a')].map((link): [string, string] => [
        textOf(link),
        link.getAttribute('href') ?? '',
      ]),
      elements: Object.fromEntries(
        wanted.map((selector) => [selector, [...root.querySelectorAll(selector)].map(textOf)]),
      ),
    }));
  }, selectors);
}
