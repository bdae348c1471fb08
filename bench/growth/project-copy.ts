import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { temporaryFolder } from '#server/testing/temporary-folder.ts';
import { watchMemory } from '../memory.ts';
import type { MoreEntries } from './more-entries.ts';
import { ProcessorTime } from './processor-time.ts';

const PROJECT = join(import.meta.dirname, '..', '..');

export interface BuildCost {
  /** By the clock on the wall, with whatever else the machine did meanwhile. */
  seconds: number;
  /** What the build itself worked, and the most that it held at once; undefined where the machine does not say. */
  worked: { seconds: number; megabytes: number } | undefined;
  /** HTML files. */
  pages: number;
}

/** The project's own files in a folder that goes with this process; its builds leave those of the project alone. */
export function copyProject(): string {
  const folder = temporaryFolder('growth');
  // Also those that are not committed yet.
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', list, { cwd: PROJECT, encoding: 'utf8' }).split('\0');
  for (const file of files.filter((name) => name !== '' && existsSync(join(PROJECT, name))))
    cpSync(join(PROJECT, file), join(folder, file));
  linkPackages(folder);
  return folder;
}

/** Package by package: Astro and Vite keep their caches in `node_modules`, and those are not to be shared. */
function linkPackages(folder: string): void {
  const packages = join(PROJECT, 'node_modules');
  mkdirSync(join(folder, 'node_modules'));
  for (const name of readdirSync(packages).filter((each) => !each.startsWith('.')))
    symlinkSync(join(packages, name), join(folder, 'node_modules', name));
}

/** Adds entries of a kind to the copy. */
export function addEntries(folder: string, kind: string, entries: MoreEntries): void {
  for (const [id, data] of entries) writeFileSync(join(folder, 'content', kind, `${id}.yaml`), stringify(data));
}

/** Builds the copy. @throws with the last that the build said where it fails. */
export async function buildCopy(folder: string): Promise<BuildCost> {
  const started = performance.now();
  const build = spawn(process.execPath, [join('node_modules', 'astro', 'bin', 'astro.mjs'), 'build'], { cwd: folder });
  const pid = build.pid ?? 0;
  const processor = new ProcessorTime(pid);
  const memory = watchMemory(pid, () => processor.look());
  let said = '';
  for (const stream of [build.stdout, build.stderr])
    stream.on('data', (chunk: Buffer) => {
      said = `${said}${chunk}`.slice(-2000);
    });
  const [code] = await once(build, 'close');
  const megabytes = memory?.stop().sampled;
  const seconds = (performance.now() - started) / 1000;
  if (code !== 0) throw new Error(`The build ended with ${code}:\n${said}`);
  const pages = readdirSync(join(folder, 'dist'), { recursive: true, encoding: 'utf8' });
  return {
    seconds,
    worked: megabytes === undefined ? undefined : { seconds: processor.seconds, megabytes },
    pages: pages.filter((name) => name.endsWith('.html')).length,
  };
}
