-- Whether the setup list was over for real money. A rehearsal asks for less, so it ends its own list alone.
alter table shop_opening add column set_up_live boolean not null default false;

-- A list that ended in a shop that somebody really paid stays over. A new shop is not touched: any statement counts as a
-- change of the catalogue, and the sample comes into an untouched one alone.
do $$ begin
  if exists (
    select from payment where provider_payment_id is not null and not exists (
      select from sandbox_payment where payment_id = payment.id::text
    )
  ) then
    update shop_opening set set_up_live = set_up_at is not null;
  end if;
end $$;
