import { sql } from 'kysely';
import type { Db } from '#server/store/tables/tables.ts';

/**
 * Writes every row anew in a mixed order: rows then lie neither as they came nor the other way round, so that a list
 * without an order of its own is another list. Neither triggers nor versions notice. Offers stay as they lie: what
 * changes several of them at once is told in that order.
 */
export async function mixRows(db: Db): Promise<void> {
  await db.connection().execute(async (session) => {
    await sql`set session_replication_role = replica`.execute(session);
    await sql`do $$
      declare
        tables record;
        line record;
      begin
        for tables in
          select format('%I.%I', nspname, relname) as name, (
            select quote_ident(attname) from pg_attribute
            where attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = '' and attidentity <> 'a'
            order by attnum limit 1
          ) as field
          from pg_class join pg_namespace on pg_namespace.oid = relnamespace
          where nspname = 'public' and relkind = 'r' and relname <> 'fairy_product'
        loop
          for line in execute format(
            'select ctid as place from (select ctid, row_number() over (order by ctid) as at from %s) as rows order by at %% 3, at desc',
            tables.name
          ) loop
            execute format('update %s set %s = %s where ctid = $1', tables.name, tables.field, tables.field) using line.place;
          end loop;
        end loop;
      end
    $$`.execute(session);
    await sql`set session_replication_role = origin`.execute(session);
  });
}
