-- Every statement has its row of proof from the beginning, whoever writes it.
insert into withdrawal_proof (withdrawal_id)
  select id from withdrawal where not exists (select from withdrawal_proof where withdrawal_id = id);

create function await_proof() returns trigger language plpgsql as $$
begin
  insert into withdrawal_proof (withdrawal_id) values (new.id);
  return null;
end
$$;

create trigger withdrawal_awaits_proof after insert on withdrawal
  for each row execute function await_proof();
