import { createClient } from '@supabase/supabase-js';
import { type SendOutcome, toOutcome } from './send-outcome.ts';
import type { Rows, TableName } from './tables.ts';

/** After this long without an answer a sign-up has failed, ms. */
const TIMEOUT_MS = 10_000;

const client = createClient(
  import.meta.env.PUBLIC_SUPABASE_URL || location.origin,
  import.meta.env.PUBLIC_SUPABASE_ANON_KEY || 'public-anon-key',
);

/**
 * Sends one row to the REST interface (PostgREST's `POST /rest/v1/<table>`), as our server and a hosted Supabase project
 * both answer it. Never throws: a broken network is an outcome like any other.
 */
export async function sendRow<Table extends TableName>(table: Table, row: Rows[Table]): Promise<SendOutcome> {
  try {
    const { error, status } = await client.from(table).insert(row).abortSignal(AbortSignal.timeout(TIMEOUT_MS));
    return toOutcome(status, error);
  } catch {
    return { kind: 'failed' };
  }
}
