-- The per-address limit in one trip: looks at every counter of a request, and counts the request under all of them or
-- under none. `counters` is a list of {key, cost, most, seconds}. Answers the seconds to wait, or null when the request
-- is admitted. Whoever has something left may overdraw it once: a list of rows is one request.

create or replace function hub.admit_insert(counters jsonb) returns double precision
language plpgsql set search_path = '' as $$
declare
  counter record;
  stored hub.insert_limits;
  now_ms bigint := (extract(epoch from clock_timestamp()) * 1000)::bigint;
  wait_ms bigint := null;
begin
  -- Each row is locked until the end, always in the same order, so that two requests never wait for each other.
  for counter in
    select * from jsonb_to_recordset(counters) as c (key text, cost integer, most integer, seconds integer) order by key
  loop
    insert into hub.insert_limits as l (key, points, expire)
    values (counter.key, 0, now_ms + counter.seconds * 1000)
    on conflict (key) do update set
      points = case when l.expire <= now_ms then 0 else l.points end,
      expire = case when l.expire <= now_ms then excluded.expire else l.expire end
    returning * into stored;
    if stored.points >= counter.most then
      wait_ms := greatest(wait_ms, stored.expire - now_ms);
    end if;
  end loop;
  if wait_ms is null then
    update hub.insert_limits l set points = l.points + c.cost
    from jsonb_to_recordset(counters) as c (key text, cost integer) where l.key = c.key;
  end if;
  return wait_ms / 1000.0;
end
$$;

revoke all on function hub.admit_insert(jsonb) from public;

-- Counters that have run out are deleted by the server now and then; the index makes that cheap.
create index if not exists insert_limits_expire on hub.insert_limits (expire);
