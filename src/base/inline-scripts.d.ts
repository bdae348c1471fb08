/** Built scripts that are in the HTML of pages; `astro.config.ts` puts them in and allows them by their hashes. */
declare const INLINE_SCRIPTS: Record<
  'boot' | 'notFound' | 'listProgress' | 'articleProgress' | 'labStart' | 'showSolved',
  string
>;
