import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { columnNames } from '#src/features/signup/tables.ts';
import { asCsv, asTable } from './signup-formats.ts';
import { openPostgresStore } from './stores/postgres.ts';
import { openSqliteStore } from './stores/sqlite.ts';
import type { Store } from './stores/store.ts';
import { createPostgresServer } from './testing/postgres-server.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

const postgres = await createPostgresServer();

function signups(variables: Record<string, string>, ...args: string[]) {
  const { PATH } = process.env;
  return new Promise<{ code: number; out: string; err: string }>((resolve) => {
    execFile(
      process.execPath,
      [join(import.meta.dirname, 'signups.ts'), ...args],
      { env: { PATH, ...variables } },
      (error, out, err) => resolve({ code: error ? Number(error.code) : 0, out, err }),
    );
  });
}

async function sqlite() {
  const dataDir = temporaryFolder('signups');
  return { store: openSqliteStore(join(dataDir, 'signups.sqlite')), variables: { DATA_DIR: dataDir } };
}

const databases: { name: string; store: Store; variables: Record<string, string> }[] = [
  { name: 'SQLite, while a server has it open', ...(await sqlite()) },
  ...(postgres
    ? [{ name: 'PostgreSQL', store: openPostgresStore(postgres.url), variables: { DATABASE_URL: postgres.url } }]
    : []),
];

afterAll(async () => {
  for (const { store } of databases) await store.close();
  await postgres?.remove();
});

describe.each(databases)('npm run signups on $name', ({ store, variables }) => {
  beforeAll(async () => {
    await store.insert('newsletter_subscribers', [{ email: 'One@example.org', source_url: '/hardware' }]);
    await store.insert('newsletter_subscribers', [{ email: 'two@example.org', user_agent: '=1+1' }]);
    await store.insert('partner_applications', [
      {
        website_url: 'https://example.org',
        contact_name: '=cmd "x"',
        email: 'one@example.org',
        partnership_types: ['Affiliate', 'Referral'],
        business_description: 'One,\ntwo',
      },
    ]);
  });

  it('lists', async () => {
    const { code, out } = await signups(variables, 'list', 'newsletter');
    expect(code).toBe(0);
    expect(out).toMatch(/One@example\.org +\/hardware/);
    expect(out).toMatch(/2 rows\n$/);
  });

  it('lists applications without what is long', async () => {
    const { out } = await signups(variables, 'list', 'partners');
    expect(out).toMatch(/^created_at +contact_name +email +website_url +partnership_types /);
    expect(out).not.toMatch(/business_description|user_agent/);
  });

  it('exports JSON with every column', async () => {
    const { out } = await signups(variables, 'export', '--format', 'json', 'partners');
    expect(Object.keys(JSON.parse(out)[0])).toEqual(['id', 'created_at', ...columnNames('partner_applications')]);
    expect(JSON.parse(out)).toMatchObject([
      {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
        website_url: 'https://example.org',
        contact_name: '=cmd "x"',
        email: 'one@example.org',
        partnership_types: ['Affiliate', 'Referral'],
        business_description: 'One,\ntwo',
        source_url: null,
        user_agent: null,
      },
    ]);
  });

  it('exports CSV that a spreadsheet takes as text', async () => {
    const { out } = await signups(variables, 'export', '--format', 'csv', 'partners');
    const [headings, cells] = parse(out, { record_delimiter: '\r\n' });
    expect(headings).toEqual(['id', 'created_at', ...columnNames('partner_applications')]);
    expect(cells).toEqual(
      expect.arrayContaining([`'=cmd "x"`, 'one@example.org', 'Affiliate; Referral', 'One,\ntwo', '']),
    );
    expect(out).toContain(`"'=cmd ""x"""`);
    expect((await signups(variables, 'export', 'newsletter', '--format', 'csv')).out).toContain(`"'=1+1"`);
  });

  it('queues mails again that were given up', async () => {
    const given = await store.claimMail(10, 60);
    for (const { id } of given) await store.mailFailed(id, '{"code":"535"}', null);
    expect(await store.claimMail(10, 60)).toEqual([]);
    const { code, out } = await signups(variables, 'requeue');
    expect([code, out]).toEqual([0, `Queued again: ${given.length} mails\n`]);
    const again = await store.claimMail(10, 0);
    expect(again.map(({ attempts }) => attempts)).toEqual(given.map(() => 1));
  });

  it('forgets an address in both tables', async () => {
    const { code, out } = await signups(variables, 'forget', 'ONE@EXAMPLE.ORG');
    expect([code, out]).toEqual([0, 'Deleted: 1 newsletter subscriber, 1 partner application\n']);
    expect((await store.list('newsletter_subscribers')).map((row) => row.email)).toEqual(['two@example.org']);
    expect(await store.list('partner_applications')).toEqual([]);
    expect((await store.claimMail(10, 0)).map((mail) => mail.kind)).toEqual(['welcome']);
  });
});

describe('mistakes', () => {
  it.each([
    [[]],
    [['show']],
    [['list']],
    [['list', 'everything']],
    [['list', 'newsletter', 'partners']],
    [['export', 'newsletter']],
    [['export', '--format', 'xml', 'newsletter']],
    [['--what', 'list', 'newsletter']],
    [['forget']],
    [['forget', 'nobody']],
    [['requeue', 'newsletter']],
  ])('%o: usage and exit code 2', async (args) => {
    const { code, out, err } = await signups({ DATA_DIR: tmpdir() }, ...args);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain('npm run signups -- list');
  });

  it('a database that is away: one line and exit code 1', async () => {
    const { code, err } = await signups({ DATABASE_URL: 'postgres://127.0.0.1:1/none' }, 'list', 'newsletter');
    expect([code, err.trim().split('\n').length]).toEqual([1, 1]);
    expect(err).toContain('PostgreSQL does not answer');
  });
});

describe('formats', () => {
  it.each([
    ['x;=1+1;y', "x;'=1+1;y"],
    ['x; =1', "x;' =1"],
    ['x\n@y', "x\n'@y"],
    ['x\t-1', "x\t'-1"],
    ['＝1+1', "'＝1+1"],
    ['＋1;＠x', "'＋1;'＠x"],
    [' =1', "' =1"],
  ])('%j becomes no formula where cells are separated by semicolons or the sign is wide', (value, safe) => {
    expect(asCsv([{ cell: value }])).toContain(`"${safe}"`);
  });

  it.each(['a-b', '1+1=2', 'https://example.org/?a=1', 'ada@example.org', 'One; two, three'])(
    '%j stays as it is',
    (value) => {
      expect(asCsv([{ cell: value }])).toContain(`"${value}"`);
    },
  );

  it.each(['=1', '+1', '-1', '@x', '\tx', '\rx'])('%j does not become a formula', (value) => {
    expect(asCsv([{ cell: value }])).toContain(`"'${value}"`);
  });

  it('a terminal is not steered by what visitors typed', () => {
    const table = asTable([{ email: 'a\u001b[31m\u202eb', contact_name: 'x'.repeat(100) }], ['email', 'contact_name']);
    expect(table).toContain('a [31m b');
    expect(table).not.toContain('x'.repeat(61));
  });

  it('no rows', () => {
    expect([asCsv([]), asTable([], ['email'])]).toEqual(['', 'No rows.\n']);
  });
});
