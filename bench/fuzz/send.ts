import { type Agent, request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { createAnswerReader } from '../answer-reader.ts';
import type { FuzzRequest } from './requests.ts';
import type { Shot } from './shots.ts';

/** Longer than the server waits for a body, so that what comes late still counts as an answer. */
const PATIENCE_MS = 12_000;

/**
 * What became of a request: its status, or the connection was closed without an answer, or none came in time, or none
 * was due since the client had gone or the server had said that it would close.
 */
export type Fate = number | 'closed' | 'late' | 'not due';

export interface Outcome {
  fate: Fate;
  ms: number;
}

/** Sends a shot and resolves with the fate of each of its requests, in their order. Never rejects. */
export async function send(shot: Shot, url: string, agent: Agent): Promise<Outcome[]> {
  const [first] = shot.requests;
  const ordinary = shot.isOrdinary && first ? sendOrdinary(first, url, agent) : undefined;
  return ordinary ? [await ordinary] : sendRaw(shot, url);
}

/** Undefined when the client refuses to send such a request. */
function sendOrdinary(parts: FuzzRequest, url: string, agent: Agent): Promise<Outcome> | undefined {
  const { method, target: path, body } = parts;
  const { hostname, port } = new URL(url);
  const start = performance.now();
  const signal = AbortSignal.timeout(PATIENCE_MS);
  try {
    const headers = parts.headers.flat();
    const call = httpRequest({ hostname, port, method, path, headers, agent, signal });
    return new Promise((resolve) => {
      const settle = (fate: Fate) => resolve({ fate, ms: performance.now() - start });
      const fail = () => settle(signal.aborted ? 'late' : 'closed');
      call.on('response', (answer) => {
        answer
          .on('end', () => settle(answer.statusCode ?? 0))
          .on('error', fail)
          .resume();
      });
      // A server that takes the offer to change the protocol has answered, too.
      call.on('upgrade', (answer, socket) => {
        socket.destroy();
        settle(answer.statusCode ?? 0);
      });
      call.on('error', fail).end(body);
    });
  } catch {
    return undefined;
  }
}

function sendRaw(shot: Shot, url: string): Promise<Outcome[]> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  const reader = createAnswerReader(shot.requests.map(({ method }) => method));
  const outcomes: Outcome[] = [];
  const start = performance.now();
  return new Promise((resolve) => {
    function finish(rest: Fate): void {
      clearTimeout(timer);
      socket.destroy();
      const ms = performance.now() - start;
      while (outcomes.length < shot.requests.length) outcomes.push({ fate: rest, ms });
      resolve(outcomes);
    }
    const timer = setTimeout(finish, PATIENCE_MS, 'late');
    socket.on('data', (chunk: Buffer) => {
      for (const { status, isLast } of reader.read(chunk)) {
        if (outcomes.length < shot.requests.length) outcomes.push({ fate: status, ms: performance.now() - start });
        if (isLast || outcomes.length === shot.requests.length) finish('not due');
      }
    });
    const gone = () => finish(shot.leaves ? 'not due' : 'closed');
    socket.on('error', gone).on('close', gone);
    socket.write(shot.bytes, () => {
      if (shot.leaves) void leave(shot.leaves);
    });
    async function leave({ how, afterMs }: NonNullable<Shot['leaves']>): Promise<void> {
      await sleep(afterMs);
      if (how === 'reset') socket.resetAndDestroy();
      else if (how === 'half-close') socket.end();
      else socket.destroy();
    }
  });
}
