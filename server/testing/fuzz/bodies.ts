import { HONEYPOT } from '#src/features/signup/form-values.ts';
import type { TableName } from '#src/features/signup/tables.ts';
import { type Chance, pickWeighted } from './chance.ts';

/** The body of a request, and the names of the rows that are stored when it is accepted. */
export interface Body {
  content: string | Buffer;
  rows: string[];
}

/** What the makers of bodies draw from. */
export interface Source {
  chance: Chance;
  /** A name for the next row; now and then a subscriber gets one that was there before. */
  rowName(table: TableName): string;
}

type Row = Record<string, unknown>;

/** The name of the row with this address, which starts with it; undefined for a row that was not made here. */
export function rowOfEmail(email: string): string | undefined {
  return /(subscriber|applicant)\d+/.exec(email)?.[0];
}

function validRow(table: TableName, name: string): Row {
  const common = { email: `${name}@example.org`, source_url: '/', user_agent: 'fuzz' };
  if (table === 'newsletter_subscribers') return common;
  return {
    ...common,
    website_url: 'https://example.org',
    contact_name: 'Ada Lovelace',
    partnership_types: ['Affiliate', 'Referral'],
    business_description: 'Two lines\nof text',
  };
}

const COUNTS = [10, 250, 4_000, 15_900];

/** Addresses that are hard to read, or hardly addresses. */
const EMAILS: readonly ((name: string, count: number) => string)[] = [
  (name, count) => `${name}@${'.'.repeat(count)}@`,
  (name, count) => `${name}@${'.'.repeat(count)}`,
  (name, count) => `${name}@${'a.'.repeat(count / 2)}`,
  (name, count) => `${name}${'@'.repeat(count)}`,
  (name, count) => `${name}@${'a@.'.repeat(count / 3)}`,
  (name, count) => `${name}@${' '.repeat(count)}example.org`,
  (name, count) => `${' '.repeat(count)}${name}@example.org`,
  (name, count) => `${name}@example.org${' '.repeat(count)}`,
  (name, count) => `${name}@example.org${'\u2003'.repeat(count / 3)}x`,
  (name, count) => `${name}${'.'.repeat(count)}@example.org`,
  (name, count) => `${name}@${'a'.repeat(count)}.org`,
  (name, count) => `${name}${'\u{1F600}'.repeat(count / 12)}@example.org`,
  (name) => `"${name} x"@example.org`,
  (name) => `<${name}@example.org>`,
  (name) => `${name}@example.org,b@example.org`,
  (name) => `${name}@[127.0.0.1]`,
  (name) => `${name}@ex\u00e4mple.org`,
  (name) => `${name}@example.org\r\nBcc: x@example.org`,
  (name) => `${name}%example.com!x@example.org`,
  (name) => `${name}\ud800@example.org`,
  (name) => `${name}\0@example.org`,
];

/** Values in the place of a good one. None of them is an address. */
const VALUES: readonly ((chance: Chance) => unknown)[] = [
  ...[null, true, 0, -1, 1e308, '', ' ', '\0', '\ud800', '\udc00x', [], {}, [[]], [null], { a: { b: 1 } }].map(
    (value) => () => value,
  ),
  () => ['Affiliate', 'Affiliate'],
  () => ['Affiliate', 'Nonsense', 3],
  () => 'javascript:alert(1)',
  () => 'http://',
  () => 'https://example.org/\r\n',
  (chance) => 'x'.repeat(chance.pick(COUNTS)),
  (chance) => `https://${'a.'.repeat(chance.pick(COUNTS) / 2)}`,
  (chance) => ' '.repeat(chance.pick(COUNTS)),
  (chance) => Array(chance.between(1, 500)).fill('Affiliate'),
];

const EXTRA_KEYS = [
  'id',
  'created_at',
  'unsubscribe_token',
  'constructor',
  'toString',
  'EMAIL',
  ' email',
  '',
  'x'.repeat(900),
];

/** One thing about a good row is changed. */
const CHANGES: readonly ((row: Row, chance: Chance) => Row)[] = [
  (row, chance) => without(row, chance.pick(Object.keys(row))),
  (row, chance) => ({ ...row, [chance.pick(Object.keys(row))]: chance.pick(VALUES)(chance) }),
  (row, chance) => ({ ...row, [chance.pick(EXTRA_KEYS)]: chance.pick(VALUES)(chance) }),
];

function without(row: Row, key: string): Row {
  return Object.fromEntries(Object.entries(row).filter(([name]) => name !== key));
}

function hostileRow(table: TableName, name: string, chance: Chance): Row {
  return { ...validRow(table, name), email: chance.pick(EMAILS)(name, chance.pick(COUNTS)) };
}

type MakeBody = (table: TableName, source: Source) => Body;

function oneRow(make: (table: TableName, name: string, chance: Chance) => unknown): MakeBody {
  return (table, { chance, rowName }) => {
    const name = rowName(table);
    return { content: JSON.stringify(make(table, name, chance)), rows: [name] };
  };
}

const list: MakeBody = (table, { chance, rowName }) => {
  const rows = Array.from({ length: chance.pick([0, 1, 2, 5, 20, 21, 60]) }, () => rowName(table));
  return { content: JSON.stringify(rows.map((name) => validRow(table, name))), rows };
};

/** A good text, changed after it was written. */
function rewritten(change: (text: string, chance: Chance) => string | Buffer): MakeBody {
  return (table, source) => {
    const { content, rows } = oneRow(validRow)(table, source);
    return { content: change(String(content), source.chance), rows };
  };
}

function rowless(make: (chance: Chance) => string | Buffer): MakeBody {
  return (_table, { chance }) => ({ content: make(chance), rows: [] });
}

const bytes = (chance: Chance) => Buffer.from(Array.from({ length: 300 }, () => chance.between(0, 255)));

const soundBody = oneRow(validRow);

const JSON_BODIES: readonly (readonly [number, MakeBody])[] = [
  [14, soundBody],
  [4, list],
  [6, oneRow((table, name, chance) => chance.pick(CHANGES)(validRow(table, name), chance))],
  [6, oneRow(hostileRow)],
  [1, oneRow((table, name) => [[validRow(table, name)]])],
  [1, oneRow((table, name) => [validRow(table, name), {}])],
  [1, rewritten((text) => `\ufeff${text}`)],
  [1, rewritten((text) => `{"email":"x",${text.slice(1)}`)],
  [1, rewritten((text) => `{"__proto__":{"admin":true},${text.slice(1)}`)],
  [1, rewritten((text) => ` \r\n\t${text}${' '.repeat(9_000)}`)],
  [1, rewritten((text, chance) => text.slice(0, chance.between(0, text.length - 1)))],
  [1, rewritten((text) => `${text},`)],
  [1, rewritten((text) => text.replace('example', 'ex\\u0000ample'))],
  [1, rewritten((text) => text.replace('example', 'ex\\ud800ample'))],
  [
    1,
    rewritten((text) => Buffer.concat([Buffer.from(text.slice(0, 12)), Buffer.from([0xff, 0xc0]), Buffer.from('"}')])),
  ],
  [1, rewritten((text) => `${text.slice(0, -1)},"source_url":"${'x'.repeat(16_384)}"}`)],
  [
    1,
    rowless((chance) => chance.pick(['', 'null', '0', '"x"', 'true', '[]', '{}', '[null]', '[[]]', 'NaN', "{'a':1}"])),
  ],
  [1, rowless((chance) => '['.repeat(chance.pick([10, 5_000, 16_000])))],
  [1, rowless(() => `${'{"a":'.repeat(2_000)}1${'}'.repeat(2_000)}`)],
  [1, rowless(() => `${'['.repeat(8_000)}${']'.repeat(8_000)}`)],
  [1, rowless(() => `[${'9'.repeat(16_000)}]`)],
  [1, rowless((chance) => 'x'.repeat(chance.pick([16_383, 16_384, 16_385, 100_000])))],
  [1, rowless(bytes)],
];

export function jsonBody(table: TableName, source: Source): Body {
  return pickWeighted(source.chance, JSON_BODIES)(table, source);
}

/** A row as a browser writes it into a form. */
function formOf(row: Row): string {
  const fields = Object.entries(row).flatMap(([name, value]) =>
    Array.isArray(value) ? value.map((each) => [name, String(each)]) : [[name, String(value)]],
  );
  return new URLSearchParams(fields).toString();
}

function formRow(make: (table: TableName, name: string, chance: Chance) => Row): MakeBody {
  return (table, source) => {
    const name = source.rowName(table);
    return { content: formOf(make(table, name, source.chance)), rows: [name] };
  };
}

const FORM_BODIES: readonly (readonly [number, MakeBody])[] = [
  [12, formRow(validRow)],
  [5, formRow((table, name, chance) => chance.pick(CHANGES)(validRow(table, name), chance))],
  [5, formRow(hostileRow)],
  [1, rowless(() => formOf({ ...validRow('newsletter_subscribers', 'trapped'), [HONEYPOT]: 'a bot' }))],
  [
    1,
    rowless((chance) => chance.pick(['', '&', '=', 'email', 'email=', '%', 'email=%', 'email=%ff%fe', '+=+', 'a[]=1'])),
  ],
  [1, rowless((chance) => chance.pick(['&', '=', 'a=1&', '%', '%20', 'email=x&']).repeat(2_000))],
  [1, rowless(() => `email=${'+'.repeat(16_000)}`)],
  [1, rowless(() => `email=${'x'.repeat(16_400)}`)],
  [1, rowless(bytes)],
];

export function formBody(table: TableName, source: Source): Body {
  return pickWeighted(source.chance, FORM_BODIES)(table, source);
}
