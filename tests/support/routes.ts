import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The build that is tested: the one that the server under test serves. */
export const dist = process.env.DIST_DIR ?? join(import.meta.dirname, '../../dist');

/** Every address of the sitemap, as paths. */
export function everyRoute(): string[] {
  const sitemap = readFileSync(join(dist, 'sitemap-0.xml'), 'utf8');
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address ?? '').pathname);
}

/** Folders whose pages one template makes from entries; they differ in their content alone. */
const TEMPLATES = ['/companies/', '/machines/', '/news/', '/sources/', '/topics/'];

/** A page of its own in such a folder. */
const APART = '/news/archive';

/**
 * The routes that a browser visits: every page, and of those that one template makes the shortest and the longest. What
 * can be told from the HTML alone is asked of every route.
 */
export function visitedRoutes(): string[] {
  const routes = everyRoute();
  const families = TEMPLATES.map((folder) =>
    routes.filter((route) => route.startsWith(folder) && route !== APART).sort(byLength),
  );
  const left = new Set(families.flatMap((family) => family.filter((route) => !sample(family).includes(route))));
  return routes.filter((route) => !left.has(route));
}

function sample(family: readonly string[]): readonly string[] {
  return [family.at(0), family.at(-1)].filter((route) => route !== undefined);
}

function byLength(a: string, b: string): number {
  return lengthOf(a) - lengthOf(b);
}

function lengthOf(route: string): number {
  return statSync(join(dist, `${route}.html`)).size;
}

/** The addresses that are there for good (R1.3). */
export const ROUTE_TABLE = [
  '/',
  '/hardware',
  '/algorithms',
  '/cryptography',
  '/ai-ml',
  '/cybersecurity',
  '/ethics',
  '/topics',
  '/tutorials',
  '/tutorials/shors-algorithm',
  '/tutorials/first-quantum-circuit',
  '/tutorials/qml-basics',
  '/tutorials/quantum-cryptography',
  '/tutorials/grovers-search',
  '/tutorials/qaoa-optimization',
  '/news',
  '/companies',
  '/industry',
  '/what-is-quantum',
  '/partners',
  '/startup-tracker',
  '/startups',
  '/glossary',
  '/research',
  '/educational-programs',
];
