-- Responses of 500 and above, by the number that people are shown: what failed, without anything of the request but its
-- route. The newest are kept (server/store/server-errors.ts).
create table server_error (
  request_id uuid primary key,
  at timestamptz not null default now(),
  method text not null,
  route text not null,
  status smallint not null,
  -- The class of the error and its message, as the log has them: neither quotes a value.
  type text not null,
  message text not null
);

create index server_error_at on server_error (at);
