import type { TableName } from '#src/features/signup/tables.ts';
import { type Body, formBody, jsonBody, type Source } from './bodies.ts';
import { type Chance, pickWeighted } from './chance.ts';
import {
  FORM_TYPES,
  GOOD_PAGES,
  HEADER_FIELDS,
  JSON_TYPES,
  ODD_PATHS,
  pickText,
  REST_QUERIES,
  TOKEN_QUERIES,
} from './texts.ts';

type Header = readonly [name: string, value: string];

/** A request in parts, so that one that breaks HTTP can be sent as well. */
export interface FuzzRequest {
  method: string;
  target: string;
  /** As in the request line; empty in the form of HTTP/0.9. */
  version: string;
  headers: readonly Header[];
  body: Buffer;
  /** The rows that are stored when the answer has this status. */
  stores: { rows: readonly string[]; status: 200 | 201 } | undefined;
}

const METHODS = ['HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'QUERY', 'get', 'G<T', 'X'];
const TABLES: readonly TableName[] = ['newsletter_subscribers', 'partner_applications'];
const KEY = 'public-anon-key';

/** The header with the public key, mostly right. */
const KEYS: readonly (readonly [number, readonly Header[]])[] = [
  [30, [['apikey', KEY]]],
  [3, [['authorization', `Bearer ${KEY}`]]],
  [
    1,
    [
      ['apikey', ` ${KEY} `],
      ['authorization', `bearer ${KEY}`],
    ],
  ],
  [
    1,
    [
      ['apikey', KEY],
      ['apikey', KEY],
    ],
  ],
  [
    1,
    [
      ['apikey', KEY],
      ['authorization', 'Bearer other'],
    ],
  ],
  [1, [['apikey', 'other']]],
  [1, [['apikey', '']]],
  [1, []],
];

interface Parts extends Partial<FuzzRequest> {
  method: string;
  target: string;
}

/** A request whose framing is right. */
function framed({ headers = [], body = Buffer.alloc(0), ...parts }: Parts): FuzzRequest {
  const length: Header[] = body.length > 0 || parts.method === 'POST' ? [['Content-Length', String(body.length)]] : [];
  return {
    version: 'HTTP/1.1',
    stores: undefined,
    ...parts,
    headers: [['Host', '127.0.0.1'], ['Connection', 'close'], ...headers, ...length],
    body,
  };
}

/** With some header fields by chance besides those it needs. */
function requestOf(chance: Chance, { headers = [], ...parts }: Parts): FuzzRequest {
  return framed({ ...parts, headers: [...headers, ...someHeaders(chance)] });
}

function someHeaders(chance: Chance): Header[] {
  return Array.from({ length: chance.pick([0, 0, 1, 1, 2, 4]) }, () => {
    const [name, values] = chance.pick(HEADER_FIELDS);
    return [name, pickText(chance, values)];
  });
}

/** A plain page, asked for as browsers do, or nearly. */
export function pageRequest({ chance }: Source): FuzzRequest {
  const path = pickText(chance, chance.happens(0.5) ? GOOD_PAGES : ODD_PATHS);
  const query = chance.happens(0.2) ? `?${pickText(chance, REST_QUERIES)}` : '';
  return requestOf(chance, { method: chance.happens(0.8) ? 'GET' : chance.pick(METHODS), target: path + query });
}

/** An insert through the REST interface; about half of them are all right. */
export function restRequest(source: Source): FuzzRequest {
  const { chance } = source;
  const table = chance.pick(TABLES);
  const names = [
    [30, table],
    [1, table.replace('_', '%5f')],
    [1, `${table}/`],
    [1, 'rows'],
    [1, 'rpc/f'],
    [1, '%'],
  ] as const;
  const query = chance.happens(0.4) ? `?${pickText(chance, REST_QUERIES)}` : '';
  const type = chance.happens(0.85) ? 'application/json' : pickText(chance, JSON_TYPES);
  return posted(source, jsonBody(table, source), 201, {
    target: `/rest/v1/${pickWeighted(chance, names)}${query}`,
    headers: [...pickWeighted(chance, KEYS), ['Content-Type', type]],
  });
}

/** One of the two forms, as a browser without script sends it. */
export function formRequest(source: Source): FuzzRequest {
  const { chance } = source;
  const table = chance.pick(TABLES);
  const form = table === 'newsletter_subscribers' ? 'newsletter' : 'partner';
  const type = chance.happens(0.85) ? 'application/x-www-form-urlencoded' : pickText(chance, FORM_TYPES);
  const target = pickWeighted(chance, [
    [30, `/forms/${form}`],
    [1, `/forms/${form}/`],
    [1, '/forms'],
    [1, '/forms/%'],
  ]);
  return posted(source, formBody(table, source), 200, { target, headers: [['Content-Type', type]] });
}

function posted(
  { chance }: Source,
  { content, rows }: Body,
  status: 200 | 201,
  parts: Omit<Parts, 'method'>,
): FuzzRequest {
  const method = chance.happens(0.95) ? 'POST' : chance.pick(['GET', ...METHODS]);
  const stores = method === 'POST' ? { rows, status } : undefined;
  return requestOf(chance, { ...parts, method, body: Buffer.from(content), stores });
}

/** The link in a mail, and the health check. */
export function linkRequest({ chance }: Source): FuzzRequest {
  const method = chance.pick(['GET', 'POST', 'HEAD', 'DELETE']);
  const target = pickWeighted(chance, [
    [6, `/unsubscribe?${pickText(chance, TOKEN_QUERIES)}`],
    [1, '/healthz'],
  ]);
  return requestOf(chance, { method, target });
}

/** The bytes of a request; characters up to U+00FF stand for one byte each. */
export function bytesOf({ method, target, version, headers, body }: FuzzRequest): Buffer {
  const line = version === '' ? `${method} ${target}` : `${method} ${target} ${version}`;
  const head = [line, ...headers.map(([name, value]) => `${name}: ${value}`), '', ''].join('\r\n');
  return Buffer.concat([Buffer.from(head, 'latin1'), body]);
}
