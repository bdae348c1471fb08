import { headerLinks } from '#src/frame/navigation.ts';
import { withOwnHashes } from './content-security.ts';
import { type DeferredScripts, withDeferredScripts } from './deferred-scripts.ts';
import { type ModuleGraph, withImports } from './module-graph.ts';

const ISLAND_MODULE = /\s(?:component|renderer)-url="\/([^"]+)"/g;

/** Gives a page what it needs to run: links to its islands' modules, and the policy that names its own scripts. */
export class PageFinisher {
  readonly #runtime: DeferredScripts;
  readonly #modules: ModuleGraph;
  /** Addresses to fetch once the page is idle, by the paths of the islands; many pages have the same. */
  readonly #ahead = new Map<string, readonly string[]>();

  constructor(runtime: DeferredScripts, modules: ModuleGraph) {
    this.#runtime = runtime;
    this.#modules = modules;
  }

  finished(html: string): string {
    const ahead = this.#neededBy([...html.matchAll(ISLAND_MODULE)].map(([, path]) => path ?? ''));
    return withOwnHashes(withDeferredScripts(html, this.#runtime.path, ahead));
  }

  #neededBy(islands: readonly string[]): readonly string[] {
    const key = islands.join(' ');
    const needed = this.#ahead.get(key) ?? this.#withAllImports(islands);
    this.#ahead.set(key, needed);
    return needed;
  }

  #withAllImports(islands: readonly string[]): readonly string[] {
    const files = [...withImports(islands, this.#modules)];
    const workers = workersIn(files.map((path) => this.#modules.get(path)?.code ?? ''));
    return [...[...files, ...workers].map((path) => `/${path}`), ...headerLinks.map(({ href }) => href)];
  }
}

/** The search's worker, which a module of its island names. The programs' compiler comes only when one is run. */
function workersIn(code: readonly string[]): string[] {
  return [...new Set(code.flatMap((text) => text.match(/_astro\/search\.worker-[\w-]+\.js/g) ?? []))];
}
