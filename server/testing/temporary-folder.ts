import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** One place for all of them; an account has its own, since none may remove another's files. */
const ROOT = join(tmpdir(), `knowledge-hub-tests-${process.getuid?.() ?? 'user'}`);

/** No run of tests takes this long. */
const STALE_MS = 3_600_000;

const made = new Set<string>();

/**
 * An empty folder that goes when this process ends. The test runner ends its workers without notice, so what they
 * leave behind goes at the first call an hour or more later.
 */
export function temporaryFolder(name: string): string {
  if (made.size === 0) {
    removeStale();
    process.once('exit', () => made.forEach(remove));
  }
  mkdirSync(ROOT, { recursive: true });
  const folder = mkdtempSync(join(ROOT, `${name}-`));
  made.add(folder);
  return folder;
}

function removeStale(): void {
  mkdirSync(ROOT, { recursive: true });
  for (const name of readdirSync(ROOT)) {
    const folder = join(ROOT, name);
    const { mtimeMs } = statSync(folder, { throwIfNoEntry: false }) ?? { mtimeMs: Date.now() };
    if (mtimeMs < Date.now() - STALE_MS) remove(folder);
  }
}

function remove(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}
