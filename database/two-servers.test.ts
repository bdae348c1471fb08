import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { openPostgresStore } from '#server/stores/postgres.ts';
import { writeFixtureSite } from '#server/testing/fixture-site.ts';
import { writeLaterVersion } from '#server/testing/later-version.ts';
import { createPgliteServer } from '#server/testing/pglite-server.ts';
import { createPostgresServer } from '#server/testing/postgres-server.ts';
import { startServerProcess } from '#server/testing/server-process.ts';
import { temporaryFolder } from '#server/testing/temporary-folder.ts';
import { migrate } from './migrate.ts';

const SECOND_EDITION = join(import.meta.dirname, '../server/testing/fixtures/second-edition.sqlite');

type Row = Record<string, unknown>;

/** A database that has rows, written by this version. */
interface Database {
  name: string;
  /** Where a server finds it. */
  variables: Record<string, string>;
  query(sql: string): Promise<Row[]>;
}

function sqlite(): Database {
  const folder = temporaryFolder('two-servers');
  const file = join(folder, 'signups.sqlite');
  copyFileSync(SECOND_EDITION, file);
  return {
    name: 'SQLite',
    variables: { DATA_DIR: folder },
    async query(sql) {
      const db = new DatabaseSync(file);
      const rows = db.prepare(sql).all();
      db.close();
      return rows;
    },
  };
}

async function postgres(name: string, url: string): Promise<Database> {
  const store = openPostgresStore(url, { poolSize: 1 });
  await store.insert('newsletter_subscribers', [
    { email: `o'neill+"x"@example.org`, source_url: `/it's?q="1"` },
    { email: 'ü.çelik@exämple.org', user_agent: '浏览器 😀' },
  ]);
  await store.insert('partner_applications', [
    {
      website_url: 'https://exämple.org/ä',
      contact_name: `Zoë O'Neill "Zo" 量子`,
      email: 'zoe@example.org',
      partnership_types: ['Technology Partner', 'Affiliate'],
      business_description: undefined,
    },
  ]);
  await store.close();
  return {
    name,
    variables: { DATABASE_URL: url, DATA_DIR: temporaryFolder('two-servers') },
    async query(sql) {
      const client = new Client(url);
      await client.connect();
      const { rows } = await client.query<Row>(sql);
      await client.end();
      return rows;
    },
  };
}

const pglite = await createPgliteServer();
const server = await createPostgresServer();
const databases = [
  sqlite(),
  await postgres('PostgreSQL (PGlite)', pglite.url),
  ...(server ? [await postgres('PostgreSQL (a server of its own)', server.url)] : []),
];
const distDir = await writeFixtureSite();
const laterVersion = writeLaterVersion();
afterAll(async () => {
  await pglite.remove();
  await server?.remove();
});

describe.each(databases)('two servers of a later version, started at the same time on $name', (database) => {
  const rowsOf = (table: string) => database.query(`SELECT * FROM ${table} ORDER BY created_at, email`);

  it('apply its migration once, keep every row as it was, and both take new ones', async () => {
    const before = [await rowsOf('newsletter_subscribers'), await rowsOf('partner_applications')];
    const start = () => startServerProcess({ DIST_DIR: distDir, ...database.variables }, laterVersion);
    const servers = await Promise.all([start(), start()]);
    const statuses = await Promise.all(
      servers.flatMap(({ url, pid }) => [
        insert(url, 'newsletter_subscribers', { email: `new-${pid}@example.org` }),
        insert(url, 'partner_applications', {
          website_url: 'https://new.example',
          contact_name: 'New Partner',
          email: `new-${pid}@example.org`,
          partnership_types: ['Referral'],
        }),
      ]),
    );
    const ends = await Promise.all(servers.map((running) => running.end('SIGTERM')));
    expect([statuses, ends], servers.map((running) => running.output()).join('\n')).toEqual([
      [201, 201, 201, 201],
      [0, 0],
    ]);

    expect(await database.query('SELECT * FROM times_applied')).toHaveLength(1);
    const after = [await rowsOf('newsletter_subscribers'), await rowsOf('partner_applications')];
    const isNew = ({ email }: Row) => String(email).startsWith('new-');
    expect(after.map((rows) => rows.filter(isNew).length)).toEqual([2, 2]);
    const [subscribers, applications = []] = before;
    expect(after.map((rows) => rows.filter((row) => !isNew(row)))).toMatchObject([
      subscribers,
      applications.map((row) => ({ ...row, answered_by: null })),
    ]);
  });
});

it.runIf(server)(
  'two servers wait for each other also where a transaction sees nothing newer than itself',
  async () => {
    const client = new Client(server?.url);
    await client.connect();
    await client.query('create database strict');
    await client.query(`alter database strict set default_transaction_isolation = 'repeatable read'`);
    await client.end();
    const connectionString = server?.url.replace(/[^/]+$/, 'strict');
    await expect(Promise.all(Array.from({ length: 3 }, () => migrate({ connectionString })))).resolves.toHaveLength(3);
  },
);

async function insert(url: string, table: string, row: object): Promise<number> {
  const answer = await fetch(`${url}/rest/v1/${table}`, {
    method: 'POST',
    headers: { apikey: 'public-anon-key', 'content-type': 'application/json' },
    body: JSON.stringify(row),
  });
  return answer.status;
}
