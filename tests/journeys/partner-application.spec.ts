import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/test.ts';
import { toasts } from '#tests/support/toasts.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Partner Contact Form' });

async function open(page: Page, trigger = 'Become a Partner') {
  await page.goto('/partners');
  await page.getByRole('button', { name: trigger, exact: true }).first().click();
  await expect(dialog(page)).toBeVisible();
}

async function fill(page: Page, email: string) {
  const form = dialog(page);
  await form.getByLabel('Website URL').fill('https://qubitworks.example');
  await form.getByLabel('Contact name').fill('A. Reader');
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Referral').check();
  await form.getByLabel('Technology Partner').check();
}

test('an application is stored, and the dialog closes', async ({ page, site }) => {
  await open(page);
  await fill(page, 'partner@example.org');
  await dialog(page).getByLabel('Tell us about your business').fill('   ');
  await dialog(page).getByRole('button', { name: 'Submit' }).click();
  const toast = toasts(page).first();
  await expect(toast).toContainText('Application submitted');
  await expect(toast).toContainText('Our team will review your details and reach out soon.');
  await expect(dialog(page)).toBeHidden();

  const rows = JSON.parse(site.signups('export', '--format', 'json', 'partners')) as Record<string, unknown>[];
  expect(rows.find(({ email }) => email === 'partner@example.org')).toMatchObject({
    website_url: 'https://qubitworks.example',
    contact_name: 'A. Reader',
    partnership_types: ['Referral', 'Technology Partner'],
    business_description: null,
    source_url: `${site.url}/partners`,
  });

  await page.getByRole('button', { name: 'Become a Partner' }).click();
  await expect(dialog(page).getByLabel('Website URL')).toHaveValue('');
});

test('two quick presses send one row', async ({ page }) => {
  const sent: string[] = [];
  await page.route('**/rest/v1/partner_applications*', async (route) => {
    sent.push(route.request().url());
    await route.continue();
  });
  await open(page);
  await fill(page, 'once@example.org');
  await dialog(page)
    .getByRole('button', { name: 'Submit' })
    .evaluate((element: HTMLButtonElement) => {
      element.click();
      element.click();
    });
  await expect(toasts(page).first()).toContainText('Application submitted');
  expect(sent).toHaveLength(1);
});

test('each kind of trigger opens the same dialog, with the focus on the first field', async ({ page }) => {
  for (const trigger of ['Become a Partner', 'Get Started', 'Partner With Us', 'Schedule a Call']) {
    await open(page, trigger);
    await expect(dialog(page)).toContainText('Share a few details and well get back to you shortly.');
    await expect(dialog(page).getByLabel('Website URL')).toBeFocused();
    await expect(dialog(page).getByLabel('Tell us about your business')).toHaveValue(
      trigger === 'Schedule a Call' ? 'I would like to schedule a call.' : '',
    );
    await dialog(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog(page)).toBeHidden();
  }
  await expect(page.getByRole('button', { name: 'Get Started' })).toHaveCount(3);
});

test('rules are checked on blur first, then on every change, and block the submission', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  await open(page);
  const form = dialog(page);

  await form.getByLabel('Website URL').fill('qubitworks.example');
  await expect(form.getByText('Please enter a valid URL (including https://)')).toBeHidden();
  await form.getByLabel('Contact name').fill('A');
  await expect(form.getByText('Please enter a valid URL (including https://)')).toBeVisible();
  await form.getByLabel('Email').fill('ada@qubitworks');
  await expect(form.getByText('Please enter a valid name')).toBeVisible();
  await form.getByLabel('Tell us about your business').fill('x'.repeat(2001));
  await expect(form.getByText('Please enter a valid email')).toBeVisible();

  await form.getByRole('button', { name: 'Submit' }).click();
  await expect(form.getByText('Select at least one partnership type')).toBeVisible();
  await expect(form.getByText('Keep it under 2000 characters')).toBeVisible();
  await expect(form.getByLabel('Website URL')).toHaveAttribute('aria-invalid', 'true');
  expect(sent.filter((url) => url.includes('/rest/'))).toEqual([]);

  await form.getByLabel('Website URL').fill('https://qubitworks.example');
  await expect(form.getByText('Please enter a valid URL (including https://)')).toBeHidden();
  await form.getByLabel('Affiliate').check();
  await expect(form.getByText('Select at least one partnership type')).toBeHidden();
  await form.getByLabel('Affiliate').uncheck();
  await expect(form.getByText('Select at least one partnership type')).toBeVisible();
});

test('an address that would run code is no website', async ({ page }) => {
  await open(page);
  await dialog(page).getByLabel('Website URL').fill('javascript:alert(1)');
  await dialog(page).getByLabel('Contact name').focus();
  await expect(dialog(page).getByText('Please enter a valid URL (including https://)')).toBeVisible();
});

test.describe('a failure', () => {
  test.use({ expectedErrors: /Failed to load resource/ });
  test('keeps the dialog open and every value', async ({ page }) => {
    await page.route('**/rest/v1/partner_applications*', (route) =>
      route.fulfill({
        status: 503,
        contentType: 'application/json',
        body: JSON.stringify({ code: '57P03', message: 'The service is resting.', details: null, hint: null }),
      }),
    );
    await open(page);
    await fill(page, 'kept@example.org');
    await dialog(page).getByRole('button', { name: 'Submit' }).click();
    await expect(toasts(page).first()).toContainText('Submission failed');
    await expect(toasts(page).first()).toContainText('The service is resting.');
    await expect(dialog(page)).toBeVisible();
    await expect(dialog(page).getByLabel('Website URL')).toHaveValue('https://qubitworks.example');
    await expect(dialog(page).getByLabel('Email')).toHaveValue('kept@example.org');
    await expect(dialog(page).getByLabel('Referral')).toBeChecked();
  });
});

test('the keyboard alone opens, fills and sends the form', async ({ page, site }) => {
  await page.goto('/partners');
  await page.getByRole('button', { name: 'Become a Partner' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByLabel('Website URL')).toBeFocused();
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

test('Escape closes the dialog and gives the focus back', async ({ page }) => {
  await open(page);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Become a Partner' })).toBeFocused();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the triggers lead to the same form as a page', async ({ page, site }) => {
    await page.goto('/partners');
    await page.getByText('Schedule a Call').click();
    await expect(page.locator('h1')).toHaveText('Schedule a Call');
    await expect(page.getByLabel('Tell us about your business')).toHaveValue('I would like to schedule a call.');
    await page.getByLabel('Website URL').fill('https://noscript.example');
    await page.getByLabel('Contact name').fill('No Script');
    await page.locator('main').getByLabel('Email').fill('noscript-partner@example.org');
    await page.getByLabel('Reseller').check();
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.locator('h1')).toHaveText('Application submitted');
    expect(site.signups('export', '--format', 'csv', 'partners')).toContain('noscript-partner@example.org');
  });

  test.describe('a form that breaks the rules', () => {
    test.use({ expectedErrors: /400/ });
    test('what breaks a rule is named', async ({ page }) => {
      await page.goto('/partners/apply');
      await page.getByRole('button', { name: 'Submit' }).click();
      await expect(page.locator('h1')).toHaveText('Submission failed');
      await expect(page.locator('main')).toContainText('Select at least one partnership type');
    });
  });
});
