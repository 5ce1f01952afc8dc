-- The browser's chart markup was stored and never read: the shop draws the chart anew from the birth data.
alter table shop_order drop constraint shop_order_stripped;
alter table shop_order drop column chart_image;
alter table shop_order add constraint shop_order_stripped check (
  case when stripped_at is null
    then num_nulls(customer_name, birth_date) = 0
    else num_nonnulls(customer_name, birth_date, birth_time, city, partner_name, partner_birth_date, prompt) = 0
      and coalesce(response, '') = ''
  end
);
