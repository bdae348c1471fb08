import { headerLinks } from '#src/frame/navigation.ts';
import { withOwnHashes } from './content-security.ts';
import { type DeferredScripts, withDeferredScripts } from './deferred-scripts.ts';
import { leanMarkup } from './lean-markup.ts';
import { type ModuleGraph, withImports } from './module-graph.ts';
import { PageStyles } from './page-styles.ts';

/** The chunk of React itself (`astro.config.ts`): it names every element and many words, and has no class of a page. */
const REACT_MODULE = /\/react\.[\w-]+\.js$/;

const ISLAND_MODULE = /\s(?:component|renderer)-url="\/([^"]+)"/g;

/** What a page's islands may load. */
interface Needed {
  /** Addresses to fetch once the page is idle. */
  ahead: readonly string[];
  /** The code of its modules. */
  code: readonly string[];
}

/** Gives a page what it needs to run and to be drawn, and takes out what it does not. */
export class PageFinisher {
  /** Style sheets that are in the pages now. */
  readonly sheets = new Set<string>();

  readonly #runtime: DeferredScripts;
  readonly #modules: ModuleGraph;
  readonly #styles: PageStyles;
  /** By the paths of the islands; many pages have the same. */
  readonly #needed = new Map<string, Needed>();

  /** `readSheet` reads a style sheet of the build by its path. */
  constructor(runtime: DeferredScripts, modules: ModuleGraph, readSheet: (path: string) => string) {
    this.#runtime = runtime;
    this.#modules = modules;
    this.#styles = new PageStyles((path) => {
      this.sheets.add(path);
      return readSheet(path);
    });
  }

  finished(html: string): string {
    const { ahead, code } = this.#neededBy([...html.matchAll(ISLAND_MODULE)].map(([, path]) => path ?? ''));
    const page = leanMarkup(withDeferredScripts(html, this.#runtime.path, ahead));
    return withOwnHashes(this.#styles.inlined(page, code));
  }

  #neededBy(islands: readonly string[]): Needed {
    const key = islands.join(' ');
    const needed = this.#needed.get(key) ?? this.#withAllImports(islands);
    this.#needed.set(key, needed);
    return needed;
  }

  #withAllImports(islands: readonly string[]): Needed {
    const files = [...withImports(islands, this.#modules)];
    const codeOf = (path: string) => this.#modules.get(path)?.code ?? '';
    const ownFiles = files.filter((path) => !REACT_MODULE.test(path));
    return {
      ahead: [
        ...[...files, ...workersIn(files.map(codeOf))].map((path) => `/${path}`),
        ...headerLinks.map(({ href }) => href),
      ],
      code: [...ownFiles.map(codeOf), this.#runtime.code],
    };
  }
}

/** The search's worker, which a module of its island names. The programs' compiler comes only when one is run. */
function workersIn(code: readonly string[]): string[] {
  return [...new Set(code.flatMap((text) => text.match(/_astro\/search\.worker-[\w-]+\.js/g) ?? []))];
}
