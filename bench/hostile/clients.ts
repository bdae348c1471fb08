import { type Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';

/** What became of a call. */
export interface CallResult {
  /** Undefined when no answer came. */
  status: number | undefined;
  /** A connection that had carried answers before was cut before this one. */
  wasCut: boolean;
}

export interface Call {
  path: string;
  body?: string;
  agent?: Agent;
  /** The client goes away after so long. */
  patienceMs: number;
}

/** Posts with the public key, or gets where there is no body. Never rejects. */
export function call(url: string, { path, body, agent, patienceMs }: Call): Promise<CallResult> {
  const headers = { apikey: 'public-anon-key', 'content-type': 'application/json' };
  const method = body === undefined ? 'GET' : 'POST';
  const signal = AbortSignal.timeout(patienceMs);
  return new Promise((resolve) => {
    const sent = request(url + path, { method, headers, agent: agent ?? false, signal }, (answer) => {
      answer.on('end', () => resolve({ status: answer.statusCode, wasCut: false }));
      answer.on('error', () => resolve({ status: undefined, wasCut: true })).resume();
    });
    sent.on('error', () => resolve({ status: undefined, wasCut: sent.reusedSocket && !signal.aborted }));
    sent.end(body);
  });
}

export const NEWSLETTER = '/rest/v1/newsletter_subscribers';

/** What is posted to sign an address up. */
export function signUp(email: string): string {
  return JSON.stringify({ email, source_url: '/' });
}

/** Makes calls one after another in each of some clients, until there are none left or the time is over. */
export async function callAll(
  clients: number,
  until: { count: number; ms: number },
  make: (index: number) => Promise<CallResult>,
): Promise<CallResult[]> {
  const end = performance.now() + until.ms;
  const results: CallResult[] = [];
  let next = 0;
  async function client(): Promise<void> {
    while (next < until.count && performance.now() < end) {
      next += 1;
      results.push(await make(next));
    }
  }
  await Promise.all(Array.from({ length: clients }, client));
  return results;
}

/** How many of the calls had which answer, for people. */
export function inWords(results: readonly CallResult[]): string {
  const counts = Map.groupBy(results, ({ status }) => (status === undefined ? 'no answer' : String(status)));
  return [...counts].map(([answer, those]) => `${those.length} × ${answer}`).join(', ');
}

/** Opens connections that send these bytes and read nothing of what comes back. */
export function openConnections(url: string, count: number, bytes: string): Socket[] {
  const { hostname, port } = new URL(url);
  return Array.from({ length: count }, () => {
    const socket = connect(Number(port), hostname);
    socket.on('error', () => undefined).pause();
    socket.write(bytes);
    return socket;
  });
}
