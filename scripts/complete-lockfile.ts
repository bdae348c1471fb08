import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

/**
 * npm leaves an entry without a hash when the registry did not have that package at the time, and never comes back to it.
 * This asks for the missing hashes and changes nothing else.
 */
interface Lockfile {
  packages: Record<string, { version: string; integrity?: string; link?: boolean }>;
}

const lockfile = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lockfile;

for (const [path, entry] of Object.entries(lockfile.packages)) {
  if (path === '' || entry.link || entry.integrity) continue;
  const name = `${path.replace(/^.*node_modules\//, '')}@${entry.version}`;
  const { stdout } = spawnSync('npm', ['view', name, 'dist.integrity'], { encoding: 'utf8' });
  const integrity = stdout.trim();
  if (integrity.startsWith('sha512-')) {
    const { version, ...rest } = entry;
    lockfile.packages[path] = { version, integrity, ...rest };
  }
  console.log(`${name}: ${integrity || 'not in the registry'}`);
}

writeFileSync('package-lock.json', `${JSON.stringify(lockfile, null, 2)}\n`);
