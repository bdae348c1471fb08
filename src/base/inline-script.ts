import { createHash } from 'node:crypto';
import { buildSync } from 'esbuild';

/** A TypeScript file, with what it imports, as a minified script that can be in a page's HTML. */
export function inlineScript(file: string): string {
  const options = { bundle: true, minify: true, target: 'es2022', format: 'iife', write: false } as const;
  // The line "use strict" would cost its bytes in every page.
  const [script] = buildSync({ ...options, tsconfigRaw: {}, entryPoints: [file] }).outputFiles;
  if (!script) throw new Error(`${file} gives no script`);
  return script.text.trim();
}

/** CSP source for an inline script: CSP Level 3, §6.7.2.2. */
export function scriptHash(script: string): `sha256-${string}` {
  return `sha256-${createHash('sha256').update(script).digest('base64')}`;
}
