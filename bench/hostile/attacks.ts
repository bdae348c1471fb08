import { Agent } from 'node:http';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { SQLITE_FILE } from '#server/stores/open-store.ts';
import { childrenOf } from '../memory.ts';
import type { AttackedServer, LogTarget } from './attacked-server.ts';
import { call, callAll, inWords, NEWSLETTER, openConnections, signUp } from './clients.ts';

/** One way of doing harm, bounded in count and time. */
export interface Attack {
  name: string;
  log?: LogTarget;
  /** Why it cannot be tried here, or on this server. */
  obstacle?: (server: AttackedServer) => string | undefined;
  /** Resolves with what the attackers saw. */
  strike: (server: AttackedServer) => Promise<string>;
}

const SECONDS = 3;
/** How long somebody else keeps the database from answering. */
const OUTAGE_MS = 5_000;
/** Longer than the outage, so that late answers are seen. */
const PATIENCE_MS = 12_000;

const onLinux = () => (process.platform === 'linux' ? undefined : 'needs Linux');

const get = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: x\r\n${more}\r\n`;
const MAIL_LINK = '/unsubscribe?token=00000000-0000-0000-0000-000000000000';

/** So many bytes of requests, sent at once over each connection, and none of the answers read. */
function pipelining(connections: number, what: string, requests: string): Attack {
  return {
    name: `${connections} × 63 kB of ${what}, unread`,
    async strike({ url }) {
      const sockets = openConnections(url, connections, requests.repeat(Math.floor(63_000 / requests.length)));
      await sleep(SECONDS * 1000);
      const open = sockets.filter((socket) => !socket.destroyed && socket.readyState !== 'closed').length;
      for (const socket of sockets) socket.destroy();
      return `${open} connections open at the end`;
    },
  };
}

/** Many connections on each of which a byte comes now and then. */
function dripping(what: string, head: string, drop: string): Attack {
  return {
    name: `200 connections, ${what} drip`,
    async strike({ url }) {
      const sockets = openConnections(url, 200, head);
      for (let tick = 0; tick < SECONDS * 4; tick += 1) {
        await sleep(250);
        for (const socket of sockets) if (socket.writable) socket.write(drop);
      }
      const open = sockets.filter(({ writable }) => writable).length;
      for (const socket of sockets) socket.destroy();
      return `${open} connections open at the end`;
    },
  };
}

const whiteSpace: Attack = {
  name: '8,000 spaces in ?columns=',
  async strike({ url }) {
    const path = `${NEWSLETTER}?columns=${'+'.repeat(8_000)}%22`;
    const patienceMs = SECONDS * 1000;
    return inWords(await callAll(3, { count: 3, ms: patienceMs }, () => call(url, { path, body: '{}', patienceMs })));
  },
};

/** 400 requests that are refused; each leaves a line in the log. */
function fillingLog(name: string, log: LogTarget, refused: { path: string; body?: string }): Attack {
  return {
    name,
    log,
    obstacle: onLinux,
    async strike({ url }) {
      const agent = new Agent({ keepAlive: true, maxSockets: 16 });
      const until = { count: 400, ms: 3 * SECONDS * 1000 };
      const results = await callAll(16, until, () => call(url, { ...refused, agent, patienceMs: SECONDS * 1000 }));
      agent.destroy();
      return inWords(results);
    },
  };
}

const dots: Attack = {
  name: '16,000 dots in an e-mail address',
  async strike({ url }) {
    const agent = new Agent({ keepAlive: true, maxSockets: 8 });
    const body = signUp(`a@${'.'.repeat(16_000)}@`);
    const until = { count: 5_000, ms: SECONDS * 1000 };
    const results = await callAll(8, until, () =>
      call(url, { path: NEWSLETTER, body, agent, patienceMs: PATIENCE_MS }),
    );
    agent.destroy();
    return inWords(results);
  },
};

/** Sign-ups sent all at once. */
async function manySignUps(url: string, count: number): Promise<string> {
  const results = await callAll(count, { count, ms: PATIENCE_MS }, (index) =>
    call(url, {
      path: NEWSLETTER,
      body: signUp(`${Date.now()}-${index}@example.org`),
      patienceMs: PATIENCE_MS,
    }),
  );
  return inWords(results);
}

const lockedDatabase: Attack = {
  name: 'SQLite locked for 5 s, 50 inserts',
  async strike({ url, dataDir }) {
    const other = new DatabaseSync(join(dataDir, SQLITE_FILE), { timeout: 1_000 });
    other.exec('BEGIN IMMEDIATE');
    const answers = manySignUps(url, 50);
    await sleep(OUTAGE_MS);
    other.exec('ROLLBACK');
    other.close();
    return answers;
  },
};

const frozenDatabase: Attack = {
  name: 'database process frozen for 5 s',
  obstacle: ({ pid }) => onLinux() ?? (childrenOf(pid).length === 0 ? 'no database process of its own' : undefined),
  async strike({ url, pid }) {
    const children = childrenOf(pid);
    for (const child of children) process.kill(child, 'SIGSTOP');
    const answers = manySignUps(url, 50);
    await sleep(OUTAGE_MS);
    for (const child of children) resume(child);
    return answers;
  },
};

function resume(pid: number): void {
  try {
    process.kill(pid, 'SIGCONT');
  } catch {
    // The server has ended it meanwhile.
  }
}

const POST_HEAD = `POST ${NEWSLETTER} HTTP/1.1\r\nHost: x\r\napikey: public-anon-key\r\nContent-Type: application/json\r\n`;

export const ATTACKS: readonly Attack[] = [
  { name: 'none', strike: async () => '' },
  whiteSpace,
  dots,
  fillingLog('log file at its largest size', 'full file', { path: '/rest/v1/x' }),
  fillingLog('reader of the log has stopped', 'stalled pipe', { path: NEWSLETTER, body: '{}' }),
  pipelining(100, 'pages', get('/code')),
  pipelining(400, 'pages', get('/code')),
  pipelining(100, 'links with a byte', get(MAIL_LINK, 'Content-Length: 1\r\n').concat('X')),
  pipelining(100, 'rows of a byte', get('/rest/v1/x', 'Content-Length: 1\r\n').replace('GET', 'POST').concat('X')),
  lockedDatabase,
  frozenDatabase,
  dripping('headers', 'GET / HTTP/1.1\r\nHost: x\r\nX-Text: ', 'x'),
  dripping('bodies', `${POST_HEAD}Content-Length: 10000\r\n\r\n{"email":"`, 'x'),
];
