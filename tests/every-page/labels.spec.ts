/**
 * Labels and sums, computed again from the published data alone: nothing is shared with the code of the pages, so that a
 * rule that says more than its entries is found where both would make the same mistake.
 */
import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/test.ts';

interface Value {
  value?: string;
  absent?: string;
  asOf: string;
  source: string;
  reported?: boolean;
  amount?: { value: number; currency: string };
}

interface Round {
  id: string;
  company: string;
  kind: string;
  figures: { amount: Value[] };
}

interface Dates {
  delivered?: string;
  replaced?: string;
  givenUp?: string;
  undelivered?: string;
}

const KNOWERS = ['standard', 'filing', 'paper', 'release', 'documentation', 'dataset', 'register'];

const inBillions = (dollars: number) => `$${(dollars / 1e9).toFixed(2)}B`;
const sumOf = (rounds: readonly Round[]) => rounds.reduce((sum, round) => sum + (dollars(round) ?? 0), 0);

/** The value that leads: none "not on record" hides what was known before. */
function leading({ figures: { amount } }: Round): Value {
  const [newest] = amount;
  if (!newest) throw new Error('A round without any value');
  return amount.find(({ value }) => value !== undefined) ?? newest;
}

function dollars(round: Round): number | undefined {
  const { amount, source } = leading(round);
  return amount?.currency === 'USD' && source !== 'edition-2024' ? amount.value : undefined;
}

async function items<Item>(page: Page, set: string): Promise<Item[]> {
  const answer = await page.request.get(`/data/${set}.json`);
  return ((await answer.json()) as { items: Item[] }).items;
}

/** The number over the label of a row of key figures. */
const tile = (page: Page, label: string | RegExp) =>
  page
    .locator('dl > div')
    .filter({ has: page.locator('dt', { hasText: label }) })
    .locator('dd');

test('/figures counts as primary what is primary and was read, and dates what has a value', async ({ page }) => {
  interface Figure extends Value {
    isPrimary: boolean;
    isDue: boolean;
    sourceKind: string;
  }
  const figures = await items<Figure>(page, 'figures');
  const builtOn = process.env.BUILD_DATE ?? new Date().toISOString();
  const valued = figures.filter(({ value }) => value !== undefined && /[0-9]/.test(value));
  for (const { isPrimary, sourceKind } of figures) expect(isPrimary, sourceKind).toBe(KNOWERS.includes(sourceKind));
  const read = valued.filter(({ isPrimary, reported }) => isPrimary && reported !== true);
  const months = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7) || 12);
  const ages = valued.map(({ asOf }) => months(builtOn) - months(asOf)).sort((a, b) => a - b);

  await page.goto('/figures');
  await expect(tile(page, /^figures$/)).toHaveText(String(figures.length));
  await expect(tile(page, /^rest on a primary source/)).toHaveText(
    `${Math.round((100 * read.length) / valued.length)}%`,
  );
  await expect(tile(page, /^median age$/)).toHaveText(`${ages[Math.floor(ages.length / 2)]} months`);
  await expect(tile(page, /^due for review$/)).toHaveText(String(figures.filter(({ isDue }) => isDue).length));
});

test('a startup raised what its rounds add up to, unless it says more itself', async ({ page }) => {
  const rounds = await items<Round>(page, 'funding-rounds');
  const startups = await items<{ id: string; name: string; edition2024: string; figures: { funding?: Value[] } }>(
    page,
    'startups',
  );
  const named = { B: 1e9, M: 1e6 };
  await page.goto('/startup-tracker');
  let all = 0;
  for (const { id, name, edition2024, figures } of startups) {
    const own = rounds.filter(({ company }) => company === name);
    const added = sumOf(own);
    const stated = figures.funding?.[0]?.amount?.value ?? 0;
    const raised = Math.max(added, stated);
    all += raised;
    const card = page.locator(`#${id}`);
    await expect(card).toContainText(`2024 edition: ${edition2024}`);
    if (raised === 0) continue;
    const [, digits, unit] = /\$([\d.]+)(B|M)/.exec((await card.textContent()) ?? '') ?? [];
    const shown = Number(digits) * named[unit as keyof typeof named];
    expect(Math.abs(shown - raised) / raised, `${name}: ${shown} for ${raised}`).toBeLessThan(0.005);
  }
  await expect(page.getByText(`Before rounding: ${inBillions(all)}`)).toBeVisible();
});

test('/funding calls documented what a filing or a release says, and adds up only what has a source', async ({
  page,
}) => {
  const rounds = await items<Round>(page, 'funding-rounds');
  const sources = await items<{ id: string; kind: string }>(page, 'sources');
  const papers = (await items<{ id: string }>(page, 'papers')).map(({ id }) => `paper:${id}`);
  const knowers = new Set([...sources.filter(({ kind }) => KNOWERS.includes(kind)).map(({ id }) => id), ...papers]);
  const evidence = (round: Round) => {
    const { absent, source, reported } = leading(round);
    if (absent === 'not on record' || source === 'edition-2024') return 'No source';
    return knowers.has(source) && !reported ? 'Documented' : 'Reported';
  };

  await page.goto('/funding');
  for (const round of rounds) await expect(page.locator(`#${round.id}`)).toContainText(evidence(round));
  const documented = rounds.filter((round) => evidence(round) === 'Documented');
  await expect(tile(page, /^Documented/)).toHaveText(inBillions(sumOf(documented)));
  await expect(tile(page, /^With reported amounts/)).toHaveText(inBillions(sumOf(rounds)));
});

test('/roadmaps says of each promise what its dates say, and counts the same', async ({ page }) => {
  const promises = await items<{ id: string; due?: string; outcome: Dates }>(page, 'promises');
  /** The last day that a year, a month or a day can mean. */
  const end = (date: string) => (date.length === 4 ? `${date}-12-31` : date.length === 7 ? `${date}-31` : date);
  const word = ({ due, outcome: { delivered, replaced, givenUp, undelivered } }: (typeof promises)[number]) => {
    const last = due && end(due);
    if (delivered) return last && delivered > last ? 'late' : 'kept';
    if (replaced) return 'changed';
    if (givenUp) return 'missed';
    if (!undelivered || !last) return 'open';
    return undelivered > `${Number(last.slice(0, 4)) + 2}${last.slice(4)}` ? 'missed' : 'overdue';
  };

  await page.goto('/roadmaps');
  for (const promise of promises)
    await expect(page.locator(`#${promise.id}`)).toHaveAttribute('data-outcome', word(promise));
  for (const state of ['kept', 'late', 'overdue', 'changed', 'missed', 'open']) {
    const count = promises.filter((promise) => word(promise) === state).length;
    await expect(page.locator('#by-vendor').getByText(`${count} ${state}`, { exact: true })).toBeVisible();
  }
});
