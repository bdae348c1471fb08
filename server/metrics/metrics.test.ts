import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { openSqliteStore } from '../stores/sqlite.ts';
import type { Store } from '../stores/store.ts';
import { startEngines } from '../testing/engines.ts';
import { writeFixtureSite } from '../testing/fixture-site.ts';
import { freePort } from '../testing/free-port.ts';
import { startServerProcess } from '../testing/server-process.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { asExposition } from './exposition.ts';
import { createMetrics } from './metrics.ts';
import { createMetricsServer, isOwnNetwork } from './metrics-server.ts';

const NAME = '[a-zA-Z_:][a-zA-Z0-9_:]*';
const SAMPLE = new RegExp(
  `^(${NAME})(\\{[a-zA-Z_][a-zA-Z0-9_]*="[^"\\\\\\n]*"\\})? (-?\\d+(?:\\.\\d+)?(?:e[+-]?\\d+)?)$`,
);

/**
 * The values of a text in Prometheus's format, by series.
 * @throws when it is not in that format: each metric has HELP and TYPE before its samples, and no series is there twice.
 */
function parse(text: string): Record<string, number> {
  if (!text.endsWith('\n')) throw new Error('The last line does not end');
  const values: Record<string, number> = {};
  const said = new Set<string>();
  let current = '';
  let type: string | undefined;
  for (const line of text.slice(0, -1).split('\n')) {
    const [, help] = new RegExp(`^# HELP (${NAME}) [^\\n]+$`).exec(line) ?? [];
    const [, typed, as] = new RegExp(`^# TYPE (${NAME}) (counter|gauge)$`).exec(line) ?? [];
    const [, name, label = '', value] = SAMPLE.exec(line) ?? [];
    if (help !== undefined) {
      if (said.has(help)) throw new Error(`Told twice: ${help}`);
      said.add(help);
      current = help;
      type = undefined;
    } else if (typed === current && type === undefined) {
      type = as;
      if ((type === 'counter') !== current.endsWith('_total')) throw new Error(`${current} is a ${type}`);
    } else if (name === current && type !== undefined && values[name + label] === undefined) {
      values[name + label] = Number(value);
    } else throw new Error(`Not in its place: ${line}`);
  }
  return values;
}

async function metricsOf(port: number): Promise<Record<string, number>> {
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  return parse(await answer.text());
}

const distDir = await writeFixtureSite();
const subscriber = (email: string) => ({
  method: 'POST',
  headers: { apikey: 'public-anon-key', 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.99' },
  body: JSON.stringify({ email }),
});

// R33.4
describe('/metrics', () => {
  it('counts requests, rows, refusals, mails and memory, and names no visitor', async () => {
    const port = await freePort();
    const server = await startServerProcess({
      DIST_DIR: distDir,
      DATA_DIR: temporaryFolder('metrics'),
      METRICS_PORT: String(port),
      INSERTS_PER_HOUR: '2',
      TRUST_PROXY: '1',
    });
    for (const path of ['/', '/hardware', '/hardware/', '/nowhere?name=ada@example.org']) {
      await fetch(server.url + path, { redirect: 'manual' });
    }
    const rows = `${server.url}/rest/v1/newsletter_subscribers`;
    for (const email of ['ada@example.org', 'bob@example.org', 'eve@example.org']) await fetch(rows, subscriber(email));
    const junk = connect(Number(new URL(server.url).port), '127.0.0.1')
      .end('no HTTP\r\n\r\n')
      .resume();
    await once(junk, 'close');
    await vi.waitFor(async () => {
      const values = await metricsOf(port);
      expect(values).toMatchObject({
        'hub_requests_total{status="2xx"}': 4,
        'hub_requests_total{status="3xx"}': 1,
        'hub_requests_total{status="4xx"}': 2,
        'hub_requests_total{status="5xx"}': 0,
        'hub_refusals_total{reason="limit"}': 1,
        'hub_refusals_total{reason="unreadable"}': 1,
        'hub_rows{table="newsletter_subscribers"}': 2,
        'hub_rows{table="partner_applications"}': 0,
        'hub_mails_queued{state="waiting"}': 0,
        'hub_mails_total{outcome="taken"}': 2,
        'hub_mails_total{outcome="failed"}': 0,
        'hub_healthy{part="database"}': 1,
        'hub_healthy{part="mail"}': 1,
      });
      expect(values.process_resident_memory_bytes).toBeGreaterThan(30e6);
      expect(values.process_start_time_seconds).toBeLessThan(Date.now() / 1000);
    });
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    expect(text).not.toMatch(/@|bob|example|203\.0\.113|127\.0\.0\.1/);
    await server.end('SIGTERM');
  });

  it('is nowhere on the port of the site', async () => {
    const server = await startServerProcess({
      DIST_DIR: distDir,
      DATA_DIR: temporaryFolder('metrics'),
      METRICS_PORT: String(await freePort()),
    });
    expect((await fetch(`${server.url}/metrics`)).status).toBe(404);
    await server.end('SIGTERM');
  });

  it('says which mails wait and fail, and since when, and that the database is away', async () => {
    const port = await freePort();
    const dataDir = temporaryFolder('metrics');
    const server = await startServerProcess({
      DIST_DIR: distDir,
      DATA_DIR: dataDir,
      METRICS_PORT: String(port),
      SMTP_URL: `smtp://127.0.0.1:${await freePort()}`,
    });
    await fetch(`${server.url}/rest/v1/newsletter_subscribers`, subscriber('ada@example.org'));
    await vi.waitFor(async () =>
      expect(await metricsOf(port)).toMatchObject({
        'hub_mails_queued{state="waiting"}': 1,
        hub_mails_longest_wait_seconds: expect.toSatisfy((seconds: number) => seconds > 0 && seconds < 60),
        'hub_mails_total{outcome="failed"}': expect.toSatisfy((count: number) => count > 0),
        'hub_healthy{part="mail"}': 0,
      }),
    );
    await server.end('SIGTERM');

    const without = await startServerProcess({
      DIST_DIR: distDir,
      DATA_DIR: dataDir,
      DATABASE_URL: 'postgres://127.0.0.1:1/none',
      METRICS_PORT: String(port),
    });
    const values = await metricsOf(port);
    expect(values).toMatchObject({ 'hub_healthy{part="database"}': 0 });
    expect(Object.keys(values).filter((name) => /^hub_(rows|mails_queued)/.test(name))).toEqual([]);
    await without.end('SIGTERM');
  });

  it('stops the start with one line when its port cannot be had', async () => {
    const first = await startServerProcess({ DIST_DIR: distDir, DATA_DIR: temporaryFolder('metrics') });
    const taken = startServerProcess({
      DIST_DIR: distDir,
      DATA_DIR: temporaryFolder('metrics'),
      METRICS_PORT: new URL(first.url).port,
    });
    await expect(taken).rejects.toThrow(/exit 1: Cannot start: METRICS_PORT [^\n]+\n$/);
    await first.end('SIGTERM');
  });
});

describe('who may read them', () => {
  it.each(['127.0.0.1', '::1', '::ffff:127.0.0.1', '10.1.2.3', '172.31.0.1', '192.168.7.7', '169.254.1.1', 'fd00::1'])(
    '%s may',
    (address) => expect(isOwnNetwork(address)).toBe(true),
  );

  it.each(['203.0.113.9', '::ffff:203.0.113.9', '172.32.0.1', '100.64.0.1', '2001:db8::1', '', undefined])(
    '%s may not',
    (address) => expect(isOwnNetwork(address)).toBe(false),
  );

  it('nobody for whom a proxy asks', async () => {
    const store = openSqliteStore(join(temporaryFolder('metrics'), 'signups.sqlite'));
    const server = createMetricsServer(createMetrics(store, {})).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const statusOf = async (path: string, headers = {}) => (await fetch(url + path, { headers })).status;
    expect(await statusOf('/metrics')).toBe(200);
    expect(await statusOf('/')).toBe(404);
    expect(await statusOf('/metrics', { 'x-forwarded-for': '127.0.0.1' })).toBe(403);
    expect(await statusOf('/metrics', { forwarded: 'for=127.0.0.1' })).toBe(403);
    server.close();
    await store.close();
  });

  const inOwnNamespace = (script: string) =>
    spawnSync('unshare', ['--net', '--map-root-user', 'sh', '-c', script], { encoding: 'utf8' });
  const canTry = inOwnNamespace('ip link set lo up && ip address add 203.0.113.9/32 dev lo').status === 0;
  if (!canTry)
    console.warn('Skipped: a peer with a public address needs "unshare" and "ip", and the right to use them.');

  it.runIf(canTry)('no peer with a public address', () => {
    const program = `
      import { createMetricsServer } from '${join(import.meta.dirname, 'metrics-server.ts')}';
      const server = createMetricsServer({ read: async () => '' }).listen(0, '0.0.0.0', async () => {
        for (const host of ['127.0.0.1', '203.0.113.9']) {
          console.log((await fetch('http://' + host + ':' + server.address().port + '/metrics')).status);
        }
        process.exit();
      });`;
    const setup = 'ip link set lo up && ip address add 203.0.113.9/32 dev lo';
    const { stdout } = inOwnNamespace(`${setup} && '${process.execPath}' --input-type=module -e "${program}"`);
    expect(stdout).toBe('200\n403\n');
  });
});

const engines = await startEngines();
afterAll(async () => {
  for (const engine of engines) await engine.remove();
});

describe.each(engines)('what is counted in $name', ({ store, openConfirming }) => {
  const statistics = async (of: Store) => {
    const { rows, mail } = await of.statistics();
    return [rows.newsletter_subscribers, rows.partner_applications, mail.waiting, mail.givenUp];
  };

  it('follows rows and mails', async () => {
    expect(await store.statistics()).toMatchObject({ mail: { longestWaitSeconds: 0 } });
    await store.insert('newsletter_subscribers', [{ email: 'a@example.org' }, { email: 'b@example.org' }]);
    expect(await statistics(store)).toEqual([2, 0, 2, 0]);
    expect((await store.statistics()).mail.longestWaitSeconds).toBeGreaterThanOrEqual(0);
    const [first, second] = await store.claimMail(2, 60);
    await store.mailSent(first?.id ?? '');
    await store.mailFailed(second?.id ?? '', '{}', null);
    expect(await statistics(store)).toEqual([2, 0, 0, 1]);
  });

  it('counts the wait for a welcome from the confirmation on', async () => {
    const confirming = openConfirming();
    await confirming.insert('newsletter_subscribers', [{ email: 'c@example.org' }]);
    const [mail] = await confirming.claimMail(1, 60);
    const wait = async () => (await confirming.statistics()).mail.longestWaitSeconds;
    await vi.waitFor(async () => expect(await wait()).toBeGreaterThan(0.5));
    await confirming.mailSent(mail?.id ?? '');
    const confirmingAt = performance.now();
    await confirming.confirm(mail && 'token' in mail ? mail.token : '');
    expect(await wait()).toBeLessThanOrEqual((performance.now() - confirmingAt) / 1000 + 0.1);
    await confirming.close();
  });
});

it('a text of metrics ends each line and leaves out what has no value', () => {
  const metric = { help: 'Help.', type: 'gauge' } as const;
  const text = asExposition([
    { ...metric, name: 'a', value: 1 },
    { ...metric, name: 'b', value: undefined },
    { ...metric, name: 'c', value: { label: 'of', values: { x: 2, y: 0.5 } } },
  ]);
  expect(parse(text)).toEqual({ a: 1, 'c{of="x"}': 2, 'c{of="y"}': 0.5 });
});
