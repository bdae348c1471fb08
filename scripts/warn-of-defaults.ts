import { join } from 'node:path';
import { builtOrigin, isLocal } from '#server/static/built-origin.ts';
import { unsetAccounts } from '#src/frame/social-links.ts';

/**
 * The last words of a build: whether its links would lead visitors of a public site to their own machine, and which
 * links of the footer lead to no account of the house.
 */
const origin = builtOrigin(join(import.meta.dirname, '../dist'));
if (origin && isLocal(origin)) {
  console.warn(
    `\nWARNING: canonical links, share images and the sitemap point to ${origin}, which is right on this machine only.` +
      '\n         For a public site build again with its address: SITE_URL=https://hub.example.org npm run build\n',
  );
}
const unset = unsetAccounts(process.env);
if (unset.length > 0) console.warn(`Not configured, so the footer's links have their defaults: ${unset.join(', ')}`);
