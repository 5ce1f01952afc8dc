-- Whether anything is sold is asked with each order. A function in SQL is read and planned anew by each statement; one in
-- PL/pgSQL keeps its plans for each connection. Whether a text is there is kept beside it: documents are long.
alter table page_content add column is_written boolean generated always as (btrim(content) <> '') stored;

create or replace function shop_has_documents() returns boolean language plpgsql stable as $$
begin
  return (
    select count(distinct type) = 2 from page_content
    where type in ('TERMS_DESCRIPTION', 'PRIVACY_POLICY_DESCRIPTION') and is_written
  );
end
$$;

create or replace function shop_sells() returns boolean language plpgsql stable as $$
begin
  return shop_has_documents() and exists (
    select from shop_opening where opened_at is not null and (closed_at is null or reopens_on <= shop_today())
  );
end
$$;
