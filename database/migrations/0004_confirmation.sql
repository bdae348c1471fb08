-- Double opt-in: a subscriber is confirmed at once, or by the link of a mail when the setting hub.confirm_signups is
-- "on". Our server sets it for its transactions (CONFIRM_SIGNUPS=1); for rows that browsers insert into a hosted project
-- directly, set it for the database: alter database postgres set hub.confirm_signups = 'on'.

do $$
begin
  if not exists (
    select from information_schema.columns
    where table_schema = 'public' and table_name = 'newsletter_subscribers' and column_name = 'confirmed_at'
  ) then
    alter table public.newsletter_subscribers add column confirmed_at timestamptz;
    -- Who signed up before was never asked.
    update public.newsletter_subscribers set confirmed_at = created_at;
  end if;
end
$$;

-- Later files know more kinds, and mails of these may wait: a second time changes nothing.
do $$
begin
  if not exists (
    select from pg_constraint
    where conrelid = 'hub.outbox'::regclass and conname = 'outbox_kind_check'
      and pg_get_constraintdef(oid) like '%confirmation%'
  ) then
    alter table hub.outbox drop constraint if exists outbox_kind_check;
    alter table hub.outbox add constraint outbox_kind_check check (kind in ('welcome', 'confirmation', 'partner_notice'));
  end if;
end
$$;

create or replace function hub.tidy_newsletter_subscriber() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.email := regexp_replace(new.email, '^\s+|\s+$', '', 'g');
  new.user_agent := left(new.user_agent, 512);
  new.confirmed_at := case when current_setting('hub.confirm_signups', true) = 'on' then null else now() end;
  return new;
end
$$;

create or replace function hub.queue_mail() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_table_name = 'newsletter_subscribers' then
    insert into hub.outbox (kind, subscriber_id)
    values (case when new.confirmed_at is null then 'confirmation' else 'welcome' end, new.id);
  else
    insert into hub.outbox (kind, application_id) values ('partner_notice', new.id);
  end if;
  return null;
end
$$;

revoke all on all functions in schema hub from public;
