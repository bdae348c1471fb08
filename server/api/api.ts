import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { Hono, type MiddlewareHandler } from 'hono';
import type { Environment } from '../environment.ts';
import { answerHeaders, type HeaderList } from '../http/headers.ts';
import { pathOf } from '../http/request-path.ts';
import { errorFacts } from '../log/error-facts.ts';
import type { Logger } from '../log/logger.ts';
import type { Store } from '../stores/store.ts';
import { createAdmitRows } from './admit-rows.ts';
import type { ApiEnv } from './api-env.ts';
import { clientAddress } from './client-address.ts';
import { createForms } from './forms.ts';
import { createHealth, type HealthChecks } from './health.ts';
import type { InsertLimits } from './limits.ts';
import { createConfirming, createUnsubscribing } from './mail-links.ts';
import { restErrorResponse, restErrors } from './postgrest.ts';
import { type BodyLimits, receiveBody } from './receive-body.ts';
import { isFromThisSite } from './request-origin.ts';
import { createRestApi } from './rest.ts';
import type { ResultTemplate } from './result-page.ts';

export interface ApiOptions {
  environment: Pick<Environment, 'anonKey' | 'siteUrl' | 'trustProxy' | 'supabaseUrl'>;
  store: Store;
  limits: InsertLimits;
  logger: Logger;
  onMailQueued: () => void;
  resultPage: () => Promise<ResultTemplate | undefined>;
  /** What the health check tells besides the database. */
  healthChecks?: HealthChecks;
  bodyLimits?: Partial<BodyLimits>;
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
export function createApi(options: ApiOptions): RequestListener {
  const { environment, store, limits, onMailQueued, resultPage, healthChecks = {}, bodyLimits } = options;
  const { siteUrl, anonKey, supabaseUrl } = environment;
  const isAllowedForm = (headers: Headers) => isFromThisSite(headers, siteUrl);
  // Pages that were built to write to another address than their own are pages of another origin here.
  const isAllowedScript = supabaseUrl === undefined ? isAllowedForm : () => true;
  const health = createHealth(store, healthChecks);
  const admitRows = createAdmitRows({ store, limits, onMailQueued, onUnavailable: health.doubt });
  const headers = answerHeaders(siteUrl);

  const app = new Hono<ApiEnv>();
  app.use(account(options, headers));
  app.use(requirePlainPath);
  app.use(receiveBody({ ...DEFAULT_BODY_LIMITS, ...bodyLimits }));
  app.route('/rest/v1', createRestApi({ admitRows, limits, anonKey, isAllowedOrigin: isAllowedScript }));
  app.route('/forms', createForms({ admitRows, limits, siteUrl, isAllowedOrigin: isAllowedForm, resultPage }));
  app.route('/confirm', createConfirming(store, onMailQueued, resultPage));
  app.route('/unsubscribe', createUnsubscribing(store, resultPage));
  app.get('/healthz', async (c) => {
    const { ok, body } = await health.report();
    c.header('Cache-Control', 'no-store');
    return c.json(body, ok ? 200 : 503);
  });
  app.notFound(() => restErrorResponse(restErrors.noPath()));
  app.onError((error, c) => {
    c.var.reportError(error);
    return restErrorResponse(restErrors.unforeseen());
  });

  return getRequestListener(app.fetch, {
    hostname: 'localhost',
    errorHandler: () => withHeaders(notWellFormed(), headers),
  });
}

/** Notes who asks and what comes of it, for the log and the limits, under an id that the answer names. */
function account({ environment, limits, logger }: ApiOptions, headers: HeaderList): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    const start = performance.now();
    const requestId = randomUUID();
    const { incoming } = c.env;
    const address = addressOf(incoming, environment.trustProxy);
    c.set('clientAddress', address);
    c.set('reportError', (error) => logger.error({ requestId, ...errorFacts(error) }, 'a request failed'));
    await next();
    const { status } = c.res;
    // A refused request is cheap but not free: whoever sends nothing else runs into the limit as well.
    if (status >= 400 && status < 500 && takesRows(pathOf(incoming))) limits.countRefusal(address);
    withHeaders(c.res, [...headers, 'X-Request-Id', requestId]);
    const ms = Math.round(performance.now() - start);
    logger.info({ requestId, method: incoming.method, route: routeOf(incoming), status, ms }, 'answered');
  };
}

function addressOf(incoming: IncomingMessage, trustProxy: number): string {
  const forwardedFor = incoming.headersDistinct['x-forwarded-for']?.join(',') ?? null;
  return clientAddress(incoming.socket.remoteAddress, forwardedFor, trustProxy);
}

/** A handler's own headers stay. */
function withHeaders(answer: Response, headers: HeaderList): Response {
  for (let i = 0; i + 1 < headers.length; i += 2) {
    const name = headers[i] ?? '';
    if (!answer.headers.has(name)) answer.headers.set(name, headers[i + 1] ?? '');
  }
  return answer;
}

/**
 * Refuses a path that reads differently once its dot segments are resolved: a proxy in front may have let it pass for
 * what it seemed to be.
 */
const requirePlainPath: MiddlewareHandler<ApiEnv> = async (c, next) => {
  if (new URL(c.req.url).pathname === pathOf(c.env.incoming)) await next();
  else c.res = notWellFormed();
};

function notWellFormed(): Response {
  return restErrorResponse(restErrors.badQuery('The request is not well formed'));
}

/** The first parts of a path, for the log: enough to tell what was called, too short to hold what was typed. */
function routeOf(request: IncomingMessage): string {
  return (
    /^\/(rest\/v1\/(newsletter_subscribers|partner_applications)|forms\/(newsletter|partner)|confirm|unsubscribe|healthz)\b/.exec(
      request.url ?? '',
    )?.[0] ?? 'other'
  );
}
