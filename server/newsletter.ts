import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildDate } from '#src/model/build-date.ts';
import { requireSoundContent } from '#src/model/checks.ts';
import { ContentError, type Entry, entriesOf } from '#src/model/read-content.ts';
import { urls } from '#src/model/urls.ts';
import { type Environment, EnvironmentError, parseEnvironment } from './environment.ts';
import { addedSince } from './newsletter/added-since.ts';
import { draftedItems, draftOf, newSince } from './newsletter/draft.ts';
import { queueWholeIssue } from './newsletter/queue-issue.ts';
import { renderIssue } from './newsletter/render-issue.ts';
import { writePreview } from './newsletter/write-preview.ts';
import { asTable } from './signup-formats.ts';
import { isLocal } from './static/built-origin.ts';
import { openStoreForCommand } from './stores/open-store.ts';
import { type Store, StoreUnavailableError } from './stores/store.ts';

const USAGE = `Usage:
  npm run newsletter -- draft
  npm run newsletter -- preview [date]
  npm run newsletter -- send <date> [--rate N] [--to-files]
  npm run newsletter -- status
  npm run newsletter -- requeue <date>

draft    writes content/newsletters/<today>.yaml from what is new since the last issue, for you to cut
preview  writes the mail as a page, as text and as .eml into a folder; of the newest issue, if you name none
send     queues one mail for each confirmed subscriber. Run it again after anything that stopped it: nobody is queued
         twice. The server sends them, at most N in an hour (3600); --rate 0 holds those that wait. Without SMTP_URL it
         queues nothing unless --to-files asks the server to write the mails as files
status   shows for each issue how many mails have left and how many wait
requeue  sends mails of one issue again that were given up

SITE_URL, DATA_DIR, DATABASE_URL, SMTP_URL and DIST_DIR are those of the server, which may be running.`;

const DEFAULT_RATE = 3_600;
const HIGHEST_RATE = 1_000_000;

/** Mistakes in the command line end with exit code 2, as is usual. */
class UsageError extends Error {}

/** What cannot be done as things are, in words for the operator. */
class RefusedError extends Error {}

const OPTIONS = { rate: { type: 'string' }, 'to-files': { type: 'boolean' } } as const;

function readArguments(args: string[]) {
  try {
    return parseArgs({ args, options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

function run(args: string[]): Promise<string> | string {
  const { values, positionals } = readArguments(args);
  const [verb, date, ...rest] = positionals;
  if (rest.length > 0) throw new UsageError(`Unexpected: ${rest.join(' ')}`);
  if (verb !== 'send' && Object.keys(values).length > 0) throw new UsageError('Only send has options');
  const environment = parseEnvironment(process.env);
  switch (verb) {
    case 'draft':
      return draft();
    case 'preview':
      return preview(environment, date);
    case 'send':
      return send(environment, date, rateOf(values.rate), values['to-files'] ?? false);
    case 'status':
      return inStore(environment, status);
    case 'requeue':
      if (date === undefined) throw new UsageError('Say which issue: its date');
      return inStore(environment, async (store) => `Queued again: ${await store.requeueMail(date)}\n`);
    default:
      throw new UsageError(verb ? `Unknown command: ${verb}` : 'No command given');
  }
}

function rateOf(given: string | undefined): number {
  if (given === undefined) return DEFAULT_RATE;
  if (!/^\d{1,7}$/.test(given) || Number(given) > HIGHEST_RATE) {
    throw new UsageError(`--rate must be a whole number of mails in an hour, from 0 to ${HIGHEST_RATE}`);
  }
  return Number(given);
}

function draft(): string {
  const today = buildDate();
  const file = join('content', 'newsletters', `${today}.yaml`);
  const since = newSince(today);
  const added = addedSince(since);
  const items = draftedItems(since, added ?? []);
  if (items.length === 0) throw new RefusedError(`Nothing is new since ${since}: no file was written`);
  try {
    writeFileSync(file, draftOf(today, since, items, added !== undefined), { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    throw new RefusedError(`${file} is there already, and stays as it is`);
  }
  return `Written: ${file}, with ${items.length} items that are new since ${since}\n`;
}

/** The issue of this day. @throws {RefusedError} where there is none. */
function issueOf(date: string): Entry<'newsletters'> {
  const issues = entriesOf('newsletters');
  const issue = issues.find(({ id }) => id === date);
  if (issue) return issue;
  const those = issues.map(({ id }) => id).join(', ') || 'none';
  throw new RefusedError(`There is no content/newsletters/${date}.yaml; there are: ${those}`);
}

async function preview(environment: Environment, date = entriesOf('newsletters')[0]?.id ?? ''): Promise<string> {
  const folder = await writePreview(renderIssue(issueOf(date), environment.siteUrl), environment);
  return `Written: ${folder}\n  mail.html  what a mail program shows, in a browser\n  mail.txt   what it shows without HTML\n  mail.eml   the mail itself\n`;
}

async function send(environment: Environment, date: string | undefined, rate: number, toFiles: boolean) {
  if (date === undefined) throw new UsageError('Say which issue: its date');
  const issue = issueOf(date);
  requireSendable(environment, issue, toFiles);
  requireSoundContent();
  return inStore(environment, async (store) => {
    const stored = await store.storeIssue(renderIssue(issue, environment.siteUrl), rate);
    const queued = await queueWholeIssue(store, date);
    const waiting = (await store.issues()).find(({ id }) => id === date)?.waiting ?? 0;
    return [
      `Queued: ${queued} mail${queued === 1 ? '' : 's'}; ${waiting} of this issue wait`,
      stored === 'changed' ? CHANGED : '',
      rate === 0 ? 'They are held: send it again with a rate to let them go' : leaving(environment, rate),
      '',
    ]
      .filter((line, index, all) => line !== '' || index === all.length - 1)
      .join('\n');
  });
}

const CHANGED = 'Its text differs from what was stored at the first "send". Everybody gets the stored one';

function leaving({ smtpUrl, dataDir }: Environment, rate: number): string {
  return smtpUrl === undefined
    ? `The server writes them to ${join(dataDir, 'mail')}, at most ${rate} in an hour`
    : `The server sends them, at most ${rate} in an hour`;
}

/** @throws {RefusedError} for an issue that no reader could follow to the site, or that would reach nobody. */
function requireSendable(
  { distDir, siteUrl, smtpUrl, dataDir }: Environment,
  issue: Entry<'newsletters'>,
  toFiles: boolean,
) {
  const page = urls.newsletterIssue(issue.id);
  if (issue.date > buildDate()) throw new RefusedError(`The issue is of ${issue.date}, which has not come yet`);
  if (!existsSync(join(distDir, `${page}.html`))) {
    throw new RefusedError(`The build in ${distDir} has no page ${page}: build and publish the site first`);
  }
  if (smtpUrl === undefined && !toFiles) {
    throw new RefusedError(
      `SMTP_URL is not set, so nothing was queued. With --to-files the server would write the mails to ${join(dataDir, 'mail')}`,
    );
  }
  if (smtpUrl !== undefined && toFiles) {
    throw new RefusedError(
      'SMTP_URL is set, so the server would send the mails: --to-files is for a server without it',
    );
  }
  if (smtpUrl !== undefined && isLocal(siteUrl)) {
    throw new RefusedError(`SITE_URL is ${siteUrl}: no reader could follow a link there. Set it to the public address`);
  }
}

async function status(store: Store): Promise<string> {
  const rows = (await store.issues()).map(({ id, createdAt, mailsPerHour, isQueued, ...counts }) => ({
    issue: id,
    stored: createdAt,
    queued: isQueued ? 'all' : 'in part',
    rate: mailsPerHour === 0 ? 'held' : `${mailsPerHour}/h`,
    sent: String(counts.sent),
    waiting: String(counts.waiting),
    'given up': String(counts.givenUp),
    refused: String(counts.refused),
  }));
  const aside = await store.countSetAside();
  const note = `Set aside after three refusals: ${aside}${aside > 0 ? ' (npm run signups -- list newsletter)' : ''}\n`;
  if (rows.length === 0) return `No issue has been sent yet.\n${note}`;
  return `${asTable(rows, Object.keys(rows[0] ?? {}))}${note}`;
}

async function inStore(environment: Environment, work: (store: Store) => Promise<string>): Promise<string> {
  const store = openStoreForCommand(environment);
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

function explain(error: unknown): string {
  if (error instanceof UsageError) return `${error.message}\n\n${USAGE}`;
  if (error instanceof EnvironmentError || error instanceof RefusedError || error instanceof ContentError) {
    return error.message;
  }
  if (error instanceof StoreUnavailableError) {
    return `${error.message}: ${error.cause instanceof Error ? error.cause.message : 'no reason given'}. Run it again: nobody is queued twice`;
  }
  throw error;
}

try {
  process.stdout.write(await run(process.argv.slice(2)));
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = error instanceof UsageError ? 2 : 1;
}
