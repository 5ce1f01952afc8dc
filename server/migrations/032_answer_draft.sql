-- How an answer comes to be: versions of its draft, who looked at them, and who approved exactly which text.

-- One row an order: what its changes are counted and serialised by, and who is writing.
create table answer (
  order_id integer primary key references shop_order on delete cascade,
  revision integer not null default 0,
  writer_id uuid,
  writer_name text,
  writer_until timestamptz
);

create table answer_draft (
  order_id integer not null references answer on delete cascade,
  version integer not null check (version > 0),
  author_kind text not null check (author_kind in ('person', 'terminal', 'model')),
  author_id uuid,
  author_name text not null,
  autosave boolean not null,
  -- The whole answer, or a closing word after the responses to single questions.
  text text not null,
  -- [{ sequenceNumber, response, ignoreResponse }]
  responses jsonb not null,
  words integer not null,
  created_at timestamptz not null,
  primary key (order_id, version)
);

create trigger answer_draft_only_grows before update or truncate on answer_draft
  for each statement execute function refuse_change();

create table answer_review (
  id bigint generated always as identity primary key,
  order_id integer not null references answer on delete cascade,
  kind text not null check (kind in ('handed-over', 'sent-back')),
  draft_version integer not null,
  person_name text not null,
  note text,
  at timestamptz not null
);

create index answer_review_order on answer_review (order_id, id);

create table answer_approval (
  id uuid primary key default gen_random_uuid(),
  order_id integer not null references answer on delete cascade,
  draft_version integer not null,
  -- SHA-256 of the letter, in hex: the approval is of this text alone.
  digest text not null,
  approver_kind text not null check (approver_kind in ('person', 'terminal')),
  approver_id uuid,
  approver_name text not null check (approver_name <> ''),
  read_seconds integer,
  approved_at timestamptz not null,
  voided_at timestamptz,
  constraint answer_approval_person check (approver_kind <> 'person' or approver_id is not null)
);

create unique index answer_approval_live on answer_approval (order_id) where voided_at is null;

-- The job that hands the answer's mail to the mail server. Until that job has ended nothing else may become of the
-- order: its mail can no longer be called back.
alter table shop_order
  add column mailed_by uuid;

create index shop_order_answered_at on shop_order (answered_at) where answered_at is not null;
create index shop_order_open on shop_order (paid_at, id) where status in ('GENERATING_RESPONSE', 'SCHEDULED');

create function is_being_mailed(job_id uuid) returns boolean language sql stable as $$
  select job_id is not null
    and exists (select from job where id = job_id and done_at is null and failed_at is null)
$$;

-- Answers that were scheduled or sent before this table existed: a person did it at the terminal.
insert into answer (order_id, revision) select id, 1 from shop_order where status in ('SCHEDULED', 'SENT');
insert into answer_approval (order_id, draft_version, digest, approver_kind, approver_name, approved_at)
select id, 1, encode(sha256(convert_to(response, 'UTF8')), 'hex'), 'terminal', 'terminal', updated_at
from shop_order where status in ('SCHEDULED', 'SENT') and response <> '';
insert into answer_draft (order_id, version, author_kind, author_name, autosave, text, responses, words, created_at)
select id, 1, 'terminal', 'terminal', false, response, '[]', cardinality(regexp_split_to_array(response, '\s+')), updated_at
from shop_order where status in ('SCHEDULED', 'SENT') and response <> '';

-- No program and no hand can schedule or send a text that no named person has approved.
create function require_approval() returns trigger language plpgsql as $$
begin
  if not exists (
    select from answer_approval
    where order_id = new.id and voided_at is null
      and digest = encode(sha256(convert_to(new.response, 'UTF8')), 'hex')
  ) then
    raise exception 'nobody has approved this text for order %', new.id using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;

create trigger shop_order_approved before update on shop_order for each row
  when (
    new.status = 'SCHEDULED' and (old.status, old.response) is distinct from (new.status, new.response)
    or new.status = 'SENT' and old.status is distinct from new.status
  )
  execute function require_approval();

-- Whatever takes an order out of SCHEDULED, except sending it, voids the approval in the same transaction.
create function void_approval() returns trigger language plpgsql as $$
begin
  update answer_approval set voided_at = now() where order_id = new.id and voided_at is null;
  update answer set revision = revision + 1 where order_id = new.id;
  return null;
end
$$;

create trigger shop_order_unapproved after update on shop_order for each row
  when (old.status = 'SCHEDULED' and new.status not in ('SCHEDULED', 'SENT'))
  execute function void_approval();
