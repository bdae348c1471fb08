import { existsSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { openSqliteStore } from '../stores/sqlite.ts';

/**
 * `node server/testing/write-edition.ts <name>` writes `<name>.sqlite` with the code as it is, and `<name>.json` with
 * every value in it. Run it before the tables change: later code has to read what this code wrote.
 */
const name = process.argv[2];
if (!name || existsSync(`${name}.sqlite`)) throw new Error('Name a file that is not there yet, without its ending');
const file = `${name}.sqlite`;

const asking = openSqliteStore(file, { confirmSignups: true });
await asking.insert('newsletter_subscribers', [
  { email: 'pending@example.org', source_url: '/', user_agent: 'Edition/2.0' },
  { email: 'Confirmed@Example.org', source_url: '/hardware' },
]);
const asked = await asking.claimMail(10, 0);
for (const mail of asked) if ('email' in mail && mail.email.startsWith('Confirmed')) await asking.confirm(mail.token);
await asking.close();

const store = openSqliteStore(file);
await store.insert('newsletter_subscribers', [
  { email: `o'neill+"x"@example.org`, source_url: `/it's?q="1"`, user_agent: `'); DROP TABLE outbox; --` },
  { email: 'ü.çelik@exämple.org', user_agent: '浏览器 😀' },
  { email: 'ÜBER@例え.jp', source_url: 'x'.repeat(2048), user_agent: 'y'.repeat(512) },
  { email: 'gone@example.org' },
  { email: 'sent@example.org' },
  { email: 'later@example.org' },
  { email: 'refused@example.org' },
]);
await store.insert('partner_applications', [
  {
    website_url: 'https://exämple.org/ä?a=1&b="2"',
    contact_name: `Zoë O'Neill "Zo" 量子`,
    email: 'zoe@example.org',
    partnership_types: ['Technology Partner', 'Affiliate'],
    business_description: `First line\n\tsecond: it's "quoted" 😀\n=1+1`,
    source_url: 'https://hub.example/partners?from=mail',
    user_agent: 'Edition/2.0',
  },
  {
    website_url: 'http://a.example',
    contact_name: 'Al',
    email: 'al@a.example',
    partnership_types: ['Reseller'],
    business_description: undefined,
  },
  {
    website_url: 'HTTPS://B.example/',
    contact_name: 'B'.repeat(200),
    email: 'b@b.example',
    partnership_types: ['Affiliate', 'Reseller', 'Referral', 'Technology Partner'],
    business_description: 'z'.repeat(2000),
  },
]);
for (const mail of await store.claimMail(50, 0)) {
  const to = 'email' in mail ? mail.email : mail.application.email;
  if (to === 'gone@example.org' && 'token' in mail) await store.unsubscribe(mail.token);
  if (to === 'sent@example.org' || to === 'b@b.example') await store.mailSent(mail.id);
  if (to === 'later@example.org') await store.mailFailed(mail.id, '{"code":"451"}', 60);
  if (to === 'refused@example.org') await store.mailFailed(mail.id, '{"code":"550"}', null);
}
await store.close();

const database = new DatabaseSync(file);
const all = (table: string) => database.prepare(`SELECT * FROM ${table} ORDER BY rowid`).all();
const tables = ['newsletter_subscribers', 'partner_applications', 'outbox'];
writeFileSync(
  `${name}.json`,
  `${JSON.stringify(Object.fromEntries(tables.map((table) => [table, all(table)])), null, 2)}\n`,
);
database.close();
