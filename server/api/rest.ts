import { type Context, Hono } from 'hono';
import type { $ZodIssue } from 'zod/v4/core';
import { isTableName, type Rows, type TableName, tables } from '#src/features/signup/tables.ts';
import { type Admission, type AdmitRows, limitedMessage, UNAVAILABLE_MESSAGE } from './admit-rows.ts';
import type { ApiEnv, BodyFailure } from './api-env.ts';
import type { InsertLimits } from './limits.ts';
import { RefusedRequest, type RestError, readRows, restErrorResponse, restErrors } from './postgrest.ts';

type RestContext = Context<ApiEnv>;

/** Every page may read the answers, so that it can say why a row was refused. */
const CORS_HEADERS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'Retry-After, X-Request-Id',
};

const PREFLIGHT_HEADERS = {
  'Access-Control-Allow-Methods': 'GET, HEAD, POST, PATCH, PUT, DELETE, OPTIONS',
  'Access-Control-Allow-Headers':
    'accept, accept-profile, apikey, authorization, content-profile, content-type, prefer, x-client-info, x-retry-count',
  'Access-Control-Max-Age': '86400',
};

interface RestOptions {
  admitRows: AdmitRows;
  limits: Pick<InsertLimits, 'waitOf'>;
  anonKey: string;
  /** Whether a page of the origin that the request names may insert rows. */
  isAllowedOrigin: (headers: Headers) => boolean;
}

/**
 * `POST /rest/v1/<table>`: inserts rows, and answers as PostgREST does for a role that may insert and nothing else.
 * Every other method and every wish to read a row back is refused with SQLSTATE 42501.
 */
export function createRestApi({ admitRows, limits, anonKey, isAllowedOrigin }: RestOptions): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>();

  app.use(async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(CORS_HEADERS)) c.res.headers.set(name, value);
  });

  app.options('*', (c) => c.body(null, 204, PREFLIGHT_HEADERS));

  app.post('/:table', async (c) => {
    const { clientAddress, bodyFailure } = c.var;
    const waitSeconds = limits.waitOf(clientAddress);
    if (waitSeconds !== undefined) throw new RefusedRequest(limitedError(waitSeconds));
    if (bodyFailure) throw new RefusedRequest(bodyFailureError(bodyFailure));
    if (!isAllowedOrigin(c.req.raw.headers)) throw new RefusedRequest(restErrors.otherSite());
    requireKey(c, anonKey);
    const table = requireTable(c);
    refuseAllButInsert(c, table);
    requireJson(c);
    const body = new Uint8Array(await c.req.arrayBuffer());
    const rows = readRows(table, body, c.req.query('columns') ?? null).map((row) => validRow(table, row));
    const admission = await admitRows(table, rows, clientAddress);
    const error = refusalOf(admission, table);
    return error ? restErrorResponse(error) : c.body(null, 201);
  });

  app.on(['GET', 'HEAD', 'PATCH', 'PUT', 'DELETE'], '/:table', (c) => {
    requireKey(c, anonKey);
    return restErrorResponse(restErrors.noPermission(requireTable(c)));
  });

  app.all('*', () => restErrorResponse(restErrors.noPath()));
  app.onError((error, c) => {
    if (error instanceof RefusedRequest) return restErrorResponse(error.answer);
    c.var.reportError(error);
    return restErrorResponse(restErrors.unforeseen());
  });
  return app;
}

function requireKey(c: RestContext, anonKey: string): void {
  const authorization = c.req.header('authorization') ?? '';
  const bearer = /^Bearer\s/i.test(authorization) ? authorization.slice('Bearer '.length).trim() : undefined;
  const keys = [c.req.header('apikey')?.trim(), bearer].filter((key) => key !== undefined && key !== '');
  if (keys.length === 0) throw new RefusedRequest(restErrors.noKey());
  if (keys.some((key) => key !== anonKey)) throw new RefusedRequest(restErrors.wrongKey());
}

function requireTable(c: RestContext): TableName {
  const raw = new URL(c.req.url).pathname.split('/').at(-1) ?? '';
  let name: string;
  try {
    name = decodeURIComponent(raw);
  } catch {
    throw new RefusedRequest(restErrors.badQuery('The address is not well formed'));
  }
  if (!isTableName(name)) throw new RefusedRequest(restErrors.noTable(name));
  return name;
}

/** Reading back and upserting need rights on existing rows, which a visitor does not have. */
function refuseAllButInsert(c: RestContext, table: TableName): void {
  const profile = c.req.header('content-profile');
  if (profile !== undefined && profile !== 'public') throw new RefusedRequest(restErrors.noSchema());
  const prefer = (c.req.header('prefer') ?? '').toLowerCase();
  const reads = /\breturn\s*=\s*(representation|headers-only)/.test(prefer) || c.req.query('select') !== undefined;
  const upserts = /\bresolution\s*=/.test(prefer) || c.req.query('on_conflict') !== undefined;
  if (reads || upserts) throw new RefusedRequest(restErrors.noPermission(table));
}

function requireJson(c: RestContext): void {
  const type = c.req.header('content-type') ?? '';
  if (!/^application\/json\s*(;|$)/i.test(type.trim())) throw new RefusedRequest(restErrors.noContentType(type));
}

/** Checks a row with the schema that the browser used. A null counts as absent, as it does for the database. */
function validRow<T extends TableName>(table: T, row: Record<string, unknown>): Rows[T] {
  const given = Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null));
  const result = tables[table].row.safeParse(given);
  if (result.success) return result.data as Rows[T];
  throw new RefusedRequest(ruleError(table, given, result.error.issues));
}

function ruleError(table: TableName, row: Record<string, unknown>, issues: readonly $ZodIssue[]): RestError {
  const missing = issues.find(({ path }) => !Object.hasOwn(row, String(path[0])));
  if (missing) return restErrors.missingValue(table, String(missing.path[0]));
  const [first] = issues;
  const column = String(first?.path[0] ?? '');
  // The schemas leave the built-in checks (a number where text belongs) without words for people.
  const message = first?.message === 'Invalid input' ? `Invalid value for "${column}"` : (first?.message ?? '');
  return restErrors.brokenRule(message, `Column "${column}" of "${table}"`);
}

function bodyFailureError(failure: BodyFailure): RestError {
  return failure === 'too-large'
    ? { status: 413, code: 'PGRST413', message: 'The request is larger than 16 KB' }
    : { status: 408, code: 'PGRST408', message: 'The request took too long to arrive' };
}

function refusalOf(admission: Admission, table: TableName): RestError | undefined {
  switch (admission.outcome) {
    case 'inserted':
      return undefined;
    case 'duplicate':
      return restErrors.duplicate(table);
    case 'refused':
      return { status: 400, code: admission.code, message: admission.message };
    case 'limited':
      return limitedError(admission.retryAfterSeconds);
    case 'unavailable':
      return { status: 503, code: 'PGRST000', message: UNAVAILABLE_MESSAGE };
  }
}

function limitedError(retryAfterSeconds: number): RestError {
  return { status: 429, code: 'PGRST429', message: limitedMessage(retryAfterSeconds), retryAfterSeconds };
}
