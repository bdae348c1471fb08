import { describe, expect, it } from 'vitest';
import { scriptHash } from '#src/base/inline-script.ts';
import { withOwnHashes } from './content-security.ts';
import { islandScripts, withDeferredScripts } from './deferred-scripts.ts';

const DIRECTIVE = '(()=>{(self.Astro||(self.Astro={})).intent=1})();';
const ISLAND = '(()=>{customElements.define("astro-island",class extends HTMLElement{})})();';
const PAGE = `<!doctype html><html lang="en" data-runtime="data:text/javascript,"><script>theme()</script><script>${DIRECTIVE}</script><script>${ISLAND}</script><body><p>text</p></body></html>`;

describe("Astro's scripts", () => {
  it('leave the pages for one file, and the page says where it is', () => {
    const islands = islandScripts([PAGE, PAGE]);
    expect(islands).toBe(`${DIRECTIVE}\n;${ISLAND}`);
    const { html, path, code } = withDeferredScripts(PAGE, islands);
    expect(code).toMatch(/^if\(document\.readyState=="loading"\)await /);
    expect(code).toContain(islands);
    expect(html).toBe(
      `<!doctype html><html lang="en" data-runtime="/${path}"><script>theme()</script><body><p>text</p><link rel="prefetch" as="script" href="/${path}"></body></html>`,
    );
  });

  it('take along what a page defers for itself', () => {
    const islands = islandScripts([PAGE]);
    const { html, path, code } = withDeferredScripts(
      PAGE.replace('<p>', '<script data-deferred>progress()</script><p>'),
      islands,
    );
    expect(code).toContain(`${islands}\n;progress()`);
    expect(html).not.toContain('progress()');
    expect(path).not.toBe(withDeferredScripts(PAGE, islands).path);
  });

  it('must be found', () => {
    expect(() => islandScripts(['<html><script>theme()</script></html>'])).toThrow(/not found/);
  });
});

describe('the policy of a page', () => {
  it('names its own inline scripts and styles, and no others', () => {
    const policy =
      "default-src 'self'; script-src 'self' 'sha256-old='; style-src 'self' 'sha256-older='; style-src-attr 'unsafe-inline';";
    const html = `<meta http-equiv="content-security-policy" content="${policy}"><script>run()</script><script type="application/ld+json">{}</script><style>a{}</style>`;
    expect(withOwnHashes(html)).toContain(
      `content="default-src 'self'; script-src 'self' '${scriptHash('run()')}'; style-src 'self' '${scriptHash('a{}')}'; style-src-attr 'unsafe-inline';"`,
    );
  });
});
