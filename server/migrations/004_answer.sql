-- The answer to a paid order (SPEC.md section 3, "Order update"): who asked what, what was written, when it goes.

alter table shop_order
  -- When the money came: the answer is promised within 12 hours of it.
  add column paid_at timestamptz,
  -- What a generator was given, basePrompt and all. Never leaves the server.
  add column prompt text,
  -- The mail's text, as it goes to the customer.
  add column response text,
  add column scheduled_for timestamptz,
  -- Put away by a person: shown nowhere, mailed never.
  add column deleted boolean not null default false,
  add constraint shop_order_answered check (
    status not in ('SCHEDULED', 'SENT') or num_nulls(paid_at, response, scheduled_for) = 0
  );

update shop_order set paid_at = payment.updated_at
from payment where payment.order_id = shop_order.id and payment.status = 'COMPLETED';

-- Answers to single questions ("prompts"): written by a generator, or left out of the mail.
alter table order_question
  add column response text,
  add column ignore_response boolean not null default false;

create index shop_order_waiting on shop_order (paid_at) where status = 'GENERATING_RESPONSE';
