import type { IncomingMessage, ServerResponse } from 'node:http';

/** Why the body of a request could not be read. */
export type BodyFailure = 'too-large' | 'too-slow' | 'aborted';

export interface BodyLimits {
  maxBytes: number;
  /** Time for the whole body, in milliseconds. */
  timeoutMs: number;
}

/** What a handler knows of a request besides the request itself. */
export interface ApiBindings {
  clientAddress: string;
  /** Set when the body could not be read; the request then has none. */
  bodyFailure: BodyFailure | undefined;
  /** Set while the address has used up its limit: what it sends is not looked at. */
  waitSeconds: number | undefined;
  /** Logs an unforeseen error under the request's id. */
  reportError(error: unknown): void;
}

/** Time given to a client to take in an early answer before its connection is closed, in milliseconds. */
const LINGER_MS = 2_000;

/** Reads a body in full, or stops as soon as it is known to be too large or too slow. */
export function readBody(incoming: IncomingMessage, limits: BodyLimits): Promise<Buffer | BodyFailure> {
  if (Number(incoming.headers['content-length'] ?? 0) > limits.maxBytes) return Promise.resolve('too-large');
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let length = 0;
    const finish = (result: Buffer | BodyFailure) => {
      clearTimeout(timer);
      incoming.off('data', onData).off('end', onEnd).off('close', onClose);
      incoming.pause();
      resolve(result);
    };
    const onData = (chunk: Buffer) => {
      length += chunk.length;
      chunks.push(chunk);
      if (length > limits.maxBytes) finish('too-large');
    };
    const onEnd = () => finish(Buffer.concat(chunks));
    const onClose = () => finish('aborted');
    const timer = setTimeout(finish, limits.timeoutMs, 'too-slow');
    incoming.on('data', onData).on('end', onEnd).on('close', onClose);
    incoming.on('error', () => undefined);
  });
}

/** The address of a request up to its query, as it was sent. */
export function pathOf({ url = '/' }: IncomingMessage): string {
  return url.split('?', 1)[0] ?? '/';
}

/**
 * The request as the web standard has it.
 * @throws TypeError for a method or header that the standard does not allow, and for a path that reads differently once
 * its dot segments and backslashes are resolved: a proxy in front may have let it pass for what it seemed to be.
 */
export function toRequest(incoming: IncomingMessage, body: Buffer | undefined): Request {
  const headers = new Headers();
  for (let i = 0; i + 1 < incoming.rawHeaders.length; i += 2) {
    headers.append(incoming.rawHeaders[i] ?? '', incoming.rawHeaders[i + 1] ?? '');
  }
  const method = incoming.method ?? 'GET';
  const url = new URL(`http://localhost${incoming.url}`);
  if (url.pathname !== pathOf(incoming)) throw new TypeError('The path is not in its plain form');
  return new Request(url, {
    method,
    headers,
    body: body && method !== 'GET' && method !== 'HEAD' ? new Uint8Array(body) : null,
  });
}

/** Sends an answer. When the request's body was not read to its end, the connection is closed after it. */
export async function sendResponse(
  answer: Response,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const body = Buffer.from(await answer.arrayBuffer());
  const unread = !incoming.complete;
  const headers = [...answer.headers].flat();
  if (answer.status !== 204) headers.push('Content-Length', String(body.length));
  if (unread) headers.push('Connection', 'close');
  outgoing.writeHead(answer.status, headers);
  if (!unread || incoming.destroyed) {
    outgoing.end(incoming.method === 'HEAD' ? undefined : body);
    return;
  }
  // Closing while the client is still sending would reset the connection and could lose the answer on its way.
  if (body.length > 0 && incoming.method !== 'HEAD') outgoing.write(body);
  else outgoing.flushHeaders();
  await untilReadOrTimeout(incoming);
  outgoing.end();
}

function untilReadOrTimeout(incoming: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, LINGER_MS);
    const done = () => {
      clearTimeout(timer);
      resolve();
    };
    incoming.once('end', done).once('close', done).resume();
  });
}
