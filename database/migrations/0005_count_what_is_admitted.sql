-- The limit counts only what it admits: a request that is refused leaves no row. Locks by name take the place of the locks
-- of rows that were made for it.

alter table hub.insert_limits alter column key type text;

create or replace function hub.admit_insert(counters jsonb) returns double precision
language plpgsql set search_path = '' as $$
declare
  now_ms bigint := (extract(epoch from clock_timestamp()) * 1000)::bigint;
  wait_ms bigint;
begin
  -- One request at a time for each counter, always in the same order, so that two requests never wait for each other.
  perform pg_advisory_xact_lock(lock) from (
    select distinct hashtextextended(c.key, 0) as lock from jsonb_to_recordset(counters) as c (key text) order by 1
  ) as locks;
  select max(l.expire) - now_ms into wait_ms
  from jsonb_to_recordset(counters) as c (key text, most integer) join hub.insert_limits l on l.key = c.key
  where l.expire > now_ms and l.points >= c.most;
  if wait_ms is null then
    insert into hub.insert_limits as l (key, points, expire)
    select c.key, c.cost, now_ms + c.seconds * 1000
    from jsonb_to_recordset(counters) as c (key text, cost integer, seconds integer)
    on conflict (key) do update set
      points = case when l.expire <= now_ms then 0 else l.points end + excluded.points,
      expire = case when l.expire <= now_ms then excluded.expire else l.expire end;
  end if;
  return wait_ms / 1000.0;
end
$$;

revoke all on function hub.admit_insert(jsonb) from public;

-- Mails that were tried least go first.
create index if not exists outbox_next on hub.outbox (attempts, due_at) where gave_up_at is null;
drop index if exists hub.outbox_due;
