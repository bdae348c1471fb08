import { createHash } from 'node:crypto';
import { rolldown } from 'rolldown';

/** A TypeScript file, with what it imports, as a minified script that can be in a page's HTML. */
export async function inlineScript(file: string): Promise<string> {
  const bundle = await rolldown({ input: file, platform: 'browser' });
  const { output } = await bundle.generate({ format: 'iife', minify: true, strict: false });
  await bundle.close();
  return output[0].code.trim();
}

/** CSP source for an inline script: CSP Level 3, §6.7.2.2. */
export function scriptHash(script: string): `sha256-${string}` {
  return `sha256-${createHash('sha256').update(script).digest('base64')}`;
}
