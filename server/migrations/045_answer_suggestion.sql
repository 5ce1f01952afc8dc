-- Whether somebody waits for a model's draft, or why there is none: then a person writes.
alter table answer
  add column suggestion text check (suggestion in ('asked', 'declined')),
  add column suggestion_why text check (suggestion_why in ('silent', 'busy', 'refused', 'unusable', 'sensitive')),
  add column suggestion_at timestamptz,
  add constraint answer_suggestion check (
    (suggestion is null) = (suggestion_at is null)
    and (suggestion is not distinct from 'declined') = (suggestion_why is not null)
  );
