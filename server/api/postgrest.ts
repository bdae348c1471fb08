import { columnNames, type TableName } from '#src/features/signup/tables.ts';

/** The body of an error as PostgREST writes it, and as the Supabase client reads it. */
export interface RestError {
  status: 400 | 401 | 403 | 404 | 406 | 408 | 409 | 413 | 415 | 429 | 500 | 503;
  code: string;
  message: string;
  details?: string | null;
  hint?: string | null;
  retryAfterSeconds?: number;
}

/** Thrown by the reading of a request; carries the answer. */
export class RefusedRequest extends Error {
  override name = 'RefusedRequest';
  readonly answer: RestError;

  constructor(answer: RestError) {
    super(answer.message);
    this.answer = answer;
  }
}

/** Every column of a table named twice takes less, in characters. */
const MAX_COLUMNS_LENGTH = 300;

/** Rows that one request may insert. */
export const MAX_ROWS = 20;

const OWN_COLUMNS = ['id', 'created_at'] as const;

/** Codes of PostgREST (PGRST…) and of PostgreSQL (SQLSTATE), with the status that PostgREST gives each. */
export const restErrors = {
  badJson: (message = 'Empty or invalid json'): RestError => ({ status: 400, code: 'PGRST102', message }),
  badQuery: (message: string): RestError => ({ status: 400, code: 'PGRST100', message }),
  noKey: (): RestError => ({
    status: 401,
    code: 'PGRST302',
    message: 'No API key found in request',
    hint: 'Send the public anonymous key in the "apikey" header.',
  }),
  wrongKey: (): RestError => ({
    status: 401,
    code: 'PGRST301',
    message: 'Invalid API key',
    hint: 'The key is the public anonymous key that the site was built with.',
  }),
  noPermission: (table: string): RestError => ({
    status: 401,
    code: '42501',
    message: `permission denied for table ${table}`,
  }),
  otherSite: (): RestError => ({
    status: 403,
    code: 'PGRST403',
    message: 'The request was sent from another site',
    hint: 'PUBLIC_SUPABASE_URL tells the server that pages of another origin may write to it.',
  }),
  noTable: (table: string): RestError => ({
    status: 404,
    code: 'PGRST205',
    message: `Could not find the table 'public.${table.slice(0, 100)}' in the schema cache`,
  }),
  noPath: (): RestError => ({ status: 404, code: 'PGRST125', message: 'Invalid path specified in request URL' }),
  noColumn: (table: string, column: string): RestError => ({
    status: 400,
    code: 'PGRST204',
    message: `Could not find the '${column.slice(0, 100)}' column of '${table}' in the schema cache`,
  }),
  noSchema: (): RestError => ({
    status: 406,
    code: 'PGRST106',
    message: 'The schema must be one of the following: public',
  }),
  noContentType: (type: string): RestError => ({
    status: 415,
    code: 'PGRST107',
    message: `Content-Type not acceptable: ${type.slice(0, 100)}`,
  }),
  missingValue: (table: string, column: string): RestError => ({
    status: 400,
    code: '23502',
    message: `null value in column "${column}" of relation "${table}" violates not-null constraint`,
  }),
  brokenRule: (message: string, details: string | null = null): RestError => ({
    status: 400,
    code: '23514',
    message,
    details,
  }),
  unforeseen: (): RestError => ({
    status: 500,
    code: 'PGRSTX00',
    message: 'Something went wrong. Please try again later.',
  }),
  duplicate: (table: string): RestError => ({
    status: 409,
    code: '23505',
    message: `duplicate key value violates unique constraint "${table}_email_key"`,
  }),
} as const;

/** Turns an error into the answer that goes out. Nothing of it may be cached. */
export function restErrorResponse(error: RestError): Response {
  const { status, code, message, details = null, hint = null, retryAfterSeconds } = error;
  return Response.json(
    { code, message, details, hint },
    {
      status,
      headers: {
        'Cache-Control': 'no-store',
        ...(status === 401 ? { 'WWW-Authenticate': 'Bearer' } : {}),
        ...(retryAfterSeconds === undefined ? {} : { 'Retry-After': String(retryAfterSeconds) }),
      },
    },
  );
}

/**
 * The rows of a request's body, each with known and permitted columns only.
 * `columnsParameter` is `?columns=`: when given, it alone says which columns are written, and a missing one is null.
 * @throws {RefusedRequest}
 */
export function readRows(
  table: TableName,
  body: Uint8Array,
  columnsParameter: string | null,
): Record<string, unknown>[] {
  const payload = parseJson(body);
  const list = Array.isArray(payload) ? payload : [payload];
  if (list.length > MAX_ROWS) {
    throw new RefusedRequest(restErrors.badJson(`At most ${MAX_ROWS} rows can be inserted at once`));
  }
  if (!list.every(isRecord)) throw new RefusedRequest(restErrors.badJson());
  const columns = columnsParameter === null ? sharedColumns(list) : parseColumns(columnsParameter);
  for (const column of columns) requirePermitted(table, column);
  return list.map((row) =>
    Object.fromEntries(columns.filter((name) => Object.hasOwn(row, name)).map((name) => [name, row[name]])),
  );
}

function parseJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(body));
  } catch {
    throw new RefusedRequest(restErrors.badJson());
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function sharedColumns(rows: readonly Record<string, unknown>[]): string[] {
  const [first = {}, ...others] = rows;
  const columns = Object.keys(first);
  const alike = (row: object) =>
    Object.keys(row).length === columns.length && columns.every((name) => Object.hasOwn(row, name));
  if (!others.every(alike)) throw new RefusedRequest(restErrors.badJson('All object keys must match'));
  return columns;
}

/** Names separated by commas, each bare or in double quotes. */
function parseColumns(parameter: string): string[] {
  const malformed = new RefusedRequest(restErrors.badQuery('"failed to parse columns parameter"'));
  if (parameter.length > MAX_COLUMNS_LENGTH) throw malformed;
  return parameter.split(',').map((part) => {
    const name = part.trim();
    const isQuoted = name.length > 1 && name.startsWith('"') && name.endsWith('"');
    const column = isQuoted ? name.slice(1, -1) : name;
    if (column === '' || column.includes('"')) throw malformed;
    return column;
  });
}

function requirePermitted(table: TableName, column: string): void {
  if (columnNames(table).includes(column)) return;
  const exists = OWN_COLUMNS.some((own) => own === column);
  throw new RefusedRequest(exists ? restErrors.noPermission(table) : restErrors.noColumn(table, column));
}
