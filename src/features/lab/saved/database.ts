/** What came of it, or one sentence that says why nothing did. Storage may fail at any time; nothing here throws. */
export type Result<Value> = { readonly value: Value } | { readonly problem: string };

const NAME = 'lab';
const VERSION = 2;
/**
 * By their ids: the documents that were worked at last, what was built in lessons, and what somebody has saved on
 * purpose.
 */
export const STORES = { recent: 'recent', lessons: 'lessons', saved: 'saved' } as const;

/** The store of version 1, and the key of its only row. */
const FIRST_STORE = 'last';

/**
 * One transaction over all that the lab keeps: a request, and what follows from its answer. Either all of it happens or,
 * when `follow` throws, nothing. The database is closed again, so that no tab waits for another.
 */
export async function transact<Answer, Value>(
  mode: IDBTransactionMode,
  ask: (transaction: IDBTransaction) => IDBRequest<Answer>,
  follow: (answer: Answer, transaction: IDBTransaction) => Value,
): Promise<Result<Value>> {
  let database: IDBDatabase | undefined;
  try {
    database = await open();
    return { value: await ended(database.transaction(Object.values(STORES), mode), ask, follow) };
  } catch (error) {
    return { problem: problemOf(error) };
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

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = ({ oldVersion }) => {
      const { result: database, transaction } = request;
      const byId = { keyPath: 'id' };
      if (oldVersion < 1) database.createObjectStore(STORES.saved, byId);
      const recent = database.createObjectStore(STORES.recent, byId);
      database.createObjectStore(STORES.lessons, byId);
      // Version 1 kept one document, whichever it was.
      if (oldVersion !== 1 || !transaction) return;
      transaction.objectStore(FIRST_STORE).get(FIRST_STORE).onsuccess = ({ target }) => {
        const { result: last } = target as IDBRequest;
        if (last) recent.put({ ...last, id: FIRST_STORE, saved: new Date().toISOString() });
        database.deleteObjectStore(FIRST_STORE);
      };
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(request.error);
  });
}

/** Why a transaction is given up, in one sentence for the reader. */
export class Refusal extends Error {}

function problemOf(error: unknown): string {
  if (error instanceof Refusal) return error.message;
  const name = error instanceof Error ? error.name : '';
  if (name === 'QuotaExceededError') return 'This browser has no room left: nothing more is kept.';
  if (name === 'VersionError') return 'A newer edition of this page keeps circuits here: reload the page.';
  return 'This browser does not let the page keep circuits.';
}
