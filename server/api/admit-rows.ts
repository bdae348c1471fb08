import type { Rows, TableName } from '#src/features/signup/tables.ts';
import type { InsertResult, Store } from '../stores/store.ts';
import type { InsertLimits } from './limits.ts';

/** What became of rows that a visitor sent: what the store says of them, or that the limit did not let them through. */
export type Admission = InsertResult | { outcome: 'limited'; retryAfterSeconds: number };

/**
 * The one way a visitor's rows reach the database, from the REST interface and from plain forms alike: through the limit
 * and into the store, which inserts them.
 */
export type AdmitRows = <T extends TableName>(
  table: T,
  rows: readonly Rows[T][],
  address: string,
) => Promise<Admission>;

interface AdmitRowsOptions {
  store: Store;
  limits: InsertLimits;
  /** Called after each acknowledged insert, so that mail goes out without waiting for the next round. */
  onMailQueued: () => void;
  /** Called after each insert that the database could not make. */
  onUnavailable: () => void;
}

export function createAdmitRows({ store, limits, onMailQueued, onUnavailable }: AdmitRowsOptions): AdmitRows {
  return async (table, rows, address) => {
    if (rows.length === 0) return { outcome: 'inserted' };
    const retryAfterSeconds = await limits.admit(address, rows.length);
    if (retryAfterSeconds !== undefined) return { outcome: 'limited', retryAfterSeconds };
    const result = await store.insert(table, rows);
    if (result.outcome === 'inserted') onMailQueued();
    if (result.outcome === 'unavailable') onUnavailable();
    return result;
  };
}

export const UNAVAILABLE_MESSAGE = 'The service is not reachable right now. Please try again later.';

/** What a visitor is told when their address has used up its inserts. */
export function limitedMessage(seconds: number): string {
  const wait = seconds < 90 ? `${seconds} second${seconds === 1 ? '' : 's'}` : `${Math.ceil(seconds / 60)} minutes`;
  return `Too many attempts. Please try again in ${wait}.`;
}
