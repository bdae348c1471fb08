/** What came of it, or one sentence that says why nothing did. Storage may fail at any time; nothing here throws. */
export type Result<Value> = { readonly value: Value } | { readonly problem: string };

/** A database of the browser (IndexedDB) that a part of the site has for itself. */
export interface KeptDatabase {
  readonly name: string;
  readonly version: number;
  /** The stores that a transaction covers: all of them. */
  readonly stores: readonly string[];
  /** What it keeps, as sentences for the reader name it: "circuits". */
  readonly holds: string;
  /** Makes the stores, or brings an older version up to date. */
  upgrade(request: IDBOpenDBRequest, oldVersion: number): void;
}

/** Why a transaction is given up, in one sentence for the reader. */
export class Refusal extends Error {}

/**
 * One transaction over all that a database keeps: a request, and what follows from its answer. Either all of it happens
 * or, when `follow` throws, nothing. The database is closed again, so that no tab waits for another.
 */
export async function transact<Answer, Value>(
  kept: KeptDatabase,
  mode: IDBTransactionMode,
  ask: (transaction: IDBTransaction) => IDBRequest<Answer>,
  follow: (answer: Answer, transaction: IDBTransaction) => Value,
): Promise<Result<Value>> {
  let database: IDBDatabase | undefined;
  try {
    database = await open(kept);
    return { value: await ended(database.transaction(kept.stores, mode), ask, follow) };
  } catch (error) {
    return { problem: problemOf(error, kept.holds) };
  } finally {
    database?.close();
  }
}

function ended<Answer, Value>(
  transaction: IDBTransaction,
  ask: (transaction: IDBTransaction) => IDBRequest<Answer>,
  follow: (answer: Answer, transaction: IDBTransaction) => Value,
): Promise<Value> {
  return new Promise((resolve, reject) => {
    let failure: unknown;
    transaction.onabort = () => reject(transaction.error ?? failure);
    const request = ask(transaction);
    request.onsuccess = () => {
      try {
        const value = follow(request.result, transaction);
        transaction.oncomplete = () => resolve(value);
      } catch (error) {
        failure = error;
        transaction.abort();
      }
    };
  });
}

function open({ name, version, upgrade }: KeptDatabase): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, version);
    request.onupgradeneeded = ({ oldVersion }) => upgrade(request, oldVersion);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(request.error);
  });
}

function problemOf(error: unknown, holds: string): string {
  if (error instanceof Refusal) return error.message;
  const name = error instanceof Error ? error.name : '';
  if (name === 'QuotaExceededError') return 'This browser has no room left: nothing more is kept.';
  if (name === 'VersionError') return `A newer edition of this page keeps ${holds} here: reload the page.`;
  return `This browser does not let the page keep ${holds}.`;
}
