import { createHash } from 'node:crypto';

/** Astro's island runtime and the client directives, as they are in a page. */
const ASTRO_SCRIPT =
  /<script>((?:(?!<\/script>)[\s\S])*?(?:customElements\.define\("astro-island"|self\.Astro)[\s\S]*?)<\/script>/g;

export interface DeferredScripts {
  /** Path of the file, without the slash at its beginning. */
  path: string;
  code: string;
}

/**
 * What Astro has put inline for islands, of all pages together, as one file. A page's own inline script
 * (`src/frame/boot.ts`) runs it at the first touch.
 * @throws when no page has such scripts: Astro would write them differently.
 */
export function deferredScripts(pages: readonly string[]): DeferredScripts {
  const scripts = new Set(pages.flatMap((html) => [...html.matchAll(ASTRO_SCRIPT)].map(([, code]) => code ?? '')));
  if (scripts.size === 0) throw new Error("Astro's island scripts were not found in the built pages");
  const code = [...scripts].join('\n;');
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
  return { path: `_astro/islands.${hash}.js`, code };
}

/** A page without Astro's scripts. Its `<html>` says where they are (`data-runtime`). */
export function withDeferredScripts(html: string, { path }: DeferredScripts): string {
  return html.replaceAll(ASTRO_SCRIPT, '').replace(/<html\b/, `<html data-runtime="/${path}"`);
}
