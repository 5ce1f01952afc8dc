-- An order of which only what tax law wants is left: number, service, amount, dates, payment and e-mail.
alter table shop_order
  add column stripped_at timestamptz,
  alter column customer_name drop not null,
  alter column birth_date drop not null,
  add constraint shop_order_stripped check (
    case when stripped_at is null
      then num_nulls(customer_name, birth_date) = 0
      else num_nonnulls(
        customer_name, birth_date, birth_time, city, partner_name, partner_birth_date, chart_image, prompt
      ) = 0 and coalesce(response, '') = ''
    end
  );

create index shop_order_ended on shop_order (updated_at) where status in ('SENT', 'CANCELED') and stripped_at is null;
create index shop_order_email on shop_order (email);
create index contact_message_age on contact_message (received_at);
