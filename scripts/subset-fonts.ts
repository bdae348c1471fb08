import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const LETTERS = [
  range(' ', '~'),
  '\u00a0£§©«°±²³µ·¹»¼½¾×',
  // Latin-1: the letters of French, German, Spanish, Portuguese, Italian, Danish, Norwegian, Swedish and Icelandic names.
  range('À', 'ÿ'),
  '–—‘’“”†…€−',
].join('');

/** What grows with what it stands at; and the space, because a formula is set by the font that has the space. */
const STRETCHED = ' ()[]{}|⌈⌉⌊⌋⟨⟩√∑∏⨂';

/**
 * Writes the site's web fonts, `src/design/fonts/`: the letters that English text with names from Western Europe needs,
 * and the weights that the design has. Run it after an update of the fonts: `node scripts/subset-fonts.ts`.
 */
const FONTS = [
  // Headings have one weight, and are on every page; running text in the serif on few.
  {
    from: '@fontsource-variable/stix-two-text/files/stix-two-text-latin-wght-normal.woff2',
    to: 'stix-two-text-500',
    letters: LETTERS,
    variationAxes: { wght: 500 },
  },
  {
    from: '@fontsource-variable/stix-two-text/files/stix-two-text-latin-wght-normal.woff2',
    to: 'stix-two-text-400',
    letters: LETTERS,
    variationAxes: { wght: 400 },
  },
  {
    from: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    to: 'instrument-sans-400-700',
    letters: LETTERS,
    variationAxes: { wght: { min: 400, max: 700 } },
  },
  // The letters of a formula are the system's; it may have no bracket, root or sum that grows.
  {
    from: '@fontsource/stix-two-math/files/stix-two-math-latin-400-normal.woff2',
    to: 'stix-two-math-stretched',
    letters: STRETCHED,
    variationAxes: {},
  },
] as const;

const folder = join(import.meta.dirname, '../src/design/fonts');
const require = createRequire(import.meta.url);
mkdirSync(folder, { recursive: true });
for (const { from, to, letters, variationAxes } of FONTS) {
  const font = await subsetFont(readFileSync(require.resolve(from)), letters, { targetFormat: 'woff2', variationAxes });
  writeFileSync(join(folder, `${to}.woff2`), font);
  console.log(`${to.padEnd(24)} ${(font.length / 1024).toFixed(1)} KB`);
}

/** All characters from the first to the last. */
function range(first: string, last: string): string {
  const start = first.charCodeAt(0);
  return String.fromCharCode(...Array.from({ length: last.charCodeAt(0) - start + 1 }, (_, index) => start + index));
}
