import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * axe in a page. The mode called legacy runs in the page alone; the other one opens a second page for every analysis, to
 * look into frames of other origins, and this site has none. Of what passes only the first element is reported, which
 * nobody reads, and style sheets are not fetched again, which no rule in use reads.
 */
export function axe(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).options({ resultTypes: ['violations'], preload: false }).setLegacyMode();
}

/** Rules whose outcome lies in colors alone, so that they are asked in each theme. */
export const CONTRAST = ['color-contrast', 'link-in-text-block'];

/** Expects nothing that axe can find in a page or a part of it, in either theme: they differ in nothing but their colors. */
export async function expectAccessible(page: Page, within = 'html'): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await violationsOf(axe(page).include(within))).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  const contrast = axe(page).include(within).withRules(CONTRAST);
  expect(await violationsOf(contrast)).toEqual([]);
}

/** What an analysis finds wrong: each rule with the elements that break it. */
export async function violationsOf(analysis: AxeBuilder): Promise<string[]> {
  const { violations } = await analysis.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' ')}`);
}
