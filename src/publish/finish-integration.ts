import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { detached, type MainOfPage, parseMain } from '#src/base/page-tree.ts';
import { TermMarker } from '#src/features/reading/glossary/marking/term-marker.ts';
import { SiteRecords } from '#src/features/search/index/site-records.ts';
import { writeIndex } from '#src/features/search/index/write-index.ts';
import { pageCounts } from '#src/model/entry-pages.ts';
import { withoutTex } from '#src/model/tex-to-mathml.ts';
import { urls } from '#src/model/urls.ts';
import { withOwnHashes } from './content-security.ts';
import { islandScripts, withDeferredScripts } from './deferred-scripts.ts';
import { llmsFullText, llmsText } from './markdown/llms-text.ts';
import { SiteMarkdown } from './markdown/site-markdown.ts';
import { beginOffline } from './offline/write-offline.ts';

const INLINE_SCRIPT = /<script>[\s\S]*?<\/script>/g;

/**
 * What is done to finished pages, in one pass: each is parsed once and written once. Its terms are marked, its text is
 * taken into the search and written as Markdown beside it, no script of Astro's runs as it loads, and its policy names what is
 * in it.
 */
export function finishPages(): AstroIntegration {
  let site: URL;
  return {
    name: 'finish-pages',
    hooks: {
      'astro:config:done': ({ config }) => {
        site = new URL(config.site ?? missingSite());
      },
      'astro:build:done': async ({ dir, logger }) => {
        const dist = fileURLToPath(dir);
        const { terms, records, markdown } = finish(dist, site);
        logger.info(`${terms.summary}; ${records.length} records for the search; ${markdown.summary}; ${pageCounts()}`);
        // Pages are compressed while the index is made, which a program of its own does.
        const offline = beginOffline(dist);
        await writeIndex(records, join(dist, urls.searchFolder()));
        logger.info(await offline.end());
      },
    },
  };
}

function missingSite(): never {
  throw new Error('astro.config.ts sets no `site`');
}

function finish(dist: string, site: URL) {
  const read = (name: string) => readFileSync(join(dist, name), 'utf8');
  const pages = builtPages(dist);
  const terms = new TermMarker();
  const search = new SiteRecords();
  const markdown = new SiteMarkdown(site);
  const islands = islandScripts(inlineScripts(pages, read));
  const scripts = new Map<string, string>();
  const write = (name: string, html: string) => {
    const page = withDeferredScripts(html, islands);
    scripts.set(page.path, page.code);
    writeFileSync(join(dist, name), withOwnHashes(withoutTex(page.html)));
  };
  const writeMarkdown = (path: string, page: MainOfPage) => {
    const text = markdown.read(path, page);
    const file = join(dist, urls.markdown(path));
    // A page that is written as Markdown by itself has more in it than can be read from the page.
    if (text !== undefined && !existsSync(file)) writeFileSync(file, text);
  };
  const glossary: { path: string; name: string; html: string }[] = [];
  for (const name of pages) {
    const path = addressOf(name);
    const page = parseMain(read(name));
    search.read(path, page);
    const html = terms.marked(path, page);
    if (terms.defines(path)) {
      glossary.push({ path, name, html });
      continue;
    }
    writeMarkdown(path, page);
    write(name, html);
  }
  // Last, since they name the pages that use their terms.
  for (const { path, name, html } of glossary) {
    const named = terms.withPages(html);
    writeMarkdown(path, parseMain(named));
    write(name, named);
  }
  writeFileSync(join(dist, urls.llms()), llmsText(markdown.pages, site));
  writeFileSync(
    join(dist, urls.llmsFull()),
    llmsFullText((path) => read(urls.markdown(path))),
  );
  for (const [path, code] of scripts) writeFileSync(join(dist, path), code);
  return { terms, records: search.all(), markdown };
}

/** Each script that is in the pages, once: they are few, and the pages need not stay in memory. */
function inlineScripts(pages: readonly string[], read: (name: string) => string): string[] {
  const scripts = new Set<string>();
  for (const page of pages) for (const [script] of read(page).matchAll(INLINE_SCRIPT)) scripts.add(detached(script));
  return [...scripts];
}

/** The pages of a finished build, as paths below its folder with forward slashes, in order. */
function builtPages(dist: string): string[] {
  return (
    readdirSync(dist, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.html'))
      .map((name) => name.replaceAll('\\', '/'))
      // A chart for a frame is no page of ours: nothing is marked or found in it, and it has no script.
      .filter((name) => !name.startsWith('embed/'))
      .sort()
  );
}

function addressOf(name: string): string {
  return `/${name.replace(/(^|\/)index\.html$|\.html$/, '')}`;
}
