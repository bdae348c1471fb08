import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, describe, expect, it } from 'vitest';
import { createLogger } from '../log/logger.ts';
import { writeFixtureSite } from '../testing/fixture-site.ts';
import { runSite } from '../testing/run-site.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { openSqliteStore } from './sqlite.ts';
import { openSqliteProcess } from './sqlite-client.ts';
import type { Store } from './store.ts';

const temporaryFile = () => join(temporaryFolder('sqlite'), 'signups.sqlite');
const INSERTED = { outcome: 'inserted' };
const UNAVAILABLE = { outcome: 'unavailable' };

const subscribe = (store: Store, name: string) =>
  store.insert('newsletter_subscribers', [{ email: `${name}@example.org` }]);
const addresses = async (store: Store) => (await store.list('newsletter_subscribers')).map(({ email }) => email);

const open: Store[] = [];
function openStore(file: string): Store {
  const store = openSqliteStore(file);
  open.push(store);
  return store;
}
afterEach(async () => {
  for (const store of open.splice(0)) await store.close();
});

describe('a full disk', () => {
  it('is answered with 503, leaves nothing half-written, and is over when there is room', async () => {
    let log = '';
    const logger = createLogger({
      write(line) {
        log += line;
      },
    });
    const store = openSqliteProcess(temporaryFile(), { maxPages: 30, logger });
    const site = await runSite({ store, distDir: await writeFixtureSite() });
    const insert = (email: string) =>
      fetch(`${site.url}/rest/v1/newsletter_subscribers`, {
        method: 'POST',
        headers: { apikey: 'public-anon-key', 'content-type': 'application/json' },
        body: JSON.stringify({ email, source_url: `/${'x'.repeat(2000)}` }),
      });

    const stored: string[] = [];
    let answer = await insert('reader-0@example.org');
    while (answer.status === 201 && stored.length < 200) {
      stored.push(`reader-${stored.length}@example.org`);
      answer = await insert(`reader-${stored.length}@example.org`);
    }
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ message: expect.stringContaining('not reachable') });
    expect(log).toContain('"code":"13","reason":"database or disk is full"');
    expect(await addresses(store)).toEqual(stored);
    expect((await fetch(`${site.url}/hardware`)).status).toBe(200);
    // The health check writes less than these rows, so it may find a place where they find none.
    for (let small = 0; (await subscribe(store, `small-${small}`)).outcome === 'inserted'; small += 1);
    const health = await fetch(`${site.url}/healthz`);
    expect([health.status, await health.json()]).toEqual([503, expect.objectContaining({ status: 'unavailable' })]);

    for (const email of stored.slice(0, 5)) await store.forget(email);
    expect((await insert('later@example.org')).status).toBe(201);
    expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
    await site.stop();
    await store.close();
  });
});

describe('the health check', () => {
  it('leaves nothing behind', async () => {
    const store = openStore(temporaryFile());
    expect(await store.isWritable()).toBe(true);
    expect([await addresses(store), await store.list('partner_applications')]).toEqual([[], []]);
    expect(await store.claimMail(10, 0)).toEqual([]);
  });

  it('finds a page of the file that was overwritten', async () => {
    const file = temporaryFile();
    const first = openSqliteStore(file);
    for (let i = 0; i < 100; i += 1) await subscribe(first, `reader-${i}`);
    await first.close();
    const bytes = await readFile(file);
    await writeFile(file, bytes.fill(0x58, 4096, bytes.length - 4096));
    const store = openStore(file);
    expect(await subscribe(store, 'later')).toEqual(UNAVAILABLE);
    expect(await store.isWritable()).toBe(false);
  });
});

describe('a file that cannot be used', () => {
  it('makes inserts unavailable and is tried again', async () => {
    const file = temporaryFile();
    const blocker = new DatabaseSync(file);
    blocker.exec('CREATE TABLE newsletter_subscribers (x); BEGIN EXCLUSIVE;');
    const store = openStore(file);
    expect(await subscribe(store, 'a')).toEqual(UNAVAILABLE);
    expect(await store.isWritable()).toBe(false);
    blocker.exec('ROLLBACK; DROP TABLE newsletter_subscribers');
    blocker.close();
    expect(await subscribe(store, 'a')).toEqual(INSERTED);
  });

  it('that is no database stays as it is', async () => {
    const file = temporaryFile();
    await writeFile(file, 'Notes of the operator, not a database. '.repeat(100));
    const store = openStore(file);
    expect(await subscribe(store, 'a')).toEqual(UNAVAILABLE);
    expect(await readFile(file, 'utf8')).toContain('Notes of the operator');
  });

  it('is made readable for its owner alone, in a folder that is made too', async () => {
    const file = join(dirname(temporaryFile()), 'deeper', 'signups.sqlite');
    await subscribe(openStore(file), 'a');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  });
});

describe('an address with letters outside ASCII', () => {
  it('is one address in every case of its letters, to insert and to forget', async () => {
    const store = openStore(temporaryFile());
    expect(await subscribe(store, 'Forgét')).toEqual(INSERTED);
    expect(await subscribe(store, 'FORGÉT')).toEqual({ outcome: 'duplicate' });
    expect(await store.forget('forGÉT@EXAMPLE.org')).toEqual({ subscribers: 1, applications: 0 });
    expect(await addresses(store)).toEqual([]);
  });

  it('is so in a file of before, of which no row is lost', async () => {
    const file = temporaryFile();
    copyFileSync(join(import.meta.dirname, '../testing/fixtures/second-edition.sqlite'), file);
    const old = new DatabaseSync(file);
    old.exec(`INSERT INTO newsletter_subscribers (id, created_at, email, unsubscribe_token, confirmed_at)
      VALUES ('1', '2025', 'Forgét@example.org', '1', '2025'), ('2', '2026', 'FORGÉT@example.org', '2', '2026')`);
    old.close();
    const store = openStore(file);
    expect(await subscribe(store, 'forgét')).toEqual({ outcome: 'duplicate' });
    expect(await store.insert('newsletter_subscribers', [{ email: 'Über@例え.jp' }])).toEqual({ outcome: 'duplicate' });
    expect(await addresses(store)).toHaveLength(10);
    expect(await store.forget('Forgét@Example.org')).toMatchObject({ subscribers: 2 });
  });
});

describe('a file of a later version', () => {
  it('is not used, and the log says why', async () => {
    const file = temporaryFile();
    const later = new DatabaseSync(file);
    later.exec('PRAGMA user_version = 99');
    later.close();
    let log = '';
    const logger = createLogger({
      write(line) {
        log += line;
      },
    });
    const store = openSqliteProcess(file, { logger });
    expect(await subscribe(store, 'a')).toEqual(UNAVAILABLE);
    expect(log).toContain('"error":"LaterVersionError"');
    await store.close();
  });
});

describe('a file that is taken away while it is open', () => {
  it('is not written to any more: what would be acknowledged could not be found later', async () => {
    const file = temporaryFile();
    const store = openStore(file);
    expect(await subscribe(store, 'before')).toEqual(INSERTED);
    for (const ending of ['', '-wal', '-shm']) rmSync(file + ending, { force: true });
    expect(await subscribe(store, 'after')).toEqual(UNAVAILABLE);
    expect(await store.isWritable()).toBe(false);
    await expect(store.list('newsletter_subscribers')).rejects.toMatchObject({
      cause: expect.objectContaining({ message: expect.stringContaining('Restart the server') }),
    });
    expect(readdirSync(dirname(file))).toEqual([]);
  });

  it('is not replaced by an empty one when its whole folder goes', async () => {
    const file = temporaryFile();
    const store = openStore(file);
    await subscribe(store, 'before');
    rmSync(dirname(file), { recursive: true });
    expect(await subscribe(store, 'after')).toEqual(UNAVAILABLE);
    mkdirSync(dirname(file));
    expect(await subscribe(store, 'after')).toEqual(UNAVAILABLE);
  });

  it('is used again when it is put back', async () => {
    const file = temporaryFile();
    const store = openStore(file);
    await subscribe(store, 'before');
    renameSync(file, `${file}.moved`);
    expect(await subscribe(store, 'meanwhile')).toEqual(UNAVAILABLE);
    renameSync(`${file}.moved`, file);
    expect(await subscribe(store, 'after')).toEqual(INSERTED);
    expect(await addresses(store)).toEqual(['before@example.org', 'after@example.org']);
  });

  it('and replaced by a backup is used after a restart', async () => {
    const file = temporaryFile();
    const first = openSqliteStore(file);
    await subscribe(first, 'before');
    await first.close();
    copyFileSync(file, `${file}.backup`);
    const store = openStore(file);
    expect(await subscribe(store, 'between')).toEqual(INSERTED);
    renameSync(`${file}.backup`, file);
    expect(await subscribe(store, 'after')).toEqual(UNAVAILABLE);
    await store.close();
    const restarted = openStore(file);
    expect(await subscribe(restarted, 'later')).toEqual(INSERTED);
    expect(await addresses(restarted)).toEqual(expect.arrayContaining(['before@example.org', 'later@example.org']));
    expect(await addresses(restarted)).not.toContain('after@example.org');
  });

  it('keeps every acknowledged row when only its write-ahead log goes and the process is killed', async () => {
    const file = temporaryFile();
    const program = `
      import { rmSync } from 'node:fs';
      import { openSqliteStore } from ${JSON.stringify(join(import.meta.dirname, 'sqlite.ts'))};
      const file = ${JSON.stringify(file)};
      const store = openSqliteStore(file);
      const acknowledged = [];
      for (let i = 0; i < 60; i += 1) {
        if (i === 20) rmSync(file + '-wal');
        const email = i + '@example.org';
        const { outcome } = await store.insert('newsletter_subscribers', [{ email }]);
        if (outcome === 'inserted') acknowledged.push(email);
      }
      process.stdout.write(JSON.stringify(acknowledged), () => process.kill(process.pid, 'SIGKILL'));`;
    const options = { cwd: join(import.meta.dirname, '../..'), encoding: 'utf8', stdio: 'pipe' } as const;
    let output = '';
    try {
      execFileSync(process.execPath, ['--input-type=module', '--eval', program], options);
    } catch (error) {
      output = (error as { stdout: string }).stdout;
    }
    const acknowledged = JSON.parse(output) as string[];
    expect(acknowledged.length).toBeGreaterThanOrEqual(59);
    expect(await addresses(openStore(file))).toEqual(expect.arrayContaining(acknowledged));
  });
});

describe('what was deleted', () => {
  const copiesIn = (file: string, text: string) =>
    readdirSync(dirname(file)).reduce(
      (sum, name) => sum + readFileSync(join(dirname(file), name), 'latin1').split(text).length - 1,
      0,
    );

  it('is in no file any more: forgotten, unsubscribed or never confirmed', async () => {
    const file = temporaryFile();
    const store = openSqliteStore(file, { confirmSignups: true });
    open.push(store);
    for (let i = 0; i < 64; i += 1) {
      await subscribe(store, `stays-${i}`);
      await store.insert('partner_applications', [
        {
          website_url: 'https://example.org',
          contact_name: 'Forget-me Not',
          email: 'forget-me@example.org',
          partnership_types: ['Affiliate'],
          business_description: 'forget-me '.repeat(100),
        },
      ]);
      if (i % 16 === 0) await subscribe(store, `forget-me-${i}`);
    }
    expect(copiesIn(file, 'forget-me')).toBeGreaterThan(64);
    const mails = await store.claimMail(500, 0);
    for (const mail of mails) {
      if (mail.kind !== 'partner_notice' && mail.email.startsWith('forget-me')) await store.unsubscribe(mail.token);
    }
    await store.forget('forget-me@example.org');
    expect(copiesIn(file, 'forget-me')).toBe(0);
    expect(copiesIn(file, 'Forget-me')).toBe(0);
    expect(await store.forgetUnconfirmed(-1)).toBe(64);
    expect(copiesIn(file, 'stays-')).toBe(0);
  });

  it('before deleting meant overwriting is gone from a file of the first edition', async () => {
    const file = temporaryFile();
    copyFileSync(join(import.meta.dirname, '../testing/fixtures/first-edition.sqlite'), file);
    const old = new DatabaseSync(file);
    old.exec("PRAGMA secure_delete = OFF; DELETE FROM newsletter_subscribers WHERE email LIKE 'grete%'");
    old.exec("DELETE FROM partner_applications WHERE email LIKE 'grete%'");
    old.close();
    expect(copiesIn(file, 'grete@example.org')).toBeGreaterThan(0);
    expect(await addresses(openStore(file))).toHaveLength(2);
    expect(copiesIn(file, 'grete@example.org')).toBe(0);
  });
});

describe('a database that another program writes', () => {
  it('refuses what breaks the rules, whoever writes it', async () => {
    const file = temporaryFile();
    await subscribe(openStore(file), 'a');
    const db = new DatabaseSync(file);
    const subscriber = (email: string) => () =>
      db
        .prepare('INSERT INTO newsletter_subscribers (id, created_at, email, unsubscribe_token) VALUES (?, ?, ?, ?)')
        .run(email, '2024', email, email);
    const application = (url: string, name: string, types: string) => () =>
      db
        .prepare(
          `INSERT INTO partner_applications (id, created_at, website_url, contact_name, email, partnership_types)
           VALUES (?, ?, ?, ?, ?, ?)`,
        )
        .run(url + name + types, '2024', url, name, 'a@b.co', types);
    for (const bad of [
      subscriber('A@EXAMPLE.ORG'),
      subscriber('nobody'),
      subscriber('a@b@c.co'),
      subscriber(' x@y.zz'),
      subscriber('x\n@y.zz'),
      application('javascript:alert(1)', 'Grete', '["Affiliate"]'),
      application('https://x.org', 'G', '["Affiliate"]'),
      application('https://x.org', 'Grete', '[]'),
      application('https://x.org', 'Grete', '["Owner"]'),
      application('https://x.org', 'Grete', 'Affiliate'),
    ]) {
      expect(bad).toThrow(/constraint failed/);
    }
    expect(application('https://x.org', 'Grete', '["Affiliate","Technology Partner"]')).not.toThrow();
    db.close();
  });
});
