import { spawnSync } from 'node:child_process';
import { Agent, type RequestOptions, request } from 'node:http';

export interface LoadResult {
  requestsPerSecond: number;
  /** Answers with another status than the expected one, and broken connections. */
  failures: number;
  tool: 'wrk' | 'node:http';
}

const CONNECTIONS = 32;

/** Asks for one page over kept-alive connections for some seconds: with wrk where the machine has it, else with node:http. */
export async function loadPage(url: string, seconds: number): Promise<LoadResult> {
  return (
    loadWithWrk(url, seconds) ?? loadWithNode(() => ({ path: url, headers: { 'accept-encoding': 'br' } }), seconds)
  );
}

function loadWithWrk(url: string, seconds: number): LoadResult | undefined {
  const args = ['-t1', `-c${CONNECTIONS}`, `-d${seconds}s`, '-H', 'Accept-Encoding: br', url];
  const { status, stdout } = spawnSync('wrk', args, { encoding: 'utf8', timeout: (seconds + 20) * 1000 });
  const rate = /Requests\/sec:\s+([\d.]+)/.exec(stdout ?? '')?.[1];
  if (status !== 0 || rate === undefined) return undefined;
  const failures = Number(/Non-2xx or 3xx responses: (\d+)/.exec(stdout)?.[1] ?? 0);
  return { requestsPerSecond: Number(rate), failures, tool: 'wrk' };
}

export interface Call {
  /** Full address. */
  path: string;
  headers: Record<string, string>;
  method?: 'GET' | 'POST';
  body?: string;
}

/** Sends the calls that `next` makes, as fast as the answers come, and counts those that are answered 200 or 201. */
export async function loadWithNode(next: () => Call, seconds: number, connections = CONNECTIONS): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const end = performance.now() + seconds * 1000;
  let done = 0;
  let failures = 0;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() < end) {
        const status = await call(next(), agent);
        if (status === 200 || status === 201) done += 1;
        else failures += 1;
      }
    }),
  );
  agent.destroy();
  return { requestsPerSecond: done / seconds, failures, tool: 'node:http' };
}

function call({ path, headers, method = 'GET', body = '' }: Call, agent: Agent): Promise<number> {
  const options: RequestOptions = { agent, method, headers: { ...headers, 'content-length': Buffer.byteLength(body) } };
  return new Promise((resolve) => {
    request(path, options, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode ?? 0));
    })
      .on('error', () => resolve(0))
      .end(body);
  });
}
