import { availableParallelism } from 'node:os';
import mdx from '@astrojs/mdx';
import react from '@astrojs/react';
import sitemap, { type SitemapItem } from '@astrojs/sitemap';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import { devApi } from './server/dev-api.ts';
import { inlineScript, scriptHash } from './src/base/inline-script.ts';
import { islands } from './src/frame/hydration/islands-integration.ts';
import { speculationRules } from './src/frame/speculation-rules.ts';
import { checkContent } from './src/model/checks.ts';
import { dateOfPage, lastModified } from './src/model/last-modified.ts';
import { reloadContent } from './src/model/reload-content.ts';
import { isListed } from './src/model/urls.ts';
import { finishPages } from './src/publish/finish-integration.ts';
import { writeRedirects } from './src/publish/write-redirects.ts';
import { writeSecurityTxt } from './src/publish/write-security-txt.ts';

const modified = lastModified();
/** Scripts that stand in the HTML of pages, under the names that `src/base/globals.d.ts` declares. */
const inlineScripts = {
  boot: await inlineScript('src/frame/boot.ts'),
  // Does nothing but wait for the style sheets before it.
  waitForStyles: ' ',
  notFound: await inlineScript('src/frame/not-found.ts'),
  listProgress: await inlineScript('src/features/learn/tutorials/progress/list-progress.ts'),
  articleProgress: await inlineScript('src/features/learn/tutorials/progress/article-progress.ts'),
  waysProgress: await inlineScript('src/features/learn/ways/ways-progress.ts'),
  showSolved: await inlineScript('src/features/lab/puzzles/show-solved.ts'),
  labStart: await inlineScript('src/features/lab/lab-start.ts'),
  reviewDue: await inlineScript('src/features/learn/review/due-today.ts'),
  embedStart: await inlineScript('src/features/lab/embed/embed-start.ts'),
} satisfies typeof INLINE_SCRIPTS;
const hostedBackend = process.env.PUBLIC_SUPABASE_URL;

export default defineConfig({
  site: process.env.SITE_URL ?? 'http://localhost:4321',
  trailingSlash: 'never',
  build: {
    format: 'file',
    inlineStylesheets: 'auto',
    // A large part of a build waits for share images, which are drawn off the main thread.
    concurrency: availableParallelism(),
  },
  integrations: [
    react(),
    mdx(),
    sitemap({ filter: isListed, serialize: withLastModified }),
    islands(),
    checkContent(),
    writeRedirects(),
    writeSecurityTxt(),
    finishPages(),
  ],
  devToolbar: { enabled: false },
  security: {
    csp: {
      scriptDirective: {
        resources: ["'self'", "'wasm-unsafe-eval'", "'inline-speculation-rules'"],
        hashes: [...Object.values(inlineScripts), speculationRules].map(scriptHash),
      },
      styleDirective: {
        // React positions drawings with `style` attributes; `<style>` elements stay hashed.
        resources: ["'self'", { resource: "'unsafe-inline'", kind: 'attribute' }],
      },
      directives: [
        "default-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        `connect-src 'self'${hostedBackend ? ` ${new URL(hostedBackend).origin}` : ''}`,
        "worker-src 'self'",
        "object-src 'none'",
        "base-uri 'self'",
        "form-action 'self'",
      ],
    },
  },
  vite: {
    plugins: [tailwindcss(), devApi(), reloadContent()],
    define: { INLINE_SCRIPTS: JSON.stringify(inlineScripts) },
    worker: { format: 'es' },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              // React comes whole or not at all: four small files would be four requests at the first press. So do the
              // small parts that most islands share, which every page names one by one. The circuit library
              // is one for the lab; what the explainer's pictures take of it is apart, or each of them would load the whole.
              codeSplitting: {
                groups: [
                  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 3 },
                  {
                    name: 'quantum',
                    test: /\/circuit\/quantum\/(bloch|complex|gates|measurement|seeded-random|state-vector|surface-code)\.ts/,
                    minShareCount: 2,
                    priority: 2,
                  },
                  // A group takes with it what its modules import, so this one is of the ground alone: it imports nothing else.
                  { name: 'circuit', test: /\/packages\/circuit\/(circuit|gates|quantum)\//, minShareCount: 2 },
                  { name: 'shared', test: /\/src\/(base|design|frame)\//, minShareCount: 3 },
                ],
              },
            },
          },
        },
      },
    },
    build: {
      // A part of the site's own small style sheet stands in its pages: one request less before the first paint.
      // What comes for paper or with a message stays a file: the policies allow no sheet in an address.
      assetsInlineLimit: (path, { length }) =>
        path.endsWith('.css') ? length < 8192 && !/(print|toasts)\.css$/.test(path) : undefined,
      // The tokens use light-dark(); older targets would rewrite it into something that ignores [data-theme].
      cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    },
  },
});

/** The date of a page's content in the sitemap (sitemaps.org: `lastmod`). */
function withLastModified(item: SitemapItem): SitemapItem {
  const date = dateOfPage(modified, new URL(item.url).pathname);
  return date ? { ...item, lastmod: date } : item;
}
