import { type ChildProcess, spawn } from 'node:child_process';
import {
  chownSync,
  closeSync,
  copyFileSync,
  fsyncSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { backup as copyPages, DatabaseSync } from 'node:sqlite';
import { migrate } from '#database/migrate.ts';
import { migrateSqlite } from '#database/migrate-sqlite.ts';
import { type Environment, parseEnvironment } from './environment.ts';
import { SQLITE_FILE } from './stores/open-store.ts';

const USAGE = `Usage:
  npm run backup -- FILE    copies every row to a new file; the server may be running
  npm run restore -- FILE   puts such a copy in the place of the rows that are there; stop every server first

DATA_DIR and DATABASE_URL say where the rows are, as for the server. PostgreSQL needs pg_dump, pg_restore and psql.`;

/** A copy holds the addresses of visitors: nobody but its owner reads it. */
const MODE = 0o600;

/** What cannot be done, in one line for the operator. */
class BackupError extends Error {}

type Place = Pick<Environment, 'databaseUrl' | 'dataDir'>;

async function backUp(file: string, { databaseUrl, dataDir }: Place): Promise<string> {
  const copy = openSync(file, 'wx', MODE);
  try {
    if (databaseUrl === undefined) copySqlite(join(dataDir, SQLITE_FILE), file);
    else await dumpPostgres(databaseUrl, copy);
    fsyncSync(copy);
  } catch (error) {
    rmSync(file);
    throw error;
  } finally {
    closeSync(copy);
  }
  return `Written: ${file}`;
}

/** Complete, whatever is in the write-ahead log, and without a trace of what was deleted. Takes no lock from writers. */
function copySqlite(from: string, to: string): void {
  const database = new DatabaseSync(from, { readOnly: true });
  try {
    database.prepare('VACUUM INTO ?').run(to);
  } finally {
    database.close();
  }
}

/** Without the counters of the limit, which hold network addresses for up to an hour. */
async function dumpPostgres(databaseUrl: string, copy: number): Promise<void> {
  const { url, env } = connectionOf(databaseUrl);
  const what = ['--schema=public', '--schema=hub', '--exclude-table-data=hub.insert_limits'];
  await ended(spawn('pg_dump', ['--format=custom', ...what, url], { env, stdio: ['ignore', copy, 'inherit'] }));
}

/**
 * Nobody can tell from a copy which of its queued mails went out after it was made, or who has unsubscribed since. They
 * are given up in the same transaction that restores them, and go out only if the operator asks for it.
 */
async function restore(file: string, { databaseUrl, dataDir }: Place): Promise<string> {
  // It is read before anything is touched.
  closeSync(openSync(file, 'r'));
  if (databaseUrl === undefined) await restoreSqlite(file, dataDir);
  else await restorePostgres(file, databaseUrl);
  return `Restored: ${file}
Mails that were queued when it was made do not go out, unless you call for them: npm run signups -- requeue
Those of an issue of the newsletter: npm run newsletter -- requeue <date>
Who has unsubscribed or was forgotten since is back: npm run signups -- forget <email>`;
}

async function restoreSqlite(file: string, dataDir: string): Promise<void> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const folder = mkdtempSync(join(dataDir, 'restore-'));
  try {
    const prepared = join(folder, SQLITE_FILE);
    copyFileSync(file, prepared);
    const database = new DatabaseSync(prepared);
    try {
      requireWhole(database);
      migrateSqlite(database);
      database
        .prepare(`UPDATE outbox SET gave_up_at = ?, last_error = '{"error":"restored"}' WHERE gave_up_at IS NULL`)
        .run(Date.now());
      await copyPages(database, makeOwnFile(dataDir));
    } finally {
      database.close();
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function requireWhole(database: DatabaseSync): void {
  const found = database.prepare('PRAGMA integrity_check').get()?.integrity_check;
  if (found !== 'ok') throw new BackupError(`The copy is damaged: ${found}`);
}

/** The database file, there before SQLite writes to it: it belongs to whom the folder does, whoever restores. */
function makeOwnFile(dataDir: string): string {
  const file = join(dataDir, SQLITE_FILE);
  closeSync(openSync(file, 'a', MODE));
  const { uid, gid } = statSync(dataDir);
  if (process.getuid?.() === 0) chownSync(file, uid, gid);
  return file;
}

/** The migrations make what is in no archive: the role of visitors, and the schema. */
async function restorePostgres(file: string, databaseUrl: string): Promise<void> {
  await migrate({ connectionString: databaseUrl });
  const { url, env } = connectionOf(databaseUrl);
  const toSql = ['--clean', '--if-exists', '--no-owner', '--schema=public', '--schema=hub', '--file=-', file];
  const archive = spawn('pg_restore', toSql, { stdio: ['ignore', 'pipe', 'inherit'] });
  const inOneTransaction = ['--single-transaction', '--set=ON_ERROR_STOP=1', '--no-psqlrc', '--quiet', '--file=-', url];
  const database = spawn('psql', inOneTransaction, { env, stdio: ['pipe', 'ignore', 'inherit'] });
  // Why it reads no further, it says itself.
  database.stdin.on('error', () => undefined);
  archive.stdout.pipe(database.stdin, { end: false });
  try {
    await Promise.all([ended(archive).then(() => database.stdin.end(GIVE_UP_QUEUED)), ended(database)]);
  } catch (error) {
    // Without its last words nothing is committed.
    for (const program of [archive, database]) program.kill();
    throw error;
  }
}

const GIVE_UP_QUEUED = `
  update hub.outbox set gave_up_at = now(), last_error = '{"error":"restored"}' where gave_up_at is null;`;

/** Everybody on the machine can read the words of a command, so the password is not one of them. */
function connectionOf(databaseUrl: string) {
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password);
  url.password = '';
  return { url: url.href, env: { ...process.env, ...(password && { PGPASSWORD: password }) } };
}

/** Resolves when a program has done its work. What it has to say, it has said on standard error. */
function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once('error', (error) => reject(new BackupError(`${child.spawnfile} cannot be run: ${error.message}`)));
    child.once('close', (code) => {
      if (code === 0) resolve();
      else reject(new BackupError(`${child.spawnfile} has failed, nothing was changed`));
    });
  });
}

async function run([verb, file, ...rest]: string[]): Promise<number> {
  const command = verb === 'backup' ? backUp : verb === 'restore' ? restore : undefined;
  if (!command || file === undefined || rest.length > 0) {
    process.stderr.write(`${USAGE}\n`);
    return 2;
  }
  try {
    process.stdout.write(`${await command(file, parseEnvironment(process.env))}\n`);
    return 0;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    process.stderr.write(`${error.message}\n`);
    return 1;
  }
}

process.exitCode = await run(process.argv.slice(2));
