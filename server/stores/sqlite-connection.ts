import { chmodSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { migrateSqlite } from '#database/migrate-sqlite.ts';

/** Primary result codes, https://www.sqlite.org/rescode.html */
const CLOSE_AND_REOPEN_AFTER = new Set([8 /* READONLY */, 10 /* IOERR */, 11 /* CORRUPT */, 14 /* CANTOPEN */]);

const SQLITE_BUSY = 5;

/** The version of the tables from which on deleted rows are overwritten. */
const SECURE_DELETE_SINCE = 2;

/** How long a write waits for another process (the operator commands) that is writing, in milliseconds. */
export const BUSY_TIMEOUT_MS = 1_000;

export interface ConnectionOptions {
  /** Largest size of the file in pages of 4 KB. At the limit, writes fail as on a full disk. */
  maxPages?: number;
}

/** The file was removed or another one is in its place, so what is written now would not be found later. */
export class FileReplacedError extends Error {
  override name = 'FileReplacedError';
  readonly code = 'FILE_REPLACED';
}

/** One SQLite file, written ahead (WAL) and synced to disk before a write returns. Every call blocks its thread. */
export interface SqliteConnection {
  read<T>(work: (db: DatabaseSync) => T): T;
  /**
   * Runs `work` in one transaction. Once it returns, the rows are in the file that the next start will open; else it
   * throws.
   */
  write<T>(work: (db: DatabaseSync) => T): T;
  /** Moves everything into the file itself and empties the write-ahead log, so that deleted rows are in neither. */
  checkpoint(): void;
  /** To be told of each failure: the file is opened again after those that a new connection can mend. */
  noteFailure(error: unknown): void;
  close(): void;
}

/** The file is opened at the first use, and again after an input or output error, so a disk that comes back is used. */
export function openSqliteConnection(file: string, { maxPages }: ConnectionOptions = {}): SqliteConnection {
  let database: DatabaseSync | undefined;
  let fileId: string | undefined;
  let logId: string | undefined;

  function close(): void {
    try {
      database?.close();
    } finally {
      database = undefined;
      logId = undefined;
    }
  }

  function connection(): DatabaseSync {
    requireSameFile();
    if (database) return database;
    database = openDatabase(file, maxPages);
    fileId ??= identityOf(file);
    return database;
  }

  /** @throws {FileReplacedError} for as long as the file of the first use is not there; a restart uses what is. */
  function requireSameFile(): void {
    if (fileId !== undefined && identityOf(file) !== fileId) {
      throw new FileReplacedError('The database file was removed or replaced. Restart the server to use what is there');
    }
  }

  /** @throws {FileReplacedError} when what was just written is not where the next start looks for it. */
  function requireWritten(db: DatabaseSync): void {
    requireSameFile();
    const found = identityOf(`${file}-wal`);
    logId ??= found;
    if (found !== undefined && found === logId) return;
    // The rows are in a log without a name. The database has one: move them there, and begin a new log.
    checkpointOf(db);
    close();
    throw new FileReplacedError('The write-ahead log was removed or replaced');
  }

  return {
    read: (work) => work(connection()),

    write(work) {
      const db = connection();
      const result = transaction(db, work);
      requireWritten(db);
      return result;
    },

    checkpoint: () => checkpointOf(connection()),

    noteFailure(error) {
      if (!CLOSE_AND_REOPEN_AFTER.has(resultCode(error) & 0xff)) return;
      try {
        close();
      } catch {
        // It is out of use either way.
      }
    },

    close,
  };
}

function openDatabase(file: string, maxPages: number | undefined): DatabaseSync {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const db = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS, defensive: true });
  try {
    // The file holds addresses: nobody but the account that runs the server reads it.
    chmodSync(file, 0o600);
    writeAhead(db);
    // What is deleted is overwritten with zeros: somebody asked for it to be gone.
    db.exec('PRAGMA synchronous = FULL; PRAGMA secure_delete = ON');
    if (maxPages !== undefined) db.exec(`PRAGMA max_page_count = ${Math.trunc(maxPages)}`);
    if (migrateSqlite(db) < SECURE_DELETE_SINCE) removeTraces(db);
    foldAddresses(db);
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

/** While another process makes the same new file, SQLite refuses this step at once, whatever time it was given to wait. */
function writeAhead(db: DatabaseSync): void {
  const giveUpAt = performance.now() + BUSY_TIMEOUT_MS;
  for (;;) {
    try {
      db.exec('PRAGMA journal_mode = WAL');
      return;
    } catch (error) {
      if ((resultCode(error) & 0xff) !== SQLITE_BUSY || performance.now() > giveUpAt) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10);
    }
  }
}

/** An address as it is compared: as PostgreSQL's lower() folds it, where SQLite's knows the letters of ASCII only. */
export function folded(email: string): string {
  return email.toLowerCase();
}

/** Rows of before this column was there. Of two that are one now, the earlier gets it. */
function foldAddresses(db: DatabaseSync): void {
  const without = 'SELECT id, email FROM newsletter_subscribers WHERE email_folded IS NULL ORDER BY created_at';
  if (!db.prepare(`${without} LIMIT 1`).get()) return;
  transaction(db, () => {
    const fold = db.prepare('UPDATE OR IGNORE newsletter_subscribers SET email_folded = ? WHERE id = ?');
    for (const { id, email } of db.prepare(without).all()) {
      fold.run(folded(String(email)), String(id));
    }
  });
}

/** Rows that were deleted before deleting meant overwriting; making the file anew leaves them behind. */
function removeTraces(db: DatabaseSync): void {
  try {
    db.exec('VACUUM');
    checkpointOf(db);
  } catch {
    // No room, or another process is writing: the file can be used all the same.
  }
}

function transaction<T>(db: DatabaseSync, work: (db: DatabaseSync) => T): T {
  db.exec('BEGIN IMMEDIATE');
  try {
    const result = work(db);
    db.exec('COMMIT');
    return result;
  } catch (error) {
    // A full disk makes SQLite roll back by itself.
    if (db.isTransaction) db.exec('ROLLBACK');
    throw error;
  }
}

function checkpointOf(db: DatabaseSync): void {
  db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
}

/** Device and inode of a file; undefined when there is none. */
function identityOf(path: string): string | undefined {
  const stats = statSync(path, { bigint: true, throwIfNoEntry: false });
  return stats && `${stats.dev}:${stats.ino}`;
}

/** The extended result code of SQLite, or 0 for an error that is not SQLite's. */
export function resultCode(error: unknown): number {
  const code = error instanceof Error ? (error as Error & { errcode?: unknown }).errcode : undefined;
  return typeof code === 'number' ? code : 0;
}
