import { Agent } from 'node:http';
import { parseEnvironment } from '#server/environment.ts';
import { openStoreForCommand } from '#server/stores/open-store.ts';
import { type ServerProcess, startServerProcess } from '#server/testing/server-process.ts';
import { temporaryFolder } from '#server/testing/temporary-folder.ts';
import type { TableName } from '#src/features/signup/tables.ts';
import { endingInWords, endServer, isAlive } from './end-server.ts';
import { rowOfEmail, type Source } from './fuzz/bodies.ts';
import { send } from './fuzz/send.ts';
import { nextShot } from './fuzz/shots.ts';
import { count, createTally, reportAnswers, type Tally } from './fuzz/tally.ts';
import { type Memory, watchMemory } from './memory.ts';
import { runAhead, sharingInWords } from './priority.ts';
import { milliseconds, type ProbeResult, startProbe } from './probe.ts';
import { type Chance, seededChance } from './random.ts';

const REQUESTS = 20_000;
const CLIENTS = 8;
/** A server that answers nobody for so long is given up; a busy machine alone may take a while. */
const SILENCE_MS = 30_000;
const LONGEST_MS = 480_000;
/** How often a subscriber comes a second time. */
const REPEATED = 0.03;

interface FuzzOptions {
  distDir: string;
  /** The same seed makes the same requests in the same order. */
  seed: number;
}

/**
 * Sends 20,000 requests from a grammar of sound, odd and broken ones to a server on SQLite, and prints what came back.
 * @returns false when an answer was 500, when the server ended or stopped answering, or when a row was lost.
 */
export async function benchFuzz({ distDir, seed }: FuzzOptions): Promise<boolean> {
  console.log(`Fuzz, ${REQUESTS.toLocaleString('en')} requests, seed ${seed}, ${CLIENTS} clients, SQLite, limits off`);
  console.log(`  ${sharingInWords()}`);
  const dataDir = temporaryFolder('fuzz');
  const server = await startServerProcess({ DIST_DIR: distDir, DATA_DIR: dataDir });
  try {
    return await fuzzServer(server, seed, dataDir);
  } finally {
    // Where the run itself failed, the server would go on without it.
    await server.end('SIGKILL');
  }
}

async function fuzzServer(server: ServerProcess, seed: number, dataDir: string): Promise<boolean> {
  runAhead(server.pid, 5);
  const memory = watchMemory(server.pid);
  const probe = await startProbe(`${server.url}/`);
  const started = performance.now();
  const tally = await fuzz(server, seededChance(seed));
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  const probed = await probe.stop();
  const isWhole = tally.sent === REQUESTS;
  const survived = isAlive(server.pid);
  console.log(
    `  sent               ${tally.sent.toLocaleString('en')} in ${seconds} s${isWhole ? '' : ', then given up'}`,
  );
  reportAnswers(tally);
  reportProbe(probed);
  reportMemory(memory?.stop());
  const ending = endingInWords(await endServer(server));
  console.log(`  the process        ${survived ? `there to the end; after SIGTERM: ${ending}` : 'ENDED BY ITSELF'}`);
  const rowsAgree = await compareRows(tally, dataDir);
  return rowsAgree && isWhole && survived && !tally.fates.has(500);
}

async function fuzz(server: ServerProcess, chance: Chance): Promise<Tally> {
  const tally = createTally();
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
  const source = sourceOf(chance);
  const end = performance.now() + LONGEST_MS;
  let lastAnswer = performance.now();
  let planned = 0;
  function isWorthwhile(): boolean {
    const now = performance.now();
    return now < end && now < lastAnswer + SILENCE_MS && isAlive(server.pid);
  }
  async function client(): Promise<void> {
    while (planned < REQUESTS && isWorthwhile()) {
      const shot = nextShot(source, REQUESTS - planned);
      planned += shot.requests.length;
      const outcomes = await send(shot, server.url, agent);
      if (outcomes.some(({ fate }) => typeof fate === 'number')) lastAnswer = performance.now();
      count(tally, shot, outcomes);
      tally.sent += shot.requests.length;
    }
  }
  await Promise.all(Array.from({ length: CLIENTS }, client));
  agent.destroy();
  return tally;
}

function sourceOf(chance: Chance): Source {
  let last = 0;
  return {
    chance,
    rowName(table) {
      if (table === 'partner_applications') return `applicant${++last}`;
      // Only subscribers have to be different from each other, so only they come twice.
      return `subscriber${last > 0 && chance.happens(REPEATED) ? chance.between(1, last) : ++last}`;
    },
  };
}

function reportProbe({ count: asked, failures, p50, p99, max }: ProbeResult): void {
  const [middle, high, most] = [p50, p99, max].map(milliseconds);
  console.log(
    `  home page beside   asked ${asked} times, ${failures} failed; p50 ${middle}, p99 ${high}, max ${most} ms`,
  );
}

function reportMemory(memory: Memory | undefined): void {
  if (!memory) {
    console.log('  memory             not known on this system');
    return;
  }
  const [atStart, sampled, peak] = [memory.atStart, memory.sampled, memory.peak].map(Math.round);
  console.log(
    `  memory             ${atStart} MB at the start, peak ${peak} MB (VmHWM), ${sampled} MB (sampled VmRSS)`,
  );
}

/**
 * Every acknowledged row is there. A row whose request was refused can be there too: where requests are pipelined and
 * one of them cannot be read, its refusal overtakes the answers of those before it.
 */
async function compareRows({ acknowledged, unknown }: Tally, dataDir: string): Promise<boolean> {
  const found = await storedRows(dataDir);
  const number = (rows: ReadonlySet<string>) => rows.size.toLocaleString('en');
  const lost = acknowledged.difference(found);
  const others = found.difference(acknowledged);
  console.log(
    `  rows               ${number(acknowledged)} acknowledged, ${number(acknowledged.intersection(found))} of them ` +
      `found, ${number(lost)} lost; besides, ${number(others.intersection(unknown))} of clients without an answer and ` +
      `${number(others.difference(unknown))} of refused ones`,
  );
  return lost.size === 0;
}

async function storedRows(dataDir: string): Promise<Set<string>> {
  const store = openStoreForCommand(parseEnvironment({ DATA_DIR: dataDir }));
  const tables: readonly TableName[] = ['newsletter_subscribers', 'partner_applications'];
  const rows = await Promise.all(tables.map((table) => store.list(table)));
  await store.close();
  return new Set(rows.flat().map(({ email }) => rowOfEmail(email) ?? email));
}
