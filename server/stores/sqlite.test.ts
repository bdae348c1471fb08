import { readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { createLogger } from '../logger.ts';
import { writeFixtureSite } from '../testing/fixture-site.ts';
import { runSite } from '../testing/run-site.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { openSqliteStore } from './sqlite.ts';

const temporaryFile = () => join(temporaryFolder('sqlite'), 'signups.sqlite');

describe('a full disk', () => {
  it('is answered with 503, leaves nothing half-written, and is over when there is room', async () => {
    let log = '';
    const logger = createLogger({
      write(line) {
        log += line;
      },
    });
    const store = openSqliteStore(temporaryFile(), { maxPages: 30, logger });
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
    expect(log).toContain('"code":"13"');
    expect((await store.list('newsletter_subscribers')).map((row) => row.email)).toEqual(stored);
    expect((await fetch(`${site.url}/hardware`)).status).toBe(200);

    for (const email of stored.slice(0, 5)) await store.forget(email);
    expect((await insert('later@example.org')).status).toBe(201);
    await site.stop();
    await store.close();
  });
});

describe('a file that cannot be used', () => {
  it('makes inserts unavailable and is tried again', async () => {
    const file = temporaryFile();
    const blocker = new DatabaseSync(file);
    blocker.exec('CREATE TABLE newsletter_subscribers (x); BEGIN EXCLUSIVE;');
    const store = openSqliteStore(file);
    expect(await store.insert('newsletter_subscribers', [{ email: 'a@b.co' }])).toEqual({ outcome: 'unavailable' });
    expect(await store.isReachable()).toBe(false);
    blocker.exec('ROLLBACK; DROP TABLE newsletter_subscribers');
    blocker.close();
    expect(await store.insert('newsletter_subscribers', [{ email: 'a@b.co' }])).toEqual({ outcome: 'inserted' });
    await store.close();
  });

  it('that is no database stays as it is', async () => {
    const file = temporaryFile();
    await writeFile(file, 'Notes of the operator, not a database. '.repeat(100));
    const store = openSqliteStore(file);
    expect(await store.insert('newsletter_subscribers', [{ email: 'a@b.co' }])).toEqual({ outcome: 'unavailable' });
    expect(await readFile(file, 'utf8')).toContain('Notes of the operator');
    await store.close();
  });

  it('is made readable for its owner alone, in a folder that is made too', async () => {
    const file = join(dirname(temporaryFile()), 'deeper', 'signups.sqlite');
    const store = openSqliteStore(file);
    await store.insert('newsletter_subscribers', [{ email: 'a@b.co' }]);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    await store.close();
  });
});

describe('a database that another program writes', () => {
  it('refuses what breaks the rules, whoever writes it', async () => {
    const file = temporaryFile();
    const store = openSqliteStore(file);
    await store.insert('newsletter_subscribers', [{ email: 'a@b.co' }]);
    const db = new DatabaseSync(file);
    const subscriber = (email: string) => () =>
      db.prepare('INSERT INTO newsletter_subscribers VALUES (?, ?, ?, NULL, NULL, ?)').run(email, '2024', email, email);
    const application = (url: string, name: string, types: string) => () =>
      db
        .prepare('INSERT INTO partner_applications VALUES (?, ?, ?, ?, ?, ?, NULL, NULL, NULL)')
        .run(url + name + types, '2024', url, name, 'a@b.co', types);
    for (const bad of [
      subscriber('A@B.CO'),
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
    await store.close();
  });
});
