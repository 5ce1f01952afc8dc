-- The mails that confirm an agreement on a durable medium (act on consumer rights, art. 21): each is numbered within its
-- order, and the last one counts, since the address may have been mended. No answer is begun before the mail server has
-- accepted it.
create table agreement_mail (
  order_id integer not null references shop_order on delete cascade,
  number integer not null check (number > 0),
  asked_at timestamptz not null,
  accepted_at timestamptz,
  -- The terms that were attached; null where none were agreed to.
  terms_version text references consent_text,
  primary key (order_id, number),
  constraint agreement_mail_terms check (accepted_at is not null or terms_version is null)
);

create function keep_agreement_mail() returns trigger language plpgsql as $$
begin
  if old.accepted_at is not null
    or (new.order_id, new.number, new.asked_at) is distinct from (old.order_id, old.number, old.asked_at) then
    raise exception 'a mail that was accepted stays so' using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;

create trigger agreement_mail_kept before update on agreement_mail
  for each row execute function keep_agreement_mail();

create function agreement_is_sent(id integer) returns boolean language sql stable as $$
  select coalesce((
    select accepted_at is not null from agreement_mail where order_id = id order by number desc limit 1
  ), false)
$$;

-- No program and no hand begins an answer, or has one sent, before that.
create function require_agreement() returns trigger language plpgsql as $$
begin
  raise exception 'the agreement was not mailed yet' using errcode = 'restrict_violation';
end
$$;

create trigger answer_draft_agreed before insert on answer_draft for each row
  when (not agreement_is_sent(new.order_id)) execute function require_agreement();
create trigger shop_order_agreed before update on shop_order for each row
  when (
    new.status in ('SCHEDULED', 'SENT') and old.status not in ('SCHEDULED', 'SENT') and not agreement_is_sent(new.id)
  )
  execute function require_agreement();

-- Orders that wait for their answer now: their confirmation had no agreement in it, so that they get another one. What was
-- written already stays; it is sent when the agreement was accepted.
insert into agreement_mail (order_id, number, asked_at)
  select id, 1, now() from shop_order where status in ('GENERATING_RESPONSE', 'SCHEDULED');
update job set once_key = 'agreement:' || substr(once_key, length('order-confirmed:') + 1) || ':1'
  where once_key like 'order-confirmed:%' and done_at is null and failed_at is null;
insert into job (kind, payload, run_at, once_key)
  select 'mail.order-confirmed', jsonb_build_object('orderId', order_id, 'number', 1), now(),
    'agreement:' || order_id || ':1'
  from agreement_mail
  on conflict (once_key) do nothing;
