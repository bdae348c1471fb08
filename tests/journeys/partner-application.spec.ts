import type { Page } from '@playwright/test';
import { axe, violationsOf } from '#tests/support/axe.ts';
import { holdIsland } from '#tests/support/islands.ts';
import { expect, test } from '#tests/support/test.ts';
import { toasts } from '#tests/support/toasts.ts';

const REST = '**/rest/v1/partner_applications*';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Partner Contact Form' });
const submit = (page: Page) => dialog(page).getByRole('button', { name: /^Submit/ });
const url = (page: Page) => dialog(page).getByLabel('Website URL');
const urlError = (page: Page) => dialog(page).getByText('Please enter a valid URL (including https://)');

async function press(page: Page, trigger = 'Become a Partner') {
  await page.getByRole('button', { name: trigger, exact: true }).first().click();
  await expect(dialog(page)).toBeVisible();
}

/** Opens the dialog and waits until React answers for its form. */
async function open(page: Page, trigger?: string) {
  await page.goto('/partners');
  await press(page, trigger);
  await expect(dialog(page).locator('form')).toHaveJSProperty('noValidate', true);
}

async function fill(page: Page, email: string) {
  const form = dialog(page);
  await url(page).fill('https://qubitworks.example');
  await form.getByLabel('Contact name').fill('A. Reader');
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Referral').check();
  await form.getByLabel('Technology Partner').check();
}

/** Presses near a button's upper edge, and lets go once the press has taken the focus. */
async function pressAtTheEdge(page: Page, name: string) {
  const button = dialog(page).getByRole('button', { name, exact: true });
  const box = await button.boundingBox();
  if (!box) throw new Error(`${name} is not shown`);
  await page.mouse.move(box.x + box.width / 2, box.y + 2);
  await page.mouse.down();
  await expect(button).toBeFocused();
  // Whatever React would draw because of the press is drawn by then.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await page.mouse.up();
}

test('an application is stored, and the dialog closes', async ({ page, site }) => {
  await open(page);
  await fill(page, 'partner@example.org');
  await dialog(page).getByLabel('Tell us about your business').fill('   ');
  await submit(page).click();
  const toast = toasts(page).first();
  await expect(toast).toContainText('Application submitted');
  await expect(toast).toContainText('Our team will review your details and reach out soon.');
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Become a Partner' })).toBeFocused();

  const rows = JSON.parse(site.signups('export', '--format', 'json', 'partners')) as Record<string, unknown>[];
  expect(rows.find(({ email }) => email === 'partner@example.org')).toMatchObject({
    website_url: 'https://qubitworks.example',
    contact_name: 'A. Reader',
    partnership_types: ['Referral', 'Technology Partner'],
    business_description: null,
    source_url: `${site.url}/partners`,
  });

  await press(page, 'Become a Partner');
  await expect(url(page)).toHaveValue('');
  await expect(dialog(page).getByLabel('Referral')).not.toBeChecked();
});

test('what is typed, ticked and sent before the script has come counts', async ({ page, site }) => {
  const script = await holdIsland(page, 'PartnerDialog');
  await page.goto('/partners');
  await press(page, 'Schedule a Call');
  await fill(page, 'early@example.org');
  await submit(page).click();
  await expect(dialog(page).getByRole('button', { name: 'Submitting...', exact: true })).toBeVisible();
  await expect(dialog(page).locator('form')).toHaveAttribute('aria-busy', 'true');
  script.release();
  await expect(toasts(page).first()).toContainText('Application submitted');
  await expect(dialog(page)).toBeHidden();
  const rows = JSON.parse(site.signups('export', '--format', 'json', 'partners')) as Record<string, unknown>[];
  expect(rows.filter(({ email }) => email === 'early@example.org')).toEqual([
    expect.objectContaining({
      partnership_types: ['Referral', 'Technology Partner'],
      business_description: 'I would like to schedule a call.',
    }),
  ]);
});

test('a window too low for the form keeps the focus where it is, on the first field and after', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 });
  const script = await holdIsland(page, 'PartnerDialog');
  await page.goto('/partners');
  await press(page);
  await expect(url(page)).toBeFocused();
  await dialog(page).getByLabel('Email').focus();
  script.release();
  await expect(dialog(page).locator('form')).toHaveJSProperty('noValidate', true);
  await expect(dialog(page).getByLabel('Email')).toBeFocused();
  await expect(submit(page)).toBeInViewport();
});

test('two quick presses send one row', async ({ page }) => {
  const sent: string[] = [];
  await page.route(REST, async (route) => {
    sent.push(route.request().url());
    await route.continue();
  });
  await open(page);
  await fill(page, 'once@example.org');
  await submit(page).evaluate((element: HTMLButtonElement) => {
    element.click();
    element.click();
  });
  await expect(toasts(page).first()).toContainText('Application submitted');
  expect(sent).toHaveLength(1);
});

test('every trigger opens the same dialog, with the focus on the first field and what was typed before', async ({
  page,
}) => {
  await open(page);
  await url(page).fill('https://qubitworks.example');
  await dialog(page).getByLabel('Reseller').check();
  const triggers = ['Get Started', 'Partner With Us', 'Schedule a Call'];
  for (const trigger of triggers) {
    await dialog(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog(page)).toBeHidden();
    await press(page, trigger);
    await expect(dialog(page)).toContainText('Share a few details and well get back to you shortly.');
    await expect(url(page)).toBeFocused();
    await expect(url(page)).toHaveValue('https://qubitworks.example');
    await expect(dialog(page).getByLabel('Reseller')).toBeChecked();
    await expect(dialog(page).getByLabel('Tell us about your business')).toHaveValue(
      trigger === 'Schedule a Call' ? 'I would like to schedule a call.' : '',
    );
  }
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Get Started' })).toHaveCount(3);
});

test('rules are checked on blur first, then on every change, and block the submission', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  await open(page);
  const form = dialog(page);

  await url(page).fill('qubitworks.example');
  await expect(urlError(page)).toBeHidden();
  await form.getByLabel('Contact name').fill('A');
  await expect(urlError(page)).toBeVisible();
  await form.getByLabel('Email').fill('ada@qubitworks');
  await expect(form.getByText('Please enter a valid name')).toBeVisible();
  await form.getByLabel('Tell us about your business').fill('x'.repeat(2001));
  await expect(form.getByText('Please enter a valid email')).toBeVisible();

  await submit(page).click();
  await expect(form.getByText('Select at least one partnership type')).toBeVisible();
  await expect(form.getByText('Keep it under 2000 characters')).toBeVisible();
  await expect(url(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(url(page)).toBeFocused();
  expect(await violationsOf(axe(page).include('#partner-dialog'))).toEqual([]);
  expect(sent.filter((address) => /\/(rest|forms)\//.test(address))).toEqual([]);

  await url(page).fill('https://qubitworks.example');
  await expect(urlError(page)).toBeHidden();
  await form.getByLabel('Affiliate').check();
  await expect(form.getByText('Select at least one partnership type')).toBeHidden();
  await form.getByLabel('Affiliate').uncheck();
  await expect(form.getByText('Select at least one partnership type')).toBeVisible();
});

for (const wrong of ['javascript:alert(1)', 'https://exa mple.org', 'foo']) {
  test(`"${wrong}" is no website`, async ({ page }) => {
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.url()));
    await open(page);
    await fill(page, 'wrong@example.org');
    await url(page).fill(wrong);
    await submit(page).click();
    await expect(urlError(page)).toBeVisible();
    expect(sent.filter((address) => address.includes('/rest/'))).toEqual([]);
  });
}

test.describe('an untouched form', () => {
  for (const name of ['Cancel', 'Close']) {
    test(`closes with a press at the edge of ${name}, and shows no error when it is opened again`, async ({ page }) => {
      await open(page);
      await expect(url(page)).toBeFocused();
      await pressAtTheEdge(page, name);
      await expect(dialog(page)).toBeHidden();
      await press(page);
      await expect(url(page)).toBeFocused();
      await expect(url(page)).toHaveAttribute('aria-invalid', 'false');
      await expect(urlError(page)).toHaveCount(0);
    });
  }

  test('shows none after Escape and after a press outside', async ({ page }) => {
    await open(page);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Become a Partner' })).toBeFocused();
    await press(page);
    await page.mouse.click(20, 450);
    await expect(dialog(page)).toBeHidden();
    await press(page);
    await expect(urlError(page)).toHaveCount(0);
  });

  test('is told all its rules by a press at the edge of Submit', async ({ page }) => {
    await open(page);
    await pressAtTheEdge(page, 'Submit');
    await expect(urlError(page)).toBeVisible();
    await expect(dialog(page).getByText('Select at least one partnership type')).toBeVisible();
  });
});

test.describe('a failure', () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  test('keeps the dialog open, every value and the focus, also once its toast is dismissed', async ({ page }) => {
    await page.route(REST, (route) =>
      route.fulfill({
        status: 503,
        contentType: 'application/json',
        body: JSON.stringify({ code: '57P03', message: 'The service is resting.', details: null, hint: null }),
      }),
    );
    await open(page);
    await fill(page, 'kept@example.org');
    await submit(page).click();
    const toast = toasts(page).first();
    await expect(toast).toContainText('Submission failed');
    await expect(toast).toContainText('The service is resting.');
    await expect(dialog(page)).toBeVisible();
    await expect(url(page)).toHaveValue('https://qubitworks.example');
    await expect(dialog(page).getByLabel('Email')).toHaveValue('kept@example.org');
    await expect(dialog(page).getByLabel('Referral')).toBeChecked();
    await expect(submit(page)).toBeFocused();

    await toast.getByRole('button', { name: 'Dismiss' }).click();
    await expect(toasts(page)).toHaveCount(0);
    await expect(submit(page)).toBeFocused();

    await submit(page).click();
    await expect(toasts(page)).toHaveCount(1);
    // Close, and behind it the toast, which is in the dialog.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(toasts(page).getByRole('button', { name: 'Dismiss' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(toasts(page)).toHaveCount(0);
    await expect(dialog(page).getByRole('button', { name: 'Close' })).toBeFocused();
    await expect(dialog(page)).toBeVisible();
  });

  test('before any script has come is said in the dialog', async ({ page, context }) => {
    await page.route('**/_astro/*.js*', (route) => route.abort('internetdisconnected'));
    await page.setViewportSize({ width: 390, height: 600 });
    await page.goto('/partners');
    await context.setOffline(true);
    await press(page);
    await fill(page, 'offline@example.org');
    await submit(page).click();
    const note = dialog(page).getByRole('alert').filter({ hasText: 'Submission failed' });
    await expect(note).toContainText('Please try again later.');
    await expect(note).toBeInViewport();
    await expect(dialog(page)).toBeVisible();
    await expect(dialog(page).getByLabel('Email')).toHaveValue('offline@example.org');
  });
});

test('the keyboard alone opens, fills and sends the form', async ({ page, site }) => {
  await page.goto('/partners');
  await page.getByRole('button', { name: 'Become a Partner' }).focus();
  await page.keyboard.press('Enter');
  await expect(url(page)).toBeFocused();
  await page.keyboard.type('https://keyboard.example');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Key Board');
  await page.keyboard.press('Tab');
  await page.keyboard.type('keyboard@example.org');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(dialog(page).getByLabel('Affiliate')).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(toasts(page).first()).toContainText('Application submitted');
  expect(site.signups('export', '--format', 'csv', 'partners')).toContain('keyboard@example.org');
});

test('the addresses where the form stood before lead to its page', async ({ request }) => {
  for (const old of ['/partners/apply', '/partners/schedule-a-call']) {
    const answer = await request.get(old, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location]).toEqual([308, '/partners']);
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the dialog opens, closes and posts to the server', async ({ page, site }) => {
    await page.goto('/partners');
    await press(page, 'Schedule a Call');
    await expect(url(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await press(page, 'Get Started');
    await dialog(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog(page)).toBeHidden();
    await press(page);
    await fill(page, 'noscript-partner@example.org');
    await submit(page).click();
    await expect(page.locator('h1')).toHaveText('Application submitted');
    const rows = JSON.parse(site.signups('export', '--format', 'json', 'partners')) as Record<string, unknown>[];
    expect(rows.find(({ email }) => email === 'noscript-partner@example.org')).toMatchObject({
      partnership_types: ['Referral', 'Technology Partner'],
      source_url: `${site.url}/partners`,
    });
  });

  test.describe('a form that breaks the rules', () => {
    test.use({ expectedErrors: /400/ });
    test('what breaks a rule is named', async ({ page }) => {
      await page.goto('/partners');
      await press(page);
      await fill(page, 'noscript@example.org');
      await dialog(page).getByLabel('Referral').uncheck();
      await dialog(page).getByLabel('Technology Partner').uncheck();
      await submit(page).click();
      await expect(page.locator('h1')).toHaveText('Submission failed');
      await expect(page.locator('main')).toContainText('Select at least one partnership type');
    });
  });
});
