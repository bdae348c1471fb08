import type { IncomingMessage } from 'node:http';

/** The address of a request up to its query, as it was sent. */
export function pathOf({ url = '/' }: IncomingMessage): string {
  return url.split('?', 1)[0] ?? '/';
}
