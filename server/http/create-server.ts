import { createServer as createHttpServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
import type { Duplex } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { type ApiOptions, createApi, ownsPath } from '../api/api.ts';
import { errorFacts } from '../log/error-facts.ts';
import type { Logger } from '../log/logger.ts';
import type { StaticSite } from '../static/static-files.ts';
import type { HeaderList } from './headers.ts';
import { createPipelines, type Pipeline } from './pipeline.ts';
import { pathOf } from './request-path.ts';

/** Room for a user agent of 100,000 characters, which is cut later and is no reason to refuse a request. */
const MAX_HEADER_BYTES = 160 * 1024;

/** The longest address answered, in characters. The longest of ours has under 300. */
const MAX_URL_LENGTH = 8 * 1024;

/** Connections at a time, so that what each may cost (a header, its answers) has a bound in all. */
const MAX_CONNECTIONS = 2_000;

/** Time for a client whose request is on its way when the server stops, in milliseconds. */
const ARRIVAL_MS = 500;
/** Time to accept the connections that the system has already taken for us. */
const BACKLOG_MS = 20;

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
  const createPipeline = createPipelines();
  const pipelines = new WeakMap<Duplex, Pipeline>();
  let stopping = false;

  const server = createHttpServer({
    maxHeaderSize: MAX_HEADER_BYTES,
    headersTimeout: 10_000,
    requestTimeout: 30_000,
    keepAliveTimeout: 65_000,
    connectionsCheckingInterval: 2_000,
  });
  server.maxConnections = maxConnections;
  server.on('drop', noteAtMostOnceAMinute(apiOptions.logger));
  // A client that takes no data for this long is gone or means harm.
  server.timeout = 60_000;

  server.on('connection', (socket) => pipelines.set(socket, createPipeline(socket)));

  server.on('request', (request, response) => {
    pipelines.get(request.socket)?.count(request, response);
    if (stopping) response.shouldKeepAlive = false;
    try {
      const refusal = refusalOf(request);
      if (refusal) {
        sendRefusal(response, refusal);
        return;
      }
      if (ownsPath(pathOf(request))) api(request, response);
      else site.answer(request, response);
    } catch (error) {
      apiOptions.logger.error(errorFacts(error), 'a request failed');
      response.destroy();
    }
  });
  server.on('clientError', (error, socket) => {
    const end = () => answerUnreadable(error, socket);
    const pipeline = pipelines.get(socket);
    // Behind the answers to what could be read: they say whether a row was stored.
    if (pipeline) pipeline.whenAnswered(end);
    else end();
  });

  return {
    server,
    async stop(graceMs) {
      stopping = true;
      await sleep(BACKLOG_MS);
      // http's own close() would also reset connections whose next request has arrived and is not yet read.
      const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
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
function refusalOf({ httpVersionMajor, url = '', rawHeaders }: IncomingMessage): Refusal | undefined {
  // RFC 9112 §3.2: a second Host header makes it unclear which site was meant. §2.3: HTTP/0.9 has no headers.
  if (httpVersionMajor !== 1 || countOf('host', rawHeaders) > 1) return NOT_WELL_FORMED;
  if (url.length > MAX_URL_LENGTH) return { status: '414 URI Too Long', message: 'The address is too long' };
  return undefined;
}

const NOT_WELL_FORMED: Refusal = { status: '400 Bad Request', message: 'The request is not well formed' };

/** How often a header stands in a list of names and values in turn. */
function countOf(name: string, rawHeaders: readonly string[]): number {
  let count = 0;
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const header = rawHeaders[i];
    if (header?.length === name.length && header.toLowerCase() === name) count += 1;
  }
  return count;
}

/** Answers what the HTTP parser could not read, or waited for too long. */
function answerUnreadable(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  socket.end(asText(refusalFor(error.code)));
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

/** In its turn, behind the answers to what came before it on the connection. */
function sendRefusal(response: ServerResponse, refusal: Refusal): void {
  const body = bodyOf(refusal);
  response.writeHead(Number(refusal.status.slice(0, 3)), [...REFUSAL_HEADERS, 'Content-Length', String(body.length)]);
  response.end(body);
}

/** For a connection that HTTP has given up: the answer as it goes over the wire. */
function asText(refusal: Refusal): string {
  const body = bodyOf(refusal);
  const headers = [...REFUSAL_HEADERS, 'Content-Length', String(body.length)];
  const lines = headers.flatMap((name, i) => (i % 2 === 0 ? [`${name}: ${headers[i + 1]}`] : []));
  return `HTTP/1.1 ${refusal.status}\r\n${lines.join('\r\n')}\r\n\r\n${body}`;
}

/** What follows a refused request on its connection is not read. */
const REFUSAL_HEADERS: HeaderList = [
  ...['Content-Type', 'application/json', 'X-Content-Type-Options', 'nosniff'],
  ...['Cache-Control', 'no-store', 'Connection', 'close'],
];

/** ASCII, so that its length in characters is its length in bytes. */
function bodyOf({ status, message }: Refusal): string {
  return JSON.stringify({ code: `PGRST${status.slice(0, 3)}`, message, details: null, hint: null });
}
