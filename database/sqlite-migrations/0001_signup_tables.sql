-- The tables of the embedded database. Files of the first edition have them without a number: for those, this changes
-- nothing. The rows have passed the schemas of src/signup before they come here; the CHECK constraints repeat the coarse
-- rules, so that no other program can write nonsense.

CREATE TABLE IF NOT EXISTS newsletter_subscribers (
  id TEXT PRIMARY KEY,
  created_at TEXT NOT NULL,
  email TEXT NOT NULL CHECK (
    length(email) BETWEEN 5 AND 254 AND email = trim(email)
    AND email LIKE '_%@_%._%' AND email NOT LIKE '%@%@%'
    AND email NOT GLOB '*[' || char(1) || '-' || char(31) || char(127) || ']*'
  ),
  source_url TEXT CHECK (length(source_url) <= 2048),
  user_agent TEXT CHECK (length(user_agent) <= 512),
  unsubscribe_token TEXT NOT NULL UNIQUE
) STRICT;
CREATE UNIQUE INDEX IF NOT EXISTS newsletter_subscribers_email ON newsletter_subscribers (lower(email));

CREATE TABLE IF NOT EXISTS partner_applications (
  id TEXT PRIMARY KEY,
  created_at TEXT NOT NULL,
  website_url TEXT NOT NULL CHECK (
    length(website_url) <= 2048
    AND (website_url LIKE 'http://_%' OR website_url LIKE 'https://_%')
    AND website_url NOT GLOB '*[' || char(1) || '-' || char(31) || char(127) || ']*'
  ),
  contact_name TEXT NOT NULL CHECK (
    length(contact_name) BETWEEN 2 AND 200
    AND contact_name NOT GLOB '*[' || char(1) || '-' || char(31) || char(127) || ']*'
  ),
  email TEXT NOT NULL CHECK (
    length(email) BETWEEN 5 AND 254 AND email LIKE '_%@_%._%' AND email NOT LIKE '%@%@%'
    AND email NOT GLOB '*[' || char(1) || '-' || char(31) || char(127) || ']*'
  ),
  -- What is left of the JSON list once every allowed name is taken out must be brackets and commas.
  partnership_types TEXT NOT NULL CHECK (
    json_valid(partnership_types) AND json_array_length(partnership_types) BETWEEN 1 AND 4
    AND replace(replace(replace(replace(partnership_types,
      '"Affiliate"', ''), '"Reseller"', ''), '"Referral"', ''), '"Technology Partner"', '')
      IN ('[]', '[,]', '[,,]', '[,,,]')
  ),
  business_description TEXT CHECK (length(business_description) BETWEEN 1 AND 2000),
  source_url TEXT CHECK (length(source_url) <= 2048),
  user_agent TEXT CHECK (length(user_agent) <= 512)
) STRICT;
CREATE INDEX IF NOT EXISTS partner_applications_email ON partner_applications (lower(email));

CREATE TABLE IF NOT EXISTS outbox (
  id TEXT PRIMARY KEY,
  kind TEXT NOT NULL CHECK (kind IN ('welcome', 'partner_notice')),
  subscriber_id TEXT REFERENCES newsletter_subscribers ON DELETE CASCADE,
  application_id TEXT REFERENCES partner_applications ON DELETE CASCADE,
  attempts INTEGER NOT NULL DEFAULT 0,
  due_at INTEGER NOT NULL,
  gave_up_at INTEGER,
  last_error TEXT,
  CHECK ((subscriber_id IS NULL) <> (application_id IS NULL))
) STRICT;
CREATE INDEX IF NOT EXISTS outbox_due ON outbox (due_at) WHERE gave_up_at IS NULL;
CREATE INDEX IF NOT EXISTS outbox_subscriber ON outbox (subscriber_id);
CREATE INDEX IF NOT EXISTS outbox_application ON outbox (application_id);
