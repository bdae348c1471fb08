import { randomUUID } from 'node:crypto';
import { createServer as createHttpServer, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type ApiOptions, createApi, ownsPath } from './api.ts';
import { errorFacts } from './logger.ts';
import type { StaticSite } from './static-files.ts';

/** Room for a user agent of 100,000 characters, which is cut later and is no reason to refuse a request. */
const MAX_HEADER_BYTES = 160 * 1024;

interface SiteServerOptions extends Omit<ApiOptions, 'resultPage'> {
  site: StaticSite;
}

export interface SiteServer {
  /** Not yet listening. */
  readonly server: Server;
  /** Stops accepting, lets requests in flight finish for at most `graceMs`, then closes every connection. */
  stop(graceMs: number): Promise<void>;
}

/** The whole site as one HTTP server: pages from memory, and the interface behind the forms. */
export function createSiteServer({ site, ...apiOptions }: SiteServerOptions): SiteServer {
  const api = createApi({ ...apiOptions, resultPage: async () => site.formResultPage });
  let stopping = false;

  const server = createHttpServer({
    maxHeaderSize: MAX_HEADER_BYTES,
    headersTimeout: 10_000,
    requestTimeout: 30_000,
    keepAliveTimeout: 65_000,
    connectionsCheckingInterval: 2_000,
  });
  // A client that takes no data for this long is gone or means harm.
  server.timeout = 60_000;

  server.on('request', (request, response) => {
    const requestId = randomUUID();
    if (stopping) response.shouldKeepAlive = false;
    try {
      const path = (request.url ?? '/').split('?', 1)[0] ?? '/';
      if (ownsPath(path)) void api.answer(request, response, requestId);
      else site.answer(request, response, requestId);
    } catch (error) {
      apiOptions.logger.error({ requestId, ...errorFacts(error) }, 'a request failed');
      response.destroy();
    }
  });
  server.on('clientError', answerUnreadable);

  return {
    server,
    async stop(graceMs) {
      stopping = true;
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      const sweep = setInterval(() => server.closeIdleConnections(), 50);
      const deadline = setTimeout(() => server.closeAllConnections(), graceMs);
      await closed;
      clearInterval(sweep);
      clearTimeout(deadline);
    },
  };
}

/** Answers what the HTTP parser could not read, or waited for too long. */
function answerUnreadable(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, message] =
    error.code === 'HPE_HEADER_OVERFLOW'
      ? ['431 Request Header Fields Too Large', 'The headers are too large']
      : error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
        ? ['408 Request Timeout', 'The request took too long to arrive']
        : ['400 Bad Request', 'The request is not well formed'];
  const body = JSON.stringify({ code: `PGRST${status.slice(0, 3)}`, message, details: null, hint: null });
  socket.end(
    `HTTP/1.1 ${status}\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n` +
      `X-Content-Type-Options: nosniff\r\nCache-Control: no-store\r\nConnection: close\r\n\r\n${body}`,
  );
}
