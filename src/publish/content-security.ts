import { scriptHash } from '#src/base/inline-script.ts';

/** As Astro writes it; neither escapes nor quotation marks occur in a policy. */
const POLICY = /(<meta http-equiv="content-security-policy" content=")([^"]+)/;
const HASH = / 'sha256-[^']+'/g;
/** Data is not run. */
const SCRIPT = /<script(?![^>]*\stype="application\/ld\+json")[^>]*>([\s\S]*?)<\/script>/g;
const STYLE = /<style>([\s\S]*?)<\/style>/g;

/** A page whose policy names the hashes of its own inline scripts and styles, and no others (CSP Level 3, §6.7.2.2). */
export function withOwnHashes(html: string): string {
  return html.replace(POLICY, (_, start: string, policy: string) => {
    const directives = policy.split(';').map((directive) => {
      if (/^\s*script-src /.test(directive)) return directive.replaceAll(HASH, '') + hashesOf(html, SCRIPT);
      if (/^\s*style-src /.test(directive)) return directive.replaceAll(HASH, '') + hashesOf(html, STYLE);
      return directive;
    });
    return start + directives.join(';');
  });
}

function hashesOf(html: string, element: RegExp): string {
  const texts = new Set([...html.matchAll(element)].map(([, text]) => text ?? ''));
  return [...texts].map((text) => ` '${scriptHash(text)}'`).join('');
}
