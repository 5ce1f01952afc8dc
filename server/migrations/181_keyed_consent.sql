-- The ledger of consents names a newsletter address by its digest, which whoever reads the ledger could find by trying
-- addresses. The digest gets the database's own key, whatever program writes it.
create function keyed_consent(digest text) returns text language plpgsql as $$
declare
  own text;
begin
  select key into own from hash_key;
  if own is null then
    insert into hash_key (key) values (replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''))
      on conflict do nothing;
    select key into own from hash_key;
  end if;
  return encode(sha256(convert_to('consent' || E'\n' || own || E'\n' || digest, 'UTF8')), 'hex');
end
$$;

alter table consent disable trigger consent_kept;
update consent set who = keyed_consent(who) where who is not null;
alter table consent enable trigger consent_kept;

create function key_consent() returns trigger language plpgsql as $$
begin
  new.who := keyed_consent(new.who);
  return new;
end
$$;

create trigger consent_keyed before insert on consent for each row when (new.who is not null)
  execute function key_consent();
