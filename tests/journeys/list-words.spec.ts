import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/test.ts';

const ENTRIES: Record<string, string> = {
  '/companies': '#company-cards li[data-category]',
  '/research': 'main li[data-year]',
  '/algorithms': '#all-algorithms-table tbody tr',
  '/tools': '#tools > tr',
  '/events': '#events > li',
  '/startups': '#startup-list > li',
};

/** What is typed into a list's search, and what has to be among what is left. */
const SEARCHES: readonly [path: string, typed: string, found: RegExp][] = [
  ['/companies', 'trapped ion', /IonQ/],
  ['/companies', 'quantinuum microsoft', /Quantinuum/],
  ['/companies', 'computing neutral atom', /Atom Computing/],
  ['/companies', 'paris france', /Alice & Bob/],
  ['/companies', 'TRAPPED-ION', /IonQ/],
  ['/research', 'fault tolerant', /Fault-tolerant/],
  ['/research', 'correction error', /error correction/],
  ['/research', '2408.13687', /below the surface code threshold/],
  ['/research', 'arxiv 2408.13687', /below the surface code threshold/],
  ['/research', '10.1038/s41586-019-1666-5', /Quantum supremacy/],
  ['/research', 'preskill nisq', /NISQ era/],
  ['/algorithms', 'bernstein vazirani', /Bernstein–Vazirani/],
  ['/algorithms', 'search grover', /Grover/],
  ['/tools', 'python ibm', /Qiskit/],
  ['/events', 'quantum week', /IEEE Quantum Week/],
  ['/startups', 'photonic toronto', /Xanadu/],
];

const left = (page: Page, path: string) => page.locator(`${ENTRIES[path]}:visible`);

for (const path of Object.keys(ENTRIES)) {
  test(`${path} finds entries by their words, in any order`, async ({ page }) => {
    await page.goto(path);
    const all = await left(page, path).count();
    for (const [, typed, found] of SEARCHES.filter(([place]) => place === path)) {
      await page.locator('#filter-text').fill(typed);
      await expect.poll(() => left(page, path).count(), typed).toBeLessThan(all);
      await expect(left(page, path).filter({ hasText: found }).first(), typed).toBeVisible();
      await page.locator('#filter-text').fill('');
      await expect(left(page, path), typed).toHaveCount(all);
    }
  });
}

test('a hyphen more or less makes no difference', async ({ page }) => {
  await page.goto('/companies');
  const count = page.locator('#directory output');
  await page.locator('#filter-text').fill('trapped-ion');
  await expect(count).toHaveText(/^[1-9]\d* of \d+ companies$/);
  const found = await count.textContent();
  await page.locator('#filter-text').fill('zzzz');
  await expect(count).toHaveText(/^0 of/);
  await page.locator('#filter-text').fill('trapped ion');
  await expect(count).toHaveText(found ?? '');
});
