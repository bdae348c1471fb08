import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { type Environment, parseEnvironment } from '../environment.ts';
import { openStoreForCommand, SQLITE_FILE } from '../stores/open-store.ts';
import { startServerProcess } from './server-process.ts';
import { temporaryFolder } from './temporary-folder.ts';

const INSERTERS = 16;

export interface KillResult {
  rounds: number;
  /** Inserts that were answered 201 before the kill. */
  acknowledged: number;
  /** Acknowledged inserts that are not in the database afterward: has to be 0. */
  lost: number;
  /** Subscribers without a queued welcome mail, while none can be sent: has to be 0. */
  withoutMail: number;
}

interface KillOptions {
  rounds: number;
  distDir: string;
  databaseUrl?: string;
  /** Called right after the server was killed, for a database that is to die with it; resolves once that is back. */
  afterKill?: () => Promise<void>;
}

type KillVariables = Record<'DATA_DIR' | 'DIST_DIR', string> & { DATABASE_URL?: string };

/**
 * Starts the server, lets 16 clients insert at once, kills it with SIGKILL at a moment of chance, and looks for every
 * row that was acknowledged.
 */
export async function runKillRounds({ rounds, distDir, databaseUrl, afterKill }: KillOptions): Promise<KillResult> {
  const variables: KillVariables = {
    DIST_DIR: distDir,
    DATA_DIR: await folderWithoutMail(),
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
  };
  const acknowledged = new Set<string>();
  for (let round = 0; round < rounds; round += 1) {
    const server = await startServerProcess(variables);
    let killed = false;
    const inserters = Array.from({ length: INSERTERS }, async (_, inserter) => {
      for (let i = 0; !killed; i += 1) {
        const email = `r${round}-${inserter}-${i}@example.org`;
        const answer = await insert(server.url, email).catch(() => undefined);
        if (answer?.status === 201) acknowledged.add(email);
        // After the kill nothing answers; a status other than 201 would make the round say nothing.
        else if (!killed && answer) throw new Error(`an insert was answered ${answer.status}`);
      }
    });
    const before = acknowledged.size;
    // Each client has to be at work, however busy the machine is; then comes the moment of chance.
    for (let wait = 0; wait < 1_000 && acknowledged.size < before + INSERTERS * 2; wait += 1) await sleep(10);
    await sleep(Math.random() * 250);
    const dead = server.end('SIGKILL');
    const recovered = afterKill?.();
    await dead;
    killed = true;
    await Promise.all(inserters);
    await recovered;
  }
  return { rounds, acknowledged: acknowledged.size, ...(await compare(acknowledged, variables)) };
}

/** No mail can be written here, so every row keeps its entry in the outbox and can be matched with it. */
async function folderWithoutMail(): Promise<string> {
  const folder = temporaryFolder('kill');
  await writeFile(join(folder, 'mail'), 'a file where the folder would be');
  return folder;
}

function insert(url: string, email: string): Promise<Response> {
  return fetch(`${url}/rest/v1/newsletter_subscribers`, {
    method: 'POST',
    headers: { apikey: 'public-anon-key', 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
    signal: AbortSignal.timeout(8_000),
  });
}

async function compare(
  acknowledged: ReadonlySet<string>,
  variables: KillVariables,
): Promise<{ lost: number; withoutMail: number }> {
  const environment = parseEnvironment(variables);
  const store = openStoreForCommand(environment);
  const found = new Set((await store.list('newsletter_subscribers')).map((row) => row.email));
  await store.close();
  return {
    lost: [...acknowledged].filter((email) => !found.has(email)).length,
    withoutMail: await countWithoutMail(environment),
  };
}

const WITHOUT_MAIL = (outbox: string) => `select count(*) as count from newsletter_subscribers s
  where not exists (select 1 from ${outbox} o where o.subscriber_id = s.id)`;

/** Looks into the outbox itself: the store hands out due mails only, and these wait for their next try. */
async function countWithoutMail({ databaseUrl, dataDir }: Environment): Promise<number> {
  if (databaseUrl === undefined) {
    const db = new DatabaseSync(join(dataDir, SQLITE_FILE));
    const row = db.prepare(WITHOUT_MAIL('outbox')).get();
    db.close();
    return Number(row?.count);
  }
  const client = new Client(databaseUrl);
  await client.connect();
  const { rows } = await client.query<{ count: string }>(WITHOUT_MAIL('hub.outbox'));
  await client.end();
  return Number(rows[0]?.count);
}
