/** Beside the built pages; several CDNs read a file of this name and form. */
export const REDIRECTS_FILE = '_redirects';

/** An address that moved for good. Both are paths of this site. */
export interface Redirect {
  from: string;
  to: string;
}

/** The file `_redirects` of a build: a line each, "from to 308", as several CDNs read it. */
export function formatRedirects(redirects: readonly Redirect[]): string {
  return redirects.map(({ from, to }) => `${from} ${to} 308\n`).join('');
}

/** Reads what `formatRedirects` wrote; empty lines and comments are passed over. */
export function parseRedirects(text: string): Redirect[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split(/\s+/))
    .flatMap(([from, to]) => (from && to ? [{ from, to }] : []));
}
