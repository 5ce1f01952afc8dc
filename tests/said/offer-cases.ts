import { sql } from 'kysely';
import { given, NEWER, NOTHING, post, put } from './case-kit.ts';
import { get } from './order-requests.ts';
import type { Cases, WhatChanges } from './what-changes.ts';

interface Offer {
  fairyId: string;
  productId: string;
  price: number;
  seen: number;
}
/** What somebody asks for a service; version 0 where she does not sell it. */
const offerOf = (shop: WhatChanges, name: string, title: string) =>
  shop.find<Offer>(sql`select fairy.id as "fairyId", product.id as "productId", coalesce(price, 0) as price,
      coalesce(price_version, 0) as seen
    from fairy cross join product
      left join fairy_product on fairy_id = fairy.id and product_id = product.id
    where name = ${name} and title = ${title}`);
const prices =
  (
    ...asked: readonly (readonly [
      name: string,
      title: string,
      change: Partial<Record<keyof Offer, number | string | null>>,
    ])[]
  ) =>
  async (shop: WhatChanges) => {
    // The list of prices has no order but that of the rows on disk.
    await given(shop, sql`cluster fairy_product using fairy_product_pkey`);
    const changes: object[] = [];
    for (const [name, title, change] of asked)
      changes.push({ ...(await offerOf(shop, name, title)), ...change });
    return put('/prices', { changes });
  };
const afterwards =
  (first: (shop: WhatChanges) => Promise<Parameters<WhatChanges['ask']>[0]>, then: typeof first) =>
  async (shop: WhatChanges) => {
    await shop.ask(await first(shop));
    return then(shop);
  };
const CARD = 'Jedna karta';

const opening =
  (change: object, ...queries: ReturnType<typeof sql>[]) =>
  async (shop: WhatChanges) => {
    await given(shop, ...queries);
    const { version } = await shop.find(sql<{ version: number }>`select version from shop_opening`);
    return put('/opening', { isOpen: false, reopensOn: null, words: '', seen: version, ...change });
  };
const closed = sql`update shop_opening set closed_at = '2026-11-18 08:00+01', reopens_on = '2026-12-01', words = 'Urlop',
  preview_hash = repeat('a', 64), preview_until = now()`;

const guide = async (shop: WhatChanges, change: object) => {
  const { version: seen } = await shop.read<{ version: number }>('/guide');
  return put('/guide', { seen, lengths: {}, manners: {}, ...change });
};
const idOf = async (shop: WhatChanges, table: 'fairy' | 'product', name: string) =>
  (
    await shop.find(
      sql<{
        id: string;
      }>`select id from ${sql.table(table)} where ${sql.ref(table === 'fairy' ? 'name' : 'title')} = ${name}`,
    )
  ).id;

const share =
  (seen: number | null, percent: number | null, { name = 'Jagna', month = '2026-11' } = {}) =>
  async (shop: WhatChanges) =>
    put(`/payouts/${month}/${await idOf(shop, 'fairy', name)}`, { seen, percent });

/** Prices that have held for thirty days to the moment, after a higher and after a lower one; and one of ten days. */
async function pricesOfThirtyDays(shop: WhatChanges): Promise<string> {
  const past = async (
    nth: number,
    days: number,
    ...before: [price: number, from: string, until: string | null][]
  ) => {
    const offer = await shop.find(
      sql<{ id: string; fairyId: string; productId: string }>`
        update fairy_product set price_since = now() - make_interval(days => ${days}) where id = (
          select fairy_product.id from fairy_product join fairy on fairy.id = fairy_id join product on product.id = product_id
          where on_sale and title = ${CARD} order by fairy.position limit 1 offset ${nth}
        ) returning id, fairy_id as "fairyId", product_id as "productId"`,
    );
    for (const [price, from, until] of before)
      await given(
        shop,
        sql`insert into price_history (fairy_product_id, price, valid_from, valid_until)
          select id, ${price}, ${from}, coalesce(${until}, price_since) from fairy_product where id = ${offer.id}`,
      );
    return `/prices/${offer.fairyId}/${offer.productId}`;
  };
  await past(0, 30, [9900, '2026-10-01', null]);
  await past(1, 30, [100, '2026-10-01', null]);
  return past(2, 10, [9900, '2026-11-05', null], [9000, '2026-10-01', '2026-11-05']);
}

/** What changes at prices, opening, guide and shares. */
export const offerCases: Readonly<Record<string, Cases>> = {
  readPrices: {
    'reduced in thirty days': async (shop) => {
      await pricesOfThirtyDays(shop);
      return get('/prices', { long: 60, pick: 'isReduced' });
    },
    'the lowest of thirty days': async (shop) => {
      await pricesOfThirtyDays(shop);
      return get('/prices', { long: 60, pick: 'lowest' });
    },
    'of thirty days': async (shop) => get(`${await pricesOfThirtyDays(shop)}/history`, { rows: 120 }),
  },
  changePrices: {
    'one up': prices(['Jagna', CARD, { price: 5000 }]),
    'one down, one off sale, and a new one': prices(
      ['Jagna', CARD, { price: 1 }],
      ['Róża', CARD, { price: null }],
      ['Iskra', 'Horoskop urodzeniowy', { price: 10_000_000 }],
    ),
    'one back on sale': afterwards(prices(['Jagna', CARD, { price: null }]), prices(['Jagna', CARD, {}])),
    'one that is so already, whatever was seen': prices(['Jagna', CARD, { seen: NEWER }]),
    'one that was never on sale off it': prices(['Iskra', 'Horoskop urodzeniowy', { price: null }]),
    'one of two that was changed meanwhile': prices(
      ['Jagna', CARD, { price: 5000 }],
      ['Róża', CARD, { price: 5000, seen: NEWER }],
    ),
    'one that somebody else has put on sale meanwhile': prices(['Jagna', CARD, { price: 5000, seen: 0 }]),
    'of nobody, of the e-book and one twice': prices(
      ['Jagna', CARD, { price: 5000, fairyId: NOTHING }],
      ['Jagna', 'Odbierz e-book „Dwanaście nocy”', { price: 5000 }],
      ['Róża', CARD, { price: 5000 }],
      ['Róża', CARD, { price: 6000 }],
    ),
    'of what has left the shop': async (shop) => {
      await given(
        shop,
        sql`update fairy set archived_at = now() where name = 'Jagna'`,
        sql`update product set archived_at = now() where title = ${CARD}`,
      );
      return prices(
        ['Jagna', 'Trzy karty', { price: 5000 }],
        ['Róża', CARD, { price: 5000 }],
        ['Róża', 'Trzy karty', { price: 5000 }],
      )(shop);
    },
  },
  setOpening: {
    'closes the shop': opening({ words: ' Urlop ' }),
    'closes it until tomorrow': opening({ reopensOn: '2026-11-22' }),
    'closes it until today': opening({ reopensOn: '2026-11-21' }),
    'closes it until yesterday': opening({ reopensOn: '2026-11-20' }),
    'closes a closed one again, with other words than somebody meanwhile': opening(
      { reopensOn: '2026-12-01', words: 'Wracamy', seen: NEWER },
      closed,
    ),
    'closes a closed one again, until another day than somebody meanwhile': opening(
      { reopensOn: '2026-12-24', words: 'Urlop', seen: NEWER },
      closed,
    ),
    'closes a closed one again, as somebody meanwhile': opening(
      { reopensOn: '2026-12-01', words: 'Urlop', seen: NEWER },
      closed,
    ),
    'closes a closed one again': opening({ reopensOn: '2026-12-24' }, closed),
    'opens it': opening({ isOpen: true, reopensOn: '2026-01-01', words: ' Jesteśmy ' }, closed),
    'opens one that closed until today': opening(
      { isOpen: true, words: 'Urlop' },
      closed,
      sql`update shop_opening set reopens_on = '2026-11-21'`,
    ),
    'opens it for the first time': opening(
      { isOpen: true },
      sql`update shop_opening set opened_at = null, set_up_at = null`,
    ),
    'of a new shop': opening({}, sql`update shop_opening set opened_at = null, set_up_at = null`),
    'opens it while everybody is away': opening(
      { isOpen: true },
      closed,
      sql`update fairy set absences = '{[2026-11-21,2026-11-22)}'`,
    ),
    'opens it without anybody': opening(
      { isOpen: true },
      sql`update fairy set archived_at = now()`,
      sql`update shop_opening set set_up_at = null`,
    ),
    'opens it without documents': opening(
      { isOpen: true },
      sql`update page_content set content = ' ' where type in ('TERMS_DESCRIPTION', 'PRIVACY_POLICY_DESCRIPTION')`,
      sql`update shop_opening set set_up_at = null`,
    ),
    'saw another state': opening({ seen: NEWER }),
    'asks for what is so already': opening(
      { words: ' Urlop ', reopensOn: '2026-12-01', seen: NEWER },
      closed,
    ),
  },
  makeShopPreview: {
    'of an open shop': () => post('/opening/preview'),
    'once more': async (shop) => {
      await given(shop, closed);
      return post('/opening/preview');
    },
  },
  changeGuideTable: {
    'to nothing': (shop) => guide(shop, {}),
    'in the shop, beside what has left it': async (shop) => {
      await given(
        shop,
        sql`update guide_table set lengths = jsonb_build_object((select id from product where title = 'Trzy karty'), 'long')`,
        sql`update fairy set archived_at = now() where name = 'Jagna'`,
        sql`update product set archived_at = now() where title = 'Trzy karty'`,
      );
      const lengths = { [await idOf(shop, 'product', CARD)]: 'short' };
      const manners = { [await idOf(shop, 'fairy', 'Róża')]: 'wry' };
      return guide(shop, { lengths, manners });
    },
    'that was changed meanwhile': (shop) => guide(shop, { seen: NEWER }),
  },
  setShare: {
    'from this month on': share(50, 60),
    'from a month that has its own': share(50, 0, { month: '2024-11' }),
    'from the month before all': share(null, 100, { month: '2024-10' }),
    'to nothing agreed': share(50, null),
    'of somebody without': share(null, 40, { name: 'Iskra' }),
    'that was changed meanwhile': share(40, 60),
    'that is so already': share(40, 50),
    'of nobody': () => put(`/payouts/2026-11/${NOTHING}`, { seen: null, percent: 50 }),
  },
};
