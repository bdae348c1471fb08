-- The newsletter: each issue as it is sent, stored once; for whom it was queued, kept after the mail has left so that
-- nobody is queued twice; and addresses that were refused for good in three issues, which are set aside.

create table if not exists hub.newsletter_issues (
  id text primary key check (id ~ '^\d{4}-\d{2}-\d{2}$'),
  subject text not null,
  text text not null,
  html text not null,
  created_at timestamptz not null default now(),
  mails_per_hour integer not null check (mails_per_hour >= 0),
  -- When the next mail may be taken.
  next_at timestamptz not null default now(),
  -- When everybody who gets it had been queued.
  queued_at timestamptz
);

create table if not exists hub.newsletter_deliveries (
  subscriber_id uuid not null references public.newsletter_subscribers on delete cascade,
  issue_id text not null references hub.newsletter_issues,
  refused_at timestamptz,
  refusal text,
  primary key (subscriber_id, issue_id)
);

alter table public.newsletter_subscribers
  add column if not exists set_aside_at timestamptz,
  add column if not exists set_aside_reason text;

create or replace function hub.set_aside() returns trigger
language plpgsql set search_path = '' as $$
declare
  is_out boolean := (
    select count(*) >= 3 from hub.newsletter_deliveries
    where subscriber_id = new.subscriber_id and refused_at is not null
  );
begin
  update public.newsletter_subscribers set
    set_aside_at = case when is_out then coalesce(set_aside_at, new.refused_at) end,
    set_aside_reason = case when is_out then coalesce(set_aside_reason, new.refusal) end
  where id = new.subscriber_id;
  return null;
end
$$;

create or replace trigger set_aside after update of refused_at on hub.newsletter_deliveries
  for each row execute function hub.set_aside();

alter table hub.outbox add column if not exists issue_id text references hub.newsletter_issues;
alter table hub.outbox drop constraint if exists outbox_kind_check;
alter table hub.outbox add constraint outbox_kind_check
  check (kind in ('welcome', 'confirmation', 'partner_notice', 'newsletter'));
alter table hub.outbox drop constraint if exists outbox_issue_check;
alter table hub.outbox add constraint outbox_issue_check check ((issue_id is not null) = (kind = 'newsletter'));

-- Mails that follow from a row are looked for apart from those of an issue, which never stand before them.
drop index if exists hub.outbox_next;
create index if not exists outbox_next_of_rows on hub.outbox (attempts, due_at)
  where gave_up_at is null and issue_id is null;
create index if not exists outbox_next_of_issue on hub.outbox (issue_id, attempts, due_at)
  where gave_up_at is null and issue_id is not null;

-- Hosted Supabase grants what is new to its API roles; nothing here is theirs, and visitors may insert no more than before.
alter table hub.newsletter_issues enable row level security;
alter table hub.newsletter_deliveries enable row level security;
revoke all on hub.newsletter_issues, hub.newsletter_deliveries from public, anon;
revoke all on all functions in schema hub from public;
do $$
begin
  if exists (select from pg_roles where rolname = 'authenticated') then
    revoke all on hub.newsletter_issues, hub.newsletter_deliveries from authenticated;
  end if;
end
$$;
