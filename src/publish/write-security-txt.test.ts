import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AstroConfig, AstroIntegrationLogger, HookParameters } from 'astro';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { writeSecurityTxt } from './write-security-txt.ts';

let dist: string;
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'security-txt-'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(dist, { recursive: true });
});

async function build(): Promise<string> {
  const { hooks } = writeSecurityTxt();
  const config = { site: 'https://hub.example' } as AstroConfig;
  await hooks['astro:config:done']?.({ config } as HookParameters<'astro:config:done'>);
  const done = { dir: pathToFileURL(`${dist}/`), logger: {} as AstroIntegrationLogger };
  await hooks['astro:build:done']?.(done as HookParameters<'astro:build:done'>);
  return join(dist, '.well-known/security.txt');
}

it('R33.5: says whom to tell of a hole, for a year', async () => {
  vi.stubEnv('CONTACT_EMAIL', 'hello@hub.example');
  vi.stubEnv('BUILD_DATE', '2026-11-23');
  expect(readFileSync(await build(), 'utf8')).toBe(
    'Contact: mailto:hello@hub.example\nExpires: 2027-11-23T00:00:00Z\n' +
      'Canonical: https://hub.example/.well-known/security.txt\nPreferred-Languages: en\n',
  );
});

it('R33.5: is not there without a contact', async () => {
  vi.stubEnv('CONTACT_EMAIL', ' ');
  expect(existsSync(await build())).toBe(false);
});
