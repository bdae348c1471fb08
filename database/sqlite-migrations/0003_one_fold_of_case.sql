-- lower() folds ASCII only. The address with all its letters folded, which the program writes: two addresses that differ in
-- case alone are one subscriber. Where a file has both already, the later one stays without.

ALTER TABLE newsletter_subscribers ADD COLUMN email_folded TEXT;
CREATE UNIQUE INDEX newsletter_subscribers_email_folded ON newsletter_subscribers (email_folded);

-- Mails that were tried least go first.
CREATE INDEX outbox_next ON outbox (attempts, due_at) WHERE gave_up_at IS NULL;
DROP INDEX outbox_due;
