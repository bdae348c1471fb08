import { readdirSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { formatRedirects, REDIRECTS_FILE } from '#server/static/redirects.ts';
import { readRedirects, redirectProblems } from '#src/model/redirects.ts';

/** Puts the redirects beside the built pages, for our server and for CDNs. Stops the build where one is wrong. */
export function writeRedirects(): AstroIntegration {
  return {
    name: 'write-redirects',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const dist = fileURLToPath(dir);
        const redirects = readRedirects();
        const problems = redirectProblems(redirects, pathsOf(dist));
        if (problems.length > 0) throw new Error(problems.join('\n'));
        writeFileSync(join(dist, REDIRECTS_FILE), formatRedirects(redirects));
      },
    },
  };
}

/** The addresses of a build: pages without their ending, other files by their name. */
function pathsOf(dist: string): Set<string> {
  const names = readdirSync(dist, { recursive: true, encoding: 'utf8' });
  return new Set(
    names.map(
      (name) =>
        `/${name
          .split(sep)
          .join('/')
          .replace(/\.html$/, '')}`,
    ),
  );
}
