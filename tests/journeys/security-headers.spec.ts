import type { APIResponse, Page } from '@playwright/test';
import { elementsOf } from '#tests/support/html.ts';
import { directivesOf, expectedDirectives } from '#tests/support/policies.ts';
import { expect, test } from '#tests/support/test.ts';
import { toasts } from '#tests/support/toasts.ts';

/** A cold run loads, compiles and starts an engine of 6 MB, on a machine that may be busy. */
const COLD_RUN_MS = 20_000;

async function expectPolicyOfPage(answer: APIResponse): Promise<void> {
  const policies = answer.headersArray().filter(({ name }) => name.toLowerCase() === 'content-security-policy');
  expect(policies, answer.url()).toHaveLength(1);
  const directives = directivesOf(policies[0]?.value ?? '');
  expect(directives, answer.url()).toEqual(expectedDirectives(elementsOf(await answer.text())));
  const names = directives.map((directive) => directive.split(' ')[0]);
  expect(names).toContain('script-src');
  expect(names).toEqual([...new Set(names)]);
}

test('answers to forms, and what is not there, have the policy of the page that they are made from', async ({
  request,
}) => {
  await expectPolicyOfPage(await request.post('/forms/newsletter', { form: { email: 'headers@example.org' } }));
  await expectPolicyOfPage(await request.post('/forms/partner', { form: {} }));
  await expectPolicyOfPage(await request.get('/unsubscribe'));
  await expectPolicyOfPage(await request.get('/no-such-page'));
});

test.describe('markup that somebody got into a page', () => {
  test.use({ expectedErrors: /Content Security Policy|TrustedHTML|404/ });

  for (const path of ['/', '/industry', '/tutorials/first-quantum-circuit', '/search', '/no-such-page']) {
    test(`a script at the very beginning of ${path} does not run, those of the page do`, async ({ page }) => {
      await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
      await page.route(path, async (route) => {
        const answer = await route.fetch();
        const body = (await answer.text()).replace('<head>', '<head><script>window.injected = 1</script>');
        await route.fulfill({ response: answer, body });
      });
      await page.goto(path);
      expect(await page.evaluate(() => document.head.firstElementChild?.textContent)).toBe('window.injected = 1');
      expect(await page.evaluate(() => 'injected' in window)).toBe(false);
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    });
  }

  test('a string is not taken for markup', async ({ page }) => {
    await page.goto('/news');
    const write = () => page.evaluate(() => Object.assign(document.body, { innerHTML: '<img src onerror="alert()">' }));
    await expect(write()).rejects.toThrow("requires 'TrustedHTML'");
  });
});

/** Every violation of a page's policies, from its first byte on. */
async function violationsOn(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('reportViolation', (text: string) => violations.push(text));
  await page.addInitScript(() => {
    const { reportViolation } = window as unknown as { reportViolation: (text: string) => void };
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
      reportViolation(`${location.pathname}: ${effectiveDirective} ${blockedURI} ${sample}`),
    );
  });
  return violations;
}

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });

/** The kinds of pages, each with the islands that it has. */
const USES: Record<string, (page: Page) => Promise<void>> = {
  'the frame': async (page) => {
    await page.goto('/news');
    await page.getByRole('button', { name: 'Explore Topics' }).click();
    await expect(page.locator('header').getByRole('link', { name: 'Ethics' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.locator('header').getByRole('button', { name: /theme/i }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', /./);
    await page.locator('main a.term').first().hover();
    await expect(page.getByRole('dialog')).toContainText('Open in the glossary');
    await page.setViewportSize({ width: 390, height: 800 });
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  },
  'the search palette and the results': async (page) => {
    await page.goto('/hardware');
    await page.keyboard.press('/');
    await expect(page.getByRole('dialog', { name: 'Search' }).getByRole('combobox')).toBeFocused();
    await page.keyboard.type('surface code');
    await page.getByRole('option').filter({ hasText: 'All results for' }).click();
    await expect(page.locator('main #found-list li mark').first()).toBeVisible();
    await page.getByRole('button', { name: /^Glossary terms \d+$/ }).click();
    await expect(page).toHaveURL(/kind=Glossary/);
  },
  'the newsletter form': async (page) => {
    await page.goto('/glossary');
    await page.getByPlaceholder('Search terms and definitions').fill('bloch');
    await expect(page.locator('#bloch-sphere')).toBeVisible();
    await page.locator('footer').getByLabel('Newsletter', { exact: true }).fill('quiet@example.org');
    await page
      .locator('footer')
      .getByRole('button', { name: /^Subscri/ })
      .click();
    await expect(toasts(page).first()).toContainText("You're in!");
  },
  'the partner dialog': async (page) => {
    await page.goto('/partners');
    await page.getByRole('button', { name: 'Become a Partner' }).click();
    const form = page.getByRole('dialog', { name: 'Partner Contact Form' });
    await form.getByLabel('Website URL').fill('https://quiet.example');
    await form.getByLabel('Contact name').fill('Q. Uiet');
    await form.getByLabel('Email').fill('quiet@example.org');
    await form.getByLabel('Referral').check();
    await form.getByRole('button', { name: 'Submit' }).click();
    await expect(toasts(page).first()).toContainText('Application submitted');
  },
  'tabs, filters and tables': async (page) => {
    await page.goto('/industry');
    await tab(page, 'Key Players').click();
    await expect(tab(page, 'Key Players')).toHaveAttribute('aria-selected', 'true');
    await page.goto('/topics');
    await page.getByPlaceholder('Search topics, tags, or content...').fill('QKD');
    await expect(page).toHaveURL(/q=QKD/);
    await page.goto('/funding');
    await page.locator('main th button').first().click();
    await expect(page.locator('main th[aria-sort]').first()).toBeVisible();
  },
  'a program in the page': async (page) => {
    await page.goto('/tutorials/first-quantum-circuit');
    const program = page.locator('#step-5 .program');
    await program.getByRole('button', { name: 'Edit' }).click();
    await expect(program.getByRole('textbox')).toBeVisible();
    await program.getByRole('button', { name: 'Run step 5' }).click();
    await expect(program.locator('.run-bar > [role="status"]')).toHaveText(/^Finished/, { timeout: COLD_RUN_MS });
    await program.getByRole('button', { name: 'Reset' }).click();
    await expect(program.locator('pre').first()).toBeVisible();
    // The compiler comes for Q#.
    await page.goto('/tutorials/grovers-search');
    const inQSharp = page.locator('#step-1 .program');
    await inQSharp.getByRole('button', { name: 'Run step 1' }).click();
    await expect(inQSharp.locator('.run-bar > [role="status"]')).toHaveText(/^Finished/, { timeout: COLD_RUN_MS });
  },
  'the introduction and the pictures': async (page) => {
    await page.goto('/what-is-quantum');
    const player = page.getByRole('group', { name: 'Introduction' });
    await player.getByRole('button', { name: /^Play introduction/ }).click();
    await expect(player.getByRole('button', { name: 'Pause', exact: true })).toBeFocused();
    await page.locator('#principles summary').click();
    const theta = page.getByRole('figure', { name: 'Turn the arrow' }).getByRole('slider', { name: /^θ/ });
    await theta.focus();
    await page.keyboard.press('End');
    await expect(theta).toHaveAttribute('aria-valuetext', '180°');
  },
};

for (const [name, use] of Object.entries(USES)) {
  test(`${name}: used without a violation`, async ({ page }) => {
    const violations = await violationsOn(page);
    await use(page);
    expect(violations).toEqual([]);
  });
}

test.describe('a page that a translator has changed', () => {
  // React reports that it had to make the island anew.
  test.use({ expectedErrors: /Minified React error #418/ });

  test('keeps the panels of its tabs, which React writes again', async ({ page }) => {
    const violations = await violationsOn(page);
    await page.goto('/industry');
    await page.getByRole('tab').evaluateAll((tabs) => {
      for (const it of tabs) it.replaceChildren(Object.assign(document.createElement('font'), { textContent: 'X' }));
    });
    await page.getByRole('tab').nth(2).click();
    await expect(page.getByRole('tab').nth(2)).toHaveText('Key Players');
    await expect(page.locator('#players')).toBeVisible();
    await expect(page.locator('#players')).toContainText(/\w{3}/);
    expect(violations).toEqual([]);
  });
});
