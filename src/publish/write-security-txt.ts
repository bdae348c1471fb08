import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { buildDate, daysBefore } from '#src/model/build-date.ts';

const PATH = '.well-known/security.txt';

/** Where to report a vulnerability (RFC 9116). It is valid for a year from the day of the build. */
function securityTxt(site: string, contact: string): string {
  return [
    `Contact: mailto:${contact}`,
    `Expires: ${daysBefore(buildDate(), -365)}T00:00:00Z`,
    `Canonical: ${new URL(PATH, site)}`,
    'Preferred-Languages: en',
    '',
  ].join('\n');
}

/** Puts `security.txt` beside the built pages where `CONTACT_EMAIL` is set: one that leads to nobody is worse than none. */
export function writeSecurityTxt(): AstroIntegration {
  let site = '';
  return {
    name: 'write-security-txt',
    hooks: {
      'astro:config:done': ({ config }) => {
        site = config.site ?? '';
      },
      'astro:build:done': ({ dir }) => {
        const contact = process.env.CONTACT_EMAIL?.trim();
        if (!contact) return;
        const file = new URL(PATH, dir);
        mkdirSync(dirname(fileURLToPath(file)), { recursive: true });
        writeFileSync(file, securityTxt(site, contact));
      },
    },
  };
}
