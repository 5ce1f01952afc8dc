-- A made-up answer of a specialist for each of her services, which customers may read before they buy (RD-1). Written at
-- the desk; no row, no sample.
create table sample_answer (
  fairy_id uuid not null references fairy on delete cascade,
  service text not null check (service in ('tarot', 'horoscope', 'birthHoroscope', 'prediction', 'ritual')),
  question text not null,
  answer text not null,
  -- Each save at the desk names the version that it saw.
  version integer not null default 1,
  primary key (fairy_id, service)
);

create trigger sample_answer_counted after insert or update or delete or truncate on sample_answer
  for each statement execute function count_catalogue_change();
