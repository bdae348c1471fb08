-- The newsletter: each issue as it is sent, stored once; for whom it was queued, kept after the mail has left so that
-- nobody is queued twice; and addresses that were refused for good in three issues, which are set aside.

CREATE TABLE newsletter_issues (
  id TEXT PRIMARY KEY CHECK (id GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
  subject TEXT NOT NULL,
  text TEXT NOT NULL,
  html TEXT NOT NULL,
  created_at TEXT NOT NULL,
  mails_per_hour INTEGER NOT NULL CHECK (mails_per_hour >= 0),
  -- When the next mail may be taken, in milliseconds since 1970.
  next_at INTEGER NOT NULL,
  -- When everybody who gets it had been queued.
  queued_at TEXT
) STRICT;

CREATE TABLE newsletter_deliveries (
  subscriber_id TEXT NOT NULL REFERENCES newsletter_subscribers ON DELETE CASCADE,
  issue_id TEXT NOT NULL REFERENCES newsletter_issues,
  refused_at TEXT,
  refusal TEXT,
  PRIMARY KEY (subscriber_id, issue_id)
) STRICT, WITHOUT ROWID;

ALTER TABLE newsletter_subscribers ADD COLUMN set_aside_at TEXT;
ALTER TABLE newsletter_subscribers ADD COLUMN set_aside_reason TEXT;

CREATE TRIGGER set_aside AFTER UPDATE OF refused_at ON newsletter_deliveries
BEGIN
  UPDATE newsletter_subscribers SET
    set_aside_at = CASE WHEN refusals.count >= 3 THEN coalesce(set_aside_at, new.refused_at) END,
    set_aside_reason = CASE WHEN refusals.count >= 3 THEN coalesce(set_aside_reason, new.refusal) END
  FROM (
    SELECT count(*) AS count FROM newsletter_deliveries
    WHERE subscriber_id = new.subscriber_id AND refused_at IS NOT NULL
  ) AS refusals
  WHERE id = new.subscriber_id;
END;

-- SQLite cannot change a CHECK: the table is made anew.
CREATE TABLE outbox_with_newsletter (
  id TEXT PRIMARY KEY,
  kind TEXT NOT NULL CHECK (kind IN ('welcome', 'confirmation', 'partner_notice', 'newsletter')),
  subscriber_id TEXT REFERENCES newsletter_subscribers ON DELETE CASCADE,
  application_id TEXT REFERENCES partner_applications ON DELETE CASCADE,
  issue_id TEXT REFERENCES newsletter_issues,
  attempts INTEGER NOT NULL DEFAULT 0,
  due_at INTEGER NOT NULL,
  gave_up_at INTEGER,
  last_error TEXT,
  CHECK ((subscriber_id IS NULL) <> (application_id IS NULL)),
  CHECK ((issue_id IS NOT NULL) = (kind = 'newsletter'))
) STRICT;
INSERT INTO outbox_with_newsletter
  SELECT id, kind, subscriber_id, application_id, NULL, attempts, due_at, gave_up_at, last_error FROM outbox;
DROP TABLE outbox;
ALTER TABLE outbox_with_newsletter RENAME TO outbox;

CREATE INDEX outbox_subscriber ON outbox (subscriber_id);
CREATE INDEX outbox_application ON outbox (application_id) WHERE application_id IS NOT NULL;
-- Mails that follow from a row are looked for apart from those of an issue, which never stand before them.
CREATE INDEX outbox_next ON outbox (attempts, due_at) WHERE gave_up_at IS NULL AND issue_id IS NULL;
CREATE INDEX outbox_next_of_issue ON outbox (issue_id, attempts, due_at)
  WHERE gave_up_at IS NULL AND issue_id IS NOT NULL;
