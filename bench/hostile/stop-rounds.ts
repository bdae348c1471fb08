import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseEnvironment } from '#server/environment.ts';
import { openStoreForCommand } from '#server/stores/open-store.ts';
import { endServer } from '../end-server.ts';
import type { Chance } from '../random.ts';
import { type AttackedServer, startAttackedServer } from './attacked-server.ts';
import { call, NEWSLETTER, signUp } from './clients.ts';

const CLIENTS = 16;
const PATIENCE_MS = 8_000;

export interface StopResult {
  /** The longest time from SIGTERM to the end of a process. */
  seconds: number;
  acknowledged: number;
  /** Acknowledged inserts that are not in the database afterward: has to be 0. */
  lost: number;
  /** Connections that had carried answers and were cut under a request. */
  cut: number;
}

/** Ends the server with SIGTERM at a moment of chance, again and again, while clients insert over kept connections. */
export async function runStopRounds(rounds: number, distDir: string, chance: Chance): Promise<StopResult> {
  const result: StopResult = { seconds: 0, acknowledged: 0, lost: 0, cut: 0 };
  for (let round = 0; round < rounds; round += 1) {
    const server = await startAttackedServer(distDir, 'nowhere');
    const acknowledged = new Set<string>();
    const clients = Array.from({ length: CLIENTS }, (_, index) => insertUntilCut(server, index, acknowledged));
    await untilAllWork(acknowledged);
    await sleep(chance.between(0, 500));
    result.seconds = Math.max(result.seconds, await endServer(server));
    result.cut += (await Promise.all(clients)).filter((wasCut) => wasCut).length;
    result.acknowledged += acknowledged.size;
    result.lost += acknowledged.difference(await storedEmails(server.dataDir)).size;
  }
  return result;
}

/** Resolves with whether the last request was cut off on a connection that had worked. */
async function insertUntilCut(server: AttackedServer, client: number, acknowledged: Set<string>): Promise<boolean> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  try {
    for (let count = 0; ; count += 1) {
      const email = `${client}-${count}@example.org`;
      const sent = { path: NEWSLETTER, body: signUp(email), agent, patienceMs: PATIENCE_MS };
      const { status, wasCut } = await call(server.url, sent);
      if (status === 201) acknowledged.add(email);
      if (status === undefined) return wasCut;
    }
  } finally {
    agent.destroy();
  }
}

/** However busy the machine is, each client has to be at work before the moment of chance. */
async function untilAllWork(acknowledged: ReadonlySet<string>): Promise<void> {
  for (let wait = 0; wait < 1_000 && acknowledged.size < CLIENTS * 2; wait += 1) await sleep(10);
}

async function storedEmails(dataDir: string): Promise<Set<string>> {
  const store = openStoreForCommand(parseEnvironment({ DATA_DIR: dataDir }));
  const rows = await store.list('newsletter_subscribers');
  await store.close();
  return new Set(rows.map(({ email }) => email));
}
