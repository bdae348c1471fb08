import { type KeptDatabase, Refusal, type Result, transact } from '#src/base/kept-database.ts';
import { type CardState, isNewer, parseState } from './card-state.ts';

/** One store, a row a card; the index lets a page count what is due without reading the rows (`due-today.ts`). */
export const STORE = 'cards';

const REVIEW: KeptDatabase = {
  name: 'review',
  version: 1,
  stores: [STORE],
  holds: 'cards',
  upgrade({ result }) {
    result.createObjectStore(STORE, { keyPath: 'id' }).createIndex('due', 'due');
  },
};

export interface KeptCards {
  readonly states: readonly CardState[];
  /** Ids of rows that a newer edition wrote, or that cannot be read: they stay as they are, and are not asked. */
  readonly left: readonly string[];
  /** Whether a newer edition wrote any. */
  readonly hasNewer: boolean;
}

export function readCards(): Promise<Result<KeptCards>> {
  return transact(
    REVIEW,
    'readonly',
    (transaction) => transaction.objectStore(STORE).getAll() as IDBRequest<unknown[]>,
    (rows) => {
      const read = rows.map((row) => ({ row, parsed: parseState(row) }));
      return {
        states: read.flatMap(({ parsed }) => ('state' in parsed ? [parsed.state] : [])),
        left: read.flatMap(({ row, parsed }) => ('fault' in parsed ? [String((row as { id?: unknown }).id)] : [])),
        hasNewer: rows.some(isNewer),
      };
    },
  );
}

/** What is kept of a card, if anything that can be read is. */
export function readCard(id: string): Promise<Result<CardState | undefined>> {
  return transact(REVIEW, 'readonly', at(id), readable);
}

const at = (id: string) => (transaction: IDBTransaction) =>
  transaction.objectStore(STORE).get(id) as IDBRequest<unknown>;

function readable(row: unknown): CardState | undefined {
  if (row === undefined) return undefined;
  const parsed = parseState(row);
  if ('fault' in parsed) throw new Refusal(`What is kept of this card stays as it is. ${parsed.fault}`);
  return parsed.state;
}

/**
 * Writes what follows from an answer. It is worked out within the transaction, from what stands there now, so that of
 * two tabs that answer the same card neither loses what the other has kept.
 */
export function keepAnswer(
  id: string,
  next: (standing: CardState | undefined) => CardState,
): Promise<Result<{ readonly before: CardState | undefined; readonly after: CardState }>> {
  return transact(REVIEW, 'readwrite', at(id), (row, transaction) => {
    const before = readable(row);
    const after = next(before);
    transaction.objectStore(STORE).put(after);
    return { before, after };
  });
}

/** Takes an answer back, unless the card has been answered since. */
export function takeAnswerBack(before: CardState | undefined, after: CardState): Promise<Result<undefined>> {
  return transact(REVIEW, 'readwrite', at(after.id), (row, transaction) => {
    if (readable(row)?.reviewed !== after.reviewed)
      throw new Refusal('Another tab has answered this card since: its answer stays.');
    const store = transaction.objectStore(STORE);
    if (before) store.put(before);
    else store.delete(after.id);
    return undefined;
  });
}

/** Of each card the answer that is later stays; what cannot be read stays, too. All of it is written, or nothing. */
export function mergeCards(incoming: readonly CardState[]): Promise<Result<number>> {
  return transact(
    REVIEW,
    'readwrite',
    (transaction) => transaction.objectStore(STORE).getAll() as IDBRequest<unknown[]>,
    (rows, transaction) => {
      const later = laterCards(incoming, rows);
      for (const state of later) transaction.objectStore(STORE).put(state);
      return later.length;
    },
  );
}

/** Those of a file that are new here, or answered later than what stands here. */
export function laterCards(incoming: readonly CardState[], standing: readonly unknown[]): CardState[] {
  const here = new Map(standing.map((row) => [(row as { id: unknown }).id, parseState(row)]));
  return incoming.filter((state) => {
    const own = here.get(state.id);
    return own === undefined || ('state' in own && own.state.reviewed < state.reviewed);
  });
}
