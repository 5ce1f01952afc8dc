import { sql } from 'kysely';
import type { Db } from '#server/store/tables/tables.ts';

/** Adds copies of a shop's specialists, with their topics and prices, until there are `count` of them. */
export async function addSpecialists(db: Db, count: number): Promise<void> {
  const pick = sql`
    select fairy.*, copy, md5(fairy.id::text || copy)::uuid as twin
    from fairy, generate_series(1, ${count}::int) as copy order by copy, fairy.position
    limit greatest(0, ${count}::int - (select count(*) from fairy))`;
  await sql`
    with picked as (${pick}), added as (
      insert into fairy (id, name, seo_title, seo_description, image_src, is_available, response_time, rating,
        description, zodiac_sign, position)
      select twin, name || ' ' || copy, seo_title, seo_description, image_src, is_available, response_time, rating,
        description, zodiac_sign, position + copy * 100 from picked
    ), topics as (
      insert into specialization (id, fairy_id, content, icon, position)
      select gen_random_uuid(), twin, content, icon, specialization.position
      from picked join specialization on fairy_id = picked.id
    )
    insert into fairy_product (id, fairy_id, product_id, price, on_sale)
    select gen_random_uuid(), twin, product_id, price, on_sale
    from picked join fairy_product on fairy_id = picked.id
  `.execute(db);
}
