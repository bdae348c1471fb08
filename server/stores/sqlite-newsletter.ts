import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { Issue, IssueStatus } from './newsletter.ts';
import { folded } from './sqlite-connection.ts';
import type { OutgoingMail } from './store.ts';

/** After a pause, mails of at most this time leave at once; in milliseconds. */
const BURST_MS = 60_000;
const HOUR_MS = 3_600_000;

export function storeIssue(db: DatabaseSync, issue: Issue, mailsPerHour: number): 'new' | 'same' | 'changed' {
  const { id, subject, text, html } = issue;
  const stored = findIssue(db, id);
  if (stored) {
    db.prepare('UPDATE newsletter_issues SET mails_per_hour = ?, next_at = ? WHERE id = ?').run(
      mailsPerHour,
      Date.now(),
      id,
    );
    return stored.subject === subject && stored.text === text && stored.html === html ? 'same' : 'changed';
  }
  db.prepare(
    `INSERT INTO newsletter_issues (id, subject, text, html, created_at, mails_per_hour, next_at)
     VALUES (?, ?, ?, ?, ?, ?, ?)`,
  ).run(id, subject, text, html, new Date().toISOString(), mailsPerHour, Date.now());
  return 'new';
}

export function findIssue(db: DatabaseSync, id: string): Issue | undefined {
  const row = db.prepare('SELECT id, subject, text, html FROM newsletter_issues WHERE id = ?').get(id);
  return row as unknown as Issue | undefined;
}

export function queueIssue(
  db: DatabaseSync,
  id: string,
  after: string,
  count: number,
): { queued: number; last: string | undefined } {
  const readers = db
    .prepare(
      `SELECT s.id FROM newsletter_subscribers s JOIN newsletter_issues i ON i.id = ?
       WHERE s.id > ? AND s.confirmed_at <= i.created_at AND s.set_aside_at IS NULL
       ORDER BY s.id LIMIT ?`,
    )
    .all(id, after, count) as { id: string }[];
  const note = db.prepare(
    'INSERT INTO newsletter_deliveries (subscriber_id, issue_id) VALUES (?, ?) ON CONFLICT DO NOTHING',
  );
  const enter = db.prepare(
    `INSERT INTO outbox (id, kind, subscriber_id, issue_id, due_at) VALUES (?, 'newsletter', ?, ?, ?)`,
  );
  let queued = 0;
  for (const reader of readers) {
    if (note.run(reader.id, id).changes === 0) continue;
    enter.run(randomUUID(), reader.id, id, Date.now());
    queued += 1;
  }
  const last = readers.at(-1)?.id;
  if (last === undefined) {
    db.prepare('UPDATE newsletter_issues SET queued_at = coalesce(queued_at, ?) WHERE id = ?').run(
      new Date().toISOString(),
      id,
    );
  }
  return { queued, last };
}

interface Pace {
  id: string;
  mails_per_hour: number;
  next_at: number;
}

/** Takes due mails of the oldest issue that has some, as many as its rate allows now. */
export function claimIssueMail(db: DatabaseSync, count: number, leaseUntil: number): OutgoingMail[] {
  const now = Date.now();
  const pace = db
    .prepare(
      `SELECT i.id, i.mails_per_hour, i.next_at FROM newsletter_issues i
       WHERE i.mails_per_hour > 0
         -- A time further off than one mail is one of a clock that was set back since.
         AND (i.next_at <= ? OR i.next_at > ? + ${HOUR_MS} / i.mails_per_hour)
         AND EXISTS (SELECT 1 FROM outbox o WHERE o.issue_id = i.id AND o.gave_up_at IS NULL AND o.due_at <= ?)
       ORDER BY i.created_at LIMIT 1`,
    )
    .get(now, now, now) as unknown as Pace | undefined;
  if (!pace) return [];
  const step = HOUR_MS / pace.mails_per_hour;
  const from = pace.next_at > now ? now : Math.max(pace.next_at, now - BURST_MS);
  const most = Math.min(count, Math.floor((now - from) / step) + 1);
  const claimed = db
    .prepare(
      `UPDATE outbox SET attempts = attempts + 1, due_at = ?
       WHERE id IN (
         SELECT id FROM outbox WHERE issue_id = ? AND gave_up_at IS NULL AND due_at <= ?
         ORDER BY attempts, due_at LIMIT ?
       ) RETURNING id, attempts, subscriber_id`,
    )
    .all(leaseUntil, pace.id, now, most) as { id: string; attempts: number; subscriber_id: string }[];
  db.prepare('UPDATE newsletter_issues SET next_at = ? WHERE id = ?').run(
    Math.ceil(from + claimed.length * step),
    pace.id,
  );
  const reader = db.prepare('SELECT email, unsubscribe_token AS token FROM newsletter_subscribers WHERE id = ?');
  return claimed.map(({ id, attempts, subscriber_id }) => {
    const { email, token } = reader.get(subscriber_id) as { email: string; token: string };
    return { id, attempts, kind: 'newsletter', email, token, issue: pace.id };
  });
}

/** Notes that the address of a queued mail was refused for good, or with `reason` null that this was not so. */
export function noteRefusal(db: DatabaseSync, mailId: string, reason: string | null): void {
  const refusedAt = reason === null ? null : new Date().toISOString();
  db.prepare(
    `UPDATE newsletter_deliveries SET refused_at = ?, refusal = ?
     WHERE (subscriber_id, issue_id) = (SELECT subscriber_id, issue_id FROM outbox WHERE id = ?)
       AND (refused_at IS NULL) <> (? IS NULL)`,
  ).run(refusedAt, reason, mailId, refusedAt);
}

export function issues(db: DatabaseSync): IssueStatus[] {
  const rows = db
    .prepare(
      `SELECT i.id, i.created_at AS createdAt, i.mails_per_hour AS mailsPerHour, i.queued_at IS NOT NULL AS isQueued,
         (SELECT count(*) FROM newsletter_deliveries d WHERE d.issue_id = i.id) AS noted,
         (SELECT count(*) FROM newsletter_deliveries d WHERE d.issue_id = i.id AND d.refused_at IS NOT NULL) AS refused,
         (SELECT count(*) FROM outbox o WHERE o.issue_id = i.id AND o.gave_up_at IS NULL) AS waiting,
         (SELECT count(*) FROM outbox o WHERE o.issue_id = i.id AND o.gave_up_at IS NOT NULL) AS givenUp
       FROM newsletter_issues i ORDER BY i.id DESC`,
    )
    .all() as unknown as (Omit<IssueStatus, 'sent' | 'isQueued'> & { noted: number; isQueued: number })[];
  return rows.map(({ noted, isQueued, ...row }) => ({
    ...row,
    isQueued: isQueued === 1,
    sent: noted - row.waiting - row.givenUp,
  }));
}

export function countSetAside(db: DatabaseSync): number {
  return Number(
    db.prepare('SELECT count(*) AS count FROM newsletter_subscribers WHERE set_aside_at IS NOT NULL').get()?.count,
  );
}

export function putBack(db: DatabaseSync, email: string): number {
  const set = db.prepare('SELECT id, email FROM newsletter_subscribers WHERE set_aside_at IS NOT NULL').all() as {
    id: string;
    email: string;
  }[];
  const those = set.filter((row) => folded(row.email) === folded(email));
  // The trigger that counts refusals puts the row back.
  const forget = db.prepare(
    `UPDATE newsletter_deliveries SET refused_at = NULL, refusal = NULL
     WHERE subscriber_id = ? AND refused_at IS NOT NULL`,
  );
  for (const { id } of those) forget.run(id);
  return those.length;
}
