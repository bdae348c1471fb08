import { parseArgs } from 'node:util';
import { type TableName, tables } from '#src/features/signup/tables.ts';
import { EnvironmentError, parseEnvironment } from './environment.ts';
import { asCsv, asJson, asTable } from './signup-formats.ts';
import { openStoreForCommand } from './stores/open-store.ts';
import { type Store, StoreUnavailableError } from './stores/store.ts';

const USAGE = `Usage:
  npm run signups -- list newsletter|partners
  npm run signups -- export --format csv|json newsletter|partners
  npm run signups -- forget <email>
  npm run signups -- requeue
  npm run signups -- put-back <email>

list     shows the rows as a table
export   prints every column; redirect it to a file with > (add --silent after "npm run" for clean output)
forget   deletes every row and queued mail of one address
requeue  sends mails again that were given up, but for issues of the newsletter, such as after the mail server's settings were wrong, and those that
         were queued in a copy that was restored
put-back lets an address get the newsletter again that was set aside after three refusals

DATA_DIR and DATABASE_URL say where the rows are, as for the server. The server may be running.`;

const TABLES: Record<string, TableName> = { newsletter: 'newsletter_subscribers', partners: 'partner_applications' };
const FORMATS: Record<string, (rows: readonly object[]) => string> = { csv: asCsv, json: asJson };

/** Mistakes in the command line end with exit code 2, as is usual. */
class UsageError extends Error {}

type Command = (store: Store) => Promise<string>;

function readCommand(argv: string[]): Command {
  const { values, positionals } = parseCommandLine(argv);
  const [verb, subject, ...rest] = positionals;
  if (rest.length > 0) throw new UsageError(`Unexpected: ${rest.join(' ')}`);
  if (verb === 'requeue') {
    if (subject !== undefined) throw new UsageError(`Unexpected: ${subject}`);
    return requeue;
  }
  if (verb === 'forget') {
    if (!subject?.includes('@')) throw new UsageError('forget needs one email address');
    return (store) => forget(store, subject.trim());
  }
  if (verb === 'put-back') {
    if (!subject?.includes('@')) throw new UsageError('put-back needs one email address');
    return (store) => putBack(store, subject.trim());
  }
  if (verb !== 'list' && verb !== 'export')
    throw new UsageError(verb ? `Unknown command: ${verb}` : 'No command given');
  const table = TABLES[subject ?? ''];
  if (!table) throw new UsageError('Say which rows: newsletter or partners');
  if (verb === 'list' && values.format === undefined) {
    return async (store) => asTable(await store.list(table), columnsAtAGlance(table));
  }
  const format = FORMATS[values.format ?? ''];
  if (!format) throw new UsageError('--format must be csv or json');
  return async (store) => format(await store.list(table));
}

function columnsAtAGlance(table: TableName): string[] {
  const columns = Object.entries(tables[table].columns).filter(([, { isLong }]) => !isLong);
  const own = table === 'newsletter_subscribers' ? ['set_aside_at', 'set_aside_reason'] : [];
  return ['created_at', ...columns.map(([name]) => name), ...own];
}

function parseCommandLine(argv: string[]) {
  try {
    return parseArgs({ args: argv, options: { format: { type: 'string' } }, allowPositionals: true });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

async function forget(store: Store, email: string): Promise<string> {
  const { subscribers, applications } = await store.forget(email);
  return `Deleted: ${subscribers} newsletter subscriber${subscribers === 1 ? '' : 's'}, ${applications} partner application${applications === 1 ? '' : 's'}\n`;
}

async function requeue(store: Store): Promise<string> {
  const count = await store.requeueMail();
  return `Queued again: ${count} mail${count === 1 ? '' : 's'}\n`;
}

async function putBack(store: Store, email: string): Promise<string> {
  const count = await store.putBack(email);
  return `Put back: ${count} address${count === 1 ? '' : 'es'}\n`;
}

async function run(): Promise<number> {
  try {
    const command = readCommand(process.argv.slice(2));
    const store = openStoreForCommand(parseEnvironment(process.env));
    try {
      await print(await command(store));
    } finally {
      await store.close();
    }
    return 0;
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`);
    return error instanceof UsageError ? 2 : 1;
  }
}

function print(text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    process.stdout.on('error', (error: NodeJS.ErrnoException) => {
      // The reader, such as "head", has seen enough.
      if (error.code === 'EPIPE') process.exit(0);
      reject(error);
    });
    process.stdout.write(text, () => resolve());
  });
}

function explain(error: unknown): string {
  if (error instanceof UsageError) return `${error.message}\n\n${USAGE}`;
  if (error instanceof EnvironmentError) return error.message;
  if (error instanceof StoreUnavailableError) {
    return `${error.message}: ${error.cause instanceof Error ? error.cause.message : 'no reason given'}`;
  }
  throw error;
}

process.exitCode = await run();
