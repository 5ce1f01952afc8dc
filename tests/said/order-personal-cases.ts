import { sql } from 'kysely';
import { inHand } from './order-draft-cases.ts';
import { change, emailOf, order, post } from './order-requests.ts';
import type { DeskRequest } from './requests.ts';
import type { Cases, WhatChanges } from './what-changes.ts';

/** With orders in each state, gifts, messages, consents. */
const MANY = 'katarzyna.krawczyk4@przyklad.pl';
const MESSAGES = 'zuzanna.lis24@przyklad.pl';
const GIFT = 'anna.1121@przyklad.pl';
const NOBODY = 'nikt@przyklad.pl';

const find = (email: string, more: Partial<DeskRequest> = {}) =>
  post('/personal-data', { email }, { long: 300, ...more });

const erase = async (shop: WhatChanges, email: string, withOpenOrders: boolean, seen?: string) => {
  const { version } = await (await shop.ask(find(email))).json<{ version: string }>();
  const payload = { email, seen: seen ?? version, withOpenOrders };
  return post('/personal-data/erase', payload, { isSorted: true });
};

/** Requests about all that is stored of a person. */
export const orderPersonalCases: Readonly<Record<string, Cases>> = {
  findPersonalData: {
    'of many orders': () => find(` ${MANY.toUpperCase()} `.trim()),
    'of messages': () => find(MESSAGES),
    'of a gift': () => find(GIFT),
    'of a subscriber': () => find('nowiny10@przyklad.pl'),
    'of a statement of withdrawal': () => find('lucja.zak@przyklad.pl'),
    'of an order that is not paid': async (shop) => find(await emailOf(shop, 'unpaid')),
    'of nobody': () => find(NOBODY),
    'by a specialist': () => find(MANY, { as: 'specialist' }),
  },

  exportPersonalData: {
    'of messages': () => post('/personal-data/file', { email: MESSAGES }, { rows: 400 }),
    'of a gift': () => post('/personal-data/file', { email: GIFT }, { rows: 300 }),
    'of nobody': () => post('/personal-data/file', { email: NOBODY }, { rows: 100 }),
  },

  erasePersonalData: {
    'of messages': (shop) => erase(shop, MESSAGES, false),
    'of open orders, unasked': (shop) => erase(shop, MANY, false),
    'of open orders': (shop) => erase(shop, MANY, true),
    'of a gift': (shop) => erase(shop, GIFT, false),
    'of a subscriber': (shop) => erase(shop, 'nowiny10@przyklad.pl', false),
    'of a statement of withdrawal': (shop) => erase(shop, 'lucja.zak@przyklad.pl', true),
    'of an order that is not paid': async (shop) => erase(shop, await emailOf(shop, 'unpaid'), true),
    'of something else than was seen': (shop) => erase(shop, MESSAGES, false, 'x'.repeat(64)),
    'while an answer leaves': async (shop) => {
      await inHand(shop, 'scheduled');
      return erase(shop, await emailOf(shop, 'scheduled'), true);
    },
    'of an order alone': async (shop) => {
      await change(
        shop,
        sql`update shop_order set email = 'sama@przyklad.pl' where id = ${await order(shop, 'ended')}`,
      );
      return erase(shop, 'sama@przyklad.pl', false);
    },
  },
};
