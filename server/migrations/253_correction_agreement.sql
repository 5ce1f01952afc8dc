-- A sent answer is performed: its agreement was mailed once, and an address that was mended afterwards holds no correction
-- up. Until an answer is sent its last agreement counts, as before.
create function may_write_answer(id integer) returns boolean language sql stable as $$
  select case
    when exists (select from shop_order where shop_order.id = $1 and status = 'SENT')
      then exists (select from agreement_mail where order_id = $1 and accepted_at is not null)
    else agreement_is_sent($1)
  end
$$;

drop trigger answer_draft_agreed on answer_draft;
create trigger answer_draft_agreed before insert on answer_draft for each row
  when (not may_write_answer(new.order_id)) execute function require_agreement();
