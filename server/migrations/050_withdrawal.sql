-- Statements of withdrawal (directive 2011/83, art. 11a), each as it was received: matching, late, doubled or with a
-- wrong number. No row is ever deleted or changed; after their time the personal data are cleared.
create table withdrawal (
  -- The receipt's number.
  id integer primary key generated always as identity,
  name text,
  -- As typed.
  order_number text,
  -- Where the receipt goes; in lower case.
  email text,
  statement text,
  received_at timestamptz not null,
  -- Until when the money must be back: fourteen days.
  due_on date not null,
  -- The order with this number and this address; null when there was none. No reference, since orders without money are
  -- deleted after their time.
  order_id integer,
  constraint withdrawal_cleared check (num_nulls(name, order_number, email, statement) in (0, 4))
);

create index withdrawal_order on withdrawal (order_id) where order_id is not null;
create index withdrawal_email on withdrawal (email);

create function keep_withdrawal() returns trigger language plpgsql as $$
begin
  if new.email is not null
    or (new.id, new.received_at, new.due_on, new.order_id)
      is distinct from (old.id, old.received_at, old.due_on, old.order_id) then
    raise exception 'a statement of withdrawal is not changed' using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;

create trigger withdrawal_kept before update on withdrawal for each row execute function keep_withdrawal();
create trigger withdrawal_only_grows before delete or truncate on withdrawal
  for each statement execute function refuse_change();
