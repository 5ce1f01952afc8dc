-- A refund that counted already never takes more: its provider's news must be stored also after a person has accepted a
-- smaller sum for its payment. What was given beyond that sum waits as a doubt (server/refunds/money-doubts.ts).
create or replace function keep_refunds_within_paid() returns trigger language plpgsql as $$
declare
  paid integer;
  given integer;
begin
  if tg_op = 'UPDATE' and old.state <> 'failed'
    and (old.payment_id, old.amount, old.currency) = (new.payment_id, new.amount, new.currency) then
    return null;
  end if;
  perform from payment where id = new.payment_id for update;
  select amount into paid from paid_for(new.payment_id) where currency = new.currency;
  select sum(amount) into given from refund where payment_id = new.payment_id and state <> 'failed';
  if given > coalesce(paid, 0) then
    raise exception 'refunds of payment % exceed what was paid', new.payment_id
      using errcode = 'check_violation', constraint = 'refund_within_paid';
  end if;
  return null;
end
$$;
