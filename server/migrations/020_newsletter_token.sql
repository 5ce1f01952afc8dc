-- A link of a newsletter mail does one thing, and one that confirms has an end.
alter table subscriber_token
  -- Before, any link did both. Old ones only unsubscribe from now on: whoever has not confirmed yet signs up anew.
  add column purpose text not null default 'unsubscribe' check (purpose in ('confirm', 'unsubscribe')),
  add column expires_at timestamptz,
  add constraint subscriber_token_end check ((purpose = 'confirm') = (expires_at is not null));

alter table subscriber_token alter column purpose drop default;

-- Whoever has left is not kept.
delete from subscriber where status = 'UNSUBSCRIBED';
alter table subscriber
  drop constraint subscriber_status_check,
  add constraint subscriber_status_check check (status in ('PENDING', 'CONFIRMED'));
