/*
 * `urls.lab()`, `urls.company(id)`: all addresses under one name. A namespace and no object, so that a script in the browser has those
 * that it uses and no others.
 */
import * as urls from './addresses.ts';

export { urls };

/** Pages that answer a form or an unknown address, or stand in a frame: reachable, but not for search engines. */
const UNLISTED = [urls.formResult(), urls.notFound(), urls.labEmbed(), urls.notTaken()] as const;

/** Whether a page shows what no other page shows, and so belongs in the site's own search and lists. */
export function isOnlyAddress(address: string): boolean {
  return isListed(address) && new URL(address).pathname !== urls.startupsAlias();
}

/** Whether a page belongs in the sitemap; takes its absolute address. */
export function isListed(address: string): boolean {
  const { pathname } = new URL(address);
  // Sheets to print say what the handbook says, a region each.
  if (pathname.startsWith(urls.migrationSheet())) return false;
  return !UNLISTED.some((path) => path === pathname);
}
