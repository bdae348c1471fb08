import { errorFacts } from '../log/error-facts.ts';
import type { SqliteAnswer, SqliteCall } from './sqlite-client.ts';
import { createSqliteStore, type SqliteOptions } from './sqlite-store.ts';
import type { TableShapes } from './table-shapes.ts';

/**
 * The process that owns the SQLite file. The server starts it with the file, the shapes of the tables and the options as
 * arguments, sends calls and gets answers; whatever the disk or another process's lock does to it, the server goes on.
 */
const [file = '', shapes = '{}', options = '{}'] = process.argv.slice(2);

const store = createSqliteStore(file, JSON.parse(shapes) as TableShapes, {
  ...(JSON.parse(options) as SqliteOptions),
  onFailure: (error) => send({ failure: errorFacts(error) }),
});

process.on('message', async ({ id, method, args, deadline }: SqliteCall) => {
  // The caller has been told by now that it failed: it must not happen after all.
  if (process.hrtime.bigint() > BigInt(deadline)) return;
  try {
    const operation = store[method] as (...args: unknown[]) => Promise<unknown>;
    send({ id, result: await operation(...args) });
  } catch (error) {
    send({ id, error: error instanceof Error ? error.message : 'unknown' });
  }
});

// A signal to the whole group is the server's to act upon: it still has requests to answer. It closes this process, and
// when it dies without doing so, the channel between them breaks.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGUSR1'] as const) process.on(signal, () => undefined);
process.on('disconnect', () => process.exit());

function send(answer: SqliteAnswer): void {
  process.send?.(answer, undefined, undefined, () => undefined);
}
