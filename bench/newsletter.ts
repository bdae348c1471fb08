import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { startMailServer } from '#server/testing/mail-server.ts';
import { runNewsletterKills } from '#server/testing/newsletter-kills.ts';
import type { PostgresServer } from '#server/testing/postgres-server.ts';
import { seedReaders } from '#server/testing/seed-readers.ts';
import { startServerProcess } from '#server/testing/server-process.ts';
import { temporaryFolder } from '#server/testing/temporary-folder.ts';
import { entriesOf } from '#src/model/read-content.ts';
import { urls } from '#src/model/urls.ts';

const READERS = 100_000;
const MOST_SECONDS = 60;
const MOST_MB = 300;
const SLOWEST_PAGE_MS = 50;

const KILL_ROUNDS = 20;
const KILL_READERS = 8_000;

const COMMAND = join(import.meta.dirname, '../server/newsletter.ts');

/** The issue that is sent here: the newest of the content. */
const issue = entriesOf('newsletters')[0]?.id ?? '';

/**
 * Queues an issue for many subscribers with the command of the operator, while the server serves pages, takes sign-ups and
 * sends; then kills its parts. Resolves with false where a limit is passed or a mail was lost or queued twice.
 */
export async function benchNewsletter(distDir: string, postgres: PostgresServer | undefined): Promise<boolean> {
  console.log(`Newsletter: an issue for ${READERS.toLocaleString('en')} subscribers, queued while pages are served`);
  const databases = [{ name: 'SQLite' }, ...(postgres ? [{ name: 'PostgreSQL', postgres }] : [])];
  let passes = true;
  for (const database of databases) passes = (await benchQueueing(database.name, distDir, urlOf(database))) && passes;
  if (!postgres) console.log('  PostgreSQL         not found on this machine');
  console.log(`kill -9 of what queues, what sends, the database and the mail server, ${KILL_ROUNDS} times each`);
  for (const { name, ...database } of databases) {
    if (urlOf(database)) await emptied(postgres);
    const options = { rounds: KILL_ROUNDS, readers: KILL_READERS, delayMs: 5, ...database };
    const { kills, readers, lost, twice, repeated, noted } = await runNewsletterKills(options);
    passes = passes && lost === 0 && twice === 0 && noted === readers;
    console.log(
      `  ${name.padEnd(18)} ${kills} kills, ${readers} readers, ${lost} lost, ${twice} queued twice, ${repeated} repeated with their Message-ID`,
    );
  }
  return passes;
}

const urlOf = (database: { postgres?: PostgresServer }) => database.postgres?.url;

async function benchQueueing(name: string, distDir: string, databaseUrl: string | undefined): Promise<boolean> {
  let welcomed: (at: number) => void = () => undefined;
  const mails = await startMailServer({
    onMail: (_, { subject = '' }) => subject.startsWith('Welcome') && welcomed(performance.now()),
  });
  const variables = {
    DATA_DIR: temporaryFolder('bench'),
    SITE_URL: 'https://hub.example',
    SMTP_URL: mails.url,
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
  };
  await seedReaders(variables, READERS);
  const server = await startServerProcess({ ...variables, DIST_DIR: distDir });
  const quiet = await pagesDuring(server.url, sleep(5_000));
  const began = performance.now();
  const sending = send(variables);
  const busy = await pagesDuring(server.url, sending);
  const { megabytes, output } = await sending;
  const seconds = (performance.now() - began) / 1000;
  const signedUp = performance.now();
  const welcome = new Promise<number>((resolve) => {
    welcomed = (at) => resolve((at - signedUp) / 1000);
  });
  await signUp(server.url);
  const waited = await Promise.race([welcome, sleep(60_000, Number.POSITIVE_INFINITY)]);
  await server.end('SIGTERM');
  await mails.close();
  const row = [
    `queued in ${seconds.toFixed(1)} s`,
    `${megabytes} MB`,
    `pages p99 ${busy.p99.toFixed(1)} ms of ${busy.count} (${quiet.p99.toFixed(1)} ms before)`,
    `a welcome mail behind them left after ${waited.toFixed(1)} s`,
  ];
  console.log(`  ${name.padEnd(18)} ${row.join(', ')}`);
  const isWhole = output.startsWith(`Queued: ${READERS} mails`);
  if (!isWhole) console.log(`  not as expected: ${output.trim()}`);
  return isWhole && seconds <= MOST_SECONDS && megabytes <= MOST_MB && busy.p99 <= SLOWEST_PAGE_MS;
}

/** Runs the command as an operator does. It asks for the page of the issue in the build, and for nothing else of it. */
async function send(variables: Record<string, string>): Promise<{ megabytes: number; output: string }> {
  const distDir = temporaryFolder('bench-build');
  mkdirSync(join(distDir, urls.newsletter()));
  writeFileSync(join(distDir, `${urls.newsletterIssue(issue)}.html`), '');
  const child = spawn(process.execPath, [COMMAND, 'send', issue], {
    env: { PATH: process.env.PATH, ...variables, DIST_DIR: distDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  const ended = once(child, 'close').then(() => true);
  let kilobytes = 0;
  // The system keeps the highest mark while the process lives.
  while (!(await Promise.race([ended, sleep(50, false)]))) kilobytes = highestMark(child.pid) || kilobytes;
  return { megabytes: Math.round(kilobytes / 1024), output };
}

function highestMark(pid: number | undefined): number {
  try {
    return Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  } catch {
    return 0;
  }
}

/** Asks for the home page a hundred times a second until something is done. */
async function pagesDuring(url: string, done: Promise<unknown>): Promise<{ p99: number; count: number }> {
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  const times: number[] = [];
  const asked: Promise<void>[] = [];
  const ended = done.then(() => true);
  while (!(await Promise.race([ended, sleep(10, false)])))
    asked.push(timed(url, agent).then((ms) => void times.push(ms)));
  await Promise.all(asked);
  agent.destroy();
  const sorted = times.sort((a, b) => a - b);
  return { p99: sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN, count: sorted.length };
}

function timed(url: string, agent: Agent): Promise<number> {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    get(`${url}/`, { agent, headers: { 'accept-encoding': 'br' } }, (answer) => {
      answer.resume().on('end', () => resolve(performance.now() - began));
    }).on('error', reject);
  });
}

async function signUp(url: string): Promise<void> {
  await fetch(`${url}/rest/v1/newsletter_subscribers`, {
    method: 'POST',
    headers: { apikey: 'public-anon-key', 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'new@elsewhere.example' }),
  });
}

/** The kills begin with a database without rows. */
async function emptied(postgres: PostgresServer | undefined): Promise<void> {
  const client = new Client(postgres?.url);
  await client.connect();
  await client.query(
    'truncate hub.outbox, hub.newsletter_deliveries, hub.newsletter_issues, public.newsletter_subscribers cascade',
  );
  await client.end();
}
