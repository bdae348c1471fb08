import { describe, expect, it } from 'vitest';
import { scriptHash } from '#src/base/inline-script.ts';
import { withOwnHashes } from './content-security.ts';
import { deferredScripts, withDeferredScripts } from './deferred-scripts.ts';
import { type ModuleGraph, withImports } from './module-graph.ts';
import { PageFinisher } from './page-finisher.ts';

const DIRECTIVE = '(()=>{(self.Astro||(self.Astro={})).intent=1})();';
const ISLAND = '(()=>{customElements.define("astro-island",class extends HTMLElement{})})();';
const PAGE = `<!doctype html><html lang="en"><script>theme()</script><script>${DIRECTIVE}</script><script>${ISLAND}</script><p>text</p><template id="ahead"></template></html>`;

describe("Astro's scripts", () => {
  it('leave the pages for one file, and the page says where it is and what to fetch ahead', () => {
    const runtime = deferredScripts([PAGE, PAGE]);
    expect(runtime.code).toBe(`${DIRECTIVE}\n;${ISLAND}`);
    const html = withDeferredScripts(PAGE, runtime.path, ['/a.js', '/news']);
    expect(html).toBe(
      `<!doctype html><html data-runtime="/${runtime.path}" lang="en"><script>theme()</script><p>text</p><template id="ahead"><link rel="modulepreload" href="/${runtime.path}"><link rel="modulepreload" href="/a.js"><link rel="prefetch" href="/news"></template></html>`,
    );
  });

  it('must be found', () => {
    expect(() => deferredScripts(['<html><script>theme()</script></html>'])).toThrow(/not found/);
  });
});

describe('the modules of a page', () => {
  it('are those of its islands and all that they import, each once', () => {
    const graph: ModuleGraph = new Map([
      ['a.js', { imports: ['react.js', 'b.js'], code: '' }],
      ['b.js', { imports: ['react.js', 'a.js'], code: '' }],
      ['react.js', { imports: [], code: '' }],
      ['other.js', { imports: [], code: '' }],
    ]);
    expect([...withImports(['a.js'], graph)]).toEqual(['a.js', 'react.js', 'b.js']);
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

describe('a finished page', () => {
  const modules: ModuleGraph = new Map([
    ['a.js', { imports: ['b.js'], code: 'e("late")' }],
    ['b.js', { imports: [], code: '' }],
  ]);
  const runtime = { path: '_astro/islands.1.js', code: ISLAND };
  const island = '<astro-island uid="1" component-url="/a.js"></astro-island>';
  const page = (body: string) =>
    `<html><head><meta http-equiv="content-security-policy" content="script-src 'self'"><link rel="stylesheet" href="/s.css"></head><body>${body}<script>${ISLAND}</script><template id="ahead"></template></body></html>`;

  it("has its islands' modules to fetch ahead, and its own hashes", () => {
    const finisher = new PageFinisher(runtime, modules);
    const withIsland = finisher.finished(page(`<script>now()</script>${island}`));
    expect(withIsland).toContain(`script-src 'self' '${scriptHash('now()')}'"`);
    for (const path of ['_astro/islands.1.js', 'a.js', 'b.js'])
      expect(withIsland).toContain(`<link rel="modulepreload" href="/${path}">`);
    expect(withIsland).not.toContain('customElements');
    expect(finisher.finished(page('<p>'))).not.toContain('href="/a.js"');
  });
});
