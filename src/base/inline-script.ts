import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { transformSync } from 'esbuild';

/** A TypeScript file without imports as a minified script that can stand in a page's HTML. */
export function inlineScript(file: URL): string {
  const source = readFileSync(file, 'utf8');
  return transformSync(source, { loader: 'ts', minify: true, target: 'es2022', format: 'iife' }).code.trim();
}

/** CSP source for an inline script: CSP Level 3, §6.7.2.2. */
export function scriptHash(script: string): `sha256-${string}` {
  return `sha256-${createHash('sha256').update(script).digest('base64')}`;
}
