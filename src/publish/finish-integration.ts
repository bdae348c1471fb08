import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { builtPages } from '#src/base/built-files.ts';
import { headerLinks } from '#src/frame/navigation.ts';
import { withOwnHashes } from './content-security.ts';
import { deferredScripts, withDeferredScripts } from './deferred-scripts.ts';
import { leanMarkup } from './lean-markup.ts';
import { type ModuleGraph, watchModules, withImports } from './module-graph.ts';
import { PageStyles } from './page-styles.ts';

const ISLAND_MODULE = /\s(?:component|renderer)-url="\/([^"]+)"/g;

/**
 * Last of all after the build: no page runs a script of Astro's as it loads, each page carries the rules that it uses
 * and waits for no style sheet, and its policy names what stands in it.
 */
export function finishPages(): AstroIntegration {
  const modules: ModuleGraph = new Map();
  return {
    name: 'finish-pages',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [watchModules(modules)] } });
      },
      'astro:build:done': ({ dir }) => finish(fileURLToPath(dir), modules),
    },
  };
}

function finish(dist: string, modules: ModuleGraph): void {
  const pages = builtPages(dist)
    .map((name) => join(dist, name))
    .map((file) => ({ file, html: readFileSync(file, 'utf8') }));
  const runtime = deferredScripts(pages.map(({ html }) => html));
  writeFileSync(join(dist, runtime.path), runtime.code);
  const sheets = new Set<string>();
  const styles = new PageStyles((path) => {
    sheets.add(path);
    return readFileSync(join(dist, path), 'utf8');
  });
  for (const { file, html } of pages) {
    const islands = [...html.matchAll(ISLAND_MODULE)].map(([, path]) => path ?? '');
    const needed = [...withImports(islands, modules)];
    const ahead = [
      ...[...needed, ...workersOf(needed, modules)].map((path) => `/${path}`),
      ...headerLinks.map(({ href }) => href),
    ];
    const page = styles.inlined(leanMarkup(withDeferredScripts(html, runtime.path, ahead)), [
      ...needed.map((path) => modules.get(path)?.code ?? ''),
      runtime.code,
    ]);
    writeFileSync(file, withOwnHashes(page));
  }
  for (const sheet of sheets) rmSync(join(dist, sheet));
}

/** The search's worker, which a module of its island names. The programs' compiler comes only when one is run. */
function workersOf(files: readonly string[], modules: ModuleGraph): string[] {
  const named = files.flatMap((file) => modules.get(file)?.code.match(/_astro\/search\.worker-[\w-]+\.js/g) ?? []);
  return [...new Set(named)];
}
