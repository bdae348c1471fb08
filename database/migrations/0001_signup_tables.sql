-- The two tables that an anonymous visitor may insert into, and the queue of mails that follow from them.
-- For PostgreSQL 15 and later and for a hosted Supabase project. Running it a second time changes nothing.
-- The rules repeat those of src/signup: on hosted Supabase, where the browser talks to the database directly,
-- they are the only guard.

do $$
begin
  if not exists (select from pg_roles where rolname = 'anon') then
    create role anon nologin noinherit;
  end if;
  -- The server inserts as "anon" (set local role), so the account it connects with must be able to become it. From
  -- PostgreSQL 16 on, having created a role is not enough for that.
  if not pg_has_role(
    current_user,
    'anon',
    case when current_setting('server_version_num')::int >= 160000 then 'set' else 'member' end
  ) then
    execute format('grant anon to %I', current_user);
  end if;
end
$$;

create table if not exists public.newsletter_subscribers (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  email text not null
    constraint newsletter_subscribers_email_format check (
      char_length(email) <= 254
      and email ~ '^[^@[:space:]\x01-\x1f\x7f-\x9f]+@[^@[:space:]\x01-\x1f\x7f-\x9f]+\.[^@[:space:]\x01-\x1f\x7f-\x9f]+$'
    ),
  source_url text constraint newsletter_subscribers_source_url_length check (char_length(source_url) <= 2048),
  user_agent text constraint newsletter_subscribers_user_agent_length check (char_length(user_agent) <= 512),
  -- The key in the unsubscribe link of the welcome mail.
  unsubscribe_token uuid not null default gen_random_uuid() unique
);

create unique index if not exists newsletter_subscribers_email_key
  on public.newsletter_subscribers (lower(email));

create table if not exists public.partner_applications (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  website_url text not null
    constraint partner_applications_website_url_format check (
      char_length(website_url) <= 2048
      and website_url ~* '^https?://[^/[:space:]\x01-\x1f\x7f-\x9f][^\x01-\x1f\x7f-\x9f]*$'
    ),
  contact_name text not null
    constraint partner_applications_contact_name_format check (
      char_length(contact_name) between 2 and 200 and contact_name !~ '[\x01-\x1f\x7f-\x9f]'
    ),
  email text not null
    constraint partner_applications_email_format check (
      char_length(email) <= 254
      -- The pattern of HTML's input type "email", with at least one dot in the domain.
      and email ~ ('^[a-zA-Z0-9.!#$%&''*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?'
                   || '(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$')
    ),
  partnership_types text[] not null
    constraint partner_applications_partnership_types_allowed check (
      cardinality(partnership_types) >= 1
      and array_ndims(partnership_types) = 1
      and array_position(partnership_types, null) is null
      and partnership_types <@ array['Affiliate', 'Reseller', 'Referral', 'Technology Partner']
      -- Each at most once.
      and cardinality(partnership_types) = ('Affiliate' = any (partnership_types))::int
        + ('Reseller' = any (partnership_types))::int
        + ('Referral' = any (partnership_types))::int
        + ('Technology Partner' = any (partnership_types))::int
    ),
  business_description text
    constraint partner_applications_business_description_length check (
      char_length(business_description) between 1 and 2000
    ),
  source_url text constraint partner_applications_source_url_length check (char_length(source_url) <= 2048),
  user_agent text constraint partner_applications_user_agent_length check (char_length(user_agent) <= 512)
);

create index if not exists partner_applications_email on public.partner_applications (lower(email));

-- A schema that the REST interface of Supabase does not expose.
create schema if not exists hub;
revoke all on schema hub from public;

create table if not exists hub.outbox (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('welcome', 'partner_notice')),
  subscriber_id uuid references public.newsletter_subscribers on delete cascade,
  application_id uuid references public.partner_applications on delete cascade,
  attempts integer not null default 0,
  due_at timestamptz not null default now(),
  gave_up_at timestamptz,
  last_error text,
  check (num_nonnulls(subscriber_id, application_id) = 1)
);

create index if not exists outbox_due on hub.outbox (due_at) where gave_up_at is null;
create index if not exists outbox_subscriber on hub.outbox (subscriber_id);
create index if not exists outbox_application on hub.outbox (application_id);

-- What our server does before it inserts, for rows that come straight from a browser: trim, cut, blank to absent.
create or replace function hub.tidy_newsletter_subscriber() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.email := regexp_replace(new.email, '^\s+|\s+$', '', 'g');
  new.user_agent := left(new.user_agent, 512);
  return new;
end
$$;

create or replace function hub.tidy_partner_application() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.website_url := regexp_replace(new.website_url, '^\s+|\s+$', '', 'g');
  new.contact_name := regexp_replace(new.contact_name, '^\s+|\s+$', '', 'g');
  new.email := regexp_replace(new.email, '^\s+|\s+$', '', 'g');
  new.business_description := nullif(regexp_replace(new.business_description, '^\s+|\s+$', '', 'g'), '');
  new.user_agent := left(new.user_agent, 512);
  return new;
end
$$;

-- Runs with its owner's rights: the visitor may not see the queue, yet the mail is queued with the row or not at all.
create or replace function hub.queue_mail() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_table_name = 'newsletter_subscribers' then
    insert into hub.outbox (kind, subscriber_id) values ('welcome', new.id);
  else
    insert into hub.outbox (kind, application_id) values ('partner_notice', new.id);
  end if;
  return null;
end
$$;

revoke all on all functions in schema hub from public;

create or replace trigger tidy before insert on public.newsletter_subscribers
  for each row execute function hub.tidy_newsletter_subscriber();
create or replace trigger tidy before insert on public.partner_applications
  for each row execute function hub.tidy_partner_application();
create or replace trigger queue_mail after insert on public.newsletter_subscribers
  for each row execute function hub.queue_mail();
create or replace trigger queue_mail after insert on public.partner_applications
  for each row execute function hub.queue_mail();

-- Who may do what. Hosted Supabase grants every new table to its API roles: take all of it back first.
alter table public.newsletter_subscribers enable row level security;
alter table public.partner_applications enable row level security;
alter table hub.outbox enable row level security;

revoke all on public.newsletter_subscribers, public.partner_applications, hub.outbox from public, anon;
do $$
begin
  if exists (select from pg_roles where rolname = 'authenticated') then
    revoke all on public.newsletter_subscribers, public.partner_applications, hub.outbox from authenticated;
  end if;
end
$$;

grant usage on schema public to anon;
grant insert (email, source_url, user_agent) on public.newsletter_subscribers to anon;
grant insert (website_url, contact_name, email, partnership_types, business_description, source_url, user_agent)
  on public.partner_applications to anon;

drop policy if exists "anyone may sign up" on public.newsletter_subscribers;
create policy "anyone may sign up" on public.newsletter_subscribers for insert to anon with check (true);
drop policy if exists "anyone may apply" on public.partner_applications;
create policy "anyone may apply" on public.partner_applications for insert to anon with check (true);
