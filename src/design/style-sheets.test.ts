import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss, { type AtRule, type Node, type Root } from 'postcss';
import { describe, expect, it } from 'vitest';

/** What no layer can hold, or what Tailwind puts into a layer itself. */
const UNLAYERED = new Set([
  'font-face',
  'import',
  'keyframes',
  'layer',
  'page',
  'property',
  'reference',
  'source',
  'theme',
  'utility',
  'view-transition',
]);
/** At-rules whose rules may be in a layer further in. */
const CONDITIONS = new Set(['media', 'supports', 'variant']);

const root = join(import.meta.dirname, '..');
const sheets = globSync('**/*.css', { cwd: root }).map((path) => ({
  path,
  sheet: postcss.parse(readFileSync(join(root, path), 'utf8')),
}));

const markup = globSync('**/*.{tsx,astro}', { cwd: root }).map((path) => readFileSync(join(root, path), 'utf8'));

describe.each(sheets)('$path', ({ sheet }) => {
  it('has every rule in a layer, so that a utility on an element always wins', () => {
    expect(outsideOfLayers(sheet)).toEqual([]);
  });

  it('names widths of windows by their tokens', () => {
    expect(ownWidths(sheet)).toEqual([]);
  });

  it('switches no class off that an element has', () => {
    const classes = new Set(markup.flatMap(classesIn));
    expect(switchedOff(sheet).filter((word) => classes.has(word))).toEqual([]);
  });
});

it('the head of every page says first which layer wins', () => {
  const head = readFileSync(join(root, 'layouts/Page.astro'), 'utf8');
  expect(/<style[^>]*>(.*)/.exec(head)?.[1]).toContain('@layer theme, base, components, utilities;');
});

describe('what these rules find', () => {
  it.each([
    ['p{a:b}', ['p']],
    ['@media print{p{a:b}}', ['p']],
    ['@layer base{p{a:b}}@media print{@layer base{p{a:b}}}', []],
    ['@font-face{a:b}@theme{--a:b}@keyframes x{from{a:b}}', []],
    ['@container (width > 1rem){p{a:b}}', ['@container (width > 1rem)']],
  ])('outside of layers: %s', (css, found) => {
    expect(outsideOfLayers(postcss.parse(css))).toEqual(found);
  });

  it.each([
    ['@media (width >= 64rem){}', ['(width >= 64rem)']],
    ['@media print, (max-width: 639.98px){}', ['print, (max-width: 639.98px)']],
    ['@media (40rem < width) and (height >= 30rem){}', ['(40rem < width) and (height >= 30rem)']],
    ['@media (scripting: enabled) and (height >= 30rem){}', []],
    ['@media screen and (width < --theme(--breakpoint-md)){}@media print{}', []],
  ])('widths of their own: %s', (css, found) => {
    expect(ownWidths(postcss.parse(css))).toEqual(found);
  });

  it('classes that are switched off', () => {
    expect(switchedOff(postcss.parse('@source "a";@source not inline("{ring,table}");'))).toEqual(['ring', 'table']);
  });

  it.each([
    ['<p className="a b">', ['a', 'b']],
    ["<p class='a'>", ['a']],

    ['<p className={isOpen ? "a" : b}>', ['isOpen', '?', 'a', ':', 'b']],
  ])('the classes of %s', (code, classes) => {
    expect(classesIn(code)).toEqual(classes);
  });
});

function outsideOfLayers(sheet: Root): string[] {
  return outsideOf(sheet.nodes);
}

function outsideOf(nodes: readonly Node[]): string[] {
  return nodes.flatMap((node) => {
    if (node.type === 'rule') return [(node as postcss.Rule).selector];
    if (node.type !== 'atrule') return [];
    const { name, params, nodes: inner = [] } = node as AtRule;
    if (UNLAYERED.has(name)) return [];
    return CONDITIONS.has(name) ? outsideOf(inner) : [`@${name} ${params}`];
  });
}

function ownWidths(sheet: Root): string[] {
  return paramsOf(sheet, 'media').filter((params) =>
    /\((?=[^()]*width)[^()]*\d(rem|em|px)/.test(params.replaceAll(/--theme\([^)]*\)/g, '')),
  );
}

function switchedOff(sheet: Root): string[] {
  return paramsOf(sheet, 'source').flatMap(
    (params) => /^not inline\("\{(.*)\}"\)$/.exec(params)?.[1]?.split(',') ?? [],
  );
}

/** All words of the class attributes, more rather than fewer: what is between braces is not told apart. */
function classesIn(code: string): string[] {
  return [...code.matchAll(/\bclass(?:Name)?=(?:(["'])(.*?)\1|\{(.*?)\}[\s/>])/gs)]
    .flatMap(([, , text, expression]) => (text ?? expression ?? '').split(/[\s"'`]+/))
    .filter(Boolean);
}

function paramsOf(sheet: Root, name: string): string[] {
  const found: string[] = [];
  sheet.walkAtRules(name, ({ params }) => void found.push(params));
  return found;
}
