import { sql } from 'kysely';
import { erasureOutlook } from '#server/people/erase-person.ts';
import { tokenOf } from './shop-letter-cases.ts';
import {
  change,
  form,
  orderWhere,
  page,
  ANSWERED,
  FOREIGN,
  LEAVES,
  WAITS,
  type Maker,
} from './shop-subjects.ts';
import type { Cases, WhatChanges } from './what-changes.ts';

const CLAIM = 'c'.repeat(32);
/** A step of the page of one's data, behind a mailed link. */
const opened =
  (
    whose: string | ((shop: WhatChanges) => Promise<string>),
    fields:
      | Readonly<Record<string, string>>
      | ((shop: WhatChanges, email: string) => Promise<Record<string, string>>) = {},
    prepare: (shop: WhatChanges, token: string) => unknown = () => undefined,
  ): Maker =>
  async (shop) => {
    const email = typeof whose === 'string' ? (await orderWhere(shop, whose)).email : await whose(shop);
    await shop.ask(form('/moje-dane', { email }));
    const token = await tokenOf(shop, 'mail.data-link');
    await shop.jobs('', 0);
    await prepare(shop, token);
    const step = typeof fields === 'function' ? await fields(shop, email) : fields;
    return { ...form('/moje-dane/wglad', { klucz: token, wejscie: CLAIM, ...step }), isSorted: true };
  };
const openOrders = async (shop: WhatChanges, email: string): Promise<Record<string, string>> => {
  const { unanswered, payable } = await erasureOutlook(shop.db, email);
  return { krok: 'usun-na-pewno', zamowienia: [...unanswered, ...payable].join(',') };
};
const writer = async (shop: WhatChanges) =>
  (
    await shop.find(
      sql<{
        email: string;
      }>`select email from contact_message where kind = 'complaint' order by received_at desc, id limit 1`,
    )
  ).email;
const reader = async (shop: WhatChanges) =>
  (
    await shop.find(
      sql<{ email: string }>`select email from subscriber where status = 'CONFIRMED' order by email limit 1`,
    )
  ).email;

export const dataCases: Readonly<Record<string, Cases>> = {
  mailDataLink: {
    'a customer': async (shop) =>
      form('/moje-dane', { email: (await orderWhere(shop, ANSWERED)).email.toUpperCase() }),
    'somebody unknown': () => form('/moje-dane', { email: 'nikt@example.com' }),
    'once more at once': async (shop) => {
      await shop.ask(form('/moje-dane', { email: 'nikt@example.com' }));
      return form('/moje-dane', { email: 'nikt@example.com' });
    },
    'no address': () => form('/moje-dane', { email: 'nikt' }),
    'a likely slip': () => form('/moje-dane', { email: 'nikt@gmial.com' }),
    'by another site': () => form('/moje-dane', { email: 'nikt@example.com' }, FOREIGN),
    'opened by a program that scans mails': () => page(`/moje-dane?klucz=${CLAIM}`),
  },
  myData: {
    'a customer whose order waits': opened(WAITS),
    'her file': opened(WAITS, { krok: 'plik' }),
    'the file of somebody whose answer came': opened(ANSWERED, { krok: 'plik' }),
    'the file of somebody who wrote': opened(writer, { krok: 'plik' }),
    'the file of somebody who gets the newsletter': opened(reader, { krok: 'plik' }),
    'before it is erased': opened(WAITS, { krok: 'usun' }),
    'erased, with an order that waits': opened(WAITS, openOrders),
    'erased, while an order came': opened(WAITS, { krok: 'usun-na-pewno', zamowienia: '' }),
    'erased, with an answer that is to leave': opened(LEAVES, openOrders),
    'erased, after the answer': opened(ANSWERED, openOrders),
    'erased, with an unpaid order': opened(`shop_order.status = 'DRAFT'`, openOrders),
    'erased, of a gift': opened(`gift_email is not null and shop_order.status = 'SENT'`, openOrders),
    'erased, of who has withdrawn': opened(
      `exists (select from withdrawal where order_id = shop_order.id) and shop_order.status = 'SENT'`,
      openOrders,
    ),
    'erased, of somebody who wrote': opened(writer, openOrders),
    'erased, of a reader': opened(reader, openOrders),
    'erased, of nobody': opened(async () => 'nikt@example.com', openOrders),
    'a link that another page has opened': opened(WAITS, {}, (shop, klucz) =>
      shop.ask(form('/moje-dane/wglad', { klucz, wejscie: 'd'.repeat(32) })),
    ),
    'a link of an hour ago': opened(WAITS, {}, (shop) =>
      change(shop, `update data_link set expires_at = now()`),
    ),
    'a link in its last second': opened(
      async () => 'nikt@example.com',
      {},
      (shop) => change(shop, `update data_link set expires_at = now() + interval '1 second'`),
    ),
    'an unknown link': () => form('/moje-dane/wglad', { klucz: CLAIM, wejscie: CLAIM }),
  },
};
