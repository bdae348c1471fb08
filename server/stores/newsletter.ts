/** An issue as it is sent: the same for everybody but for the link that unsubscribes, of which it holds the place. */
export interface Issue {
  /** Its day, "2026-11-28". */
  id: string;
  subject: string;
  text: string;
  html: string;
}

/** The place of the reader's own link in the text and the HTML of an issue. */
export const UNSUBSCRIBE_LINK = '{{unsubscribe}}';

/** What has become of an issue, in mails. What is kept of a reader goes with the reader, so these are those of today. */
export interface IssueStatus {
  id: string;
  /** When its text was stored, ISO 8601. Who has subscribed since does not get it. */
  createdAt: string;
  mailsPerHour: number;
  /** Whether everybody who gets it is in the queue or has it. */
  isQueued: boolean;
  /** Present subscribers whose mail has left. */
  sent: number;
  waiting: number;
  /** Given up after many tries, or refused for good. */
  givenUp: number;
  /** Of these, refused for good. */
  refused: number;
}

/** What the databases do for the newsletter. */
export interface NewsletterStore {
  /**
   * Stores an issue, once: a second time only the rate is changed, and the answer says whether its text has changed
   * since. No mail follows from this alone.
   */
  storeIssue(issue: Issue, mailsPerHour: number): Promise<'new' | 'same' | 'changed'>;
  /** The issue of this day. */
  issue(id: string): Promise<Issue | undefined>;
  /**
   * Queues a mail for each of the next `count` subscribers in the order of their ids who were confirmed when the issue was
   * stored, are not set aside and have no mail of it yet: entry and note in one transaction.
   * @param after the id up to which it was done, "" at first
   * @returns how many mails were added, and the id to go on after; undefined when there is nobody left.
   */
  queueIssue(id: string, after: string, count: number): Promise<{ queued: number; last: string | undefined }>;
  /** All issues that were stored, the newest first. */
  issues(): Promise<IssueStatus[]>;
  /** How many subscribers are set aside. */
  countSetAside(): Promise<number>;
  /** Forgets the refusals of an address, compared without case: it gets the next issue. Returns how many were set aside. */
  putBack(email: string): Promise<number>;
}
