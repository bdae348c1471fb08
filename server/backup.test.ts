import { execFile } from 'node:child_process';
import {
  chownSync,
  copyFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openPostgresStore } from './stores/postgres.ts';
import { openSqliteStore } from './stores/sqlite.ts';
import type { Store } from './stores/store.ts';
import { writeFixtureSite } from './testing/fixture-site.ts';
import { freePort } from './testing/free-port.ts';
import { createPostgresServer } from './testing/postgres-server.ts';
import { type ServerProcess, startServerProcess } from './testing/server-process.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

const WAIT = { timeout: 30_000, interval: 20 };
const SUBSCRIBERS = Array.from({ length: 40 }, (_, i) => `s${i}@example.org`);

const distDir = await writeFixtureSite();
const postgres = await createPostgresServer();
afterAll(() => postgres?.remove());

/** Runs `npm run backup` or `npm run restore`. */
function run(variables: Record<string, string>, ...args: string[]) {
  const { PATH } = process.env;
  return new Promise<{ code: number; out: string; err: string }>((resolve) => {
    execFile(
      process.execPath,
      [join(import.meta.dirname, 'backup.ts'), ...args],
      { env: { PATH, ...variables } },
      (error, out, err) => resolve({ code: error ? Number(error.code) : 0, out, err }),
    );
  });
}

/** A mail server that counts what it takes for each address. */
async function startSink() {
  const received = new Map<string, number>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope }, callback) {
      stream.resume().once('end', () => {
        for (const { address } of envelope.rcptTo) received.set(address, (received.get(address) ?? 0) + 1);
        callback();
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  return { url, received, close: () => new Promise<void>((resolve) => server.close(() => resolve())) };
}

interface Database {
  name: string;
  variables: Record<string, string>;
  open(): Store;
}

function sqlite(): Database {
  const dataDir = temporaryFolder('backup');
  return {
    name: 'SQLite',
    variables: { DATA_DIR: dataDir },
    open: () => openSqliteStore(join(dataDir, 'signups.sqlite')),
  };
}

const databases: Database[] = [
  sqlite(),
  ...(postgres
    ? [
        {
          name: 'PostgreSQL',
          variables: { DATABASE_URL: postgres.url, DATA_DIR: temporaryFolder('backup') },
          open: () => openPostgresStore(postgres.url),
        },
      ]
    : []),
];

/** Does something with the rows and the queue, beside whatever server is running. */
async function inStore<T>(database: Database, work: (store: Store) => Promise<T>): Promise<T> {
  const store = database.open();
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

/** A sign-up by a visitor, which wakes what sends the mails. */
async function signUp({ url }: ServerProcess, email: string): Promise<void> {
  const answer = await fetch(`${url}/rest/v1/newsletter_subscribers`, {
    method: 'POST',
    headers: { apikey: 'public-anon-key', 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  });
  expect(answer.status).toBe(201);
}

const emailsOf = (database: Database) =>
  inStore(database, async (store) => (await store.list('newsletter_subscribers')).map(({ email }) => email).sort());

// R33.2, R33.3
describe.each(databases)('a copy of $name with a full queue', (database) => {
  const copy = join(temporaryFolder('backup'), 'copy');
  let sink: Awaited<ReturnType<typeof startSink>>;
  beforeEach(async () => {
    sink = await startSink();
  });
  afterEach(() => sink.close());

  const serve = (smtpUrl: string) =>
    startServerProcess({
      DIST_DIR: distDir,
      PARTNER_INBOX: 'inbox@hub.example',
      SMTP_URL: smtpUrl,
      ...database.variables,
    });

  it('sends nothing twice and nothing to who has unsubscribed, unless asked to', async () => {
    const silent = await serve(`smtp://127.0.0.1:${await freePort()}`);
    await inStore(database, async (store) => {
      await store.insert(
        'newsletter_subscribers',
        SUBSCRIBERS.map((email) => ({ email })),
      );
      await store.insert('partner_applications', [
        {
          website_url: 'https://example.org',
          contact_name: 'Ada Ü.',
          email: 'ada@example.org',
          partnership_types: ['Affiliate', 'Referral'],
          business_description: undefined,
        },
      ]);
    });
    const applications = await inStore(database, (store) => store.list('partner_applications'));
    expect(await run(database.variables, 'backup', copy)).toMatchObject({ code: 0, err: '' });
    expect(statSync(copy).mode & 0o777).toBe(0o600);
    expect(await silent.end('SIGTERM')).toBe(0);

    // The server that took no mail has put them off.
    await inStore(database, (store) => store.capMailWait(0));
    const sending = await serve(sink.url);
    await vi.waitFor(() => expect(sink.received.size).toBe(SUBSCRIBERS.length + 1), WAIT);
    await inStore(database, (store) => store.forget('s7@example.org'));
    await signUp(sending, 'later@example.org');
    await vi.waitFor(() => expect(sink.received.has('later@example.org')).toBe(true), WAIT);
    expect(await sending.end('SIGTERM')).toBe(0);

    expect(await run(database.variables, 'restore', copy)).toMatchObject({ code: 0, err: '' });
    expect(await emailsOf(database)).toEqual([...SUBSCRIBERS].sort());
    expect(await inStore(database, (store) => store.list('partner_applications'))).toEqual(applications);
    const restored = await serve(sink.url);
    await signUp(restored, 'witness@example.org');
    await vi.waitFor(() => expect(sink.received.has('witness@example.org')).toBe(true), WAIT);
    await vi.waitFor(async () => {
      const { mail } = await inStore(database, (store) => store.statistics());
      expect(mail).toMatchObject({ waiting: 0, givenUp: SUBSCRIBERS.length + 1 });
    }, WAIT);
    expect([...sink.received.values()].filter((times) => times > 1)).toEqual([]);

    expect(await inStore(database, (store) => store.requeueMail())).toBe(SUBSCRIBERS.length + 1);
    await signUp(restored, 'wake@example.org');
    await vi.waitFor(() => expect([...sink.received.values()].filter((times) => times === 2)).toHaveLength(41), WAIT);
    expect(await restored.end('SIGTERM')).toBe(0);
  });

  it('is not written over', async () => {
    const before = statSync(copy).size;
    const { code, err } = await run(database.variables, 'backup', copy);
    expect([code, err.trim().split('\n').length]).toEqual([1, 1]);
    expect(statSync(copy).size).toBe(before);
  });

  it('that is cut short changes nothing', async () => {
    const cut = `${copy}-cut`;
    copyFileSync(copy, cut);
    truncateSync(cut, Math.floor(statSync(copy).size * 0.7));
    await inStore(database, (store) => store.insert('newsletter_subscribers', [{ email: 'kept@example.org' }]));
    expect(await run(database.variables, 'restore', cut)).toMatchObject({ code: 1, out: '' });
    expect(await emailsOf(database)).toContain('kept@example.org');
  });
});

describe('a copy of SQLite', () => {
  const source = sqlite();
  const { DATA_DIR: dataDir = '' } = source.variables;
  const copy = join(temporaryFolder('backup'), 'copy');

  it('has what is only in the write-ahead log, and nothing that was deleted', async () => {
    const store = source.open();
    await store.insert('newsletter_subscribers', [{ email: 'kept@example.org' }, { email: 'deleted@example.org' }]);
    await store.forget('deleted@example.org');
    await store.insert('newsletter_subscribers', [{ email: 'in-the-log@example.org' }]);
    expect((await run(source.variables, 'backup', copy)).code).toBe(0);
    await store.close();
    const bytes = readFileSync(copy, 'latin1');
    expect(bytes).toContain('kept@example.org');
    expect(bytes).toContain('in-the-log@example.org');
    expect(bytes).not.toContain('deleted@example.org');
  });

  it('makes a file that its account alone may read, and leaves nothing else behind', async () => {
    const fresh = join(temporaryFolder('backup'), 'new');
    expect((await run({ DATA_DIR: fresh }, 'restore', copy)).code).toBe(0);
    expect(readdirSync(fresh)).toEqual(['signups.sqlite']);
    expect(statSync(fresh).mode & 0o777).toBe(0o700);
    expect(statSync(join(fresh, 'signups.sqlite')).mode & 0o777).toBe(0o600);
  });

  it.runIf(process.getuid?.() === 0)('belongs to the account of the server when root restores it', async () => {
    const owned = temporaryFolder('backup');
    chownSync(owned, 12_345, 23_456);
    expect((await run({ DATA_DIR: owned }, 'restore', copy)).code).toBe(0);
    const { uid, gid } = statSync(join(owned, 'signups.sqlite'));
    expect([uid, gid]).toEqual([12_345, 23_456]);
  });

  it('takes the place of a file of a later version, which is the way back after an upgrade', async () => {
    const upgraded = temporaryFolder('backup');
    const later = new DatabaseSync(join(upgraded, 'signups.sqlite'));
    later.exec('PRAGMA journal_mode = WAL; PRAGMA user_version = 99; CREATE TABLE of_tomorrow (a)');
    later.close();
    expect((await run({ DATA_DIR: upgraded }, 'restore', copy)).code).toBe(0);
    const store = openSqliteStore(join(upgraded, 'signups.sqlite'));
    expect(await store.list('newsletter_subscribers')).toHaveLength(2);
    await store.close();
  });

  it('of a later version is refused', async () => {
    const later = `${copy}-later`;
    copyFileSync(copy, later);
    const database = new DatabaseSync(later);
    database.exec('PRAGMA user_version = 99');
    database.close();
    const { code, err } = await run(source.variables, 'restore', later);
    expect([code, err]).toEqual([1, expect.stringMatching(/^The database has version 99, [^\n]+\n$/)]);
  });

  it('that does not exist, or is none, changes nothing and is told in one line', async () => {
    const text = `${copy}.txt`;
    writeFileSync(text, 'This is no database.'.repeat(500));
    for (const wrong of [`${copy}-none`, text]) {
      const { code, err } = await run(source.variables, 'restore', wrong);
      expect([code, err.trim().split('\n').length]).toEqual([1, 1]);
    }
    expect(await emailsOf(source)).toContain('kept@example.org');
    expect(readdirSync(dataDir).filter((name) => name.startsWith('restore-'))).toEqual([]);
  });
});

describe('a copy of PostgreSQL', () => {
  /** A `pg_dump` that says how it was called. */
  function pgDump(script: string): string {
    const folder = temporaryFolder('backup');
    writeFileSync(join(folder, 'pg_dump'), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
    return folder;
  }

  it('is asked for without the password among the words of the command', async () => {
    const file = join(temporaryFolder('backup'), 'copy');
    const PATH = pgDump('echo "$@ password=$PGPASSWORD"');
    const variables = { PATH: `${PATH}:${process.env.PATH}`, DATABASE_URL: 'postgres://hub:s%C3%A9cret@db/hub' };
    expect((await run(variables, 'backup', file)).code).toBe(0);
    expect(readFileSync(file, 'utf8')).toMatch(/ postgres:\/\/hub@db\/hub password=sécret\n$/);
  });

  it('leaves no file when it fails', async () => {
    const file = join(temporaryFolder('backup'), 'copy');
    for (const PATH of [pgDump('exit 3'), '/nowhere']) {
      const { code, err } = await run({ PATH, DATABASE_URL: 'postgres://hub@127.0.0.1:1/hub' }, 'backup', file);
      expect([code, err]).toEqual([1, expect.stringMatching(/^pg_dump [^\n]+\n$/)]);
      expect(existsSync(file)).toBe(false);
    }
  });

  it.runIf(postgres)('holds no network address of the limit', async () => {
    const file = join(temporaryFolder('backup'), 'copy');
    const { url = '' } = postgres ?? {};
    const client = new Client(url);
    await client.connect();
    await client.query(`insert into hub.insert_limits values ('minute:192.0.2.77', 10, 9e15)`);
    await client.end();
    expect((await run({ DATABASE_URL: url }, 'backup', file)).code).toBe(0);
    const dump = await new Promise<string>((resolve) =>
      execFile('pg_restore', ['--file=-', file], { maxBuffer: 2 ** 26 }, (_, out) => resolve(out)),
    );
    expect(dump).toContain('CREATE TABLE hub.insert_limits');
    expect(dump).not.toContain('192.0.2.77');
  });
});

describe('mistakes', () => {
  it.each([[[]], [['backup']], [['restore', 'a', 'b']], [['keep', 'a']]])('%o: usage and exit code 2', async (args) => {
    const { code, out, err } = await run({}, ...args);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain('npm run restore -- FILE');
  });
});
