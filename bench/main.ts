import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { writeFixtureSite } from '#server/testing/fixture-site.ts';
import { runKillRounds } from '#server/testing/kill-rounds.ts';
import { createPostgresServer, type PostgresServer } from '#server/testing/postgres-server.ts';
import { startServerProcess } from '#server/testing/server-process.ts';
import { temporaryFolder } from '#server/testing/temporary-folder.ts';
import { benchCalculator } from './calculator.ts';
import { benchExplorers } from './explorers.ts';
import { benchFilters } from './filters.ts';
import { benchFirstPresses } from './first-press.ts';
import { benchGrowth } from './growth.ts';
import { benchLab } from './lab.ts';
import { benchLabFrames } from './lab-frames.ts';
import { benchLearn } from './learn.ts';
import { loadPage, loadWithNode } from './load.ts';
import { median } from './median.ts';
import { benchNewsletter } from './newsletter.ts';
import { startNginx } from './nginx.ts';
import { benchOffline } from './offline.ts';
import { benchPlaygrounds } from './playgrounds.ts';
import { benchStabilizers } from './stabilizers.ts';

/** Turns of each server in the page measurement. They alternate, so that a busy machine slows both. */
const TURNS = 3;
const SECONDS = 3;
const KILL_ROUNDS = 20;

const built = join(import.meta.dirname, '..', 'dist');
const isBuilt = existsSync(join(built, 'index.html'));
const distDir = isBuilt ? built : await writeFixtureSite();

async function benchPages(): Promise<void> {
  const ours = await startServerProcess({ DIST_DIR: distDir, DATA_DIR: temporaryFolder('bench') });
  const nginx = await startNginx(distDir);
  const rates: { ours: number[]; nginx: number[] } = { ours: [], nginx: [] };
  let tool = '';
  for (let turn = 0; turn < TURNS; turn += 1) {
    const own = await loadPage(`${ours.url}/`, SECONDS);
    rates.ours.push(own.requestsPerSecond);
    tool = own.tool;
    if (own.failures > 0) console.log(`  ${own.failures} requests to our server failed`);
    if (nginx) rates.nginx.push((await loadPage(`${nginx.url}/`, SECONDS)).requestsPerSecond);
  }
  await ours.end('SIGTERM');
  await nginx?.stop();
  console.log(`Home page with brotli (${isBuilt ? 'the built site' : 'a fixture: no build found'}; ${tool})`);
  console.log(`  our server         ${perSecond(median(rates.ours))}`);
  if (!nginx) {
    console.log('  nginx              not found with brotli_static on this machine: no ratio');
    return;
  }
  console.log(`  nginx, one worker  ${perSecond(median(rates.nginx))}`);
  console.log(`  ratio              ${(median(rates.ours) / median(rates.nginx)).toFixed(2)}`);
}

/** Measures on a server of its own, which ends afterwards. */
async function withServer<Result>(measure: (siteUrl: string) => Promise<Result>): Promise<Result> {
  const server = await startServerProcess({ DIST_DIR: distDir, DATA_DIR: temporaryFolder('bench') });
  const result = await measure(server.url);
  await server.end('SIGTERM');
  return result;
}

async function benchCircuitLab(): Promise<void> {
  benchLab();
  benchStabilizers();
  if (isBuilt) await withServer(benchLabFrames);
}

async function benchFiltersOfBuild(): Promise<void> {
  if (!isBuilt) {
    console.log('Filters: no build found');
    return;
  }
  await withServer(benchFilters);
}

async function benchDecoding(): Promise<boolean> {
  const finds = benchExplorers() && (await benchCalculator());
  if (isBuilt) return (await withServer(benchPlaygrounds)) && finds;
  console.log('Playgrounds: no build found');
  return finds;
}

async function benchMemory(): Promise<boolean> {
  if (isBuilt) return benchGrowth(distDir);
  console.log('Memory of the server: no build found');
  return true;
}

async function benchPresses(): Promise<boolean> {
  if (isBuilt) return withServer(benchFirstPresses);
  console.log('First presses: no build found');
  return true;
}

async function benchTaken(): Promise<boolean> {
  if (isBuilt) return withServer((siteUrl) => benchOffline(siteUrl, distDir));
  console.log('Taken along: no build found');
  return true;
}

async function benchBothSignUps(postgres: PostgresServer | undefined): Promise<void> {
  console.log('Sign-ups, 16 connections, each synced to disk before it is acknowledged');
  await benchSignUps(undefined);
  if (postgres) await benchSignUps(postgres.url);
  else console.log('  PostgreSQL         not found on this machine');
}

async function benchSignUps(databaseUrl: string | undefined): Promise<void> {
  const name = databaseUrl ? 'PostgreSQL' : 'SQLite';
  const server = await startServerProcess({
    DIST_DIR: distDir,
    DATA_DIR: temporaryFolder('bench'),
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
  });
  const { requestsPerSecond, failures } = await loadWithNode(
    () => ({
      path: `${server.url}/rest/v1/newsletter_subscribers`,
      method: 'POST',
      headers: { apikey: 'public-anon-key', 'content-type': 'application/json' },
      body: JSON.stringify({ email: `${randomUUID()}@example.org`, source_url: '/' }),
    }),
    SECONDS,
    16,
  );
  await server.end('SIGTERM');
  console.log(`  ${name.padEnd(18)} ${perSecond(requestsPerSecond)}${failures ? `, ${failures} failed` : ''}`);
}

async function benchKills(postgres: PostgresServer | undefined): Promise<boolean> {
  console.log(`kill -9 during 16 parallel inserters, ${KILL_ROUNDS} rounds`);
  const sqlite = await runKillRounds({ rounds: KILL_ROUNDS, distDir });
  console.log(`  SQLite             ${sqlite.acknowledged} acknowledged, ${sqlite.lost} lost`);
  if (!postgres) {
    console.log('  PostgreSQL         not found on this machine');
    return sqlite.lost === 0;
  }
  const onPostgres = await runKillRounds({
    rounds: KILL_ROUNDS,
    distDir,
    databaseUrl: postgres.url,
    async afterKill() {
      await postgres.kill();
      await postgres.start();
    },
  });
  console.log(
    `  PostgreSQL         ${onPostgres.acknowledged} acknowledged, ${onPostgres.lost} lost (killed along with our server)`,
  );
  return sqlite.lost + onPostgres.lost === 0;
}

const perSecond = (rate: number) => `${Math.round(rate).toLocaleString('en').padStart(8)} /s`;

async function withPostgres<T>(work: (postgres: PostgresServer | undefined) => Promise<T>): Promise<T> {
  const postgres = await createPostgresServer();
  try {
    return await work(postgres);
  } finally {
    await postgres?.remove();
  }
}

/** The parts of the bench by name, in the order in which they run. One that resolves with false has failed. */
const PARTS = new Map<string, () => Promise<unknown>>([
  ['pages', benchPages],
  ['growth', benchMemory],
  ['presses', benchPresses],
  ['filters', benchFiltersOfBuild],
  ['lab', benchCircuitLab],
  ['learn', benchLearn],
  ['explorers', benchDecoding],
  ['offline', benchTaken],
  ['sign-ups', () => withPostgres(benchBothSignUps)],
  ['kills', () => withPostgres(benchKills)],
  ['newsletter', () => withPostgres((postgres) => benchNewsletter(distDir, postgres))],
]);

const named = process.argv.slice(2);
const unknown = named.filter((name) => !PARTS.has(name));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. Usage: npm run bench -- [${[...PARTS.keys()].join(' | ')}] …`);
  process.exit(2);
}
for (const [name, run] of PARTS) {
  if (named.length > 0 && !named.includes(name)) continue;
  if ((await run()) === false) process.exitCode = 1;
}
