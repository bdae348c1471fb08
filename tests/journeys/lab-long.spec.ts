import { focusFirstPlace, gridOf, openLab, placesOf, textFieldOf, textPanelOf, typeKeys } from '#tests/support/lab.ts';
import { expect, test } from '#tests/support/test.ts';

test.use({ isFirstVisit: true, permissions: ['clipboard-read', 'clipboard-write'] });

/** Gates whose spans overlap, so that each has a column of its own. */
const longProgram = (columns: number): string =>
  `OPENQASM 3.0;\ninclude "stdgates.inc";\nqubit[10] q;\n${'cx q[0], q[9];\ncz q[9], q[1];\n'.repeat(columns / 2)}`;

test('R32.10: of 2,000 columns those about the view are in the page, as drawing, places and text', async ({ page }) => {
  await openLab(page, `1:q10${';x9@0;z9@1'.repeat(1000)}`, 10);
  const elements = () => page.locator('.lab *').count();
  await expect(textPanelOf(page).getByRole('status').first()).toHaveText('2000 operations, 2000 columns');
  expect(await elements()).toBeLessThan(3000);
  await expect(gridOf(page)).toHaveAttribute('aria-colcount', '2001');

  // The cut is at the end, and so is the view.
  await expect(page.locator('.lab-columns .lab-number').last()).toHaveText('2000');
  await focusFirstPlace(page);
  await expect(page.locator('.lab-columns .lab-number').first()).toHaveText('1');
  await expect(gridOf(page).locator('[tabindex="0"]')).toHaveCount(1);

  await typeKeys(page, 'End');
  const last = page.getByRole('gridcell', { name: /^qubit 0, column 2000: / });
  await expect(last).toBeFocused();
  await expect(last).toHaveAttribute('aria-colindex', '2000');
  await expect(last).toBeInViewport();
  await expect(page.locator('.lab-columns .lab-number').last()).toHaveText('2000');
  // Place and plate lie upon each other.
  const plate = await page.locator('.lab-column circle').last().boundingBox();
  const place = await last.boundingBox();
  expect(plate && place && Math.abs(plate.x + plate.width / 2 - place.x - place.width / 2)).toBeLessThan(1);

  await typeKeys(page, 'Home ArrowRight ArrowRight');
  await expect(page.getByRole('gridcell', { name: /^qubit 0, column 3: / })).toBeFocused();
  // Scrolled away from, it still is where the tab key leads.
  await page.locator('.lab-columns').evaluate((box) => box.scrollTo({ left: box.scrollWidth / 2 }));
  await expect(page.locator('.lab-columns .lab-number').getByText('1000', { exact: true })).toBeVisible();
  await expect(gridOf(page).locator('[tabindex="0"]')).toHaveAccessibleName(/^qubit 0, column 3: /);
  expect(await placesOf(page).count()).toBeLessThan(10 * 60);

  const lines = page.locator('.qasm');
  await lines.scrollIntoViewIfNeeded();
  await lines.evaluate((list) => list.scrollTo({ top: list.scrollHeight }));
  await expect(lines.locator('li').last()).toHaveAttribute('aria-posinset', '2003');
  await expect(lines.locator('li').last()).toBeInViewport();
  expect(await elements()).toBeLessThan(3000);
});

test('R32.10: a text of 9,800 operations is pasted, computed aside and stepped through', async ({ page }) => {
  await openLab(page, '1:q2;h0;x1@0', 2);
  await textPanelOf(page).getByRole('button', { name: 'Edit' }).click();
  await expect(textFieldOf(page)).toBeFocused();
  await page.evaluate((text) => navigator.clipboard.writeText(text), longProgram(9800));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+v');
  await expect(textPanelOf(page).getByRole('status').first()).toHaveText('9800 operations, 9800 columns');
  expect(await page.locator('.lab *').count()).toBeLessThan(3000);
  await expect.poll(() => page.workers().length).toBe(1);
  await page.getByRole('button', { name: 'One column back' }).click();
  await expect(page.locator('.lab-number-current')).toHaveText('9799');
});

test('R32.4: in the text field each "col n" stands in the line that it belongs to', async ({ page }) => {
  await openLab(page, `1:q2${';h0;x1@0'.repeat(12)}`, 2);
  await textPanelOf(page).getByRole('button', { name: 'Edit' }).click();
  await expect(textFieldOf(page)).toBeFocused();
  const offsets = await page.locator('.cm-line:has(.column)').evaluateAll((lines) =>
    lines.map((line) => {
      const [whole, label] = [line, line.querySelector('.column')].map((each) => each?.getBoundingClientRect());
      if (!whole || !label) return undefined;
      return { isWithin: label.top >= whole.top && label.bottom <= whole.bottom, end: Math.round(label.right) };
    }),
  );
  expect(offsets.length).toBeGreaterThan(12);
  for (const offset of offsets) expect(offset).toEqual({ isWithin: true, end: offsets[0]?.end });
});
