-- Double opt-in: a subscriber is confirmed at once, or by the link of a mail of a kind of its own.

ALTER TABLE newsletter_subscribers ADD COLUMN confirmed_at TEXT;
UPDATE newsletter_subscribers SET confirmed_at = created_at;

-- SQLite cannot change a CHECK: the table is made anew.
CREATE TABLE outbox_with_confirmation (
  id TEXT PRIMARY KEY,
  kind TEXT NOT NULL CHECK (kind IN ('welcome', 'confirmation', 'partner_notice')),
  subscriber_id TEXT REFERENCES newsletter_subscribers ON DELETE CASCADE,
  application_id TEXT REFERENCES partner_applications ON DELETE CASCADE,
  attempts INTEGER NOT NULL DEFAULT 0,
  due_at INTEGER NOT NULL,
  gave_up_at INTEGER,
  last_error TEXT,
  CHECK ((subscriber_id IS NULL) <> (application_id IS NULL))
) STRICT;
INSERT INTO outbox_with_confirmation
  SELECT id, kind, subscriber_id, application_id, attempts, due_at, gave_up_at, last_error FROM outbox;
DROP TABLE outbox;
ALTER TABLE outbox_with_confirmation RENAME TO outbox;

CREATE INDEX outbox_due ON outbox (due_at) WHERE gave_up_at IS NULL;
CREATE INDEX outbox_subscriber ON outbox (subscriber_id);
CREATE INDEX outbox_application ON outbox (application_id);
