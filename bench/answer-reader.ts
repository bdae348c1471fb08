/** One HTTP answer, of which only the status matters here. */
export interface Answer {
  status: number;
  /** The server said that it will close the connection after this answer. */
  isLast: boolean;
}

const HEAD_END = '\r\n\r\n';

/**
 * Finds the answers in what comes back over a connection. `methods` are those of the requests, in their order: whether
 * an answer has a body depends on them.
 */
export function createAnswerReader(methods: readonly string[]) {
  let pending: Buffer = Buffer.alloc(0);
  let count = 0;

  function next(): Answer | undefined {
    const headEnd = pending.indexOf(HEAD_END);
    if (headEnd === -1) return undefined;
    const head = pending.toString('latin1', 0, headEnd);
    const status = Number(/^HTTP\/1\.[01] (\d{3})/.exec(head)?.[1] ?? 0);
    const bodyStart = headEnd + HEAD_END.length;
    const hasBody = methods[count] !== 'HEAD' && status >= 200 && status !== 204 && status !== 304;
    const end = hasBody ? endOfBody(head, pending, bodyStart) : bodyStart;
    if (end === undefined) return undefined;
    pending = pending.subarray(end);
    // 100 says only that the real answer will come.
    if (status === 100) return next();
    count += 1;
    return { status, isLast: /^connection: close/im.test(head) };
  }

  return {
    /** Takes in what has come and returns the answers that are complete by now. */
    read(chunk: Buffer): Answer[] {
      pending = pending.length === 0 ? chunk : Buffer.concat([pending, chunk]);
      const answers: Answer[] = [];
      for (let answer = next(); answer; answer = next()) answers.push(answer);
      return answers;
    },
  };
}

/** Where a body ends, or undefined when not all of it is there. One that ends with the connection is not waited for. */
function endOfBody(head: string, bytes: Buffer, start: number): number | undefined {
  if (/^transfer-encoding: chunked/im.test(head)) return endOfChunks(bytes, start);
  const end = start + Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? 0);
  return end <= bytes.length ? end : undefined;
}

function endOfChunks(bytes: Buffer, start: number): number | undefined {
  for (let position = start; ; ) {
    const lineEnd = bytes.indexOf('\r\n', position);
    if (lineEnd === -1) return undefined;
    const size = Number.parseInt(bytes.toString('latin1', position, lineEnd), 16);
    position = lineEnd + 2 + size + 2;
    if (position > bytes.length) return undefined;
    if (size === 0) return position;
  }
}
