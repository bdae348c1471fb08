import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { parse } from 'yaml';
import { z } from 'zod';
import { formatRedirects, REDIRECTS_FILE } from '#server/static/redirects.ts';

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

const path = z.string().regex(/^\/[a-z0-9/.-]*$/, 'Write a path on this site, such as "/old-name"');

/** `content/redirects.yaml`: addresses that moved for good. */
const redirectsFile = z.strictObject({
  redirects: z.array(
    z.strictObject({
      from: path.describe('The path that people may have kept'),
      to: path.describe('Where its content stands now'),
    }),
  ),
});

type Redirect = z.infer<typeof redirectsFile>['redirects'][number];

/** The redirects of the site. Throws when the file does not follow its schema. */
export function readRedirects(): Redirect[] {
  const file = join(import.meta.dirname, '../../content/redirects.yaml');
  return redirectsFile.parse(parse(readFileSync(file, 'utf8'))).redirects;
}

/** What is wrong with a list of redirects, given the paths that the build has. */
export function redirectProblems(redirects: readonly Redirect[], paths: ReadonlySet<string>): string[] {
  const sources = new Set(redirects.map(({ from }) => from));
  return redirects.flatMap(({ from, to }, index) => {
    const where = `content/redirects.yaml: ${from}`;
    return [
      ...(redirects.findIndex((other) => other.from === from) < index ? [`${where} stands there twice`] : []),
      ...(paths.has(from) ? [`${where} is a page of the site, which the redirect would hide`] : []),
      ...(sources.has(to) ? [`${where} leads to ${to}, which is redirected itself; name the last address`] : []),
      ...(paths.has(to) || sources.has(to) ? [] : [`${where} leads to ${to}, which the site does not have`]),
    ];
  });
}
