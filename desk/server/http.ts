import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';
import { UnknownFile } from '../content/drafts.ts';
import { PathError } from '../content/files.ts';
import { type Door, refusal } from './guard.ts';
import type { Answer } from './interface.ts';
import type { PageFile } from './page-bundle.ts';

/** A change of fifty files of the largest size does not come from an editor. */
const LARGEST_BODY = 4 * 1024 * 1024;

export interface Desk {
  door: Door;
  /** The address to open, with the token. */
  address: string;
  close: () => Promise<void>;
}

interface Settings {
  port: number;
  token: string;
  page: ReadonlyMap<string, PageFile>;
  calls: Readonly<Record<string, (input: unknown) => Promise<Answer> | Answer>>;
  /** Where the site's pages come from that stand beside the form. */
  site: string | undefined;
}

/** Answers on this machine's loopback alone. */
export async function startHttp({ port, token, page, calls, site }: Settings): Promise<Desk> {
  const server: Server = createServer({ maxHeaderSize: 16_384 }, (request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.error(error);
      if (!response.headersSent)
        send(response, 500, { error: 'The desk has failed; what went wrong stands in its terminal' });
    });
  });
  // Nothing here speaks over a WebSocket.
  server.on('upgrade', (_request, socket) => socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n'));
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const door = { host, token };
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    `frame-src ${site ?? "'none'"}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');

  function send(response: ServerResponse, status: number, value: unknown): void {
    write(response, status, 'application/json; charset=utf-8', JSON.stringify(value));
  }

  function write(response: ServerResponse, status: number, type: string, body: string | Uint8Array): void {
    response.writeHead(status, {
      'content-type': type,
      'cache-control': 'no-store',
      'content-security-policy': policy,
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      // The token stands in the address.
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
    response.end(body);
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const refused = refusal(request, door);
    if (refused) {
      request.resume();
      return send(response, 403, { error: refused });
    }
    const path = (request.url ?? '').slice(token.length + 2).replace(/\?.*$/, '');
    const call = /^api\/([a-z]+)$/.exec(path)?.[1];
    if (call === undefined) {
      const file = page.get(path === '' ? 'index.html' : path);
      return file
        ? write(response, 200, file.type, file.body)
        : send(response, 404, { error: 'There is no such file' });
    }
    const does = Object.hasOwn(calls, call) ? calls[call] : undefined;
    if (!does || request.method !== 'POST') return send(response, 404, { error: 'There is no such call' });
    const body = await bodyOf(request);
    if (body === undefined) return send(response, 413, { error: 'That is more than an editor can have changed' });
    try {
      const { status, value } = await does(JSON.parse(body));
      send(response, status, value);
    } catch (error) {
      if (error instanceof z.ZodError || error instanceof SyntaxError)
        return send(response, 400, { error: `The call is not understood: ${error.message}` });
      if (error instanceof PathError || error instanceof UnknownFile)
        return send(response, 400, { error: error.message });
      throw error;
    }
  }

  return {
    door,
    address: `http://${host}/${token}/`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** What was sent, or nothing where it is too much. */
async function bodyOf(request: IncomingMessage): Promise<string | undefined> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    length += part.length;
    if (length <= LARGEST_BODY) parts.push(part);
  }
  return length > LARGEST_BODY ? undefined : Buffer.concat(parts).toString('utf8');
}
