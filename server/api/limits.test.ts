import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { openPostgresStore } from '../stores/postgres.ts';
import { openSqliteStore } from '../stores/sqlite.ts';
import { writeFixtureSite } from '../testing/fixture-site.ts';
import { createPgliteServer } from '../testing/pglite-server.ts';
import { createPostgresServer } from '../testing/postgres-server.ts';
import { type RunningSite, runSite } from '../testing/run-site.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { addressGroups, clientAddress } from './client-address.ts';
import { createFixedWindow } from './fixed-window.ts';
import { createInsertLimits } from './limits.ts';

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
    ['1.2.3.4', ['1.2.3.4']],
    ['::ffff:203.0.113.7', ['203.0.113.7']],
    ['::ffff:cb00:7107', ['203.0.113.7']],
    ['0:0:0:0:0:FFFF:CB00:7107', ['203.0.113.7']],
    ['2001:db8:1:2:3:4:5:6', ['2001:db8:1:2::/64', '2001:db8:1::/48']],
    ['2001:0DB8:0001:0002::9', ['2001:db8:1:2::/64', '2001:db8:1::/48']],
    ['2001:db8::1', ['2001:db8:0:0::/64', '2001:db8:0::/48']],
    ['fe80::1%eth0', ['fe80:0:0:0::/64', 'fe80:0:0::/48']],
    ['::1', ['0:0:0:0::/64', '0:0:0::/48']],
  ])('%s is counted under %j', (address, groups) => {
    expect(addressGroups(address)).toEqual(groups);
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

  it('counts neighbors in one IPv6 network as one', async () => {
    const limits = createInsertLimits({ insertsPerMinute: 1, insertsPerHour: 0 });
    expect(await limits.admit('2001:db8::1', 1)).toBeUndefined();
    expect(await limits.admit('2001:db8::2', 1)).toBeGreaterThan(0);
    expect(await limits.admit('2001:db8:0:1::1', 1)).toBeUndefined();
  });

  it('counts an IPv6 network of 48 bits as five visitors', async () => {
    const limits = createInsertLimits({ insertsPerMinute: 1, insertsPerHour: 0 });
    for (let i = 0; i < 5; i += 1) expect(await limits.admit(`2001:db8:0:${i}::1`, 1)).toBeUndefined();
    expect(await limits.admit('2001:db8:0:5::1', 1)).toBeGreaterThan(0);
    expect(await limits.admit('2001:db8:1::1', 1)).toBeUndefined();
  });

  it('counts ten refused requests like a row', async () => {
    const limits = createInsertLimits({ insertsPerMinute: 2, insertsPerHour: 0 });
    for (let i = 0; i < 19; i += 1) {
      expect(limits.waitOf('1.1.1.1')).toBeUndefined();
      limits.countRefusal('1.1.1.1');
    }
    expect(await limits.admit('1.1.1.1', 1)).toBeUndefined();
    expect(limits.waitOf('1.1.1.1')).toBeGreaterThan(0);
    expect(limits.waitOf('2.2.2.2')).toBeUndefined();
  });

  it('does not hear of a clock that is set', async () => {
    const limits = createInsertLimits({ insertsPerMinute: 1, insertsPerHour: 0 });
    vi.useFakeTimers({ toFake: ['Date', 'performance'] });
    try {
      expect(await limits.admit('1.1.1.1', 1)).toBeUndefined();
      vi.setSystemTime(Date.now() - 86_400_000);
      expect(await limits.admit('1.1.1.1', 1)).toBeLessThanOrEqual(60);
      vi.setSystemTime(Date.now() + 2 * 86_400_000);
      expect(await limits.admit('1.1.1.1', 1)).toBeGreaterThan(0);
      vi.advanceTimersByTime(61_000);
      expect(await limits.admit('1.1.1.1', 1)).toBeUndefined();
    } finally {
      vi.useRealTimers();
    }
  });

  it('is off at 0', async () => {
    const limits = createInsertLimits({ insertsPerMinute: 0, insertsPerHour: 0 });
    for (let i = 0; i < 200; i += 1) expect(await limits.admit('1.1.1.1', 20)).toBeUndefined();
  });
});

describe('a window of counters', () => {
  it('keeps so many keys at most: the one that would end first goes', () => {
    const window = createFixedWindow(60, 3);
    for (const key of ['a', 'b', 'c', 'd']) window.add(key, 1);
    expect(['a', 'b', 'c', 'd'].map((key) => window.points(key))).toEqual([0, 1, 1, 1]);
  });

  it('forgets without timers, also when more addresses have been counted than it has room for', () => {
    vi.useFakeTimers({ toFake: ['performance', 'setTimeout'] });
    try {
      const window = createFixedWindow(60, 500);
      for (let i = 0; i < 2000; i += 1) window.add(`address ${i}`, 1);
      expect(vi.getTimerCount()).toBe(0);
      expect([window.points('address 0'), window.points('address 1999')]).toEqual([0, 1]);
      vi.advanceTimersByTime(60_000);
      expect([window.points('address 1999'), window.secondsLeft('address 1999')]).toEqual([0, 0]);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('several instances on PostgreSQL', () => {
  it('let one list through that crosses the limit, however many come at once', async () => {
    const server = (await createPostgresServer()) ?? (await createPgliteServer());
    const store = openPostgresStore(server.url);
    expect(await store.isWritable()).toBe(true);
    const options = { insertsPerMinute: 10, insertsPerHour: 60, counters: store.counters };
    const limits = [createInsertLimits(options), createInsertLimits(options)];
    const waits = await Promise.all(Array.from({ length: 40 }, (_, i) => limits[i % 2]?.admit('1.1.1.1', 20)));
    expect(waits.filter((wait) => wait === undefined)).toHaveLength(1);
    await store.close();
    await server.remove();
  });

  it('leave no row of a request that is refused', async () => {
    const server = (await createPostgresServer()) ?? (await createPgliteServer());
    const store = openPostgresStore(server.url);
    expect(await store.isWritable()).toBe(true);
    const limits = createInsertLimits({ insertsPerMinute: 1, insertsPerHour: 0, counters: store.counters });
    // Five households use up what their network of 48 bits may send.
    for (let i = 0; i < 5; i += 1) expect(await limits.admit(`2001:db8:0:${i}::1`, 1)).toBeUndefined();
    for (let i = 5; i < 50; i += 1) expect(await limits.admit(`2001:db8:0:${i}::1`, 1)).toBeGreaterThan(0);
    const { rows } = await store.counters.query('select count(*)::int as count from hub.insert_limits');
    expect(rows).toEqual([{ count: 6 }]);
    await store.close();
    await server.remove();
  });

  it('let nothing through that the database cannot count', async () => {
    const server = await createPgliteServer();
    const store = openPostgresStore(server.url, { poolSize: 1 });
    expect(await store.isWritable()).toBe(true);
    await store.counters.query("alter table hub.insert_limits add check (key not like '%9.9.9.9')");
    const limits = createInsertLimits({ insertsPerMinute: 1, insertsPerHour: 0, counters: store.counters });
    await expect(limits.admit('9.9.9.9', 1)).rejects.toMatchObject({ code: '23514' });
    expect(await limits.admit('8.8.8.8', 1)).toBeUndefined();
    await store.close();
    await server.remove();
  });

  it('share their counters, and count by themselves while the database is down', async () => {
    const server = await createPgliteServer();
    const store = openPostgresStore(server.url, { poolSize: 1 });
    expect(await store.isWritable()).toBe(true);
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

  it('answers 429 with Retry-After and a message, and a few mistakes do not count', async () => {
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

  it('stops whoever sends nothing but refused requests, before looking at what they send', async () => {
    await start({ INSERTS_PER_MINUTE: '2', INSERTS_PER_HOUR: '0' });
    const refused = async (path: string, body: string, type: string) => {
      const headers = { apikey: 'wrong', 'content-type': type };
      return (await fetch(site.url + path, { method: 'POST', headers, body })).status;
    };
    for (let i = 0; i < 10; i += 1) {
      expect(await refused('/rest/v1/newsletter_subscribers', '{', 'application/json')).toBe(401);
      expect(await refused('/forms/newsletter', 'email=x', 'application/x-www-form-urlencoded')).toBe(400);
    }
    expect((await insert('blocked@example.org')).status).toBe(429);
    const form = await fetch(`${site.url}/forms/newsletter`, { method: 'POST', body: new URLSearchParams() });
    expect([form.status, Number(form.headers.get('retry-after')) > 0]).toEqual([429, true]);
    expect(await form.text()).toContain('Too many attempts');
    expect((await fetch(`${site.url}/hardware`)).status).toBe(200);
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
