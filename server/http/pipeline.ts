import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

const HEAD_END = '\r\n\r\n';
const NOTHING = Buffer.alloc(0);

/** The requests that a client sends ahead on one connection. */
export interface Pipeline {
  /** Counts a request until its answer is out. */
  count(request: IncomingMessage, response: ServerResponse): void;
  /** Calls back once what has arrived in full is answered: at once when that is so, or when a body breaks off. */
  whenAnswered(action: () => void): void;
}

/**
 * Makes pipelines that hand what arrives on a connection to the HTTP parser one request at a time, and nothing while an
 * answer is under way. By itself Node parses all that one read brings (64 KB, over 2,000 small requests) and keeps an
 * answer for each, whether the client takes them or not. What was sent ahead waits until others have had their turn:
 * browsers and proxies send one request and wait for its answer.
 */
export function createPipelines(): (socket: Socket) => Pipeline {
  /** One connection goes on in each turn of the event loop, beside everything that is new. */
  const queue: (() => void)[] = [];

  function takeTurn(): void {
    queue.shift()?.();
    if (queue.length > 0) setImmediate(takeTurn);
  }

  function inTurn(goOn: () => void): void {
    if (queue.push(goOn) === 1) setImmediate(takeTurn);
  }

  return (socket) => createPipeline(socket, inTurn);
}

/** Called before anything has arrived on the connection. */
function createPipeline(socket: Socket, inTurn: (goOn: () => void) => void): Pipeline {
  /** Has arrived and is not parsed yet: a read at most, since reading stops while there is any. */
  let waiting: Buffer = NOTHING;
  let unanswered = 0;
  let latest: IncomingMessage | undefined;
  let onAnswered: () => void = () => undefined;
  const parsers = socket.listeners('data') as ((piece: Buffer) => void)[];

  /** The body of the request that is under way is its own; what comes after it is the next request. */
  const mayParse = () => (unanswered === 0 || latest?.complete === false) && !socket.isPaused() && !socket.destroyed;

  function parseWaiting(): void {
    while (waiting.length > 0 && mayParse()) {
      const headEnd = waiting.indexOf(HEAD_END);
      const end = headEnd === -1 ? waiting.length : headEnd + HEAD_END.length;
      const piece = waiting.subarray(0, end);
      waiting = waiting.subarray(end);
      for (const parse of parsers) parse.call(socket, piece);
    }
    if (waiting.length > 0) socket.pause();
  }

  function goOn(): void {
    if (unanswered > 0 || waiting.length === 0 || socket.destroyed) return;
    if (socket.writableNeedDrain) {
      socket.once('drain', () => inTurn(goOn));
      return;
    }
    socket.resume();
    parseWaiting();
  }

  // http reads on when somebody takes a body that was too large to keep.
  socket.on('resume', parseWaiting);
  socket.removeAllListeners('data');
  socket.on('data', (chunk: Buffer) => {
    waiting = waiting.length === 0 ? chunk : Buffer.concat([waiting, chunk]);
    parseWaiting();
  });

  return {
    count(request, response) {
      unanswered += 1;
      latest = request;
      response.once('close', () => {
        unanswered -= 1;
        if (unanswered > 0) return;
        onAnswered();
        if (waiting.length > 0) inTurn(goOn);
      });
    },
    whenAnswered(action) {
      if (unanswered === 0 || latest?.complete === false) action();
      else onAnswered = action;
    },
  };
}
