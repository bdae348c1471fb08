import { access, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { compress, type Effort, ENCODINGS } from './static/encodings.ts';
import { COMPRESSED_DIR, compressedName, readSite, type SiteFile, worthCompressing } from './static/site-files.ts';

/** Compressions at a time: node:zlib works on four threads. */
const PARALLEL = 4;

/**
 * Compresses every file of a build, all but Markdown at the highest level, into a folder whose files are named by content, so that a
 * later build pays only for what changed. Files of earlier builds are removed.
 * @returns how many compressed files were made, kept and removed.
 */
export async function compressBuild(
  distDir: string,
  compressedDir: string,
): Promise<{ made: number; kept: number; removed: number }> {
  await mkdir(compressedDir, { recursive: true });
  const wanted = new Map(
    (await readSite(distDir))
      .filter(worthCompressing)
      .flatMap((file) => ENCODINGS.map((encoding) => [compressedName(file, encoding), { file, encoding }] as const)),
  );
  const stale = (await readdir(compressedDir)).filter((name) => !wanted.has(name));
  await Promise.all(stale.map((name) => rm(join(compressedDir, name), { recursive: true })));

  let made = 0;
  const queue = wanted.entries();
  async function work(): Promise<void> {
    for (const [name, { file, encoding }] of queue) {
      const path = join(compressedDir, name);
      if (await exists(path)) continue;
      await writeFile(`${path}.part`, await compress(file.content, encoding, effortFor(file)));
      await rename(`${path}.part`, path);
      made += 1;
    }
  }
  await Promise.all(Array.from({ length: PARALLEL }, work));
  return { made, kept: wanted.size - made, removed: stale.length };
}

/** A page's Markdown is asked for seldom, and there is one of each page: the best would take seven seconds for an eighth less. */
function effortFor({ contentType }: SiteFile): Effort {
  return contentType.startsWith('text/markdown') ? 'quick' : 'best';
}

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

if (import.meta.main) {
  const distDir = resolve(process.argv[2] ?? join(import.meta.dirname, '..', 'dist'));
  const { made, kept, removed } = await compressBuild(distDir, COMPRESSED_DIR);
  console.log(`compressed: ${made} files made, ${kept} kept, ${removed} removed`);
}
