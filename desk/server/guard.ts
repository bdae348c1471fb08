import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** What every request has to show: who may ask is the page that the desk itself has sent. */
export interface Door {
  /** Host and port, as the browser names them: "127.0.0.1:4343". */
  host: string;
  /** Printed at the start, in every address, and unknown to any other page. */
  token: string;
}

/** The header of the desk's own calls. A page of another origin cannot send one without asking, and is told no. */
export const TOKEN_HEADER = 'x-desk-token';

/** Why a request is refused, or nothing where it may pass. Where one rule fails, another still holds. */
export function refusal(
  { method = '', url = '', headers }: Pick<IncomingMessage, 'method' | 'url' | 'headers'>,
  { host, token }: Door,
): string | undefined {
  // A name that leads here by another's choice ("rebinding") is still that name.
  if (headers.host !== host) return `Only ${host} is answered`;
  if (!isToken(url.split('/')[1] ?? '', token)) return 'The address lacks the token that was printed at the start';
  const own = `http://${host}`;
  if (headers.origin !== undefined && headers.origin !== own) return 'Another origin asks';
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return 'Another site asks';
  if (method !== 'GET' && method !== 'POST') return 'Only GET and POST are answered';
  if (!url.startsWith(`/${token}/api/`)) return method === 'GET' ? undefined : 'Only the interface takes what is sent';
  if (!isToken(String(headers[TOKEN_HEADER] ?? ''), token)) return 'The call lacks the token';
  if (method === 'GET') return undefined;
  if (headers.origin !== own) return 'A call that changes something says where it is from';
  // Forms and simple requests cannot send this type.
  if (headers['content-type'] !== 'application/json') return 'Only application/json is taken';
  return undefined;
}

function isToken(given: string, token: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(token)];
  return a.length === b.length && timingSafeEqual(a, b);
}
