import { formatPartial } from '#src/design/format-date.ts';
import { monthsOf, nextMeetings, nextOf } from '#src/features/reading/events/next-meetings.ts';
import { releaseAge } from '#src/features/reading/tools/release-age.ts';
import { buildDate } from '#src/model/build-date.ts';
import { entriesOf } from '#src/model/read-content.ts';
import { countOf, idsWhere } from '#tests/support/content.ts';
import { expect, test } from '#tests/support/test.ts';

test('tools are found by language, license, purpose and word, with the state in the address', async ({ page }) => {
  await page.goto('/tools');
  const rows = page.locator('#tools > tr');
  const having = (language: string, license = '') =>
    idsWhere(
      'tools',
      (field) => field('languages').split(', ').includes(language) && (license === '' || field('license') === license),
    ).length;
  expect(await rows.count()).toBe(countOf('tools'));
  await page.getByLabel('Language', { exact: true }).focus();
  await page.getByLabel('Language', { exact: true }).selectOption('Julia');
  await expect(rows.filter({ visible: true })).toHaveCount(having('Julia'));
  await expect(page.locator('main').getByRole('status').first()).toHaveText(
    `${having('Julia')} of ${countOf('tools')} tools`,
  );
  await expect(page).toHaveURL(/\?language=Julia$/);
  await page.getByLabel('License', { exact: true }).selectOption('MIT');
  await expect(rows.filter({ visible: true })).toHaveCount(having('Julia', 'MIT'));
  await expect(page).toHaveURL(/license=MIT/);
  await page.reload();
  await expect(rows.filter({ visible: true })).toHaveCount(having('Julia', 'MIT'));
  await page.locator('main').getByRole('searchbox').fill('no such tool');
  await expect(page.getByText('No Tools Found')).toBeVisible();
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await expect(rows.filter({ visible: true })).toHaveCount(await rows.count());
  await expect(page).toHaveURL(/\/tools$/);
});

test('R30.8: tools are sorted by their headings, newest release first, and the address keeps the order', async ({
  page,
}) => {
  await page.goto('/tools');
  const rows = page.locator('#tools > tr');
  await page.getByRole('button', { name: 'Version' }).click();
  await expect(page.locator('main').getByRole('status').last()).toHaveText('Sorted by release, newest first');
  await expect(page).toHaveURL(/\?sort=released&direction=descending$/);
  const dates = entriesOf('tools').flatMap(({ version }) => version?.released ?? []);
  const newest = dates.toSorted((a, b) => a.localeCompare(b)).at(-1) ?? '';
  await expect(rows.first().locator('td').nth(3)).toContainText(formatPartial(newest));
  await expect(rows.first().locator('.release-bar')).toBeVisible();
  if (dates.length < countOf('tools')) await expect(rows.last().locator('.release-bar')).toHaveCount(0);
});

test('R30.8: bars of releases are gray beyond twelve months and hollow where only the year is known', async ({
  page,
}) => {
  await page.goto('/tools');
  for (const { id, version } of entriesOf('tools')) {
    const bar = page.locator(`#tools > #${id} .release-bar`);
    await expect(bar).toHaveCount(version ? 1 : 0);
    if (!version) continue;
    const { isOld, isAtMost } = releaseAge(version.released);
    await expect(bar).toHaveClass(['release-bar', isOld && 'old', isAtMost && 'hollow'].filter(Boolean).join(' '));
  }
});

test('R30.8: pressing a row anywhere opens what it is for, what is free and the way to it', async ({ page }) => {
  await page.goto('/tools');
  const free = entriesOf('tools').find(({ access }) => access !== undefined);
  const row = page.locator(`#tools > #${free?.id}`);
  const link = row.getByRole('link', { name: /^Open project/ });
  await expect(link).toBeHidden();
  await row.locator('td').nth(2).click({ force: true });
  await expect(link).toBeVisible();
  await expect(row).toContainText(`Free of charge ${free?.access}`);
  await row.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(link).toBeHidden();
});

test('events are filtered by type; one file holds all calendars, and each event has its own', async ({
  page,
  request,
}) => {
  await page.goto('/events');
  const cards = page.locator('#events > li');
  await page.getByLabel('Type', { exact: true }).focus();
  await page.getByLabel('Type', { exact: true }).selectOption('Education');
  await expect(cards.filter({ visible: true })).toHaveCount(
    idsWhere('events', (field) => field('type') === 'Education').length,
  );
  await expect(page).toHaveURL(/\?type=Education$/);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    cards.filter({ visible: true, hasText: 'QHack' }).getByRole('link', { name: 'Calendar file' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('qhack.ics');

  const all = await request.get('/events.ics');
  expect(all.headers()['content-type']).toBe('text/calendar; charset=utf-8');
  expect(await all.text()).toContain('BEGIN:VEVENT');
});

test('R30.5: the months of the year ahead lead to the lines of their meetings, the next of which is named first', async ({
  page,
}) => {
  await page.goto('/events');
  const meetings = nextMeetings(entriesOf('events'), buildDate());
  const months = monthsOf(meetings, buildDate());
  const strip = page.getByRole('list', { name: 'The next twelve months' });
  const links = strip.getByRole('link');
  await expect(strip.getByRole('time')).toHaveCount(months.length);
  await expect(links).toHaveCount(meetings.filter(({ month }) => months.includes(month ?? '')).length);
  const next = nextOf(meetings);
  if (next) await expect(page.locator('#list h3').first()).toContainText(next.event.name);
  await links.first().click();
  await expect(page.locator('#events > li:target')).toBeInViewport();
});

test('R30.5: every meeting is linked over the list, with its month or as one without', async ({ page }) => {
  await page.goto('/events');
  const ids = entriesOf('events').map(({ id }) => id);
  for (const id of ids) await expect(page.locator(`#list a[href="#${id}"]`).last(), id).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('all tools and events show, and no control that would do nothing', async ({ page }) => {
    for (const kind of ['tools', 'events'] as const) {
      await page.goto(`/${kind}`);
      await expect(page.locator(`#${kind} > *`).filter({ visible: true })).toHaveCount(countOf(kind));
      await expect(page.locator('main').getByRole('searchbox')).toHaveCount(0);
    }
  });
});
