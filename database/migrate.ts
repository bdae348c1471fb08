import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client, type ClientConfig } from 'pg';

const MIGRATIONS = join(import.meta.dirname, 'migrations');

/** Any fixed number: it names the lock under which one instance at a time applies migrations. */
const ADVISORY_LOCK = 4_321_001;

/**
 * Applies the files of `database/migrations` that this database has not had yet, in order of name, in one transaction
 * on a connection of its own. Several instances may call it at the same time.
 * @throws when the database cannot be reached or refuses a statement; nothing is applied then.
 */
export async function migrate(config: ClientConfig): Promise<void> {
  const client = new Client(config);
  client.on('error', () => {
    // The query that was running rejects; without a listener the event would end the process.
  });
  await client.connect();
  try {
    // Whoever waited for the lock has to see what was applied meanwhile, whatever the database's own default is.
    await client.query('begin isolation level read committed');
    await client.query('select pg_advisory_xact_lock($1)', [ADVISORY_LOCK]);
    await client.query(`create schema if not exists hub;
      create table if not exists hub.migrations (name text primary key, applied_at timestamptz not null default now())`);
    const { rows } = await client.query<{ name: string }>('select name from hub.migrations');
    const applied = new Set(rows.map((row) => row.name));
    for (const name of (await migrationNames()).filter((file) => !applied.has(file))) {
      await client.query(await readFile(join(MIGRATIONS, name), 'utf8'));
      await client.query('insert into hub.migrations (name) values ($1)', [name]);
    }
    await client.query('commit');
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function migrationNames(): Promise<string[]> {
  return (await readdir(MIGRATIONS)).filter((name) => name.endsWith('.sql')).sort();
}
