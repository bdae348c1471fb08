import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const design = new URL('../src/design/', import.meta.url);
const { resolve } = createRequire(import.meta.url);

/** The tokens as a plain style sheet: Tailwind's `@theme` block becomes a rule on the root element. */
export async function tokenStyles(): Promise<string> {
  const tokens = await readFile(new URL('tokens.css', design), 'utf8');
  return tokens.replace(/@theme[^{]*\{/g, ':root {');
}

/** The site's font faces with the fonts themselves inside, for a document that has no address of its own. */
export async function fontStyles(): Promise<string> {
  const fonts = await readFile(new URL('fonts.css', design), 'utf8');
  const sources = [...fonts.matchAll(/url\("([^"]+)"\)/g)].map((match) => match[1] ?? '');
  const embedded = await Promise.all(sources.map(async (source) => [source, await dataUri(source)] as const));
  return embedded.reduce((css, [source, uri]) => css.replace(source, uri), fonts);
}

async function dataUri(source: string): Promise<string> {
  const font = await readFile(resolve(source));
  return `data:font/woff2;base64,${font.toString('base64')}`;
}

/**
 * The two values of a colour token, for files that no style sheet reaches.
 * @throws if the token is not written as `light-dark(#…, #…)`.
 */
export function colourPair(tokens: string, name: string): { light: string; dark: string } {
  const match = new RegExp(`--color-${name}:\\s*light-dark\\((#\\w+),\\s*(#\\w+)\\)`).exec(tokens);
  if (!match?.[1] || !match[2]) throw new Error(`src/design/tokens.css has no --color-${name} with two hex values.`);
  return { light: match[1], dark: match[2] };
}
