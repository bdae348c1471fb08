import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Handed to the HTTP parser at a time. A few small requests fit; one read brings up to 64 KB, over 2,000 of them. */
const PIECE_BYTES = 512;
const NOTHING = Buffer.alloc(0);

/** Keeps a connection to one request at a time. */
export interface ConnectionGuard {
  /** Whether a request is to be answered: not when it came before the answer to another was out. */
  admit(request: IncomingMessage, response: ServerResponse): boolean;
  /** Lets the connection end with the answer to what has arrived in full. False when there is no such answer to come. */
  endAfterAnswer(): boolean;
}

/**
 * Ends a connection on which more comes before the answer is out, after that answer: browsers and proxies send one
 * request and wait. By itself Node parses all that one read brings and keeps an answer for each, whether the client takes
 * them or not. To be called before anything has arrived.
 */
export function guardConnection(socket: Socket): ConnectionGuard {
  const parsers = socket.listeners('data') as ((piece: Buffer) => void)[];
  /** Has arrived and is not parsed: http pauses the socket while nobody takes a large body. */
  let waiting: Buffer = NOTHING;
  let unanswered: IncomingMessage | undefined;
  let isEnding = false;

  function endAfterAnswer(): boolean {
    // Whatever comes before it is complete is its own body.
    if (!unanswered?.complete) return false;
    isEnding = true;
    waiting = NOTHING;
    socket.pause();
    return true;
  }

  function parseWaiting(): void {
    while (waiting.length > 0 && !socket.isPaused() && !socket.destroyed && !endAfterAnswer()) {
      const piece = waiting.subarray(0, PIECE_BYTES);
      waiting = waiting.subarray(PIECE_BYTES);
      for (const parse of parsers) parse.call(socket, piece);
    }
  }

  socket.removeAllListeners('data');
  socket.on('data', (chunk: Buffer) => {
    if (isEnding) return;
    waiting = waiting.length === 0 ? chunk : Buffer.concat([waiting, chunk]);
    parseWaiting();
  });
  socket.on('resume', parseWaiting);

  return {
    admit(request, response) {
      if (endAfterAnswer()) return false;
      unanswered = request;
      response.once('close', () => {
        unanswered = undefined;
        if (isEnding) socket.destroySoon();
      });
      return true;
    },
    endAfterAnswer,
  };
}
