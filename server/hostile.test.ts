import { readFileSync } from 'node:fs';
import { get } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { seededRandom } from '#circuit/quantum/seeded-random.ts';
import { childrenOf, knowsChildren } from './testing/child-processes.ts';
import { writeFixtureSite } from './testing/fixture-site.ts';
import { type ServerProcess, startServerProcess } from './testing/server-process.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

const STRIKES = 3;
const STRIKE_MS = 800;
/** Nobody waits longer for a page; a busy machine alone may take a while. */
const PATIENCE_MS = 10_000;
/** What all processes of the server together ever had. Requests that were all read took it to 4,600. */
const PEAK_MB = 400;

const distDir = await writeFixtureSite();

const NEWSLETTER = '/rest/v1/newsletter_subscribers';
const HEAD = `Host: x\r\napikey: public-anon-key\r\nContent-Type: application/json\r\n`;

function post(path: string, body: string): string {
  return `POST ${path} HTTP/1.1\r\n${HEAD}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
}

function ahead(request: string): string {
  return request.repeat(Math.floor(63_000 / request.length));
}

/** What is sent over each of the connections at once, and what then drips over it now and then. No answer is read. */
interface Attack {
  connections: number;
  bytes: string;
  drop?: string;
}

const ATTACKS: Readonly<Record<string, Attack>> = {
  'pages asked for ahead': { connections: 100, bytes: ahead('GET /hardware HTTP/1.1\r\nHost: x\r\n\r\n') },
  'rows of a byte sent ahead': { connections: 100, bytes: ahead(post('/rest/v1/x', 'X')) },
  'headers that drip': { connections: 200, bytes: 'GET / HTTP/1.1\r\nHost: x\r\nX-Text: ', drop: 'x' },
  'bodies that drip': {
    connections: 200,
    bytes: `POST ${NEWSLETTER} HTTP/1.1\r\n${HEAD}Content-Length: 10000\r\n\r\n{"email":"`,
    drop: 'x',
  },
  'dots in addresses': {
    connections: 50,
    bytes: post(NEWSLETTER, JSON.stringify({ email: `a@${'.'.repeat(16_000)}@` })),
  },
  'spaces among columns': { connections: 20, bytes: post(`${NEWSLETTER}?columns=${'+'.repeat(8_000)}%22`, '{}') },
  'lists of lists': { connections: 50, bytes: post(NEWSLETTER, '['.repeat(16_000)) },
};

it.each([1, 2])('R23.11, seed %i: known attacks cost others neither pages nor the server its measure', async (seed) => {
  const random = seededRandom(seed);
  const names = Object.keys(ATTACKS);
  const server = await startServerProcess({ DIST_DIR: distDir, DATA_DIR: temporaryFolder('hostile') });
  for (let strike = 0; strike < STRIKES; strike += 1) {
    const together = [names, names].map((each) => each[Math.floor(each.length * random())] ?? '');
    const attackers = together.flatMap((name) => launch(server, ATTACKS[name]));
    expect(await pagesMeanwhile(server), `pages during ${together.join(' and ')}`).toEqual(new Set([200]));
    // The last ones are still at it when the server is asked to end.
    if (strike < STRIKES - 1) for (const socket of attackers) socket.destroy();
  }
  if (knowsChildren) expect(peakMegabytes(server.pid)).toBeLessThan(PEAK_MB);
  expect(await server.end('SIGTERM')).toBe(0);
});

function launch({ url }: ServerProcess, attack: Attack | undefined): Socket[] {
  if (!attack) return [];
  const { hostname, port } = new URL(url);
  return Array.from({ length: attack.connections }, () => {
    const socket = connect(Number(port), hostname);
    socket.on('error', () => undefined).pause();
    socket.write(attack.bytes);
    const dripping = setInterval(() => socket.writable && socket.write(attack.drop ?? ''), 250);
    return socket.once('close', () => clearInterval(dripping));
  });
}

/** Asks for a page again and again, each time as a new visitor from another address, and returns all that it was answered. */
async function pagesMeanwhile({ url }: ServerProcess): Promise<Set<number | undefined>> {
  const statuses = new Set<number | undefined>();
  const end = performance.now() + STRIKE_MS;
  do {
    statuses.add(await statusOf(`${url}/hardware`));
    await sleep(20);
  } while (performance.now() < end);
  return statuses;
}

/** Undefined where no whole answer came in time. */
function statusOf(url: string): Promise<number | undefined> {
  // Loopback has many addresses on Linux: with one of its own the visitor is somebody else than the attackers.
  const localAddress = process.platform === 'linux' ? '127.0.0.2' : undefined;
  const signal = AbortSignal.timeout(PATIENCE_MS);
  return new Promise((resolve) => {
    get(url, { agent: false, localAddress, signal }, (answer) => {
      answer.on('end', () => resolve(answer.statusCode)).on('error', () => resolve(undefined));
      answer.resume();
    }).on('error', () => resolve(undefined));
  });
}

function peakMegabytes(pid: number): number {
  const peaks = [pid, ...childrenOf(pid)].map((each) => {
    const kilobytes = /^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${each}/status`, 'utf8'))?.[1];
    return Number(kilobytes) / 1024;
  });
  return peaks.reduce((total, peak) => total + peak, 0);
}
