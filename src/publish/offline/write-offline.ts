import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { contentTypeOf } from '#server/static/content-types.ts';
import { COMPRESSED_DIR, compressedForms, compressedName } from '#server/static/site-files.ts';
import { inlineScript } from '#src/base/inline-script.ts';
import { type Edition, megabytes, type Part, type PartName, withSizes } from '#src/features/reading/offline/edition.ts';
import { buildDate } from '#src/model/build-date.ts';
import { pageOf } from '#src/model/read-content.ts';
import { urls } from '#src/model/urls.ts';
import { offlineBar } from './offline-bar.ts';
import { compressPack, cutPage, Pack } from './pack.ts';
import { isCompiler, isTakenFile, isTakenPage, withoutUnread } from './taken-along.ts';

const WORKERS = 'src/publish/offline/worker';
/** Parts of the search index come compressed by themselves; Pagefind takes them either way. */
const GZIPPED = /\.(pf_\w+|pagefind)$/;

/** In which they are taken. */
const ORDER: readonly PartName[] = ['pages', 'files', 'compiler'];
const inOrder = (one: Part, other: Part) => ORDER.indexOf(one.name) - ORDER.indexOf(other.name);

/** Begun when the pages are finished, ended when all other files are there. */
export interface OfflineEdition {
  end(): Promise<string>;
}

/** Writes what of a build is taken along, `/offline/*`, and the service worker. */
export function beginOffline(dist: string): OfflineEdition {
  const names = () =>
    readdirSync(dist, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => relative(dist, join(parentPath, name)).replaceAll('\\', '/'))
      .sort();
  const read = (name: string) => readFileSync(join(dist, name));
  const write = (address: string, content: string | Buffer) => {
    const file = join(dist, address);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  };
  const part = async (name: PartName, pack: Pack): Promise<Part> => {
    const { content, head } = pack.whole();
    const sent = await compressPack(content);
    const hash = createHash('sha256').update(sent).digest('hex').slice(0, 8);
    const address = urls.offlinePart(`${name}.${hash}`);
    write(address, sent);
    return { name, address, sent: sent.length, size: content.length, head };
  };

  const ofPages = new Pack();
  const pages = names().filter(isTakenPage);
  for (const name of pages) ofPages.add(name, cutPage(withoutUnread(read(name).toString())));
  const compiler = names().find(isCompiler);
  if (compiler === undefined) throw new Error('The build has no compiler of Q#: see isCompiler in taken-along.ts');
  const largest = [part('pages', ofPages), compilerPart(compiler, read(compiler))];
  // It is only there to be taken along.
  const notTaken = `${urls.notTaken().slice(1)}.html`;
  rmSync(join(dist, notTaken));

  return {
    async end() {
      const ofFiles = new Pack();
      const files = names().filter(isTakenFile);
      for (const name of files) ofFiles.add(name, [GZIPPED.test(name) ? gunzipSync(read(name)) : read(name)]);
      const parts = (await Promise.all([...largest, part('files', ofFiles)])).sort(inOrder);
      const page = pageOf('offline');
      const date = dayOf(buildDate());
      const id = createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 12);
      const edition: Edition = { id, date, bar: offlineBar(page, date), notTaken, parts };
      write(urls.offlineEdition(), JSON.stringify(edition));
      write(urls.offlineWorker(), await inlineScript(`${WORKERS}/offline-worker.ts`));
      write(urls.removingWorker(), await inlineScript(`${WORKERS}/removing-worker.ts`));
      for (const address of [`${urls.offline()}.html`, urls.markdown(urls.offline())])
        write(address, withSizes(read(address).toString(), parts));
      const sent = parts.reduce((sum, each) => sum + each.sent, 0);
      return `${pages.length} pages and ${files.length} files to take along, ${megabytes(sent)}`;
    },
  };
}

/**
 * As the server will send it. It is the same in every build, so its compressed forms are kept where `server/compress-build.ts` looks for
 * them, and made once.
 */
async function compilerPart(name: string, content: Buffer): Promise<Part> {
  const hash = createHash('sha256').update(content).digest('hex');
  const file = { name, contentType: contentTypeOf(name), content, hash };
  const forms = await compressedForms(file, COMPRESSED_DIR, 'best');
  mkdirSync(COMPRESSED_DIR, { recursive: true });
  for (const [encoding, form] of forms) writeFileSync(join(COMPRESSED_DIR, compressedName(file, encoding)), form);
  const sent = forms.get('br')?.length ?? content.length;
  return { name: 'compiler', address: `/${name}`, sent, size: content.length, head: 0 };
}

/** "2026-11-28" as "November 28, 2026". */
function dayOf(date: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));
}
