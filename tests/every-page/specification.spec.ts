import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/test.ts';
import { type FixedContent, FOOTER_COLUMNS, SPECIFICATION } from './specification.ts';

/** The parts of a page that the specification speaks of, with white space as one sees it. */
interface Reading {
  heading: string;
  badges: string[];
  titles: string[];
  text: string;
  /** Terms with what stands beside them. */
  terms: [string, string][];
  /** Titles with the text of the card around them. */
  cards: [string, string][];
  links: [string, string][];
  related: string[];
}

for (const fixed of SPECIFICATION) {
  test(`${fixed.route} shows what the specification fixes`, async ({ page }) => {
    await page.goto(fixed.route, { waitUntil: 'domcontentloaded' });
    const reading = await readPage(page);
    if (fixed.heading) expect(reading.heading).toBe(fixed.heading);
    // How long a tutorial takes to read is computed from its words, beside what the specification fixes.
    const badges = reading.badges.filter((label) => !label.endsWith(' min to read'));
    if (fixed.badges) expect(badges).toEqual(fixed.badges);
    if (fixed.related) expect(reading.related).toEqual(fixed.related);
    expect(missing(fixed, reading)).toEqual([]);
    for (const [selector, count] of fixed.counts ?? []) {
      await expect(page.locator('main').locator(selector), selector).toHaveCount(count);
    }
  });
}

test('every page carries the same header and footer', async ({ page }) => {
  await page.goto('/ethics', { waitUntil: 'domcontentloaded' });
  const direct = page.locator('header nav[aria-label="Main"] > a');
  await expect(direct).toHaveText(['Tutorials', 'News', 'Research', 'Companies', 'What is Quantum?', 'Glossary']);
  await expect(page.locator('header input').first()).toHaveAttribute('placeholder', 'Search quantum topics...');
  for (const [title, ...addresses] of FOOTER_COLUMNS) {
    const column = page.locator('footer nav > div').filter({ has: page.getByRole('heading', { name: title }) });
    const found = await column.locator('a').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(found, title).toEqual(expect.arrayContaining(addresses));
  }
  for (const address of ['/topics', '/privacy', '/terms', '/partners']) {
    await expect(page.locator(`footer a[href="${address}"]`).first()).toBeVisible();
  }
  await expect(page.locator('footer')).toContainText(`© ${new Date().getFullYear()}`);
});

test('an AI application names three techniques, a topic card at most four tags', async ({ page }) => {
  await page.goto('/ai-ml', { waitUntil: 'domcontentloaded' });
  const techniques = page.locator('#applications').getByRole('list', { name: 'Techniques' });
  await expect(techniques).not.toHaveCount(0);
  for (const list of await techniques.all()) await expect(list.locator('li')).toHaveCount(3);
  await page.goto('/topics', { waitUntil: 'domcontentloaded' });
  const tags = page.locator('#browse').getByRole('list', { name: 'Tags' });
  await expect(tags).toHaveCount(6);
  for (const list of await tags.all()) {
    await expect(list.locator('li').filter({ hasNotText: /^\+\d+ more$/ })).toHaveCount(4);
  }
});

/** Everything that is fixed and not there, as sentences for the report. */
function missing(fixed: FixedContent, reading: Reading): string[] {
  const { titles = [], texts = [], figures = [], cards = [], links = [] } = fixed;
  return [
    ...titles.filter((title) => !reading.titles.includes(title)).map((title) => `title "${title}"`),
    ...texts.filter((text) => !holds(reading.text, text)).map((text) => `text "${text}"`),
    ...figures.flatMap(([term, ...values]) =>
      values
        .filter((value) => !reading.terms.some(([name, group]) => name.startsWith(term) && holds(group, value)))
        .map((value) => `"${value}" beside "${term}"`),
    ),
    ...cards.flatMap(([title, ...inside]) => missingInCard(title, inside, reading)),
    ...links
      .filter(([label, href]) => !reading.links.some((link) => link[0] === label && link[1] === href))
      .map(([label, href]) => `link "${label}" to ${href}`),
  ];
}

/** Two cards may bear the same title; one of them must hold all texts. */
function missingInCard(title: string, texts: string[], { cards }: Reading): string[] {
  const gaps = cards
    .filter(([name]) => name === title)
    .map(([, card]) => texts.filter((text) => !holds(card, text)))
    .sort((a, b) => a.length - b.length)[0];
  return gaps ? gaps.map((text) => `"${text}" in the card "${title}"`) : [`card "${title}"`];
}

/** Whether a text holds these words as whole words: "8" is not in "28". */
function holds(text: string, words: string): boolean {
  return ` ${text} `.includes(` ${words} `);
}

function readPage(page: Page): Promise<Reading> {
  return page.locator('main').evaluate((main) => {
    /** Texts of one element run on; those of neighbouring elements are set apart, as they are on the screen. */
    const textOf = (root: Element | null | undefined) => {
      if (!root) return '';
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      let text = '';
      for (let last: Element | null = null; walker.nextNode(); last = walker.currentNode.parentElement) {
        text += (walker.currentNode.parentElement === last ? '' : ' ') + walker.currentNode.textContent;
      }
      return text.replace(/\s+/g, ' ').trim();
    };
    const all = (selector: string) => [...main.querySelectorAll(selector)];
    const cardOf = (title: Element) => title.closest('article, li, details, tr') ?? title.parentElement;
    const titles = all('h2, h3, h4');
    return {
      heading: textOf(main.querySelector('h1')),
      badges: all('ul[aria-label="About this page"] > li').map(textOf),
      titles: titles.map(textOf),
      text: textOf(main),
      terms: all('dt').map((term): [string, string] => [textOf(term), textOf(term.nextElementSibling)]),
      cards: titles.map((title): [string, string] => [textOf(title), textOf(cardOf(title))]),
      links: all('a').map((link): [string, string] => [textOf(link), link.getAttribute('href') ?? '']),
      related: all('#related a').map((link) => link.getAttribute('href') ?? ''),
    };
  });
}
