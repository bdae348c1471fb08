import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The build that is tested: the one that the server under test serves. */
const dist = process.env.DIST_DIR ?? join(import.meta.dirname, '../../dist');

/** Every address of the sitemap, as paths. */
export function everyRoute(): string[] {
  const sitemap = readFileSync(join(dist, 'sitemap-0.xml'), 'utf8');
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address ?? '').pathname);
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
