import { qubitCount } from '#src/drawings/portraits/portrait-file.tsx';
import { FIRST_VIEW } from '#src/features/directory/machines/MachineTable.tsx';
import { fewestErrorsFirst, MEASURES, measuredOf } from '#src/features/directory/machines/measured.ts';
import { dateText } from '#src/figures/page-references.ts';
import { currentText, figuresOf } from '#src/model/figures.ts';
import { entriesOf } from '#src/model/read-content.ts';
import { ABSENT } from '#src/model/schemas/figure.ts';
import { technologyNames } from '#src/model/technology-names.ts';
import { wakePage } from '#tests/support/islands.ts';
import { expect, test } from '#tests/support/test.ts';

const machines = entriesOf('machines');
const rows = '#machine-rows > tr:visible';

test('R29.1: every machine has a row, and technology, maker and status narrow the table', async ({ page }) => {
  await page.goto('/machines');
  await expect(page.locator(rows)).toHaveCount(FIRST_VIEW);
  await page.getByText(`Show the other ${machines.length - FIRST_VIEW}`).click();
  await expect(page.locator(rows)).toHaveCount(machines.length);
  const [some] = machines;
  if (!some) throw new Error('There are no machines');
  const technology = technologyNames[some.technology];
  await page.getByLabel('Technology', { exact: true }).focus();
  await page.getByLabel('Technology', { exact: true }).selectOption(technology);
  const same = machines.filter((machine) => machine.technology === some.technology);
  await expect(page.locator(rows)).toHaveCount(same.length);
  await page.getByLabel('Status', { exact: true }).selectOption(some.status);
  await expect(page.locator(rows)).toHaveCount(same.filter(({ status }) => status === some.status).length);
  await expect(page).toHaveURL(/\/machines\?technology=.+&status=.+$/);
});

test('R29.2: no cell is empty, a dash says why in words, and what is only announced is not in service', async ({
  page,
}) => {
  await page.goto('/machines');
  await page.getByText(/^Show the other/).click();
  for (const { id, name, status } of machines) {
    const row = page.locator(rows).filter({ has: page.locator(`a[href="/machines/${id}"]`) });
    await expect(row.getByRole('rowheader')).toContainText(name);
    await expect(row.getByRole('rowheader')).toContainText(status);
    const cells = await row.getByRole('cell').allTextContents();
    // Its tick, its values, when it was shown, and where to use it.
    expect(cells, id).toHaveLength(MEASURES.length + 3);
    const absent = cells.filter((cell) => cell.startsWith('–'));
    for (const cell of absent)
      expect(
        ABSENT.map((word) => `–${word}`),
        id,
      ).toContain(cell);
    expect(
      cells.filter((cell) => cell.trim() === ''),
      id,
    ).toEqual([]);
  }
});

test("R29.2: a machine's page gives each value with what was measured, and the number opens its card", async ({
  page,
}) => {
  const most = machines.toSorted((a, b) => figuresOf(`machines/${b.id}`).length - figuresOf(`machines/${a.id}`).length);
  const { id = '' } = most[0] ?? {};
  await page.goto('/machines');
  await page.locator(`#machine-rows a[href="/machines/${id}"]`).click();
  await expect(page).toHaveURL(`/machines/${id}`);
  const measured = page.locator('#measured');
  await expect(measured.getByRole('listitem')).toHaveCount(figuresOf(`machines/${id}`).length);
  for (const figure of figuresOf(`machines/${id}`)) {
    const value = measured.getByRole('listitem').filter({ has: page.getByText(figure.label, { exact: true }) });
    await expect(value).toContainText(currentText(figure));
    await expect(value).toContainText(dateText(figure.values[0]));
    const { scope } = figure.values[0];
    if (scope) await expect(value.locator('details > p')).toHaveText(scope);
  }
  await wakePage(page);
  await measured
    .getByRole('link', { name: /^Source/ })
    .first()
    .click();
  await expect(page.locator('[popover]:popover-open')).toHaveCount(1);
});

test('R29.3: a profile shows the machines of its company, and one of them leads back', async ({ page }) => {
  const company = machines.find((machine) => machine.company)?.company ?? '';
  const own = machines.filter((machine) => machine.company === company);
  await page.goto(`/companies/${company}`);
  await expect(page.locator('#machines tbody tr')).toHaveCount(own.length);
  await page.locator('#machines tbody a').first().click();
  await page.locator(`#machine a[href="/companies/${company}"]`).click();
  await expect(page).toHaveURL(`/companies/${company}`);
});

test('R29.10: the page of every machine begins with its portrait, and the drawing comes with its colors', async ({
  page,
}) => {
  for (const machine of [machines.find(({ lattice }) => lattice), machines.find(({ lattice }) => !lattice)]) {
    await page.goto(`/machines/${machine?.id}`);
    const portrait = page.getByRole('img', { name: `Drawing of ${machine?.name}`, exact: true });
    await expect(portrait).toBeVisible();
    const address = (await portrait.locator('use').getAttribute('href'))?.split('#')[0] ?? '';
    const file = await (await page.request.get(address)).text();
    const colors = [...file.matchAll(/var\((--[\w-]+)\)/g)].map(([, name = '']) => name);
    expect(colors.length).toBeGreaterThan(0);
    const known = await page.evaluate(
      (names) => names.filter((name) => getComputedStyle(document.body).getPropertyValue(name) !== ''),
      colors,
    );
    expect(known).toEqual(colors);
  }
});

test('R29.10: a profile and a story show the machine that they are about, and name it', async ({ page }) => {
  const story = entriesOf('developments').find(({ about }) => about.machines);
  const machine = machines.find(({ id }) => id === story?.about.machines?.[0]);
  await page.goto(`/news/${story?.id}`);
  await expect(page.getByRole('figure').getByRole('link', { name: machine?.name ?? '', exact: true })).toBeVisible();
  const company = machines.find((each) => each.company && qubitCount(each.id))?.company ?? '';
  await page.goto(`/companies/${company}`);
  await expect(page.getByRole('img', { name: /^Drawing of / })).toHaveCount(1);
});

test('R29.11: what compares has its rank among all machines, and what does not says why', async ({ page }) => {
  const errors = machines
    .filter(({ model }) => model === 'Gates')
    .map(({ id }) => ({
      id,
      error: figuresOf(`machines/${id}`).find(({ name }) => name === 'two-qubit-error')?.values[0].error,
    }))
    .flatMap(({ id, error }) => (error ? [{ id, ...error }] : []));
  const comparable = errors.filter(({ kind }) => ['mean', 'median'].includes(kind));
  const first = comparable.toSorted((a, b) => a.value - b.value)[0];
  await page.goto(`/machines/${first?.id}`);
  await expect(page.locator('#measured li').first()).toContainText(/First of \d+ with a mean or median/);
  const other = errors.find(({ kind }) => !['mean', 'median'].includes(kind));
  await page.goto(`/machines/${other?.id}`);
  const row = page.locator('#measured li').first();
  await expect(row).toContainText(`${other?.kind} value, which does not compare`);
  await expect(row).not.toContainText(/\d+ of \d+/);
});

test('R29.11: four other machines lead on by their portraits', async ({ page }) => {
  await page.goto(`/machines/${machines.find(({ company }) => company)?.id}`);
  const beside = page.locator('#beside').getByRole('link');
  await expect(beside).toHaveCount(4);
  await beside.first().click();
  await expect(page.locator('#measured')).toBeVisible();
});

test('R29.4: the first view is the machines with the fewest errors, and few of its cells have no value', async ({
  page,
}) => {
  await page.goto('/machines');
  const first = fewestErrorsFirst(machines).slice(0, FIRST_VIEW);
  await expect(page.locator(rows).locator('th a')).toHaveText(first.map(({ name }) => name));
  const cells = first.flatMap(measuredOf);
  expect(cells.filter(({ absent }) => absent).length / cells.length).toBeLessThanOrEqual(0.2);
});

test('R29.4: the table is sorted by its headings, also with the keyboard; what has no value comes last in both directions', async ({
  page,
}) => {
  await page.goto('/machines');
  await page.getByRole('button', { name: 'Readout error' }).focus();
  await page.keyboard.press('Enter');
  const heading = page.getByRole('columnheader', { name: 'Readout error' });
  await expect(heading).toHaveAttribute('aria-sort', 'ascending');
  await expect(page).toHaveURL(/\/machines\?sort=readout&direction=ascending$/);
  await expect(page.getByText('Sorted by readout error, fewest first')).toBeVisible();
  const known = machines.flatMap((machine) => {
    const { number } = measuredOf(machine).find(({ key }) => key === 'readout') ?? {};
    return number === undefined ? [] : [{ name: machine.name, number }];
  });
  const values = () =>
    page.locator('#machine-rows > tr').evaluateAll((all) => all.map((row) => row.getAttribute('data-sort-readout')));
  const rising = known.map(({ number }) => number).sort((a, b) => a - b);
  const rest = Array.from({ length: machines.length - known.length }, () => null);
  expect(await values()).toEqual([...rising.map(String), ...rest]);
  await page.keyboard.press('Enter');
  await expect(heading).toHaveAttribute('aria-sort', 'descending');
  expect(await values()).toEqual([...rising.toReversed().map(String), ...rest]);
  await page.getByLabel('Status', { exact: true }).selectOption('in service');
  await expect(page).toHaveURL(/\?status=in\+service&sort=readout&direction=descending$/);
  await page.reload();
  await expect(heading).toHaveAttribute('aria-sort', 'descending');
  const inService = machines.filter(({ status }) => status === 'in service');
  await expect(page.locator(rows)).toHaveCount(inService.length);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });

  test('nothing scrolls sideways, and a machine is two lines', async ({ page }) => {
    await page.goto('/machines');
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    for (const row of await page.locator(rows).all()) expect((await row.boundingBox())?.height).toBeLessThan(72);
    await expect(page.locator(rows).first().getByRole('checkbox')).toBeHidden();
    await expect(page.locator(rows).first().locator('.qubits')).toBeVisible();
    await expect(page.locator(rows).first().locator('.error .figure')).toBeVisible();
  });

  test('R29.10: the portrait comes before the name, whole', async ({ page }) => {
    await page.goto(`/machines/${machines[0]?.id}`);
    const portrait = await page.getByRole('img', { name: /^Drawing of / }).boundingBox();
    const name = await page.getByRole('heading', { level: 1 }).boundingBox();
    expect(portrait?.height).toBeCloseTo(190, -1);
    expect((portrait?.y ?? 0) + (portrait?.height ?? 0)).toBeLessThan(name?.y ?? 0);
  });
});
