-- Counters of the per-address insert limit, shared by several instances of our server. Rows are deleted by the
-- limiter once they expire. A hosted Supabase project without our server does not need this file.

create table if not exists hub.insert_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);

revoke all on hub.insert_limits from public, anon;
