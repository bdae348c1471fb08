import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readCatalog } from '#src/features/search/catalog.ts';
import { loadEngine } from '#src/features/search/engine.ts';
import { type Answer, Finder, type Question } from '#src/features/search/find.ts';

/** Opens the search as the worker runs it, over the index of a build, without a browser. */
export async function openBuiltSearch(dist: string): Promise<(question: Question) => Promise<Answer>> {
  const folder = join(dist, 'pagefind/');
  const { fetch } = globalThis;
  // Pagefind asks for its parts as long as it is used.
  globalThis.fetch = async (address, options) =>
    String(address).startsWith(folder)
      ? new Response(readFileSync(String(address).replace(/\?.*/, '')))
      : fetch(address, options);
  const source = {
    base: folder,
    importProgram: (address: string) => import(pathToFileURL(address).href),
    hasLost: () => false,
  };
  const finder = new Finder(readCatalog(readFileSync(join(folder, 'catalog.json'), 'utf8')));
  const engine = await loadEngine(source);
  return (question) => finder.fromTexts(question, engine);
}
