import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The origin that the built pages give as their own, in canonical and share links; undefined when they name none. */
export function builtOrigin(distDir: string): string | undefined {
  const home = readFileSync(join(distDir, 'index.html'), 'utf8');
  const canonical = /<link rel="canonical" href="([^"]+)"/.exec(home)?.[1];
  return canonical ? URL.parse(canonical)?.origin : undefined;
}

/** Whether only this machine can follow such an address. */
export function isLocal(origin: string): boolean {
  return /^(localhost|127(\.\d+){3}|\[::1\])$/.test(URL.parse(origin)?.hostname ?? '');
}
