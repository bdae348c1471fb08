import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { scriptHash } from '#src/site/inline-script.ts';
import { headerLinks } from '#src/site/navigation.ts';

/** Files of the build, each with those that it imports. */
export type ModuleGraph = Map<string, readonly string[]>;

/** Modules that come only when they are used: larger than the rest together. */
const FETCHED_ON_USE = new Set(['insert-row']);

/** Astro's island runtime and the client directives, as they stand in a page. */
const ASTRO_SCRIPT =
  /<script>((?:(?!<\/script>)[\s\S])*?(?:customElements\.define\("astro-island"|self\.Astro)[\s\S]*?)<\/script>/g;
const ISLAND_MODULE = /\s(?:component|renderer)-url="\/([^"]+)"/g;

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
        graph.set(file.fileName, [...file.imports, ...onUse]);
      }
    },
  };
}

/**
 * Takes what Astro has put inline for islands out of every page and into one file, which the page's own inline script
 * (`src/site/boot.ts`) runs at the first touch. `<html>` gets its address, and what is fetched once the page is idle: the
 * files that its islands need, and the pages that its header leads to.
 * @throws when a page has islands and the scripts were not found: Astro would write them differently.
 */
export function setScriptsAside(dist: URL, graph: ModuleGraph): void {
  const folder = fileURLToPath(dist);
  const pages = htmlFiles(folder).map((file) => ({ file, html: readFileSync(file, 'utf8') }));
  const scripts = new Set(pages.flatMap(({ html }) => [...html.matchAll(ASTRO_SCRIPT)].map(([, code]) => code ?? '')));
  if (scripts.size === 0) throw new Error("Astro's island scripts were not found in the built pages");
  const runtime = [...scripts].join('\n;');
  const runtimePath = `_astro/islands.${createHash('sha256').update(runtime).digest('base64url').slice(0, 8)}.js`;
  writeFileSync(join(folder, runtimePath), runtime);
  const unused = [...scripts].map((code) => `'${scriptHash(code)}'`);
  for (const { file, html } of pages) writeFileSync(file, withDeferredScripts(html, runtimePath, graph, unused));
}

function withDeferredScripts(html: string, runtime: string, graph: ModuleGraph, unused: readonly string[]): string {
  const entries = [...html.matchAll(ISLAND_MODULE)].map(([, path]) => path ?? '');
  const modules = [runtime, ...withImports(entries, graph)].map((path) => `/${path}`);
  const ahead = [...modules, ...headerLinks.map(({ href }) => href)].join(' ');
  const page = html
    .replaceAll(ASTRO_SCRIPT, '')
    .replace(/<html\b/, `<html data-runtime="/${runtime}" data-ahead="${ahead}"`);
  return unused.reduce((text, hash) => text.replace(` ${hash}`, ''), page);
}

/** Modules with all that they import, each once, in the order in which they are met. */
function withImports(entries: readonly string[], graph: ModuleGraph): Set<string> {
  const met = new Set(entries);
  // A set hands out what is added to it while it is walked.
  for (const file of met) for (const imported of graph.get(file) ?? []) met.add(imported);
  return met;
}

function htmlFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => join(folder, name));
}
