import { createHash } from 'node:crypto';

/** Astro's island runtime and the client directives, as they are in a page. */
const ASTRO_SCRIPT =
  /<script>((?:(?!<\/script>)[\s\S])*?(?:customElements\.define\("astro-island"|self\.Astro)[\s\S]*?)<\/script>/g;

/** Where `src/layouts/Page.astro` leaves room for links. */
const PLACE_AHEAD = '<template id="ahead"></template>';

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

/**
 * A page without Astro's scripts. Its `<html>` says where they are (`data-runtime`), and a template holds the links to
 * what is to be fetched once the page is idle.
 */
export function withDeferredScripts(html: string, runtime: string, ahead: readonly string[]): string {
  const links = [`/${runtime}`, ...ahead].map((path) => `<link rel="${relationOf(path)}" href="${path}">`).join('');
  return html
    .replaceAll(ASTRO_SCRIPT, '')
    .replace(/<html\b/, `<html data-runtime="/${runtime}"`)
    .replace(PLACE_AHEAD, PLACE_AHEAD.replace('><', `>${links}<`));
}

const relationOf = (path: string) => (path.endsWith('.js') ? 'modulepreload' : 'prefetch');
