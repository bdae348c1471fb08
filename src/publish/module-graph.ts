import type { Plugin } from 'vite';

/** A module of the browser's build: what it imports, and its code. */
export interface BuiltModule {
  imports: readonly string[];
  code: string;
}

/** Modules by the path of their file, without the slash at its beginning. */
export type ModuleGraph = Map<string, BuiltModule>;

/** Modules that come only when they are used: larger than the rest together. */
const FETCHED_ON_USE = new Set(['send-row']);

/** Notes which modules of the browser's build import which. */
export function watchModules(graph: ModuleGraph): Plugin {
  return {
    name: 'watch-modules',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue;
        const onUse = file.dynamicImports.filter((name) => {
          const imported = bundle[name];
          return imported?.type === 'chunk' && !FETCHED_ON_USE.has(imported.name);
        });
        graph.set(file.fileName, { imports: [...file.imports, ...onUse], code: file.code });
      }
    },
  };
}

/** Modules with all that they import, each once, in the order in which they are met. */
export function withImports(entries: Iterable<string>, graph: ModuleGraph): Set<string> {
  const met = new Set(entries);
  // A set hands out what is added to it while it is walked.
  for (const file of met) for (const imported of graph.get(file)?.imports ?? []) met.add(imported);
  return met;
}
