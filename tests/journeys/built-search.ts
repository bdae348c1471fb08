import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Engine, loadCatalog, loadEngine } from '#src/search/engine.ts';
import { type Answer, Finder, type Question } from '#src/search/find.ts';

/** The search as the worker runs it, over the index of a build, without a browser. */
export class BuiltSearch {
  private constructor(
    private readonly finder: Finder,
    private readonly engine: Engine,
  ) {}

  static async open(dist: string): Promise<BuiltSearch> {
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
    return new BuiltSearch(new Finder(await loadCatalog(source)), await loadEngine(source));
  }

  ask(question: Question): Promise<Answer> {
    return this.finder.fromTexts(question, this.engine);
  }
}
