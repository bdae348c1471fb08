import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseEnvironment } from '../environment.ts';
import { openStoreForCommand } from '../stores/open-store.ts';
import { childrenOf } from './child-processes.ts';
import { freePort } from './free-port.ts';
import type { PostgresServer } from './postgres-server.ts';
import { seedReaders } from './seed-readers.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** Who is killed, in turn: what queues, what sends, the database, the mail server. */
const VICTIMS = ['queue', 'sender', 'store', 'mail server'] as const;

const ISSUE = '2026-11-28';

export interface NewsletterKills {
  kills: number;
  readers: number;
  /** Readers whose mail the mail server has never got: has to be 0. */
  lost: number;
  /** Readers for whom more than one mail was queued, told by the Message-ID: has to be 0. */
  twice: number;
  /** Mails that came once more with the Message-ID that they had: nobody had heard that they were taken. */
  repeated: number;
  /** Readers who have the issue, by the database. */
  noted: number;
}

interface Options {
  rounds: number;
  readers: number;
  /** How long the mail server takes with a mail, in milliseconds. */
  delayMs: number;
  postgres?: PostgresServer | undefined;
}

/** Sends an issue while its parts are killed with SIGKILL in turn, each `rounds` times, and counts what came of it. */
export async function runNewsletterKills({ rounds, readers, delayMs, postgres }: Options): Promise<NewsletterKills> {
  const folder = temporaryFolder('newsletter-kills');
  const box = join(folder, 'received');
  const port = await freePort();
  const variables = {
    DATA_DIR: folder,
    SITE_URL: 'https://hub.example',
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    ...(postgres ? { DATABASE_URL: postgres.url } : {}),
  };
  await seedReaders(variables, readers);
  const environment = parseEnvironment(variables);
  const inStore = async <T>(work: (store: ReturnType<typeof openStoreForCommand>) => Promise<T>): Promise<T> => {
    const store = openStoreForCommand(environment);
    return work(store).finally(() => store.close());
  };
  await inStore((store) => store.storeIssue({ id: ISSUE, subject: 'Issue', text: 'Text', html: '<p>' }, 1_000_000));
  const start = (name: string, ...args: string[]) => startProcess(name, args, variables);
  const startQueue = () => start('queue-process.ts', ISSUE);
  const startSender = () => start('sender-process.ts');
  const startMail = () => start('mail-server-process.ts', box, String(port), String(delayMs));
  const running = { 'mail server': await startMail(), sender: await startSender(), queue: await startQueue() };

  const received = () => (existsSync(box) ? readFileSync(box, 'utf8').trimEnd().split('\n') : []);
  let kills = 0;
  for (let round = 0; round < rounds * VICTIMS.length; round += 1) {
    const victim = VICTIMS[round % VICTIMS.length] ?? 'queue';
    if (victim === 'queue') running.queue = await startQueue();
    // It has to be at work when it is hit, as long as there is some; then comes the moment of chance.
    const before = received().length;
    for (let wait = 0; victim !== 'queue' && wait < 500 && received().length === before; wait += 1) await sleep(10);
    await sleep(Math.random() * 120);
    kills += 1;
    if (victim === 'store') {
      if (postgres) {
        await postgres.kill();
        await postgres.start();
      } else for (const pid of childrenOf(running.sender.pid ?? 0)) process.kill(pid, 'SIGKILL');
    } else {
      await kill(running[victim]);
      if (victim === 'sender') running.sender = await startSender();
      if (victim === 'mail server') running['mail server'] = await startMail();
    }
  }
  const last = await startQueue();
  if (last.exitCode === null) await once(last, 'exit');
  // For as long as mails come; after a kill a minute may pass without one.
  for (let came = -1; received().length > came; ) {
    came = received().length;
    for (let wait = 0; wait < 200 && received().length === came; wait += 1) await sleep(100);
    const found = await inStore((store) => store.issues());
    if (found[0]?.waiting === 0) break;
  }
  await kill(running.sender);
  await kill(running['mail server']);
  const [status] = await inStore((store) => store.issues());
  return { kills, readers, ...countsOf(received(), readers), noted: status?.sent ?? 0 };
}

function countsOf(lines: readonly string[], readers: number) {
  const byReader = Map.groupBy(lines, (line) => line.split(' ')[1] ?? '');
  const twice = [...byReader.values()].filter((mails) => new Set(mails).size > 1).length;
  return { lost: readers - byReader.size, twice, repeated: lines.length - new Set(lines).size };
}

async function startProcess(name: string, args: string[], variables: Record<string, string>): Promise<ChildProcess> {
  const child = spawn(process.execPath, [join(import.meta.dirname, name), ...args], {
    env: { PATH: process.env.PATH, ...variables },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  await once(child.stdout, 'data');
  child.stdout.resume();
  return child;
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}
