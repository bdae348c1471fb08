import { createServer as createHttpServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
import type { Duplex } from 'node:stream';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { type ApiOptions, createApi, ownsPath } from '../api/api.ts';
import { errorFacts } from '../log/error-facts.ts';
import type { Logger } from '../log/logger.ts';
import type { StaticSite } from '../static/static-files.ts';
import { type ConnectionGuard, guardConnection } from './connection-guard.ts';
import { shareConnections } from './connection-shares.ts';
import { answerHeaders, type HeaderList } from './headers.ts';
import { pathOf } from './request-path.ts';

/** Room for a user agent of 100,000 characters, which is cut later and is no reason to refuse a request. */
const MAX_HEADER_BYTES = 160 * 1024;

/** The longest address answered, in characters. The longest of ours has under 300. */
const MAX_URL_LENGTH = 8 * 1024;

/** Connections at a time, so that what each may cost (a header, its answers) has a bound in all. */
const MAX_CONNECTIONS = 2_000;

/** Time for a client whose request is on its way when the server stops, in milliseconds. */
const ARRIVAL_MS = 500;

interface SiteServerOptions extends Omit<ApiOptions, 'resultPage'> {
  site: StaticSite;
  maxConnections?: number;
}

export interface SiteServer {
  /** Not yet listening. */
  readonly server: Server;
  /** Stops accepting, answers what has arrived, lets it finish for at most `graceMs`, then closes every connection. */
  stop(graceMs: number): Promise<void>;
}

/** The whole site as one HTTP server: pages from memory, and the interface behind the forms. */
export function createSiteServer(options: SiteServerOptions): SiteServer {
  const { site, maxConnections = MAX_CONNECTIONS, ...apiOptions } = options;
  const api = createApi({ ...apiOptions, resultPage: async () => site.formResultPage });
  const refusalHeaders = [...REFUSAL_HEADERS, ...answerHeaders(options.environment.siteUrl)];
  const guards = new WeakMap<Duplex, ConnectionGuard>();
  let stopping = false;

  const server = createHttpServer({
    maxHeaderSize: MAX_HEADER_BYTES,
    headersTimeout: 10_000,
    requestTimeout: 30_000,
    keepAliveTimeout: 65_000,
    connectionsCheckingInterval: 2_000,
    // refusalOf() asks for one: its answer has the headers of every other.
    requireHostHeader: false,
  });
  server.maxConnections = maxConnections;
  const onRefused = noteAtMostOnceAMinute(apiOptions.logger);
  server.on('drop', onRefused);
  // Behind a proxy every connection is the proxy's.
  if (options.environment.trustProxy === 0) shareConnections(server, maxConnections);
  // A client that takes no data for this long is gone or means harm.
  server.timeout = 60_000;

  server.on('connection', (socket) => guards.set(socket, guardConnection(socket)));

  server.on('request', (request, response) => {
    if (!guards.get(request.socket)?.admit(request, response)) return;
    if (stopping) response.shouldKeepAlive = false;
    try {
      const refusal = refusalOf(request);
      if (refusal) {
        sendRefusal(response, refusal, refusalHeaders);
        return;
      }
      if (ownsPath(pathOf(request))) api(request, response);
      else site.answer(request, response);
    } catch (error) {
      apiOptions.logger.error(errorFacts(error), 'a request failed');
      response.destroy();
    }
  });
  // By itself http would answer an expectation that it does not know, past the guard.
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
  server.on('clientError', (error, socket) => {
    // The answer to what could be read comes first: it says whether a row was stored.
    if (!guards.get(socket)?.endAfterAnswer()) answerUnreadable(error, socket, refusalHeaders);
  });

  return {
    server,
    async stop(graceMs) {
      // What the system has taken for us is accepted by now. Nobody was told to come back on a new connection yet: one
      // that the system takes between that and the close is reset.
      await nextTurn();
      // http's own close() would also reset connections whose next request has arrived and is not yet read.
      const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
      stopping = true;
      const deadline = setTimeout(() => server.closeAllConnections(), graceMs);
      await Promise.race([closed, sleep(ARRIVAL_MS, undefined, { ref: false })]);
      const sweep = setInterval(() => server.closeIdleConnections(), 50);
      await closed;
      clearInterval(sweep);
      clearTimeout(deadline);
    },
  };
}

function noteAtMostOnceAMinute(logger: Logger): () => void {
  let quietUntil = 0;
  return () => {
    if (performance.now() < quietUntil) return;
    quietUntil = performance.now() + 60_000;
    logger.warn('connections are refused: there are too many');
  };
}

interface Refusal {
  status: string;
  message: string;
}

/** What is wrong with the form of a request, before anybody looks at what it asks for. */
function refusalOf(request: IncomingMessage): Refusal | undefined {
  const { httpVersion, httpVersionMajor, url = '', rawHeaders } = request;
  // RFC 9112 §3.2: without a Host header, or with two, it is unclear which site was meant; HTTP/1.0 has none. §2.3:
  // HTTP/0.9 has no headers.
  const hosts = countOf('host', rawHeaders);
  if (httpVersionMajor !== 1 || hosts > 1 || (hosts === 0 && httpVersion !== '1.0')) return NOT_WELL_FORMED;
  if (url.length > MAX_URL_LENGTH) return { status: '414 URI Too Long', message: 'The address is too long' };
  return undefined;
}

const NOT_WELL_FORMED: Refusal = { status: '400 Bad Request', message: 'The request is not well formed' };

/** How often a header occurs in a list of names and values in turn. */
function countOf(name: string, rawHeaders: readonly string[]): number {
  let count = 0;
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const header = rawHeaders[i];
    if (header?.length === name.length && header.toLowerCase() === name) count += 1;
  }
  return count;
}

/** Answers what the HTTP parser could not read, or waited for too long. */
function answerUnreadable(error: NodeJS.ErrnoException, socket: Duplex, headers: HeaderList): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  socket.end(asText(refusalFor(error.code), headers));
}

function refusalFor(code: string | undefined): Refusal {
  if (code === 'HPE_HEADER_OVERFLOW') {
    return { status: '431 Request Header Fields Too Large', message: 'The headers are too large' };
  }
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') {
    return { status: '408 Request Timeout', message: 'The request took too long to arrive' };
  }
  return NOT_WELL_FORMED;
}

function sendRefusal(response: ServerResponse, refusal: Refusal, headers: HeaderList): void {
  const body = bodyOf(refusal);
  response.writeHead(Number(refusal.status.slice(0, 3)), [...headers, 'Content-Length', String(body.length)]);
  response.end(body);
}

/** For a connection that HTTP has given up: the answer as it goes over the wire. */
function asText(refusal: Refusal, headers: HeaderList): string {
  const body = bodyOf(refusal);
  const all = [...headers, 'Content-Length', String(body.length)];
  const lines = all.flatMap((name, i) => (i % 2 === 0 ? [`${name}: ${all[i + 1]}`] : []));
  return `HTTP/1.1 ${refusal.status}\r\n${lines.join('\r\n')}\r\n\r\n${body}`;
}

/** What follows a refused request on its connection is not read. */
const REFUSAL_HEADERS: HeaderList = [
  ...['Content-Type', 'application/json', 'Cache-Control', 'no-store', 'Connection', 'close'],
];

/** ASCII, so that its length in characters is its length in bytes. */
function bodyOf({ status, message }: Refusal): string {
  return JSON.stringify({ code: `PGRST${status.slice(0, 3)}`, message, details: null, hint: null });
}
