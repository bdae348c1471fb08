import { createHash } from 'node:crypto';

/** Astro's island runtime and the client directives, as they are in a page. */
const ASTRO_SCRIPT =
  /<script>((?:(?!<\/script>)[\s\S])*?(?:customElements\.define\("astro-island"|self\.Astro)[\s\S]*?)<\/script>/g;
/** Where a page of `npm run dev` says that nothing is deferred. */
const NO_RUNTIME = 'data-runtime="data:text/javascript,"';
/** What a page has for itself, and needs no sooner. */
const OWN_SCRIPT = /<script data-deferred>([\s\S]*?)<\/script>/g;

/** A pointer may be over a page whose end has not come yet, and a script finds only what is there. */
const WHEN_PARSED =
  'if(document.readyState=="loading")await new Promise(parsed=>addEventListener("DOMContentLoaded",parsed));';

/**
 * What Astro has put inline for islands, of all pages together.
 * @throws when no page has such scripts: Astro would write them differently.
 */
export function islandScripts(pages: readonly string[]): string {
  const scripts = new Set(pages.flatMap((html) => [...html.matchAll(ASTRO_SCRIPT)].map(([, code]) => code ?? '')));
  if (scripts.size === 0) throw new Error("Astro's island scripts were not found in the built pages");
  return [...scripts].join('\n;');
}

export interface DeferredPage {
  html: string;
  /** The file of its scripts: path without the slash at its beginning. Most pages have the same. */
  path: string;
  code: string;
}

/**
 * A page without Astro's scripts and those that it defers. Its `<html>` says where they are (`data-runtime`); its last
 * element fetches them ahead, where the browser finds the time.
 */
export function withDeferredScripts(html: string, islands: string): DeferredPage {
  const own = [...html.matchAll(OWN_SCRIPT)].map(([, code]) => code ?? '');
  const code = [WHEN_PARSED, islands, ...own].join('\n;');
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
  const path = `_astro/islands.${hash}.js`;
  const rest = html.replaceAll(ASTRO_SCRIPT, '').replaceAll(OWN_SCRIPT, '');
  const placed = rest
    .replace(NO_RUNTIME, `data-runtime="/${path}"`)
    .replace('</body>', `<link rel="prefetch" as="script" href="/${path}"></body>`);
  return { html: placed, path, code };
}
