import { type DestinationStream, type Logger, pino } from 'pino';

export type { Logger };

/**
 * One JSON object a line. Callers log a request id and never an e-mail address, a query string or an IP address.
 */
export function createLogger(destination: DestinationStream): Logger {
  return pino({ base: null, timestamp: pino.stdTimeFunctions.isoTime }, destination);
}
