export interface ErrorFacts {
  error: string;
  code?: string;
  /** What SQLite calls a code. */
  reason?: string;
}

/**
 * The part of an error that is safe to log: messages and details of database and mail errors can quote the row or the
 * address they fail on, so only name and code are kept, and
 * SQLite's fixed text for a code.
 */
export function errorFacts(error: unknown): ErrorFacts {
  if (!(error instanceof Error)) return { error: 'unknown' };
  const { code, errcode, errstr, responseCode } = error as Error &
    Record<'code' | 'errcode' | 'errstr' | 'responseCode', unknown>;
  const known = errcode ?? responseCode ?? code;
  return {
    error: error.name,
    ...(known === undefined ? {} : { code: String(known) }),
    ...(typeof errstr === 'string' ? { reason: errstr } : {}),
  };
}
