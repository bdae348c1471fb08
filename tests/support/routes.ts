import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The build that is tested: the one that the server under test serves. */
export const dist = process.env.DIST_DIR ?? join(import.meta.dirname, '../../dist');

/** Every address of the sitemap, as paths. */
export function everyRoute(): string[] {
  const sitemap = readFileSync(join(dist, 'sitemap-0.xml'), 'utf8');
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address ?? '').pathname);
}

/**
 * Folders whose pages one template makes from entries, and how many of each are visited; they differ in their content
 * alone. Tasks also differ in how they are answered.
 */
const TEMPLATES = {
  '/companies/': 2,
  '/machines/': 2,
  '/error-correction/codes/': 4,
  '/error-correction/experiments/': 3,
  '/news/': 2,
  '/newsletter/': 4,
  '/estimates/': 4,
  '/quantum-advantage/': 3,
  '/sources/': 2,
  '/topics/': 2,
  '/tasks/': 12,
  '/glossary/': 6,
  '/algorithms/': 4,
  '/research/': 4,
  '/lab/circuits/': 4,
  '/lab/puzzles/': 4,
  '/teach/': 2,
  '/data/': 4,
};

/** Pages of their own in such folders. */
const APART = ['/news/archive', '/teach/results', '/glossary/sources', '/research/classics'];

/**
 * The routes that a browser visits: every page, and of those that one template makes the shortest, the longest and, where
 * there are more, some between. What can be told from the HTML alone is asked of every route.
 */
export function visitedRoutes(): string[] {
  const routes = everyRoute();
  const left = new Set(
    Object.entries(TEMPLATES).flatMap(([folder, count]) => {
      const family = routes.filter((route) => route.startsWith(folder) && !APART.includes(route)).sort(byLength);
      const visited = sample(family, count);
      return family.filter((route) => !visited.includes(route));
    }),
  );
  return routes.filter((route) => !left.has(route));
}

/** As many as asked for, from the first to the last at equal distances. */
function sample(family: readonly string[], count: number): readonly string[] {
  const step = (family.length - 1) / (count - 1);
  return Array.from({ length: count }, (_, index) => family[Math.round(index * step)]).filter(
    (route) => route !== undefined,
  );
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
