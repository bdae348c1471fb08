import { type Chance, pickWeighted } from './chance.ts';

/** A word of the grammar: always the same, or made anew each time. */
export type Text = string | ((chance: Chance) => string);

export function pickText(chance: Chance, texts: readonly Text[]): string {
  const text = chance.pick(texts);
  return typeof text === 'string' ? text : text(chance);
}

/** Up to, at and over the limits of the server: 254 and 2,048 characters, 8 kB, 16 kB, 160 kB. Long ones are rare. */
const LENGTHS: readonly (readonly [number, number])[] = [
  [12, 3],
  [12, 40],
  [10, 255],
  [10, 2_049],
  [10, 8_000],
  [10, 15_900],
  [4, 16_385],
  [3, 65_000],
  [1, 150_000],
  [1, 170_000],
];

/** The same again and again, up to one of the lengths. */
export const repeated = (unit: string): Text => {
  return (chance) => unit.repeat(Math.ceil(pickWeighted(chance, LENGTHS) / unit.length));
};

const joined = (...parts: readonly Text[]): Text => {
  return (chance) => parts.map((part) => pickText(chance, [part])).join('');
};

const word: Text = (chance) => Math.floor(chance.number() * 36 ** 6).toString(36);

export const GOOD_PAGES: readonly Text[] = [
  ...['/', '/hardware', '/companies', '/glossary', '/code', '/tutorials', '/news', '/partners', '/newsletter'],
  ...[
    '/robots.txt',
    '/favicon.svg',
    '/sitemap-index.xml',
    '/articles.json',
    '/index.html',
    '/hardware/',
    '/sitemap.xml',
  ],
];

export const ODD_PATHS: readonly Text[] = [
  joined('/', word),
  joined('/', word, '/', word, '.html'),
  ...['/%68ardware', '/hardw%C3%A4re', '/hardware%2f', '/hardware%00', '/%', '/%zz', '/%ff%fe', '/%c0%af', '/\xe4\xf6'],
  ...['/../../etc/passwd', '/%2e%2e/%2e%2e/etc/passwd', '/..%2f..%2fetc/passwd', '/..\\..\\etc\\passwd', '/./hardware'],
  ...['//hardware', '//example.org/hardware', '/hardware//', '///', '/hardware;x=1', '/hardware#part', '*', '?', ''],
  ...[
    'http://127.0.0.1/hardware',
    'http://example.org/',
    'https://example.org:99999/',
    'http://[::1',
    'file:///etc/passwd',
  ],
  ...['/.env', '/.git/config', '/_redirects', '/form-result', '/server/main.ts', '/__proto__', '/constructor'],
  ...['/rest/v1/../../healthz', '/rest%2fv1/newsletter_subscribers', '/forms/../hardware', '/healthz/', '/healthz?x=1'],
  joined('/', repeated('a')),
  joined('/', repeated('/')),
  joined('/', repeated('a/')),
  joined('/', repeated('%61')),
  joined('/', repeated('../')),
  joined('/', repeated('%')),
];

const ODD_COLUMN: readonly Text[] = [
  ...[
    'email',
    '"email"',
    '+email+',
    'source_url',
    'user_agent',
    'id',
    'created_at',
    'partnership_types',
    'email,email',
  ],
  ...['', '"', '""', 'a"b', "'", '%5c', '%20', '%09%0a', '%00', '%ff', '%', '%zz', '__proto__', '*', 'a->b', 'count()'],
];

const columnList: Text = (chance) =>
  Array.from({ length: chance.between(1, 6) }, () => pickText(chance, ODD_COLUMN)).join(',');

/** What `columns=` may say; a good list now and then, so that rows also get in this way. */
const COLUMNS: readonly Text[] = [
  'email,source_url,user_agent',
  '"email"',
  columnList,
  repeated('+'),
  joined(repeated('+'), '%22'),
  joined('%22', repeated('+'), 'email'),
  joined(repeated('%20'), 'x', repeated('%20')),
  repeated('%22'),
  repeated(','),
  repeated('email,'),
  repeated('%22,'),
  joined(repeated('%22+')),
];

export const REST_QUERIES: readonly Text[] = [
  ...Array<Text>(4).fill(joined('columns=', (chance) => pickText(chance, COLUMNS))),
  joined('columns=email&columns=', columnList),
  ...['select=*', 'select=id,email', 'select=', 'on_conflict=email', 'on_conflict=', 'order=email.asc', 'limit=0'],
  ...[
    'email=eq.a@b.co',
    'and=(email.like.*)',
    '&&&',
    '=',
    '%',
    'columns',
    'columns=%',
    'Columns=email',
    'columns%3Demail',
  ],
  joined('select=', repeated('(')),
  joined('x=', repeated('%F0%9F')),
  repeated('a=1&'),
];

const WHITE = repeated(' ');
const TABS = repeated('\t');

/** Names and values of header fields that any request may carry. */
export const HEADER_FIELDS: readonly (readonly [name: string, values: readonly Text[]])[] = [
  [
    'Accept-Encoding',
    [
      ...['br', 'gzip, zstd, br', 'identity;q=0', '*;q=0', 'br;q=9, gzip;q=-1, ;;;,,,', 'br;q=0.001;q=1', ''],
      ...[repeated('br;q=0.1,'), repeated(','), joined('br', WHITE, ';', WHITE, 'q=1')],
    ],
  ],
  ['If-None-Match', ['*', 'W/"x"', '"', '""', repeated('W/"0123456789abcdef", '), repeated(','), joined(WHITE, '*')]],
  [
    'X-Forwarded-For',
    ['203.0.113.7', '::1', '[2001:db8::1]:443', 'unknown, "_x"', repeated('10.0.0.1, '), repeated(',')],
  ],
  [
    'Prefer',
    [
      ...[
        'return=minimal',
        'return=representation',
        'return=headers-only',
        'resolution=merge-duplicates',
        'tx=rollback',
      ],
      ...[joined('return', WHITE, '=', WHITE, 'minimal'), joined('return', TABS), joined('resolution', WHITE, 'x')],
      ...[repeated('return '), repeated('resolution=')],
    ],
  ],
  [
    'Authorization',
    [
      ...['Bearer public-anon-key', 'bearer  public-anon-key ', 'Bearer', 'Bearer x', 'Basic eDp5', ''],
      ...[joined('Bearer', WHITE, 'public-anon-key'), joined('Bearer', WHITE, 'x', WHITE, 'y'), joined('Bearer', TABS)],
    ],
  ],
  ['Sec-Fetch-Site', ['same-origin', 'none', 'same-site', 'cross-site', 'SAME-ORIGIN', '', 'same-origin, cross-site']],
  ['Origin', ['http://127.0.0.1', 'null', 'https://example.org', 'x:y:z', 'http://[', '']],
  [
    'Referer',
    ['http://127.0.0.1/news', '/news', '//example.org', 'javascript:alert(1)', joined('http://x/', repeated('%')), ''],
  ],
  ['User-Agent', ['', 'curl/8.0', '\xff\xfe', joined('Mozilla/5.0 ', repeated('x')), repeated('\xe4')]],
  ['Content-Profile', ['public', 'hub', '', 'public, hub']],
  ['Accept', ['*/*', 'application/vnd.pgrst.object+json', '', repeated('a/b;q=0.1,')]],
  ['Expect', ['100-continue', '200-maybe']],
  ['Connection', ['Upgrade, HTTP2-Settings', 'host', repeated('x,')]],
  ['Upgrade', ['websocket', 'h2c']],
  ['Cookie', ['a=1', repeated('a=1; ')]],
  ['Range', ['bytes=0-0', joined('bytes=', repeated('0-0,'))]],
  ['X-HTTP-Method-Override', ['DELETE']],
  ['Content-Encoding', ['gzip', 'identity']],
  ['__proto__', ['x']],
];

export const JSON_TYPES: readonly Text[] = [
  ...[
    'application/json; charset=utf-8',
    'APPLICATION/JSON',
    'application/json;',
    ' application/json',
    'application/jsonx',
  ],
  ...['text/plain', 'text/csv', 'application/vnd.pgrst.object+json', 'multipart/form-data; boundary=x', '', '\xff'],
  joined('application/json', WHITE, ';', WHITE),
  joined('application/json;', repeated('a=b;')),
];

export const FORM_TYPES: readonly Text[] = [
  ...['application/x-www-form-urlencoded; charset=utf-8', 'application/x-www-form-urlencodedx', 'text/plain', ''],
  ...['multipart/form-data; boundary=x', 'application/json', joined('application/x-www-form-urlencoded', WHITE, 'x')],
];

const uuid: Text = (chance) => {
  const digits = (count: number) => Array.from({ length: count }, () => chance.between(0, 15).toString(16)).join('');
  return [8, 4, 4, 4, 12].map(digits).join('-');
};

/** Tokens of unsubscribe links; none of them was ever sent to anybody. */
export const TOKEN_QUERIES: readonly Text[] = [
  joined('token=', uuid),
  joined('token=', uuid),
  joined('token=', uuid, '&token=', uuid),
  joined('token=', uuid, '%00'),
  joined('token=', uuid, "'%20or%201=1--"),
  ...['', 'token', 'token=', 'token=%', 'token=00000000-0000-0000-0000-000000000000', 'token[]=x', 'TOKEN=x'],
  joined('token=', repeated('0')),
  joined('token=', repeated('%F0')),
];
