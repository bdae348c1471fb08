/** `boot.ts`, minified; `astro.config.ts` puts it in. */
declare const BOOT_SCRIPT: string;
