-- What a customer is told of her order, and the chart that it was made from.
alter table shop_order
  -- When the answer's mail was sent.
  add column answered_at timestamptz,
  -- The device or tab that reports the purchase to analytics; the first one to claim it.
  add column purchase_claim uuid,
  -- Shared by a free birth chart's draft and every order made from that chart. Unguessable.
  add column chart_handle uuid,
  -- Which of the two, where the clock was put back over the hour of birth.
  add column clock_choice text check (clock_choice in ('earlier', 'later'));

update shop_order set answered_at = scheduled_for where status = 'SENT';
-- Reported by the devices that saw them paid.
update shop_order set purchase_claim = gen_random_uuid() where paid_at is not null;

create index shop_order_chart on shop_order (chart_handle) where chart_handle is not null;
