import { chmod, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { writeFixtureSite } from '../testing/fixture-site.ts';
import { runSite } from '../testing/run-site.ts';
import { openSqliteStore } from './sqlite.ts';

const temporaryFile = async () => join(await mkdtemp(join(tmpdir(), 'hub-sqlite-')), 'signups.sqlite');

describe('a full disk', () => {
  it('is answered with 503, leaves nothing half-written, and is over when there is room', async () => {
    const store = openSqliteStore(await temporaryFile(), { maxPages: 30 });
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
    expect(site.log()).toContain('"code":"13"');
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
    const file = await temporaryFile();
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

  it('that is no database is not overwritten', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'hub-sqlite-'));
    const store = openSqliteStore(join(folder, 'sub', 'signups.sqlite'));
    await store.insert('newsletter_subscribers', [{ email: 'a@b.co' }]);
    expect((await stat(join(folder, 'sub', 'signups.sqlite'))).mode & 0o777).toBe(0o600);
    await store.close();
    await chmod(folder, 0o700);
    await rm(folder, { recursive: true });
    expect(await store.isReachable()).toBe(true);
    await store.close();
  });
});

describe('a database that another program writes', () => {
  it('refuses what breaks the rules, whoever writes it', async () => {
    const file = await temporaryFile();
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
