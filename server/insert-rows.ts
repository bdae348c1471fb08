import type { Rows, TableName } from '#src/signup/tables.ts';
import type { InsertLimits } from './limits.ts';
import type { InsertResult, Store } from './stores/store.ts';

export type InsertOutcome = InsertResult | { outcome: 'limited'; retryAfterSeconds: number };

/** The one way a visitor's rows reach the database, from the REST interface and from plain forms alike. */
export type InsertRows = <T extends TableName>(
  table: T,
  rows: readonly Rows[T][],
  address: string,
) => Promise<InsertOutcome>;

/** @param onInserted called after each acknowledged insert, so that mail goes out without waiting for the next round. */
export function createInsertRows(store: Store, limits: InsertLimits, onInserted: () => void): InsertRows {
  return async (table, rows, address) => {
    if (rows.length === 0) return { outcome: 'inserted' };
    const retryAfterSeconds = await limits.admit(address, rows.length);
    if (retryAfterSeconds !== undefined) return { outcome: 'limited', retryAfterSeconds };
    const result = await store.insert(table, rows);
    if (result.outcome === 'inserted') onInserted();
    return result;
  };
}

export const UNAVAILABLE_MESSAGE = 'The service is not reachable right now. Please try again later.';

/** What a visitor is told when their address has used up its inserts. */
export function limitedMessage(seconds: number): string {
  const wait = seconds < 90 ? `${seconds} second${seconds === 1 ? '' : 's'}` : `${Math.ceil(seconds / 60)} minutes`;
  return `Too many attempts. Please try again in ${wait}.`;
}
