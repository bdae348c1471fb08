import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { illustrationNames } from '#src/model/illustration-names.ts';
import { illustrationFile, illustrations, usedProperties } from './illustration-file.ts';
import { sheetHeight } from './parts.tsx';

const styleSheets = ['../../design/tokens.css', '../illustration-colors.css'].map((path) =>
  readFileSync(new URL(path, import.meta.url), 'utf8'),
);

describe.each(illustrationNames)('%s', (name) => {
  const file = illustrationFile(name, styleSheets);
  const { labels, width } = illustrations[name];

  it('is an SVG document of its own, with a description', () => {
    expect(file).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"[^>]* aria-label="Drawing of a [^"]{40,}"/);
    expect(file).not.toMatch(/NaN|undefined|Infinity/);
  });

  it('brings every color it uses, in both themes, and no other color', () => {
    const style = /<style>(.*?)<\/style>/.exec(file)?.[1] ?? '';
    const used = [...file.matchAll(/var\((--[\w-]+)\)/g)].map((match) => match[1]);
    expect(used.length).toBeGreaterThan(5);
    for (const property of used) expect(style).toContain(`${property}:`);
    expect(style).toMatch(/^:root\{color-scheme:light dark;/);
    const colors = [...file.matchAll(/(?:fill|stroke|stop-color)="([^"]*)"/g)].map((match) => match[1] ?? '');
    expect(colors.filter((color) => !/^(none|url\(#|var\(--(color|ill)-)/.test(color))).toEqual([]);
  });

  it('defines every id it uses', () => {
    // A `<view>` is named by the address of the file.
    const defined = [...file.matchAll(/<(?!view )[^>]* id="([^"]+)"/g)].map((match) => match[1]);
    const referred = [...file.matchAll(/url\(#([^)]+)\)/g)].map((match) => match[1]);
    expect(new Set(referred)).toEqual(new Set(defined));
  });

  it('has its labels and the things they name on the sheet', () => {
    expect(labels.length).toBeGreaterThan(3);
    for (const { at, from, to } of labels) {
      for (const [x, y] of [at, from, to]) {
        expect(x).toBeGreaterThan(0);
        expect(x).toBeLessThan(width);
        expect(y).toBeGreaterThan(0);
        expect(y).toBeLessThan(sheetHeight);
      }
    }
  });
});

describe('usedProperties', () => {
  const sheets = [':root{--a: light-dark(#fff, #000); --b: color-mix(in oklab, var(--a), var(--c));}', '--c: red;'];

  it('follows a property to those it is made of, and leaves out the others', () => {
    expect(usedProperties('<path fill="var(--b)"/>', sheets)).toBe(
      '--a:light-dark(#fff, #000);--b:color-mix(in oklab, var(--a), var(--c));--c:red',
    );
    expect(usedProperties('<path fill="var(--c)"/>', sheets)).toBe('--c:red');
  });

  it('refuses a property that is declared nowhere', () => {
    expect(() => usedProperties('<path fill="var(--d)"/>', sheets)).toThrow('--d');
  });
});
