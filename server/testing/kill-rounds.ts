import { setTimeout as sleep } from 'node:timers/promises';
import type { Store } from '../stores/store.ts';
import { startServerProcess } from './server-process.ts';

const INSERTERS = 16;

export interface KillResult {
  rounds: number;
  /** Inserts that were answered 201 before the kill. */
  acknowledged: number;
  /** Acknowledged inserts that are not in the database afterwards: has to be 0. */
  lost: number;
  /** Subscribers without a queued or sent welcome mail: has to be 0. */
  withoutMail: number;
}

interface KillOptions {
  rounds: number;
  variables: Record<string, string>;
  /** Called right after the server was killed, for a database that is to die with it; resolves once that is back. */
  afterKill?: (round: number) => Promise<void>;
  openStore: () => Store;
}

/**
 * Starts the server, lets 16 clients insert at once, kills it with SIGKILL at a moment of chance, and looks for every
 * row that was acknowledged.
 */
export async function runKillRounds({ rounds, variables, afterKill, openStore }: KillOptions): Promise<KillResult> {
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
    await sleep(150 + Math.random() * 250);
    const dead = server.end('SIGKILL');
    const recovered = afterKill?.(round);
    await dead;
    killed = true;
    await Promise.all(inserters);
    await recovered;
  }
  return { rounds, acknowledged: acknowledged.size, ...(await compare(acknowledged, openStore())) };
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
  store: Store,
): Promise<{ lost: number; withoutMail: number }> {
  const found = new Set((await store.list('newsletter_subscribers')).map((row) => row.email));
  const queued = new Set<string>();
  for (;;) {
    const batch = await store.claimMail(500, 3600);
    for (const mail of batch) if (mail.kind === 'welcome') queued.add(mail.email);
    if (batch.length === 0) break;
  }
  await store.close();
  return {
    lost: [...acknowledged].filter((email) => !found.has(email)).length,
    withoutMail: [...found].filter((email) => !queued.has(email)).length,
  };
}
