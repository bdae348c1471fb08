import type { IncomingMessage, ServerResponse } from 'node:http';
import { Hono } from 'hono';
import { clientAddress } from './client-address.ts';
import type { Environment } from './environment.ts';
import { createForms } from './forms.ts';
import { contentSecurityPolicy, securityHeaders } from './headers.ts';
import { type BodyFailure, type BodyLimits, readBody, sendResponse, toRequest } from './http-bridge.ts';
import { createInsertRows } from './insert-rows.ts';
import type { InsertLimits } from './limits.ts';
import { errorFacts, type Logger } from './logger.ts';
import { restErrorResponse, restErrors } from './postgrest.ts';
import { createRestApi } from './rest.ts';
import type { Store } from './stores/store.ts';
import { createUnsubscribe } from './unsubscribe.ts';

/** What a handler knows of a request besides the request itself. */
export interface ApiBindings {
  clientAddress: string;
  /** Set when the body could not be read; the request then has none. */
  bodyFailure: BodyFailure | undefined;
  /** Logs an unforeseen error under the request's id. */
  reportError(error: unknown): void;
}

export interface ApiOptions {
  environment: Pick<Environment, 'anonKey' | 'siteUrl' | 'trustProxy'>;
  store: Store;
  limits: InsertLimits;
  logger: Logger;
  /** Called after each acknowledged insert. */
  onInserted: () => void;
  resultPage: () => Promise<string | undefined>;
  bodyLimits?: Partial<BodyLimits>;
}

export interface Api {
  /** Answers one request. Never rejects. */
  answer(request: IncomingMessage, response: ServerResponse, requestId: string): Promise<void>;
}

/** Whether a path belongs to the interface and not to the pages. */
export function ownsPath(path: string): boolean {
  return /^\/(rest\/v1|forms)(\/|$)|^\/(unsubscribe|healthz)$/.test(path);
}

const DEFAULT_BODY_LIMITS: BodyLimits = { maxBytes: 16 * 1024, timeoutMs: 10_000 };

/** Everything that is not a page: the REST interface, forms without JavaScript, unsubscribing and the health check. */
export function createApi(options: ApiOptions): Api {
  const { environment, logger } = options;
  const app = createRoutes(options);
  const common = securityHeaders(environment.siteUrl);
  const bodyLimits = { ...DEFAULT_BODY_LIMITS, ...options.bodyLimits };

  async function respond(request: IncomingMessage, requestId: string): Promise<Response | undefined> {
    const body = request.method === 'POST' ? await readBody(request, bodyLimits) : undefined;
    if (body === 'aborted') return undefined;
    const bindings: ApiBindings = {
      clientAddress: clientAddress(
        request.socket.remoteAddress,
        request.headersDistinct['x-forwarded-for']?.join(',') ?? null,
        environment.trustProxy,
      ),
      bodyFailure: typeof body === 'string' ? body : undefined,
      reportError: (error) => logger.error({ requestId, ...errorFacts(error) }, 'a request failed'),
    };
    return app.fetch(toRequest(request, typeof body === 'string' ? undefined : body), bindings);
  }

  return {
    async answer(request, response, requestId) {
      const start = performance.now();
      let answer: Response | undefined;
      try {
        answer = await respond(request, requestId);
      } catch {
        answer = restErrorResponse(restErrors.badQuery('The request is not well formed'));
      }
      if (!answer) return;
      for (let i = 0; i + 1 < common.length; i += 2) {
        const name = common[i] ?? '';
        if (!answer.headers.has(name)) answer.headers.set(name, common[i + 1] ?? '');
      }
      answer.headers.set('Content-Security-Policy', contentSecurityPolicy(answer.headers.get('content-type') ?? ''));
      answer.headers.set('X-Request-Id', requestId);
      const ms = Math.round(performance.now() - start);
      logger.info(
        { requestId, method: request.method, route: routeOf(request), status: answer.status, ms },
        'answered',
      );
      await sendResponse(answer, request, response).catch(() => response.destroy());
    },
  };
}

function createRoutes({ environment, store, limits, onInserted, resultPage }: ApiOptions) {
  const insertRows = createInsertRows(store, limits, onInserted);
  const app = new Hono<{ Bindings: ApiBindings }>();
  app.route('/rest/v1', createRestApi(insertRows, environment.anonKey));
  app.route('/forms', createForms({ insertRows, siteUrl: environment.siteUrl, resultPage }));
  app.route('/unsubscribe', createUnsubscribe(store, resultPage));
  app.get('/healthz', async (c) => {
    const reachable = await store.isReachable();
    c.header('Cache-Control', 'no-store');
    return c.json({ status: reachable ? 'ok' : 'unavailable', database: store.engine }, reachable ? 200 : 503);
  });
  app.notFound(() => restErrorResponse(restErrors.noPath()));
  return app;
}

/** The first parts of a path, for the log: enough to tell what was called, too short to hold what was typed. */
function routeOf(request: IncomingMessage): string {
  return (
    /^\/(rest\/v1\/(newsletter_subscribers|partner_applications)|forms\/(newsletter|partner)|unsubscribe|healthz)\b/.exec(
      request.url ?? '',
    )?.[0] ?? 'other'
  );
}
