import { expect, test } from '#tests/support/test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('R45.8: from the home page a task is solved with four presses, without a Greek letter before it', async ({
  page,
}) => {
  await page.goto('/');
  await page.locator('main a[href="/tutorials/arrows-that-add"]').first().tap();

  const task = page.locator('[data-task="leave-nothing"]');
  await task.locator('summary').tap();
  const slider = task.getByRole('slider');
  await expect(slider).toBeVisible();
  const before = await page.locator('main').evaluate((main, id) => {
    const range = document.createRange();
    range.setStart(main, 0);
    range.setEndBefore(document.querySelector(`[data-task="${id}"]`) ?? main);
    return range.toString();
  }, 'leave-nothing');
  expect(before.length).toBeGreaterThan(500);
  expect(before).not.toMatch(/[α-ωΑ-Ω⟩]/u);

  // The middle of the slider is half a turn.
  await slider.tap();
  await expect(slider).toHaveValue('180');
  await task.getByRole('button', { name: 'Check' }).tap();
  await expect(task.locator('.task-note')).toContainText('Solved.');
});
