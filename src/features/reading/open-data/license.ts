import { site } from '#src/base/site-identity.ts';

/** The license of the content, as the file LICENSE gives it. */
export const LICENSE = {
  name: 'CC BY 4.0',
  url: 'https://creativecommons.org/licenses/by/4.0/',
  attribution: site.name,
} as const;
