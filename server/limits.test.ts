import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { addressGroup, clientAddress } from './client-address.ts';
import { createInsertLimits } from './limits.ts';
import { openPostgresStore } from './stores/postgres.ts';
import { openSqliteStore } from './stores/sqlite.ts';
import { writeFixtureSite } from './testing/fixture-site.ts';
import { createPgliteServer } from './testing/pglite-server.ts';
import { type RunningSite, runSite } from './testing/run-site.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

describe('the address of a visitor', () => {
  it.each([
    ['no proxy of ours: what the header says does not count', '9.9.9.9', '1.1.1.1', 0, '9.9.9.9'],
    ['one proxy: the last entry', '10.0.0.1', '6.6.6.6, 1.1.1.1', 1, '1.1.1.1'],
    ['two proxies: the last but one', '10.0.0.1', '6.6.6.6, 1.1.1.1, 10.0.0.2', 2, '1.1.1.1'],
    ['fewer entries than proxies', '10.0.0.1', '1.1.1.1', 3, '1.1.1.1'],
    ['no header', '10.0.0.1', null, 1, '10.0.0.1'],
    ['a port', '10.0.0.1', '1.1.1.1:5000', 1, '1.1.1.1'],
    ['IPv6 with a port', '10.0.0.1', '[2001:db8::1]:5000', 1, '2001:db8::1'],
    ['no address at all', '10.0.0.1', 'unknown', 1, '10.0.0.1'],
    ['empty entries', '10.0.0.1', ', ,1.1.1.1,', 1, '1.1.1.1'],
  ])('%s', (_, peer, header, hops, expected) => {
    expect(clientAddress(peer, header, hops)).toBe(expected);
  });

  it.each([
    ['1.2.3.4', '1.2.3.4'],
    ['::ffff:1.2.3.4', '1.2.3.4'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('%s is counted under %s', (address, group) => {
    expect(addressGroup(address)).toBe(group);
  });
});

describe('counting', () => {
  it('stops an address at the limit of a minute and says when it may go on', async () => {
    const limits = createInsertLimits({ insertsPerMinute: 3, insertsPerHour: 0 });
    for (let i = 0; i < 3; i += 1) expect(await limits.admit('1.1.1.1', 1)).toBeUndefined();
    const wait = await limits.admit('1.1.1.1', 1);
    expect(wait).toBeGreaterThan(50);
    expect(wait).toBeLessThanOrEqual(60);
    expect(await limits.admit('2.2.2.2', 1)).toBeUndefined();
  });

  it('stops at the limit of an hour', async () => {
    const limits = createInsertLimits({ insertsPerMinute: 0, insertsPerHour: 1 });
    expect(await limits.admit('1.1.1.1', 1)).toBeUndefined();
    expect(await limits.admit('1.1.1.1', 1)).toBeGreaterThan(3500);
  });

  it('counts every row of a list, but lets the list in that reaches the limit', async () => {
    const limits = createInsertLimits({ insertsPerMinute: 10, insertsPerHour: 60 });
    expect(await limits.admit('1.1.1.1', 20)).toBeUndefined();
    expect(await limits.admit('1.1.1.1', 1)).toBeGreaterThan(0);
  });

  it('counts neighbours in one IPv6 network as one', async () => {
    const limits = createInsertLimits({ insertsPerMinute: 1, insertsPerHour: 0 });
    expect(await limits.admit('2001:db8::1', 1)).toBeUndefined();
    expect(await limits.admit('2001:db8::2', 1)).toBeGreaterThan(0);
    expect(await limits.admit('2001:db8:0:1::1', 1)).toBeUndefined();
  });

  it('is off at 0', async () => {
    const limits = createInsertLimits({ insertsPerMinute: 0, insertsPerHour: 0 });
    for (let i = 0; i < 200; i += 1) expect(await limits.admit('1.1.1.1', 20)).toBeUndefined();
  });
});

describe('several instances on PostgreSQL', () => {
  it('share their counters, and count by themselves while the database is down', async () => {
    const server = await createPgliteServer();
    const store = openPostgresStore(server.url, { poolSize: 1 });
    expect(await store.isReachable()).toBe(true);
    const options = { insertsPerMinute: 2, insertsPerHour: 60, counters: store.counters };
    const [first, second] = [createInsertLimits(options), createInsertLimits(options)];
    expect(await first.admit('1.1.1.1', 1)).toBeUndefined();
    expect(await second.admit('1.1.1.1', 1)).toBeUndefined();
    expect(await first.admit('1.1.1.1', 1)).toBeGreaterThan(0);

    await server.stop();
    expect(await first.admit('3.3.3.3', 1)).toBeUndefined();
    expect(await first.admit('3.3.3.3', 1)).toBeUndefined();
    expect(await first.admit('3.3.3.3', 1)).toBeGreaterThan(0);
    await store.close();
    await server.remove();
  });
});

describe('through the server', () => {
  const distDir = writeFixtureSite();
  const store = openSqliteStore(join(temporaryFolder('limit'), 'signups.sqlite'));
  let site: RunningSite;
  afterEach(() => site.stop());
  afterAll(() => store.close());

  async function start(variables: Record<string, string>): Promise<void> {
    site = await runSite({ store, distDir: await distDir, variables });
  }

  const insert = (email: string, headers: Record<string, string> = {}) =>
    fetch(`${site.url}/rest/v1/newsletter_subscribers`, {
      method: 'POST',
      headers: { apikey: 'public-anon-key', 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ email }),
    });

  it('answers 429 with Retry-After and a message, and mistakes do not count', async () => {
    await start({ INSERTS_PER_MINUTE: '2' });
    for (let i = 0; i < 5; i += 1) expect((await insert('no address')).status).toBe(400);
    expect((await insert('one@example.org')).status).toBe(201);
    expect((await insert('two@example.org')).status).toBe(201);
    const refused = await insert('three@example.org');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({
      message: expect.stringMatching(/^Too many attempts\. .* seconds?\.$/),
    });
  });

  it('believes X-Forwarded-For only from proxies of ours', async () => {
    await start({ INSERTS_PER_MINUTE: '1' });
    expect((await insert('four@example.org', { 'x-forwarded-for': '1.1.1.1' })).status).toBe(201);
    expect((await insert('five@example.org', { 'x-forwarded-for': '2.2.2.2' })).status).toBe(429);
    await site.stop();
    await start({ INSERTS_PER_MINUTE: '1', TRUST_PROXY: '1' });
    expect((await insert('five@example.org', { 'x-forwarded-for': '1.1.1.1' })).status).toBe(201);
    expect((await insert('six@example.org', { 'x-forwarded-for': '2.2.2.2' })).status).toBe(201);
    expect((await insert('seven@example.org', { 'x-forwarded-for': '8.8.8.8, 2.2.2.2' })).status).toBe(429);
  });
});
