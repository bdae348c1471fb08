import type { Statistics } from './store.ts';

/**
 * One query for both databases, which differ in the schemas of the rows and of the queue. A mail waits since the moment
 * that made it necessary: its row, or the confirmation of an address. An issue's waits for its turn. The oldest is looked for among the thousand that
 * are due first, so that a full queue costs no more.
 */
export const statisticsOf = (rows: string, queue: string) => `
  SELECT
    (SELECT cast(count(*) AS integer) FROM ${rows}.newsletter_subscribers) AS subscribers,
    (SELECT cast(count(*) AS integer) FROM ${rows}.partner_applications) AS applications,
    (SELECT cast(count(*) AS integer) FROM ${queue}.outbox WHERE gave_up_at IS NULL AND issue_id IS NULL) AS waiting,
    (SELECT cast(count(*) AS integer) FROM ${queue}.outbox WHERE gave_up_at IS NOT NULL AND issue_id IS NULL) AS given_up,
    (SELECT cast(count(*) AS integer) FROM ${queue}.outbox WHERE gave_up_at IS NULL AND issue_id IS NOT NULL) AS issue_waiting,
    (SELECT cast(count(*) AS integer) FROM ${queue}.outbox
      WHERE gave_up_at IS NOT NULL AND issue_id IS NOT NULL) AS issue_given_up,
    (SELECT min(coalesce(CASE o.kind WHEN 'welcome' THEN s.confirmed_at END, s.created_at, a.created_at))
      FROM (SELECT * FROM ${queue}.outbox WHERE gave_up_at IS NULL AND issue_id IS NULL ORDER BY due_at LIMIT 1000) o
      LEFT JOIN ${rows}.newsletter_subscribers s ON s.id = o.subscriber_id
      LEFT JOIN ${rows}.partner_applications a ON a.id = o.application_id) AS oldest`;

export interface StatisticsRow {
  subscribers: number;
  applications: number;
  waiting: number;
  given_up: number;
  issue_waiting: number;
  issue_given_up: number;
  /** ISO 8601 in SQLite. */
  oldest: string | Date | null;
}

export function toStatistics(row: StatisticsRow): Statistics {
  const { subscribers, applications, waiting, given_up, issue_waiting, issue_given_up, oldest } = row;
  return {
    rows: { newsletter_subscribers: subscribers, partner_applications: applications },
    mail: {
      waiting,
      givenUp: given_up,
      longestWaitSeconds: oldest === null ? 0 : Math.max(0, (Date.now() - new Date(oldest).getTime()) / 1000),
    },
    newsletter: { waiting: issue_waiting, givenUp: issue_given_up },
  };
}
