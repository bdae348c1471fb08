import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ErrorFacts } from '../log/error-facts.ts';
import type { Logger } from '../log/logger.ts';
import { BUSY_TIMEOUT_MS } from './sqlite-connection.ts';
import type { SqliteOptions } from './sqlite-store.ts';
import { type Store, StoreUnavailableError } from './store.ts';
import { tableShapes } from './table-shapes.ts';

const PROGRAM = join(import.meta.dirname, 'sqlite-process.ts');

/** A visitor hears of a database that hangs well before their browser's 10 s are over. */
const ANSWER_TIMEOUT_MS = 4_000;
/** The health check is asked by programs that give up sooner. */
const HEALTH_TIMEOUT_MS = 3_000;
/** Calls that may wait at a time. One takes about a millisecond, so more would not be answered in time. */
const MAX_WAITING = 2_000;
/** A process that ends at once is not started again before this, in milliseconds. */
const RESTART_PAUSE_MS = 1_000;
/** After this the process is ended, whatever it is doing: what it has acknowledged is on the disk. */
const CLOSE_TIMEOUT_MS = 1_500;

type Method = Exclude<keyof Store, 'engine'>;

/** What the server sends to the process. */
export interface SqliteCall {
  id: number;
  method: Method;
  args: unknown[];
  /** On the clock of `process.hrtime`, which processes of one machine share; in nanoseconds. */
  deadline: string;
}

/** What it gets back: the answer to a call, or why the database did not answer, for the log. */
export type SqliteAnswer = { id: number; result: unknown } | { id: number; error: string } | { failure: ErrorFacts };

interface Waiting {
  resolve(result: unknown): void;
  reject(error: Error): void;
  timer: NodeJS.Timeout;
}

interface ClientOptions extends Pick<SqliteOptions, 'confirmSignups' | 'maxPages'> {
  logger?: Logger;
}

/**
 * The embedded database in a process of its own, so that no request waits for its disk or its lock but those that write
 * a row. One that takes too long is answered as unavailable and not done later.
 */
export function openSqliteProcess(file: string, { logger, ...options }: ClientOptions = {}): Store {
  const waiting = new Map<number, Waiting>();
  let child: ChildProcess | undefined;
  let startedAt = Number.NEGATIVE_INFINITY;
  let lastId = 0;
  let closed = false;

  function running(): ChildProcess | undefined {
    if (child || closed || performance.now() - startedAt < RESTART_PAUSE_MS) return child;
    startedAt = performance.now();
    const started = fork(PROGRAM, [file, JSON.stringify(tableShapes), JSON.stringify(options)], {
      // The signal would open a debugger.
      execArgv: ['--disable-sigusr1'],
      // Not inherited: the system would make our own log block again, since both would share it.
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    started.stderr?.pipe(process.stderr, { end: false });
    started.on('message', (answer: SqliteAnswer) => settle(answer));
    started.on('error', (error) => ended(started, error));
    started.on('exit', (code, signal) => ended(started, new Error(`ended with ${signal ?? code}`)));
    child = started;
    return child;
  }

  function settle(answer: SqliteAnswer): void {
    if ('failure' in answer) {
      logger?.error(answer.failure, 'SQLite does not answer');
      return;
    }
    const call = take(answer.id);
    if ('error' in answer) call?.reject(new StoreUnavailableError(answer.error));
    else call?.resolve(answer.result);
  }

  function ended(process: ChildProcess, reason: Error): void {
    if (process !== child) return;
    child = undefined;
    if (!closed) logger?.error({ reason: reason.message }, 'the process of SQLite has ended');
    for (const id of [...waiting.keys()]) take(id)?.reject(new StoreUnavailableError('SQLite has ended'));
  }

  function take(id: number): Waiting | undefined {
    const call = waiting.get(id);
    waiting.delete(id);
    clearTimeout(call?.timer);
    return call;
  }

  /** @throws {StoreUnavailableError} when no answer comes in time. */
  function call<M extends Method>(
    method: M,
    args: Parameters<Store[M]>,
    timeoutMs = ANSWER_TIMEOUT_MS,
  ): Promise<Awaited<ReturnType<Store[M]>>> {
    const process = running();
    if (!process?.connected || waiting.size >= MAX_WAITING) {
      return Promise.reject(new StoreUnavailableError('SQLite does not answer'));
    }
    lastId += 1;
    const id = lastId;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        logger?.error({ method }, 'SQLite does not answer in time');
        take(id)?.reject(new StoreUnavailableError('SQLite does not answer in time'));
      }, timeoutMs);
      waiting.set(id, { resolve: resolve as Waiting['resolve'], reject, timer });
      // Begun later than this, it might end after the caller was told that it failed.
      const message: SqliteCall = { id, method, args, deadline: deadlineIn(timeoutMs - BUSY_TIMEOUT_MS) };
      // A channel that breaks while sending ends the process, which settles the call.
      process.send(message, () => undefined);
    });
  }

  /** A process that is stuck would not notice that this one has gone. */
  const endWithUs = () => child?.kill('SIGKILL');
  process.once('exit', endWithUs);
  running();

  return {
    engine: 'SQLite',
    insert: (...args) => call('insert', args).catch(() => ({ outcome: 'unavailable' })),
    confirm: (...args) => call('confirm', args),
    unsubscribe: (...args) => call('unsubscribe', args),
    isWritable: () => call('isWritable', [], HEALTH_TIMEOUT_MS).catch(() => false),
    // The rows come whole: the one cast that the generic signature needs.
    list: ((...args) => call('list', args)) as Store['list'],
    forget: (...args) => call('forget', args),
    forgetUnconfirmed: (...args) => call('forgetUnconfirmed', args),
    claimMail: (...args) => call('claimMail', args),
    claimIssueMail: (...args) => call('claimIssueMail', args),
    extendMailLease: (...args) => call('extendMailLease', args),
    mailSent: (...args) => call('mailSent', args),
    mailFailed: (...args) => call('mailFailed', args),
    mailRefused: (...args) => call('mailRefused', args),
    postponeMail: (...args) => call('postponeMail', args),
    capMailWait: (...args) => call('capMailWait', args),
    requeueMail: (...args) => call('requeueMail', args),
    storeIssue: (...args) => call('storeIssue', args),
    issue: (...args) => call('issue', args),
    queueIssue: (...args) => call('queueIssue', args),
    issues: () => call('issues', []),
    countSetAside: () => call('countSetAside', []),
    putBack: (...args) => call('putBack', args),
    statistics: () => call('statistics', []),

    async close() {
      const last = child;
      if (!last) {
        closed = true;
        return;
      }
      const exited = new Promise((resolve) => last.once('exit', resolve));
      await call('close', [], CLOSE_TIMEOUT_MS).catch(() => undefined);
      closed = true;
      last.kill('SIGKILL');
      process.off('exit', endWithUs);
      // A process that waits for a disk that does not answer cannot be ended; it must not hold up our own end.
      await Promise.race([exited, sleep(CLOSE_TIMEOUT_MS, undefined, { ref: false })]);
    },
  };
}

function deadlineIn(ms: number): string {
  return String(process.hrtime.bigint() + BigInt(ms) * 1_000_000n);
}
