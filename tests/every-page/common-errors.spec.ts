import { parseMain } from '#src/base/page-tree.ts';
import { elements, textOf } from '#tests/support/html.ts';
import { everyRoute } from '#tests/support/routes.ts';
import { expect, test } from '#tests/support/test.ts';
import { findCommonErrors } from './common-errors.ts';
import { namesInContent } from './names.ts';
import { findBritish } from './spelling.ts';

const BLOCKS = new Set([
  ...['p', 'li', 'dt', 'dd', 'td', 'th', 'h1', 'h2', 'h3', 'h4'],
  ...['caption', 'figcaption', 'summary', 'title', 'desc', 'output', 'label', 'button', 'option'],
]);

test('R24.13: no page makes one of the common errors, or spells in British outside names', async ({ site }) => {
  const names = namesInContent().filter((name) => findBritish(name).length > 0);
  for (const route of everyRoute()) {
    const html = await (await fetch(site.url + route)).text();
    const blocks = [...elements(parseMain(html).main)].filter(({ tagName }) => BLOCKS.has(tagName));
    const texts = new Set(blocks.map(textOf));
    expect(texts.size, route).toBeGreaterThan(2);
    expect([...texts].flatMap(findCommonErrors), route).toEqual([]);
    expect(
      [...texts].flatMap((text) => findBritish(text, names)),
      route,
    ).toEqual([]);
  }
});
