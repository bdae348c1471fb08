import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPgliteServer } from '#server/testing/pglite-server.ts';
import { createPostgresServer } from '#server/testing/postgres-server.ts';
import { migrate } from './migrate.ts';

const servers = [
  { name: 'PGlite', server: await createPgliteServer() },
  ...[await createPostgresServer()].flatMap((server) => (server ? [{ name: 'PostgreSQL', server }] : [])),
];
afterAll(async () => {
  for (const { server } of servers) await server.remove();
});

describe.each(servers)('what the anon role may do on $name', ({ server }) => {
  let owner: Client;

  beforeAll(async () => {
    owner = new Client(server.url);
    await owner.connect();
    // What a hosted project does before any migration: every new table is open to its API roles.
    await owner.query(`create role anon nologin; create role authenticated nologin;
      alter default privileges in schema public grant all on tables to anon, authenticated`);
    await migrate({ connectionString: server.url });
  });
  afterAll(() => owner.end());

  /** Runs statements as anon and undoes them. Resolves with the SQLSTATE of the error, or "ok". */
  async function asAnon(statement: string, role = 'anon'): Promise<string> {
    await owner.query(`begin; set local role ${role}`);
    try {
      await owner.query(statement);
      return 'ok';
    } catch (error) {
      return (error as { code: string }).code;
    } finally {
      await owner.query('rollback');
    }
  }

  const application = (change: Record<string, string> = {}) => {
    const values = {
      website_url: "'https://example.org'",
      contact_name: "'Grete Hermann'",
      email: "'grete@example.org'",
      partnership_types: "array['Affiliate','Technology Partner']",
      ...change,
    };
    return `insert into partner_applications (${Object.keys(values)}) values (${Object.values(values)})`;
  };

  it.each([
    "insert into newsletter_subscribers (email) values ('a@b.co')",
    "insert into newsletter_subscribers (email, source_url, user_agent) values ('a@b.co', '/', 'x')",
    "insert into newsletter_subscribers (email, user_agent) values ('  a@b.co ', repeat('x', 100000))",
    application(),
    application({ business_description: "'  '", source_url: "'/partners'", user_agent: "'x'" }),
  ])('may: %s', async (statement) => {
    expect(await asAnon(statement)).toBe('ok');
  });

  it.each([
    'select * from newsletter_subscribers',
    'select email from partner_applications',
    'select count(*) from newsletter_subscribers',
    "update newsletter_subscribers set source_url = '/'",
    'delete from newsletter_subscribers',
    'truncate partner_applications',
    "insert into newsletter_subscribers (id, email) values (gen_random_uuid(), 'a@b.co')",
    "insert into newsletter_subscribers (created_at, email) values (now(), 'a@b.co')",
    "insert into newsletter_subscribers (unsubscribe_token, email) values (gen_random_uuid(), 'a@b.co')",
    "insert into newsletter_subscribers (email) values ('a@b.co') returning id",
    "insert into newsletter_subscribers (email) values ('a@b.co') on conflict ((lower(email))) do nothing",
    "insert into newsletter_subscribers (email) values ('a@b.co') on conflict (id) do update set email = 'x@y.zz'",
    'select * from hub.outbox',
    "insert into hub.outbox (kind, subscriber_id) values ('welcome', gen_random_uuid())",
    'delete from hub.insert_limits',
    'select * from hub.migrations',
    'select * from hub.newsletter_issues',
    'select * from hub.newsletter_deliveries',
    "insert into newsletter_subscribers (email, set_aside_at) values ('a@b.co', now())",
    'select hub.set_aside()',
    'select hub.queue_mail()',
    'alter table newsletter_subscribers disable row level security',
    'drop table newsletter_subscribers',
  ])('may not: %s', async (statement) => {
    expect(await asAnon(statement)).toBe('42501');
  });

  it('a signed-in user of a hosted project may do nothing at all', async () => {
    expect(await asAnon('select * from newsletter_subscribers', 'authenticated')).toBe('42501');
    expect(await asAnon("insert into newsletter_subscribers (email) values ('a@b.co')", 'authenticated')).toBe('42501');
  });

  const subscriber = (email: string, source = 'null') =>
    `insert into newsletter_subscribers (email, source_url) values (${email}, ${source})`;

  it.each([
    [subscriber("'nobody'"), '23514'],
    [subscriber("'a@b'"), '23514'],
    [subscriber("'a b@c.co'"), '23514'],
    [subscriber("'a@b@c.co'"), '23514'],
    [subscriber("e'a@b.co\\r\\nBcc: c@d.co'"), '23514'],
    [subscriber("e'a\\x07@b.co'"), '23514'],
    [subscriber("repeat('x', 249) || '@b.com'"), '23514'],
    [subscriber("'a@b.co'", "repeat('x', 2049)"), '23514'],
    [subscriber('null'), '23502'],
    [application({ website_url: "'javascript:alert(1)'" }), '23514'],
    [application({ website_url: "'https:///x'" }), '23514'],
    [application({ website_url: "e'https://x.org/\\n'||'y'" }), '23514'],
    [application({ website_url: "'https://x.org/' || repeat('x', 2040)" }), '23514'],
    [application({ contact_name: "' x '" }), '23514'],
    [application({ contact_name: "e'A\\nB'" }), '23514'],
    [application({ contact_name: "repeat('x', 201)" }), '23514'],
    [application({ email: "'a@b'" }), '23514'],
    [application({ email: "'ü@b.co'" }), '23514'],
    [application({ partnership_types: "'{}'" }), '23514'],
    [application({ partnership_types: "array['Affiliate','Owner']" }), '23514'],
    [application({ partnership_types: "array['Affiliate','Affiliate']" }), '23514'],
    [application({ partnership_types: "array['Affiliate',null]" }), '23514'],
    [application({ partnership_types: "array[['Affiliate'],['Referral']]" }), '23514'],
    [application({ partnership_types: 'null' }), '23502'],
    [application({ business_description: "repeat('x', 2001)" }), '23514'],
  ])('breaks a rule: %s', async (statement, code) => {
    expect(await asAnon(statement)).toBe(code);
  });

  it('stores text trimmed, blank descriptions as absent, user agents cut, and queues one mail for each row', async () => {
    await owner.query('set role anon');
    await owner.query(
      `insert into newsletter_subscribers (email, user_agent) values (e'\\t A@b.co\\n', repeat('é', 600))`,
    );
    await owner.query(application({ business_description: "'   '", website_url: "' https://example.org '" }));
    await owner.query('reset role');
    const { rows: subscribers } = await owner.query(
      'select email, char_length(user_agent) as length from newsletter_subscribers',
    );
    expect(subscribers).toEqual([{ email: 'A@b.co', length: 512 }]);
    const { rows: applications } = await owner.query(
      'select website_url, business_description from partner_applications',
    );
    expect(applications).toEqual([{ website_url: 'https://example.org', business_description: null }]);
    const { rows: mails } = await owner.query('select kind from hub.outbox order by kind');
    expect(mails).toEqual([{ kind: 'partner_notice' }, { kind: 'welcome' }]);
    expect(await asAnon(subscriber("'a@B.co'"))).toBe('23505');
  });

  it('applying the migrations again, by this program or by hand, changes nothing', async () => {
    await migrate({ connectionString: server.url });
    await owner.query(`insert into hub.newsletter_issues (id, subject, text, html, mails_per_hour)
      values ('2026-11-28', 's', 't', 'h', 1);
      insert into hub.outbox (kind, subscriber_id, issue_id)
      select 'newsletter', id, '2026-11-28' from newsletter_subscribers`);
    await owner.query('delete from hub.migrations');
    await migrate({ connectionString: server.url });
    const { rows: mails } = await owner.query(`select kind from hub.outbox where kind = 'newsletter'`);
    expect(mails).toHaveLength(1);
    const { rows } = await owner.query('select count(*)::int as count from newsletter_subscribers');
    expect(rows).toEqual([{ count: 1 }]);
    expect(await asAnon('select * from newsletter_subscribers')).toBe('42501');
  });
});

it('an account that is no superuser can apply the migrations and insert as anon', async () => {
  const server = await createPgliteServer();
  const client = new Client(server.url);
  await client.connect();
  await client.query(`create role app login createrole;
    grant create, usage on schema public to app;
    grant create on database postgres to app;
    set session authorization app`);
  const folder = join(import.meta.dirname, 'migrations');
  for (const name of (await readdir(folder)).sort()) await client.query(await readFile(join(folder, name), 'utf8'));
  await client.query(
    `begin; set local role anon; insert into newsletter_subscribers (email) values ('a@b.co'); commit`,
  );
  const { rows } = await client.query('select email from newsletter_subscribers');
  expect(rows).toEqual([{ email: 'a@b.co' }]);
  await client.end();
  await server.remove();
});
