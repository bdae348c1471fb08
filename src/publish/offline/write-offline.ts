import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { contentTypeOf } from '#server/static/content-types.ts';
import { COMPRESSED_DIR, compressedForms } from '#server/static/site-files.ts';
import { inlineScript } from '#src/base/inline-script.ts';
import { type Edition, megabytes, type Part, type PartName, withSizes } from '#src/features/reading/offline/edition.ts';
import { buildDate } from '#src/model/build-date.ts';
import { pageOf } from '#src/model/read-content.ts';
import { urls } from '#src/model/urls.ts';
import { offlineBar } from './offline-bar.ts';
import { compressPack, cutPage, Pack } from './pack.ts';
import { isCompiler, isTakenFile, isTakenPage, withoutUnread } from './taken-along.ts';

const WORKERS = 'src/features/reading/offline/worker';
/** Parts of the search index come compressed by themselves; Pagefind takes them either way. */
const GZIPPED = /\.(pf_\w+|pagefind)$/;

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
  const pagesPart = part('pages', ofPages);
  // It is only there to be taken along.
  const notTaken = `${urls.notTaken().slice(1)}.html`;
  rmSync(join(dist, notTaken));

  return {
    async end() {
      const ofFiles = new Pack();
      const files = names().filter(isTakenFile);
      for (const name of files) ofFiles.add(name, [GZIPPED.test(name) ? gunzipSync(read(name)) : read(name)]);
      const parts = [...(await Promise.all([pagesPart, part('files', ofFiles)])), await compilerPart(names(), read)];
      const page = pageOf('offline');
      const date = buildDate();
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

/** As the server will send it. */
async function compilerPart(names: readonly string[], read: (name: string) => Buffer): Promise<Part> {
  const name = names.find(isCompiler);
  if (name === undefined) throw new Error('The build has no compiler of Q#: see isCompiler in src/publish/offline/');
  const content = read(name);
  const hash = createHash('sha256').update(content).digest('hex');
  const forms = await compressedForms(
    { name, contentType: contentTypeOf(name), content, hash },
    COMPRESSED_DIR,
    'quick',
  );
  const sent = forms.get('br')?.length ?? content.length;
  return { name: 'compiler', address: `/${name}`, sent, size: content.length, head: 0 };
}
