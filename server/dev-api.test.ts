import { join } from 'node:path';
import { createServer } from 'vite';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { devApi } from './dev-api.ts';
import { openSqliteStore } from './stores/sqlite.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

let dataDir: string;

beforeEach(async () => {
  dataDir = temporaryFolder('dev');
  vi.stubEnv('DATA_DIR', dataDir);
});
afterEach(() => vi.unstubAllEnvs());

it('answers forms in the development server and leaves its pages alone', async () => {
  const vite = await createServer({
    configFile: false,
    root: dataDir,
    logLevel: 'silent',
    plugins: [devApi()],
    server: { port: 0, host: '127.0.0.1' },
  });
  await vite.listen();
  const url = vite.resolvedUrls?.local[0] ?? '';

  const answer = await fetch(`${url}rest/v1/newsletter_subscribers`, {
    method: 'POST',
    headers: { apikey: 'public-anon-key', 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'dev@example.org' }),
  });
  expect(answer.status).toBe(201);
  const form = await fetch(`${url}forms/newsletter`, {
    method: 'POST',
    body: new URLSearchParams({ email: 'form@example.org' }),
  });
  expect([form.status, await form.text()]).toEqual([200, expect.stringContaining('You&#39;re in!')]);
  expect((await fetch(`${url}healthz`)).status).toBe(200);
  expect((await fetch(`${url}formsets`)).headers.get('x-request-id')).toBeNull();
  await vite.close();

  const store = openSqliteStore(join(dataDir, 'signups.sqlite'));
  expect((await store.list('newsletter_subscribers')).map((row) => row.email)).toEqual([
    'dev@example.org',
    'form@example.org',
  ]);
  await store.close();
});
