import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Debian's packages whose program is not on this machine. */
export function missingPackages(programs: Record<string, string>): string[] {
  return Object.entries(programs).flatMap(([program, name]) => (existsSync(program) ? [] : [name]));
}

/** Gets the packages that are missing, where that is allowed. */
export function installPackages(programs: Record<string, string>): void {
  const missing = missingPackages(programs);
  if (missing.length === 0) return;
  console.log(`Not on this machine: ${missing.join(', ')}. Getting what may be had.`);
  // One by one: of several apt-get installs none when it does not know one.
  const installs = missing.map((name) => ['install', '-y', '--no-install-recommends', name]);
  for (const words of [['update'], ...installs])
    spawnSync('apt-get', words, { stdio: 'inherit', timeout: 10 * 60_000 });
}
