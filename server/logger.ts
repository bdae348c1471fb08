import { type DestinationStream, type Logger, pino } from 'pino';

export type { Logger };

/**
 * One JSON object a line on standard output. Callers log a request id and never an e-mail address, a query string
 * or an IP address.
 */
export function createLogger(destination: DestinationStream = pino.destination({ fd: 1, sync: true })): Logger {
  return pino({ base: null, timestamp: pino.stdTimeFunctions.isoTime }, destination);
}

/**
 * The part of an error that is safe to log: messages and details of database and mail errors can quote the row or the
 * address they fail on, so only name and code are kept.
 */
export function errorFacts(error: unknown): { error: string; code?: string } {
  if (!(error instanceof Error)) return { error: 'unknown' };
  const { code, errcode, responseCode } = error as Error & Record<'code' | 'errcode' | 'responseCode', unknown>;
  const known = errcode ?? responseCode ?? code;
  return { error: error.name, ...(known === undefined ? {} : { code: String(known) }) };
}
