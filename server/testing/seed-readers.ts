import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { type Environment, parseEnvironment } from '../environment.ts';
import { openStoreForCommand, SQLITE_FILE } from '../stores/open-store.ts';

type Place = Pick<Environment, 'databaseUrl' | 'dataDir'>;

/**
 * Makes this many confirmed subscribers, "r1@d1.example" and so on in a thousand domains, who have had their welcome mail.
 * They signed up an hour ago.
 */
export async function seedReaders(variables: Record<string, string>, count: number): Promise<void> {
  const environment = parseEnvironment(variables);
  const store = openStoreForCommand(environment);
  await store.statistics();
  await store.close();
  await (environment.databaseUrl === undefined ? seedSqlite(environment, count) : seedPostgres(environment, count));
}

function seedSqlite({ dataDir }: Place, count: number): void {
  const database = new DatabaseSync(join(dataDir, SQLITE_FILE));
  const random = (bytes: number) => `lower(hex(randomblob(${bytes})))`;
  const uuid = `${random(4)} || '-' || ${random(2)} || '-4' || substr(${random(2)}, 2) || '-8' || substr(${random(2)}, 2) || '-' || ${random(6)}`;
  const hourAgo = new Date(Date.now() - 3_600_000).toISOString();
  database.exec(`
    WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${Math.trunc(count)})
    INSERT INTO newsletter_subscribers (id, created_at, email, unsubscribe_token, confirmed_at, email_folded)
    SELECT ${uuid}, '${hourAgo}', 'r' || i || '@d' || (i % 1000) || '.example', ${uuid}, '${hourAgo}',
      'r' || i || '@d' || (i % 1000) || '.example' FROM n`);
  database.close();
}

async function seedPostgres({ databaseUrl }: Place, count: number): Promise<void> {
  const client = new Client(databaseUrl);
  await client.connect();
  await client.query(
    `insert into public.newsletter_subscribers (email)
     select 'r' || i || '@d' || (i % 1000) || '.example' from generate_series(1, ${Math.trunc(count)}) as i`,
  );
  await client.query(`
    delete from hub.outbox;
    update public.newsletter_subscribers
    set confirmed_at = now() - interval '1 hour', created_at = now() - interval '1 hour'`);
  await client.query('vacuum analyze public.newsletter_subscribers');
  await client.end();
}
