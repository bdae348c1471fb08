import { describe, expect, it } from 'vitest';
import { findElement, isElement, parseMain } from './page-tree.ts';

const PAGE =
  '<!doctype html><html><head><script>a</script></head><body><p>Menu</p><main id="m"><p>Ångström <em>and</em> ψ</p></main><footer></footer></body></html>';

describe('the main part of a page', () => {
  it('is parsed alone, with places that count from where it begins', () => {
    const { html, main, start } = parseMain(PAGE);
    const emphasis = findElement(main, ({ tagName }) => tagName === 'em');
    const place = emphasis?.sourceCodeLocation;
    expect(html.slice(start + (place?.startOffset ?? 0), start + (place?.endOffset ?? 0))).toBe('<em>and</em>');
    expect(main.childNodes.filter(isElement).map(({ tagName }) => tagName)).toEqual(['p']);
  });

  it('must be there', () => {
    expect(() => parseMain('<html><body><p>None</p></body></html>')).toThrow('no <main>');
  });
});
