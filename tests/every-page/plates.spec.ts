import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ElementHandle, JSHandle, Locator } from '@playwright/test';
import sharp from 'sharp';
import { colorPair } from '#src/drawings/token-colors.ts';
import { expect, test } from '#tests/support/test.ts';

const TOPICS = ['hardware', 'algorithms', 'cryptography', 'ai-ml', 'cybersecurity', 'ethics'];
const THEMES = ['light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

const tokens = readFileSync(join(import.meta.dirname, '../../src/design/tokens.css'), 'utf8');
test.describe('R26.4: the plates of the topics have all their lines', () => {
  for (const theme of THEMES) {
    test.describe(theme, () => {
      test.beforeEach(({ page }) => page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' }));

      for (const route of ['/', '/topics']) {
        test(`on the cards of ${route}`, async ({ page }) => {
          await page.goto(route);
          await expectWhole(page.getByRole('main'), TOPICS, theme);
        });
      }

      test('in the heads of the topics’ pages', async ({ page }) => {
        for (const topic of TOPICS) {
          await page.goto(`/${topic}`);
          await expectWhole(page.getByRole('main'), [topic], theme);
        }
      });

      test('in the menu', async ({ page }) => {
        await page.goto('/news');
        await page.getByRole('button', { name: 'Explore Topics' }).click();
        await expectWhole(page.locator('#topics-menu'), TOPICS, theme);
      });
    });
  }
});

/** Each plate looks as it does where its own lines, in literal colors, are in the place of the reference to them. */
async function expectWhole(place: Locator, topics: readonly string[], theme: Theme): Promise<void> {
  for (const topic of topics) {
    const plate = await place.locator(`svg:has(> use[href$="#${topic}"])`).first().elementHandle();
    if (!plate) throw new Error(`No plate of ${topic} is shown.`);
    await plate.scrollIntoViewIfNeeded();
    const lines = await linesOf(plate);
    const shown = await plate.screenshot();
    await plate.evaluate((svg, drawing) => svg.replaceChildren(drawing), await colored(lines, literalColors(theme)));
    const itself = await plate.screenshot();
    expect.soft(await unlikeness(shown, itself), `${topic}, share of other pixels`).toBeLessThan(0.002);
  }
}

/** What the plate's symbol holds, from the sprite's file. It is there by then, and in the page a moment later. */
function linesOf(plate: ElementHandle<Element>): Promise<JSHandle<SVGElement>> {
  return plate.evaluateHandle(async (svg) => {
    const use = svg.querySelector('use');
    const [address = '', id = ''] = (use?.getAttribute('href') ?? '').split('#');
    const file = await new Promise<Document | null>((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.responseType = 'document';
      request.onload = () => resolve(request.responseXML);
      request.onerror = reject;
      request.open('GET', address);
      request.send();
    });
    const group = document.createElementNS('http://www.w3.org/2000/svg', 'g');
    group.setAttribute('fill', 'none');
    group.append(...[...(file?.getElementById(id)?.children ?? [])].map((child) => document.importNode(child, true)));
    if (group.childElementCount < 2) throw new Error(`The sprite has nothing for ${id}.`);
    while (use?.getBBox().width === 0) await new Promise(requestAnimationFrame);
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    return group;
  });
}

function colored(lines: JSHandle<SVGElement>, colors: Record<string, string>): Promise<JSHandle<SVGElement>> {
  return lines.evaluateHandle((group, values) => {
    for (const element of group.querySelectorAll('*'))
      for (const { name, value } of element.attributes)
        element.setAttribute(
          name,
          value.replace(/var\((--color-[\w-]+)\)/g, (_, token) => values[token] ?? 'missing'),
        );
    return group;
  }, colors);
}

function literalColors(theme: Theme): Record<string, string> {
  const names = new Set([...tokens.matchAll(/--color-([\w-]+):\s*light-dark\(#/g)].map(([, name = '']) => name));
  return Object.fromEntries([...names].map((name) => [`--color-${name}`, colorPair(tokens, name)[theme]]));
}

/** The share of pixels that differ visibly in any of their colors. */
async function unlikeness(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all([one, other].map((png) => sharp(png).removeAlpha().raw().toBuffer()));
  if (!a || !b || a.length !== b.length) throw new Error('The two pictures differ in size.');
  let unlike = 0;
  for (let at = 0; at < a.length; at += 3) {
    const isUnlike = [0, 1, 2].some((channel) => Math.abs((a[at + channel] ?? 0) - (b[at + channel] ?? 0)) > 24);
    if (isUnlike) unlike += 1;
  }
  return unlike / (a.length / 3);
}
