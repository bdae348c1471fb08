import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The build that is tested: the one that the server under test serves. */
const dist = process.env.DIST_DIR ?? join(import.meta.dirname, '../../dist');

/** Every address of the sitemap, as paths. */
export function everyRoute(): string[] {
  const sitemap = readFileSync(join(dist, 'sitemap-0.xml'), 'utf8');
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address ?? '').pathname);
}

/** Folders whose pages one template makes from entries; they differ in their content alone. */
const TEMPLATES = ['/companies/', '/machines/', '/news/'];

/** So many pages of a template a browser visits: from the shortest to the longest, in equal steps. */
const OF_ONE_TEMPLATE = 5;

/**
 * The routes that a browser visits: every page, and of those that one template makes a few of all lengths. What can be
 * told from the HTML alone is asked of every route.
 */
export function visitedRoutes(): string[] {
  const routes = everyRoute();
  const families = TEMPLATES.map((folder) => routes.filter((route) => route.startsWith(folder)).sort(byLength));
  const left = new Set(families.flatMap((family) => family.filter((route) => !sample(family).includes(route))));
  return routes.filter((route) => !left.has(route));
}

function sample(family: readonly string[]): readonly string[] {
  const step = (family.length - 1) / (OF_ONE_TEMPLATE - 1);
  const places = Array.from({ length: OF_ONE_TEMPLATE }, (_, index) => Math.round(index * step));
  return family.length <= OF_ONE_TEMPLATE ? family : places.flatMap((place) => family[place] ?? []);
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
