/**
 * Whether a request may come from a page of this site. A form or a script of another site could sign its visitors up
 * here; browsers say where a request comes from, and a client that says nothing is no browser and gains nothing by it.
 */
export function isFromThisSite(headers: Headers, siteUrl: string): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin' || site === 'none';
  const origin = headers.get('origin');
  if (origin === null) return true;
  return origin === siteUrl || URL.parse(origin)?.host === headers.get('host');
}
