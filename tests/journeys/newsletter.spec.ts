import type { Page, Route } from '@playwright/test';
import { axe, violationsOf } from '#tests/support/axe.ts';
import { holdIsland } from '#tests/support/islands.ts';
import { expect, test } from '#tests/support/test.ts';
import { toasts } from '#tests/support/toasts.ts';

const REST = '**/rest/v1/newsletter_subscribers*';

const emailField = (page: Page) => page.locator('footer').getByLabel('Newsletter', { exact: true });
const button = (page: Page) => page.locator('footer').getByRole('button', { name: /^Subscri/ });

/** Signs up once the form's own script is there. */
async function subscribe(page: Page, email: string) {
  await wake(page);
  await submitEarly(page, email);
}

/** Signs up at once: before any script has come, the browser posts the form. */
async function submitEarly(page: Page, email: string) {
  await emailField(page).fill(email);
  await button(page).click();
}

/** Touches the form and waits until React answers for it: from then on the messages are the site's own. */
async function wake(page: Page) {
  await emailField(page).focus();
  await expect(page.locator('footer form')).toHaveJSProperty('noValidate', true);
}

async function dismiss(page: Page) {
  await toasts(page).first().getByRole('button', { name: 'Dismiss' }).click();
  await expect(toasts(page)).toHaveCount(0);
}

test('a visitor signs up, and the row is in the database', async ({ page, site }) => {
  await page.goto('/glossary');
  await subscribe(page, '  Ada.Lovelace@example.org ');
  const toast = toasts(page).first();
  await expect(toast).toContainText("You're in!");
  await expect(toast).toContainText('Check your inbox for a welcome email soon.');
  await expect(toast).toHaveAttribute('data-toast', 'success');
  await expect(emailField(page)).toHaveValue('');

  const rows = JSON.parse(site.signups('export', '--format', 'json', 'newsletter')) as Record<string, string>[];
  const row = rows.find(({ email }) => email === 'Ada.Lovelace@example.org');
  expect(row).toMatchObject({ source_url: '/glossary' });
  expect(row?.user_agent).toContain('Chrome');
});

test.describe('a second sign-up with the same address', () => {
  test.use({ expectedErrors: /409/ });
  test('is told so kindly, whatever the letters’ case', async ({ page }) => {
    await page.goto('/');
    await subscribe(page, 'twice@example.org');
    await expect(toasts(page).first()).toContainText("You're in!");
    await subscribe(page, 'TWICE@example.org');
    const toast = toasts(page).filter({ hasText: "You're already subscribed" });
    await expect(toast).toContainText("We'll keep you posted with the latest quantum updates.");
    await expect(toast).toHaveAttribute('data-toast', 'neutral');
    await expect(emailField(page)).toHaveValue('');
  });
});

test('what is no address is not sent, and the site says what one looks like', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  await page.goto('/');
  await wake(page);
  for (const wrong of ['ada@example', 'foo', 'a b@c.d', '']) {
    await subscribe(page, wrong);
    const toast = toasts(page).first();
    await expect(toast, wrong).toContainText('Please enter a valid email');
    await expect(toast).toContainText('Example: you@example.org');
    await expect(toast).toHaveAttribute('data-toast', 'error');
    await expect(emailField(page)).toHaveValue(wrong);
    await dismiss(page);
  }
  expect(sent.filter((url) => url.includes('/rest/') || url.includes('/forms/'))).toEqual([]);
});

test('the button answers at once, also while the script is on its way', async ({ page, site }) => {
  const script = await holdIsland(page, 'NewsletterForm');
  await page.goto('/news');
  await emailField(page).fill('early@example.org');
  await button(page).click();
  await expect(page.locator('footer form')).toHaveAttribute('aria-busy', 'true');
  await expect(page.locator('footer').getByRole('button', { name: 'Subscribing...', exact: true })).toBeVisible();
  await expect(button(page)).toBeDisabled();
  // A second press and the Enter key ask for nothing more.
  await button(page).click({ force: true });
  await emailField(page).press('Enter');
  const sent: string[] = [];
  page.on('request', (request) => sent.push(new URL(request.url()).pathname));
  script.release();
  await expect(toasts(page).first()).toContainText("You're in!");
  await expect(button(page)).toHaveText('Subscribe');
  await expect(page).toHaveURL(`${site.url}/news`);
  expect(sent.filter((path) => path.startsWith('/rest/'))).toEqual(['/rest/v1/newsletter_subscribers']);
});

test.describe('R21.2: however late the scripts come', () => {
  /** Holds every script file back, as a slow line does. */
  async function holdScripts(page: Page) {
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route('**/*.js*', async (route) => {
      await promise;
      await route.continue();
    });
    return resolve;
  }

  const sending = (page: Page) => page.locator('footer form button[type=submit]');

  for (const [how, press] of [
    ['a press', (page: Page) => button(page).click()],
    ['the Enter key', (page: Page) => emailField(page).press('Enter')],
  ] as const) {
    test(`the button says so after ${how} and is disabled at once, and the browser posts one row`, async ({ page }) => {
      const sent: string[] = [];
      page.on('request', (request) => sent.push(`${request.method()} ${new URL(request.url()).pathname}`));
      const release = await holdScripts(page);
      await page.addInitScript(() => {
        addEventListener('submit', ({ target }) => {
          const { textContent, disabled } = (target as Element).querySelector('button') as HTMLButtonElement;
          sessionStorage.said = JSON.stringify({ textContent, disabled });
        });
      });
      await page.goto('/research');
      await emailField(page).fill(`late-${how.replaceAll(' ', '-')}@example.org`);
      await press(page);
      await expect(page.locator('h1')).toHaveText("You're in!");
      expect(await page.evaluate(() => JSON.parse(sessionStorage.said))).toEqual({
        textContent: 'Subscribing...',
        disabled: true,
      });
      expect(sent.filter((one) => one.startsWith('POST'))).toEqual(['POST /forms/newsletter']);
      release();
    });
  }

  test.describe('and when they never do', () => {
    test.use({ isFirstVisit: true, expectedErrors: /Failed to load resource/ });

    test('the browser posts the form, and after Back the button is there again', async ({ page, site }) => {
      await page.route('**/*.js*', (route) => route.abort());
      await page.goto('/research');
      await submitEarly(page, 'never@example.org');
      await expect(page.locator('h1')).toHaveText("You're in!");
      expect(site.signups('export', '--format', 'csv', 'newsletter')).toContain('never@example.org');
      await page.goBack();
      await expect(sending(page)).toHaveText('Subscribe');
      await expect(sending(page)).toBeEnabled();
    });
  });
});

test('two quick presses send one row', async ({ page }) => {
  const sent: string[] = [];
  const answered = Promise.withResolvers<void>();
  await page.route(REST, async (route) => {
    sent.push(route.request().url());
    await answered.promise;
    await route.continue();
  });
  await page.goto('/');
  await emailField(page).fill('double@example.org');
  await button(page).evaluate((element: HTMLButtonElement) => {
    element.click();
    element.click();
  });
  await expect(button(page)).toHaveText('Subscribing...');
  await expect(button(page)).toBeDisabled();
  answered.resolve();
  await expect(toasts(page).first()).toContainText("You're in!");
  await expect(button(page)).toHaveText('Subscribe');
  expect(sent).toHaveLength(1);
});

test.describe('when it goes wrong', () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  const failures: { name: string; answer: (route: Route) => Promise<void>; description: string }[] = [
    {
      name: 'no network',
      answer: (route) => route.abort('internetdisconnected'),
      description: 'Please try again later.',
    },
    { name: 'an aborted request', answer: (route) => route.abort('aborted'), description: 'Please try again later.' },
    {
      name: 'an empty 404',
      answer: (route) => route.fulfill({ status: 404, body: '' }),
      description: 'Please try again later.',
    },
    {
      name: 'a 500 without words',
      answer: (route) => route.fulfill({ status: 500, body: '' }),
      description: 'Please try again later.',
    },
    {
      name: 'a 200 with a page',
      answer: (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Proxy</h1>' }),
      description: 'Please try again later.',
    },
    {
      name: 'a 502 with a page',
      answer: (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
      description: 'Please try again later.',
    },
    {
      name: 'a 503 with a message',
      answer: (route) =>
        route.fulfill({
          status: 503,
          contentType: 'application/json',
          body: JSON.stringify({ code: '57P03', message: 'The service is resting.', details: null, hint: null }),
        }),
      description: 'The service is resting.',
    },
  ];

  test('any failure keeps the address and says so', async ({ page }) => {
    await page.goto('/');
    for (const { name, answer, description } of failures) {
      await page.route(REST, answer, { times: 1 });
      await subscribe(page, 'keep@example.org');
      const toast = toasts(page).first();
      await expect(toast, name).toContainText('Subscription failed');
      await expect(toast, name).toContainText(description);
      await expect(toast).toHaveAttribute('data-toast', 'error');
      await expect(emailField(page)).toHaveValue('keep@example.org');
      await expect(button(page)).toBeEnabled();
      await dismiss(page);
    }
  });

  test.describe('on a clock of its own', () => {
    test.use({ isFirstVisit: true });

    test('an answer that never comes is given up after ten seconds', async ({ page }) => {
      await page.clock.install();
      const asked = page.waitForRequest(REST);
      await page.route(REST, () => undefined);
      await page.goto('/');
      await subscribe(page, 'slow@example.org');
      await asked;
      await expect(button(page)).toHaveText('Subscribing...');
      await page.clock.fastForward(9_000);
      await expect(button(page)).toHaveText('Subscribing...');
      await page.clock.fastForward(2_000);
      await expect(toasts(page).first()).toContainText('Subscription failed');
      await expect(emailField(page)).toHaveValue('slow@example.org');
    });
  });

  test('being offline before the client has loaded is a failure like any other', async ({ page, context }) => {
    await page.goto('/');
    await wake(page);
    await emailField(page).fill('offline@example.org');
    await expect(page.getByRole('region', { name: 'Notifications' })).toBeAttached();
    await context.setOffline(true);
    await button(page).click();
    await expect(toasts(page).first()).toContainText('Subscription failed');
    await expect(emailField(page)).toHaveValue('offline@example.org');
  });

  test.describe('on a first visit', () => {
    test.use({ isFirstVisit: true });

    test('being offline before any script has come leaves the form as it is, and says so', async ({
      page,
      context,
    }) => {
      await page.route('**/_astro/*.js*', (route) => route.abort('internetdisconnected'));
      await page.goto('/glossary');
      await context.setOffline(true);
      await submitEarly(page, 'first@example.org');
      const note = page.locator('footer form').getByRole('alert');
      await expect(note).toContainText('Subscription failed');
      await expect(note).toContainText('Please try again later.');
      await expect(emailField(page)).toHaveValue('first@example.org');
      await expect(button(page)).toHaveAccessibleName('Subscribe');
      expect(new URL(page.url()).pathname).toBe('/glossary');

      await page.unroute('**/_astro/*.js*');
      await context.setOffline(false);
      await page.locator('h1').hover();
      await button(page).hover();
      await expect(page.locator('footer astro-island')).not.toHaveAttribute('ssr');
      await button(page).click();
      await expect(toasts(page).first()).toContainText("You're in!");
      await expect(note).toBeHidden();
    });
  });
});

test.describe('toasts', () => {
  const invalid = async (page: Page, times: number) => {
    await wake(page);
    for (let index = 0; index < times; index++) await subscribe(page, `number${index}@example`);
  };

  test('are 356 px wide and 14 px from the corner, at most three at a time', async ({ page }) => {
    await page.goto('/');
    await invalid(page, 4);
    await expect(toasts(page)).toHaveCount(3);
    const boxes = () =>
      toasts(page).evaluateAll((elements) =>
        elements.map((element) => element.getBoundingClientRect().toJSON() as DOMRect),
      );
    // They move to their places first.
    await expect.poll(async () => Math.round(900 - Math.max(...(await boxes()).map(({ bottom }) => bottom)))).toBe(14);
    for (const { width, right } of await boxes()) {
      expect(width).toBe(356);
      expect(Math.abs(1440 - right - 14)).toBeLessThan(0.5);
    }
  });

  test.describe('on a clock of their own', () => {
    test.use({ isFirstVisit: true });

    test('leave after their time, but not under the pointer or the focus', async ({ page }) => {
      await page.clock.install();
      await page.goto('/');
      await invalid(page, 1);
      const toast = toasts(page).first();
      await expect(toast).toBeVisible();
      await toast.hover();
      await page.clock.fastForward(10_000);
      await expect(toast).toBeVisible();
      await page.mouse.move(10, 300);
      await toast.getByRole('button', { name: 'Dismiss' }).focus();
      await page.clock.fastForward(10_000);
      await expect(toast).toBeVisible();
      await emailField(page).focus();
      await page.clock.fastForward(5_000);
      await page.clock.fastForward(1_000);
      await expect(toast).toHaveCount(0);
    });
  });

  test('dismissed by keyboard give the focus back', async ({ page }) => {
    await page.goto('/');
    await invalid(page, 1);
    await emailField(page).focus();
    await toasts(page)
      .getByRole('button', { name: 'Dismiss' })
      .evaluate((element: HTMLElement) => element.focus());
    await page.keyboard.press('Enter');
    await expect(toasts(page)).toHaveCount(0);
    await expect(emailField(page)).toBeFocused();
  });

  test('are announced, can be read by axe without a violation, and can be dismissed', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await invalid(page, 1);
    await expect(toasts(page)).toHaveCount(1);
    await expect(page.locator('[aria-live]').filter({ has: toasts(page) })).toHaveCount(1);
    expect(await violationsOf(axe(page).include('[data-toast]'))).toEqual([]);
    await toasts(page).first().getByRole('button', { name: 'Dismiss' }).click();
    await expect(toasts(page)).toHaveCount(0);
  });

  test('stand at the top on small screens', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto('/');
    await invalid(page, 1);
    const box = await toasts(page).first().boundingBox();
    expect(box?.y).toBeLessThan(200);
    expect(box?.x).toBeGreaterThanOrEqual(14);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the form posts to the server, which says the same as the toast', async ({ page, site }) => {
    await page.goto('/news');
    await page.locator('footer').getByLabel('Newsletter', { exact: true }).fill('noscript@example.org');
    await page.locator('footer').getByRole('button', { name: 'Subscribe' }).click();
    await expect(page.locator('h1')).toHaveText("You're in!");
    await expect(page.locator('main')).toContainText('Check your inbox for a welcome email soon.');
    expect(site.signups('export', '--format', 'csv', 'newsletter')).toContain('noscript@example.org');
    await page.getByRole('link', { name: 'Go back' }).click();
    await expect(page).toHaveURL(`${site.url}/news`);
  });

  test.describe('a wrong address', () => {
    test.use({ expectedErrors: /400/ });
    test('is answered with what one looks like', async ({ page }) => {
      await page.goto('/news');
      await submitEarly(page, 'ada@example');
      await expect(page.locator('h1')).toHaveText('Please enter a valid email');
      await expect(page.locator('main')).toContainText('Example: you@example.org');
    });
  });
});
