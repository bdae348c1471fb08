import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { join } from 'node:path';

/**
 * Path of a program on this machine, got from the system's packages where that is allowed. Undefined where it cannot be
 * had, which is said aloud: what needs it is skipped.
 */
export function findOrInstallProgram(name: string, debianPackage: string): string | undefined {
  const found = findProgram(name);
  if (found) return found;
  console.warn(`No ${name} on this machine: getting one.`);
  for (const words of [['update'], ['install', '-y', '--no-install-recommends', debianPackage]]) {
    spawnSync('apt-get', words, { stdio: 'ignore', timeout: 5 * 60_000 });
  }
  const installed = findProgram(name);
  if (!installed) console.warn(`Skipped: ${name} cannot be installed here. What needs it is not tested.`);
  return installed;
}

function findProgram(name: string): string | undefined {
  // Where only root looks for programs by itself.
  const folders = [...(process.env.PATH ?? '').split(':'), '/usr/sbin', '/usr/local/sbin'];
  return folders.map((folder) => join(folder, name)).find(isExecutable);
}

/** Whether there is a file that this account may run. */
export function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
