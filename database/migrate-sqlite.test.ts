import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { openSqliteStore } from '#server/stores/sqlite.ts';
import { temporaryFolder } from '#server/testing/temporary-folder.ts';
import { migrateSqlite } from './migrate-sqlite.ts';

const FIXTURES = join(import.meta.dirname, '../server/testing/fixtures');

function copyOf(edition: string): string {
  const file = join(temporaryFolder('migrate'), 'signups.sqlite');
  copyFileSync(join(FIXTURES, `${edition}.sqlite`), file);
  return file;
}

/** Written by the first edition of the site: three subscribers, one application, two queued mails, one given up. */
const copyOfFirstEdition = () => copyOf('first-edition');

type Row = Record<string, unknown>;
/** What `server/testing/write-edition.ts` found in a file it had written: every value of every row, by table. */
function rowsOf(edition: string): Record<string, Row[]> {
  return JSON.parse(readFileSync(join(FIXTURES, `${edition}.json`), 'utf8'));
}
const SECOND_EDITION = rowsOf('second-edition');

function everyRowOf(db: DatabaseSync): Record<string, Row[]> {
  const rowsIn = (table: string) => db.prepare(`SELECT * FROM ${table} ORDER BY rowid`).all();
  return Object.fromEntries(Object.keys(SECOND_EDITION).map((table) => [table, rowsIn(table)]));
}

function migrationsAndOneMore(): string {
  const folder = temporaryFolder('migrations');
  cpSync(join(import.meta.dirname, 'sqlite-migrations'), folder, { recursive: true });
  writeFileSync(join(folder, '9999_more.sql'), 'ALTER TABLE partner_applications ADD COLUMN answered_at TEXT;');
  return folder;
}

describe('a file of the first edition', () => {
  it('keeps its rows, confirmed as they were, and its queue', async () => {
    const store = openSqliteStore(copyOfFirstEdition());
    const subscribers = await store.list('newsletter_subscribers');
    expect(subscribers.map(({ email }) => email)).toEqual([
      'Ada@example.org',
      'grete@example.org',
      'refused@example.org',
    ]);
    expect(subscribers.map((row) => row.confirmed_at)).toEqual(subscribers.map((row) => row.created_at));
    expect(await store.list('partner_applications')).toEqual([
      expect.objectContaining({ partnership_types: ['Affiliate', 'Technology Partner'] }),
    ]);
    expect((await store.claimMail(10, 0)).map(({ kind }) => kind).sort()).toEqual(['partner_notice', 'welcome']);
    expect(await store.requeueMail()).toBe(1);
    await store.close();
  });

  it('takes new rows, also of the kind it did not know', async () => {
    const store = openSqliteStore(copyOfFirstEdition(), { confirmSignups: true });
    expect(await store.insert('newsletter_subscribers', [{ email: 'new@example.org' }])).toEqual({
      outcome: 'inserted',
    });
    expect(await store.insert('newsletter_subscribers', [{ email: 'ADA@example.org' }])).toEqual({
      outcome: 'duplicate',
    });
    expect((await store.claimMail(10, 0)).map(({ kind }) => kind)).toContain('confirmation');
    await store.close();
  });
});

describe('a file of the second edition', () => {
  it('keeps every value of every row, and gives them out as they were', async () => {
    const file = copyOf('second-edition');
    const store = openSqliteStore(file);
    const { newsletter_subscribers: subscribers = [], partner_applications: applications = [] } = SECOND_EDITION;
    expect([subscribers.length, applications.length]).toEqual([8, 3]);
    expect(await store.list('newsletter_subscribers')).toMatchObject(
      subscribers.map(({ unsubscribe_token, ...row }) => row),
    );
    expect(await store.list('partner_applications')).toMatchObject(
      applications.map((row) => ({ ...row, partnership_types: JSON.parse(String(row.partnership_types)) })),
    );
    await store.close();
    const db = new DatabaseSync(file);
    expect(everyRowOf(db)).toMatchObject(SECOND_EDITION);
    db.close();
  });

  it('gives out what was queued, with all that was typed, and knows who has not confirmed', async () => {
    const store = openSqliteStore(copyOf('second-edition'));
    const mails = await store.claimMail(50, 60);
    expect(mails.map(({ kind }) => kind).sort()).toEqual([
      ...['confirmation', 'confirmation', 'partner_notice', 'partner_notice'],
      ...['welcome', 'welcome', 'welcome', 'welcome', 'welcome'],
    ]);
    const applications = await store.list('partner_applications');
    expect(mails.flatMap((mail) => (mail.kind === 'partner_notice' ? [mail.application] : []))).toEqual(
      applications.slice(0, 2),
    );
    expect(await store.requeueMail()).toBe(1);
    expect(await store.forgetUnconfirmed(-1)).toBe(1);
    await store.close();
  });

  it('takes new rows', async () => {
    const store = openSqliteStore(copyOf('second-edition'));
    const application = {
      website_url: 'https://new.example',
      contact_name: 'New Partner',
      email: 'new@new.example',
      partnership_types: ['Referral' as const],
      business_description: undefined,
    };
    expect([
      await store.insert('newsletter_subscribers', [{ email: 'new@example.org' }]),
      await store.insert('newsletter_subscribers', [{ email: `O'NEILL+"X"@example.org` }]),
      await store.insert('partner_applications', [application]),
    ]).toEqual([{ outcome: 'inserted' }, { outcome: 'duplicate' }, { outcome: 'inserted' }]);
    expect((await store.list('partner_applications')).at(-1)).toMatchObject({
      ...application,
      business_description: null,
    });
    await store.close();
  });
});

describe('a file of the third edition', () => {
  it('R62.10: keeps every value and its queue, and sends the newsletter to who has confirmed', async () => {
    const file = copyOf('third-edition');
    const store = openSqliteStore(file);
    const issue = { id: '2026-11-28', subject: 's', text: 't', html: 'h' };
    await store.storeIssue(issue, 3600);
    const confirmed = (await store.list('newsletter_subscribers')).filter((row) => row.confirmed_at !== null);
    expect(await store.queueIssue(issue.id, '', 100)).toMatchObject({ queued: confirmed.length });
    expect(confirmed.map((row) => row.set_aside_at)).toEqual(confirmed.map(() => null));
    await store.close();
    const db = new DatabaseSync(file);
    const { outbox = [], ...others } = rowsOf('third-edition');
    expect(everyRowOf(db)).toMatchObject(others);
    const before = db.prepare('SELECT * FROM outbox WHERE issue_id IS NULL ORDER BY rowid').all();
    expect(before).toMatchObject(outbox);
    db.close();
  });
});

describe('a later version', () => {
  it('adds its column to a file that has rows', () => {
    const db = new DatabaseSync(copyOfFirstEdition());
    migrateSqlite(db, migrationsAndOneMore());
    expect(db.prepare('SELECT contact_name, answered_at FROM partner_applications').all()).toEqual([
      { contact_name: 'Grete Hermann', answered_at: null },
    ]);
    db.close();
  });

  it('is refused by an earlier program, which would not know what it writes to', () => {
    const db = new DatabaseSync(copyOfFirstEdition());
    migrateSqlite(db, migrationsAndOneMore());
    expect(() => migrateSqlite(db)).toThrow(/version/);
    db.close();
  });

  it('leaves everything as it was when a statement fails', () => {
    const folder = migrationsAndOneMore();
    writeFileSync(join(folder, '9999_more.sql'), 'ALTER TABLE partner_applications ADD COLUMN x TEXT; NONSENSE;');
    const db = new DatabaseSync(copyOfFirstEdition());
    expect(() => migrateSqlite(db, folder)).toThrow(/NONSENSE/);
    expect(db.prepare('PRAGMA user_version').get()).toEqual({ user_version: 0 });
    expect(() => db.prepare('SELECT confirmed_at FROM newsletter_subscribers')).toThrow(/no such column/);
    db.close();
  });

  it('is applied once when several processes open the file at the same moment', async () => {
    const file = copyOfFirstEdition();
    const program = `import { openSqliteStore } from ${JSON.stringify(join(import.meta.dirname, '../server/stores/sqlite.ts'))};
      const store = openSqliteStore(${JSON.stringify(file)});
      const { outcome } = await store.insert('newsletter_subscribers', [{ email: process.pid + '@example.org' }]);
      await store.close();
      console.log(outcome);`;
    const run = promisify(execFile);
    const options = { cwd: join(import.meta.dirname, '..') };
    const outcomes = await Promise.all(
      Array.from({ length: 4 }, () => run(process.execPath, ['--input-type=module', '--eval', program], options)),
    );
    expect(outcomes.map(({ stdout }) => stdout.trim())).toEqual(Array(4).fill('inserted'));
    const db = new DatabaseSync(file);
    expect(db.prepare('SELECT count(*) AS count FROM newsletter_subscribers').get()).toEqual({ count: 7 });
    db.close();
  });
});

/** Another process that has the file locked, and lets go of it a moment later, having done something with it. */
async function startLocking(file: string, thenDo: string): Promise<void> {
  const program = `import { DatabaseSync } from 'node:sqlite';
    const db = new DatabaseSync(${JSON.stringify(file)});
    db.exec('BEGIN IMMEDIATE');
    console.log('locked');
    setTimeout(() => db.exec(${JSON.stringify(thenDo)}), 100);`;
  await once(spawn(process.execPath, ['--input-type=module', '--eval', program]).stdout, 'data');
}

describe('while another process', () => {
  it('applies the migrations, they are waited for and not applied again', async () => {
    const file = copyOf('second-edition');
    const db = new DatabaseSync(file, { timeout: 10_000 });
    const folder = migrationsAndOneMore();
    const all = readdirSync(folder).sort();
    const missing = all.slice(2).map((name) => readFileSync(join(folder, name), 'utf8'));
    await startLocking(file, `${missing.join('\n')} PRAGMA user_version = ${all.length}; COMMIT`);
    expect(migrateSqlite(db, folder)).toBe(all.length);
    db.close();
  });

  it('makes the same new file, it is waited for', async () => {
    const file = join(temporaryFolder('migrate'), 'signups.sqlite');
    await startLocking(file, 'ROLLBACK');
    const store = openSqliteStore(file);
    expect(await store.insert('newsletter_subscribers', [{ email: 'new@example.org' }])).toEqual({
      outcome: 'inserted',
    });
    await store.close();
  });
});
