-- The answer's page on the web. Its key is made when the answer is approved, whichever program approves it, and is gone with
-- the order's personal data or once somebody has closed the page.
alter table shop_order
  add column answer_key uuid unique,
  add column answer_closed_at timestamptz;

create function keep_answer_key() returns trigger language plpgsql as $$
begin
  if new.stripped_at is not null or new.answer_closed_at is not null then
    new.answer_key := null;
  elsif new.answer_key is null then
    new.answer_key := gen_random_uuid();
  end if;
  return new;
end
$$;

create trigger shop_order_answer_key before insert or update on shop_order for each row
  when (new.status in ('SCHEDULED', 'SENT') or new.answer_key is not null)
  execute function keep_answer_key();

-- Answers of before get a page too.
update shop_order set answer_key = gen_random_uuid()
where status in ('SCHEDULED', 'SENT') and stripped_at is null;

-- When a mail with the approved text may first have left: a later text is a corrected one, and its page says so.
alter table answer_approval add column mailed_at timestamptz;
