import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { groupsOf, toldFigure } from '#src/features/reading/newsletter/issue-items.ts';
import { daysBefore } from '#src/model/build-date.ts';
import { figureOf } from '#src/model/figures.ts';
import { entriesOf } from '#src/model/read-content.ts';
import { newsletterIssue } from '#src/model/schemas/newsletter-issue.ts';
import { draftedItems, draftOf, newSince } from './newsletter/draft.ts';
import { renderIssue } from './newsletter/render-issue.ts';
import { wrapped } from './newsletter/wrapped.ts';
import { openSqliteStore } from './stores/sqlite.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

const [issue] = entriesOf('newsletters');
if (!issue) throw new Error('There is no issue of the newsletter');
const { id: date } = issue;

/** A build that has the page of the issue and nothing else. */
function buildWithIssue(): string {
  const folder = temporaryFolder('newsletter-build');
  mkdirSync(join(folder, 'newsletter'));
  writeFileSync(join(folder, 'newsletter', `${date}.html`), '');
  return folder;
}

function newsletter(variables: Record<string, string>, ...args: string[]) {
  const env = { PATH: process.env.PATH, BUILD_DATE: date, SITE_URL: 'https://hub.example', ...variables };
  return new Promise<{ code: number; out: string; err: string }>((resolve) => {
    execFile(process.execPath, [join(import.meta.dirname, 'newsletter.ts'), ...args], { env }, (error, out, err) =>
      resolve({ code: error ? Number(error.code) : 0, out, err }),
    );
  });
}

describe('R62.5: npm run newsletter', () => {
  const dataDir = temporaryFolder('newsletter-data');
  const variables = { DATA_DIR: dataDir, DIST_DIR: buildWithIssue() };
  const smtp = { ...variables, SMTP_URL: 'smtp://127.0.0.1:9' };

  it.each([
    [[], /No command/],
    [['sing'], /Unknown command/],
    [['send'], /its date/],
    [['send', date, '--rate', 'fast'], /whole number/],
    [['status', '--rate', '1'], /Only send/],
    [['draft', 'a', 'b'], /Unexpected/],
  ])('explains itself for %j', async (args, message) => {
    const { code, err } = await newsletter(variables, ...args);
    expect([code, err]).toEqual([2, expect.stringMatching(message)]);
  });

  it.each([
    ['an issue that is not there', variables, ['send', '2020-01-01'], /no content\/newsletters\/2020-01-01\.yaml/],
    ['a site without its page', { ...smtp, DIST_DIR: dataDir }, ['send', date], /has no page/],
    [
      'a server without SMTP_URL, unasked',
      variables,
      ['send', date],
      new RegExp(`nothing was queued.*${dataDir}/mail`),
    ],
    ['files where mails would be sent', smtp, ['send', date, '--to-files'], /SMTP_URL is set/],
    ['links to this machine', { ...smtp, SITE_URL: 'http://localhost:4321' }, ['send', date], /no reader could follow/],
    ['a day that has not come', { ...smtp, BUILD_DATE: daysBefore(date, 1) }, ['send', date], /has not come yet/],
  ] as [string, Record<string, string>, string[], RegExp][])('refuses %s', async (_, given, args, message) => {
    const { code, out, err } = await newsletter(given, ...args);
    expect([code, out, err]).toEqual([1, '', expect.stringMatching(message)]);
  });

  it('queues once, says how many wait, and shows it', async () => {
    const store = openSqliteStore(join(dataDir, 'signups.sqlite'));
    await store.insert('newsletter_subscribers', [{ email: 'a@example.org' }, { email: 'b@example.org' }]);
    expect((await newsletter(smtp, 'send', date, '--rate', '0')).out).toMatch(
      /^Queued: 2 mails; 2 .* wait\nThey are held/,
    );
    expect((await newsletter(smtp, 'send', date)).out).toBe(
      'Queued: 0 mails; 2 of this issue wait\nThe server sends them, at most 3600 in an hour\n',
    );
    expect(
      (await newsletter({ ...variables, SITE_URL: 'https://other.example' }, 'send', date, '--to-files')).out,
    ).toMatch(/differs from what was stored/);
    expect((await newsletter(variables, 'status')).out).toMatch(new RegExp(`${date} .*all +3600/h +0 +2 +0 +0\n`));
    expect((await store.issue(date))?.text).toContain(`https://hub.example/newsletter/${date}`);
    expect((await newsletter(variables, 'requeue', date)).out).toBe('Queued again: 0\n');
    await store.close();
  });

  it('previews the mail as page, text and file', async () => {
    const { out } = await newsletter(variables, 'preview');
    const folder = /^Written: (.+)$/m.exec(out)?.[1] ?? '';
    const mail = await PostalMime.parse(readFileSync(join(folder, 'mail.eml')));
    expect(mail.subject).toBe(issue.title);
    expect(mail.html?.trim()).toBe(readFileSync(join(folder, 'mail.html'), 'utf8').trim());
    expect(mail.text?.trim()).toBe(readFileSync(join(folder, 'mail.txt'), 'utf8').trim());
    expect(mail.attachments).toEqual([]);
  });
});

describe('R62.2: the mail of an issue', () => {
  const { text, html } = renderIssue(issue, 'https://hub.example');

  it('tells every item, with its way to the site and its sources, in both parts', () => {
    for (const { title, path, line, sources } of groupsOf(issue).flatMap(({ items }) => items)) {
      expect(html).toContain(`href="https://hub.example${path}"`);
      expect(text).toContain(`https://hub.example${path}`);
      expect(text.replace(/\n> |\s+/g, ' ')).toContain(title);
      if (line) expect(text.replace(/\n> |\s+/g, ' ')).toContain(line);
      expect(sources.length).toBeGreaterThan(0);
    }
  });

  it('asks for nothing from outside, and follows nobody', () => {
    expect(html).not.toMatch(
      /<(img|link|script|iframe|video|object|form)\b|url\(|@import|@font-face|\bsrc=|background=/i,
    );
    const queries = [...html.matchAll(/href="https:\/\/hub\.example[^"]*"/g)].filter(([link]) => link.includes('?'));
    expect(queries).toEqual([]);
  });

  it('has a dark theme, and its text can be read without HTML', () => {
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html).toContain('prefers-color-scheme: dark');
    const long = text.split('\n').filter((line) => line.length > 78 && !/^\s*\S+$/.test(line));
    expect(long).toEqual([]);
    expect(Buffer.byteLength(html)).toBeLessThan(100_000);
  });

  it('breaks lines between words alone, and keeps quotes and lists', () => {
    const words = 'word '.repeat(30).trim();
    expect(wrapped(`> ${words}`).split('\n')).toEqual([
      expect.stringMatching(/^> (word ?)+$/),
      expect.stringMatching(/^> (word ?)+$/),
      expect.stringMatching(/^> (word ?)+$/),
    ]);
    expect(wrapped(`* ${words}`).split('\n')[1]).toMatch(/^ {2}word/);
    expect(wrapped(`a ${'x'.repeat(90)} b`)).toBe(`a\n${'x'.repeat(90)}\nb`);
  });
});

describe('R62.1: what an issue tells', () => {
  it('of a figure is what was known on its day', () => {
    const figure = figureOf('machines/ionq-forte/two-qubit-error');
    expect(toldFigure(figure, '2026-11-28').text).toMatch(/^0\.4%, before 0\.75% \(3 May 2026\)\./);
    expect(toldFigure(figure, '2026-06-01').text).toMatch(/^0\.75%/);
  });
});

describe('R62.2: a draft', () => {
  it('is an issue that follows its rules, from what is new since the last and was not told', () => {
    const items = draftedItems('2026-08-31', ['content/papers/dasu-2026.yaml', 'content/machines/ionq-forte.yaml']);
    const ids = items.map((item) => Object.values(item)[0]);
    expect(items.length).toBeGreaterThan(5);
    expect(ids).toContain('machines/ionq-forte');
    expect(ids).not.toContain('dasu-2026');
    expect(ids).not.toContain('bsi-against-mceliece');
    expect(newsletterIssue.safeParse(parse(draftOf('2026-12-24', '2026-08-31', items, true))).error).toBeUndefined();
    expect(draftOf('2026-12-24', '2026-08-31', items, false)).toContain('not known here');
  });

  it('begins after the newest issue', () => {
    expect(newSince('2026-12-24')).toBe(date);
  });
});
