-- Whether the database takes writes is asked by writing: a full disk still reads. Each row is about a page wide, so that
-- the table has to grow for it.
create table write_probe (id bigint generated always as identity primary key, filling text not null);
alter table write_probe alter column filling set storage plain;
