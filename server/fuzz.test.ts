import { expect, it } from 'vitest';
import type { TableName } from '#src/features/signup/tables.ts';
import { parseEnvironment } from './environment.ts';
import { openStoreForCommand } from './stores/open-store.ts';
import { writeFixtureSite } from './testing/fixture-site.ts';
import { rowOfEmail } from './testing/fuzz/bodies.ts';
import { type Shot, shotsOf } from './testing/fuzz/shots.ts';
import { rawRequest } from './testing/raw-request.ts';
import { startServerProcess } from './testing/server-process.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

const SHOTS = 400;
const CLIENTS = 8;
/** Longer than the server waits for a body. */
const PATIENCE_MS = 20_000;

const distDir = await writeFixtureSite();

/** A shot, and the status of its answer; undefined where none came. */
interface Fate {
  shot: Shot;
  status: number | undefined;
}

it.each([1, 2])('seed %i: 400 sound, odd and broken requests hurt nothing and lose no row', async (seed) => {
  const dataDir = temporaryFolder('fuzz');
  const server = await startServerProcess({ DIST_DIR: distDir, DATA_DIR: dataDir });
  const fates = await fire(shotsOf(seed, SHOTS), server.url);

  expect((await fetch(`${server.url}/hardware`)).status).toBe(200);
  expect(await server.end('SIGTERM')).toBe(0);
  expect(fates.filter(({ status }) => status === 500).map(inWords)).toEqual([]);
  expect(fates.filter(({ shot, status }) => !shot.leavesAfterMs && status === undefined).map(inWords)).toEqual([]);
  const acknowledged = new Set(fates.flatMap(acknowledgedRows));
  expect(acknowledged.size).toBeGreaterThan(30);
  expect([...acknowledged.difference(await storedRows(dataDir))]).toEqual([]);
});

function acknowledgedRows({ shot: { request }, status }: Fate): readonly string[] {
  return request.stores && request.stores.status === status ? request.stores.rows : [];
}

/** Sends the shots in their order, by some clients at once. */
async function fire(shots: readonly Shot[], url: string): Promise<Fate[]> {
  const fates: Fate[] = [];
  const left = shots.values();
  async function client(): Promise<void> {
    for (const shot of left) {
      const answer = await rawRequest(url, shot.bytes, shot.leavesAfterMs ?? PATIENCE_MS);
      const status = /HTTP\/1\.1 (?!100)(\d{3})/.exec(answer)?.[1];
      fates.push({ shot, status: status === undefined ? undefined : Number(status) });
    }
  }
  await Promise.all(Array.from({ length: CLIENTS }, client));
  return fates;
}

async function storedRows(dataDir: string): Promise<Set<string>> {
  const store = openStoreForCommand(parseEnvironment({ DATA_DIR: dataDir }));
  const tables: readonly TableName[] = ['newsletter_subscribers', 'partner_applications'];
  const rows = await Promise.all(tables.map((table) => store.list(table)));
  await store.close();
  return new Set(rows.flat().map(({ email }) => rowOfEmail(email) ?? email));
}

function inWords({ shot, status }: Fate): string {
  const bytes = shot.bytes.toString('latin1');
  return `${shot.kind}, ${status ?? 'no answer'}: ${JSON.stringify(bytes.slice(0, 300))} (${bytes.length} bytes)`;
}
