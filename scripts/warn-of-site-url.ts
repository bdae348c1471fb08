import { join } from 'node:path';
import { builtOrigin, isLocal } from '../server/static/built-origin.ts';

/** The last word of a build: whether its links would lead visitors of a public site to their own machine. */
const origin = builtOrigin(join(import.meta.dirname, '../dist'));
if (origin && isLocal(origin)) {
  console.warn(
    `\nWARNING: canonical links, share images and the sitemap point to ${origin}, which is right on this machine only.` +
      '\n         For a public site build again with its address: SITE_URL=https://hub.example.org npm run build\n',
  );
}
