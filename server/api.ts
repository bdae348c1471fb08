import type { IncomingMessage, ServerResponse } from 'node:http';
import { Hono } from 'hono';
import { createAdmitRows } from './admit-rows.ts';
import { clientAddress } from './client-address.ts';
import type { Environment } from './environment.ts';
import { errorFacts } from './error-facts.ts';
import { createForms } from './forms.ts';
import { answerHeaders } from './headers.ts';
import { createHealth, type HealthChecks } from './health.ts';
import { type ApiBindings, type BodyLimits, pathOf, readBody, sendResponse, toRequest } from './http-bridge.ts';
import type { InsertLimits } from './limits.ts';
import type { Logger } from './logger.ts';
import { createConfirming, createUnsubscribing } from './mail-links.ts';
import { restErrorResponse, restErrors } from './postgrest.ts';
import { isFromThisSite } from './request-origin.ts';
import { createRestApi } from './rest.ts';
import type { ResultTemplate } from './result-page.ts';
import type { Store } from './stores/store.ts';

export interface ApiOptions {
  environment: Pick<Environment, 'anonKey' | 'siteUrl' | 'trustProxy' | 'supabaseUrl'>;
  store: Store;
  limits: InsertLimits;
  logger: Logger;
  /** Called when a mail has been queued. */
  onMailQueued: () => void;
  resultPage: () => Promise<ResultTemplate | undefined>;
  /** What the health check tells besides the database. */
  healthChecks?: HealthChecks;
  bodyLimits?: Partial<BodyLimits>;
}

export interface Api {
  /** Answers one request. Never rejects. */
  answer(request: IncomingMessage, response: ServerResponse, requestId: string): Promise<void>;
}

/** Whether a path belongs to the interface and not to the pages. */
export function ownsPath(path: string): boolean {
  return takesRows(path) || /^\/(confirm|unsubscribe|healthz)$/.test(path);
}

/** Whether a path belongs to what inserts rows, and so to what is limited. */
function takesRows(path: string): boolean {
  return /^\/(rest\/v1|forms)(\/|$)/.test(path);
}

const DEFAULT_BODY_LIMITS: BodyLimits = { maxBytes: 16 * 1024, timeoutMs: 10_000 };

/** Everything that is not a page: the REST interface, forms without JavaScript, unsubscribing and the health check. */
export function createApi(options: ApiOptions): Api {
  const { environment, limits, logger } = options;
  const app = createRoutes(options);
  const common = answerHeaders(environment.siteUrl);
  const bodyLimits = { ...DEFAULT_BODY_LIMITS, ...options.bodyLimits };

  function addressOf(request: IncomingMessage): string {
    const forwardedFor = request.headersDistinct['x-forwarded-for']?.join(',') ?? null;
    return clientAddress(request.socket.remoteAddress, forwardedFor, environment.trustProxy);
  }

  /** Undefined when the client has gone. */
  async function respond(request: IncomingMessage, address: string, requestId: string): Promise<Response | undefined> {
    const body = request.method === 'POST' ? await readBody(request, bodyLimits) : undefined;
    if (body === 'aborted') return undefined;
    const bindings: ApiBindings = {
      clientAddress: address,
      bodyFailure: typeof body === 'string' ? body : undefined,
      waitSeconds: limits.waitOf(address),
      reportError: (error) => logger.error({ requestId, ...errorFacts(error) }, 'a request failed'),
    };
    return app.fetch(toRequest(request, typeof body === 'string' ? undefined : body), bindings);
  }

  return {
    async answer(request, response, requestId) {
      const start = performance.now();
      const address = addressOf(request);
      let answer: Response | undefined;
      try {
        answer = await respond(request, address, requestId);
      } catch {
        answer = restErrorResponse(restErrors.badQuery('The request is not well formed'));
      }
      if (!answer) return;
      // A refused request is cheap but not free: whoever sends nothing else runs into the limit as well.
      if (isRefusal(answer.status) && takesRows(pathOf(request))) limits.countRefusal(address);
      for (let i = 0; i + 1 < common.length; i += 2) {
        const name = common[i] ?? '';
        if (!answer.headers.has(name)) answer.headers.set(name, common[i + 1] ?? '');
      }
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

function createRoutes({ environment, store, limits, onMailQueued, resultPage, healthChecks = {} }: ApiOptions) {
  const { siteUrl, anonKey, supabaseUrl } = environment;
  const isAllowedForm = (headers: Headers) => isFromThisSite(headers, siteUrl);
  // Pages that were built to write to another address than their own are pages of another origin here.
  const isAllowedScript = supabaseUrl === undefined ? isAllowedForm : () => true;
  const health = createHealth(store, healthChecks);
  const admitRows = createAdmitRows({ store, limits, onMailQueued, onUnavailable: health.doubt });
  const app = new Hono<{ Bindings: ApiBindings }>();
  app.route('/rest/v1', createRestApi({ admitRows, anonKey, isAllowedOrigin: isAllowedScript }));
  app.route('/forms', createForms({ admitRows, siteUrl, isAllowedOrigin: isAllowedForm, resultPage }));
  app.route('/confirm', createConfirming(store, onMailQueued, resultPage));
  app.route('/unsubscribe', createUnsubscribing(store, resultPage));
  app.get('/healthz', async (c) => {
    const { ok, body } = await health.report();
    c.header('Cache-Control', 'no-store');
    return c.json(body, ok ? 200 : 503);
  });
  app.notFound(() => restErrorResponse(restErrors.noPath()));
  return app;
}

function isRefusal(status: number): boolean {
  return status >= 400 && status < 500;
}

/** The first parts of a path, for the log: enough to tell what was called, too short to hold what was typed. */
function routeOf(request: IncomingMessage): string {
  return (
    /^\/(rest\/v1\/(newsletter_subscribers|partner_applications)|forms\/(newsletter|partner)|confirm|unsubscribe|healthz)\b/.exec(
      request.url ?? '',
    )?.[0] ?? 'other'
  );
}
