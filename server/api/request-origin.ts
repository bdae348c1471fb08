import { samePath } from './result-page.ts';

/**
 * Whether a request may come from a page of this site. A form or a script of another site could sign its visitors up
 * here; browsers say where a request comes from, and a client that says nothing is no browser and gains nothing by it.
 */
export function isFromThisSite(headers: Headers, siteUrl: string): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin' || site === 'none';
  const origin = headers.get('origin');
  if (origin === null) return true;
  return isThisSite(URL.parse(origin), headers, siteUrl);
}

/**
 * The whole address of the page that a form was sent from. The browser says it in `Referer`; without one it is the path
 * that the form names, on the public site.
 */
export function addressOfSender(path: string | null, headers: Headers, siteUrl: string): string {
  const referer = URL.parse(headers.get('referer') ?? '');
  if (referer && isThisSite(referer, headers, siteUrl)) return referer.href;
  return path ? new URL(samePath(path, '/'), siteUrl).href : '';
}

function isThisSite(url: URL | null, headers: Headers, siteUrl: string): boolean {
  return url !== null && (url.origin === siteUrl || url.host === headers.get('host'));
}
