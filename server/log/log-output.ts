import { fstatSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { isatty } from 'node:tty';
import type { DestinationStream } from 'pino';
import SonicBoom from 'sonic-boom';

/** Lines that wait for a destination that is slow or broken, in bytes. What comes on top is dropped and counted. */
const MAX_WAITING_BYTES = 1024 * 1024;

const STDOUT = 1;

/** How often a stop looks whether the last lines are out, in milliseconds. */
const FLUSH_POLL_MS = 10;

/** Where log lines go. Writing to it never blocks, never throws and keeps a bounded amount in memory. */
export interface LogOutput extends DestinationStream {
  /** False from the first line that could not be written until one can be again. */
  isHealthy(): boolean;
  /** Tells, once for each trouble, that lines can be written again and how many were lost meanwhile. */
  onRecovery(listener: (dropped: number) => void): void;
  /** Resolves when every line is out, at the latest after `ms` milliseconds. */
  flush(ms: number): Promise<void>;
}

/** What writes without blocking, and tells what became of it. */
interface Sink {
  write(line: string): void;
  waitingBytes(): number;
}

interface SinkEvents {
  onWritten(): void;
  onFailed(): void;
  onDropped(): void;
}

/**
 * The log on standard output. A full disk, a reader that has stopped or a pipe that is closed costs log lines and
 * nothing else: the service goes on, says so in its health, and in the log once it is over.
 */
export function createLogOutput(): LogOutput {
  let healthy = true;
  let dropped = 0;
  let announce: (dropped: number) => void = () => undefined;

  const events: SinkEvents = {
    onWritten() {
      if (healthy) return;
      healthy = true;
      const lost = dropped;
      dropped = 0;
      announce(lost);
    },
    onFailed() {
      healthy = false;
    },
    onDropped() {
      healthy = false;
      dropped += 1;
    },
  };
  const sink = isStream(STDOUT) ? streamSink(process.stdout, events) : fileSink(STDOUT, events);

  return {
    write: (line) => sink.write(line),
    isHealthy: () => healthy,
    onRecovery(listener) {
      announce = listener;
    },
    async flush(ms) {
      for (let waited = 0; sink.waitingBytes() > 0 && waited < ms; waited += FLUSH_POLL_MS) await sleep(FLUSH_POLL_MS);
    },
  };
}

function isStream(fd: number): boolean {
  const stats = fstatSync(fd);
  return stats.isFIFO() || stats.isSocket() || isatty(fd);
}

/** A file: written in libuv's threads, since a file descriptor of a file cannot be made not to block. */
function fileSink(fd: number, { onWritten, onFailed, onDropped }: SinkEvents): Sink {
  const file = new SonicBoom({ fd, sync: false, maxLength: MAX_WAITING_BYTES });
  let waiting = 0;
  file.on('write', (bytes: number) => {
    waiting -= bytes;
    onWritten();
  });
  file.on('drop', (line: string) => {
    waiting -= Buffer.byteLength(line);
    onDropped();
  });
  // What could not be written stays with it and goes out with the next line.
  file.on('error', onFailed);
  return {
    write(line) {
      waiting += Buffer.byteLength(line);
      file.write(line);
    },
    waitingBytes: () => waiting,
  };
}

/**
 * A pipe, socket or terminal. Node writes to pipes and sockets without blocking and keeps what they do not take; a
 * thread that is stuck in a write would hold up the end of the process.
 */
function streamSink(stream: NodeJS.WriteStream, { onWritten, onDropped }: SinkEvents): Sink {
  // Each failed line is counted where it was written; without a listener the event would end the process.
  stream.on('error', () => undefined);
  return {
    write(line) {
      if (stream.writableLength > MAX_WAITING_BYTES) onDropped();
      else stream.write(line, (error) => (error ? onDropped() : onWritten()));
    },
    waitingBytes: () => stream.writableLength,
  };
}
