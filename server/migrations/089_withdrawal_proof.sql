-- A statement of withdrawal is received from anybody, and carried out once it is proved to be the customer's: by the
-- order's own link, by a press in the mail with the receipt, or by a person of the desk.
create table withdrawal_proof (
  withdrawal_id integer primary key,
  -- Digest of the token in the receipt's mail; null when none was mailed.
  token_hash text unique,
  -- 'before': one of the time when none was needed.
  proved_by text check (proved_by in ('order-link', 'receipt', 'person', 'before')),
  proved_at timestamptz,
  author text,
  -- Whoever reads the mailbox has said that the statement is not hers.
  denied_at timestamptz,
  constraint withdrawal_proof_whole check ((proved_by is null) = (proved_at is null)),
  constraint withdrawal_proof_author check ((author is not null) = (proved_by is not distinct from 'person'))
);

insert into withdrawal_proof (withdrawal_id, proved_by, proved_at)
  select id, 'before', received_at from withdrawal;

-- Statements of an order are kept for the books. One that fits no order ends with its personal data.
drop trigger withdrawal_only_grows on withdrawal;

create function keep_statement_of_order() returns trigger language plpgsql as $$
begin
  if old.order_id is not null or old.email is not null then
    raise exception '% only grows', tg_table_name using errcode = 'restrict_violation';
  end if;
  return old;
end
$$;

create trigger withdrawal_only_grows before delete on withdrawal
  for each row execute function keep_statement_of_order();
create trigger withdrawal_not_emptied before truncate on withdrawal
  for each statement execute function refuse_change();

create function forget_statement() returns trigger language plpgsql as $$
begin
  delete from withdrawal_proof where withdrawal_id = old.id;
  delete from withdrawal_dealt where withdrawal_id = old.id;
  return null;
end
$$;

create trigger withdrawal_forgotten after delete on withdrawal
  for each row execute function forget_statement();
