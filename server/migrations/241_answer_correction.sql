-- A sent answer is corrected: begun with a reason, written as a draft, approved as any text, mailed as a correction. The
-- order stays SENT. One correction at a time; the reason goes with the order's personal data.
create table answer_correction (
  id bigint generated always as identity primary key,
  order_id integer not null references answer on delete cascade,
  reason text not null check (reason <> ''),
  person_name text not null,
  begun_at timestamptz not null,
  ended_at timestamptz,
  ended_as text check (ended_as in ('approved', 'dropped')),
  constraint answer_correction_end check ((ended_at is null) = (ended_as is null))
);
create index answer_correction_order on answer_correction (order_id);
create unique index answer_correction_open on answer_correction (order_id) where ended_at is null;

-- At which revision a sent answer was last mailed again: by it the desk finds what became of that mail.
alter table answer add column again_at_revision integer;

-- No program and no hand can put another text in the place of a sent one that no named person has approved. Deleting the
-- text with the order's data is no such change.
drop trigger shop_order_approved on shop_order;
create trigger shop_order_approved before update on shop_order for each row
  when (
    new.status = 'SCHEDULED' and (old.status, old.response) is distinct from (new.status, new.response)
    or new.status = 'SENT' and (
      old.status is distinct from new.status
      or old.response is distinct from new.response and new.stripped_at is null
    )
  )
  execute function require_approval();
