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
]);
/** At-rules whose rules may be in a layer further in. */
const CONDITIONS = new Set(['media', 'supports', 'variant']);

const root = join(import.meta.dirname, '..');
const sheets = globSync('**/*.css', { cwd: root }).map((path) => ({
  path,
  sheet: postcss.parse(readFileSync(join(root, path), 'utf8')),
}));

describe.each(sheets)('$path', ({ sheet }) => {
  it('has every rule in a layer, so that a utility on an element always wins', () => {
    expect(outsideOfLayers(sheet)).toEqual([]);
  });

  it('names widths of windows by their tokens', () => {
    expect(ownWidths(sheet)).toEqual([]);
  });

  it('switches no class off', () => {
    expect(switchedOff(sheet)).toEqual([]);
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
    expect(switchedOff(postcss.parse('@source "a";@source not inline("{table}");'))).toEqual(['not inline("{table}")']);
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
  return paramsOf(sheet, 'source').filter((params) => params.startsWith('not'));
}

function paramsOf(sheet: Root, name: string): string[] {
  const found: string[] = [];
  sheet.walkAtRules(name, ({ params }) => void found.push(params));
  return found;
}
