import { sql } from 'kysely';
import { PHRASE_LONGEST, PHRASES_MOST } from '#domain/desk/phrase.ts';
import { given, NEWER, NOTHING, post, put, remove } from './case-kit.ts';
import type { DeskRequest } from './requests.ts';
import { NEW_ID, type Cases, type WhatChanges } from './what-changes.ts';

const PUSH = {
  endpoint: 'https://updates.push.services.mozilla.com/wpush/v2/abc',
  p256dh: Buffer.alloc(65, 4).toString('base64url'),
  auth: Buffer.alloc(16, 7).toString('base64url'),
};
const push = (more: Partial<typeof PUSH>) => () => post('/me/push', { ...PUSH, ...more });
const subscriptions = (shop: WhatChanges, who: 'owner' | 'specialist', count: number) =>
  given(
    shop,
    sql`insert into push_subscription (endpoint, person_id, p256dh, auth, device, created_at)
      select 'https://fcm.googleapis.com/' || one, ${shop.filled.people[who].id}, ${PUSH.p256dh}, ${PUSH.auth}, 'Nr ' || one,
        now() - one * interval '1 hour' from generate_series(1, ${sql.lit(count)}) as one`,
  );

const phraseOf = (shop: WhatChanges) =>
  shop.find<{ id: string; text: string; version: number }>(
    sql`select id, body as text, version from phrase order by made_at limit 1`,
  );
const phrase = (text: string, seen = 0, more: Partial<DeskRequest> = {}) =>
  put(`/phrases/${NEW_ID}`, { seen, text }, more);
const phrases = (shop: WhatChanges, count: number) =>
  given(
    shop,
    sql`insert into phrase (id, person_id, body, made_at) select gen_random_uuid(), ${shop.filled.people.specialist.id}, 'Nr ' || one,
      now() + one * interval '1 second' from generate_series(1, ${sql.lit(count)}) as one`,
  );

const called = (seen: string, name: string, more: Partial<DeskRequest> = {}) =>
  put('/me/name', { seen, name }, more);

/** What a person changes of her own: browsers that notify her, phrases, name. */
export const ownCases: Readonly<Record<string, Cases>> = {
  addPush: {
    'of the owner': push({}),
    'of a browser that another has used': async (shop) => {
      await subscriptions(shop, 'specialist', 1);
      await given(shop, sql`update push_subscription set failing_since = now(), auth = ''`);
      return post('/me/push', { ...PUSH, endpoint: 'https://fcm.googleapis.com/1' });
    },
    'of her twentieth browser': async (shop) => {
      await subscriptions(shop, 'owner', 19);
      return post('/me/push', PUSH);
    },
    'of one too many': async (shop) => {
      await subscriptions(shop, 'specialist', 1);
      await given(
        shop,
        sql`update push_subscription set endpoint = endpoint || '/hers', created_at = now() - interval '1 year'`,
      );
      await subscriptions(shop, 'owner', 20);
      return post('/me/push', PUSH);
    },
    'of Apple': push({ endpoint: 'https://web.push.apple.com/a' }),
    'of an address that ends alike': push({ endpoint: 'https://evil-fcm.googleapis.com/a' }),
    'of an address with a port': push({ endpoint: 'https://fcm.googleapis.com:8443/a' }),
    'of an address with a user': push({ endpoint: 'https://a@fcm.googleapis.com/a' }),
    'of an address without a lock': push({ endpoint: 'http://fcm.googleapis.com/a' }),
    'with a short key': push({ p256dh: Buffer.alloc(64, 4).toString('base64url') }),
    'with a short secret': push({ auth: Buffer.alloc(15, 4).toString('base64url') }),
  },
  removePush: {
    'of her own': async (shop) => {
      await subscriptions(shop, 'owner', 2);
      const { id } = await shop.find(
        sql<{ id: string }>`select id from push_subscription order by created_at limit 1`,
      );
      return remove(`/me/push/${id}`);
    },
    'of somebody else': async (shop) => {
      await subscriptions(shop, 'specialist', 1);
      const { id } = await shop.find(sql<{ id: string }>`select id from push_subscription`);
      return remove(`/me/push/${id}`);
    },
  },
  savePhrase: {
    'that is new': () => phrase(' Dziękuję za cierpliwość. '),
    'that is hers': async (shop) => {
      const { id, version } = await phraseOf(shop);
      return put(`/phrases/${id}`, { seen: version, text: 'Dziękuję.' });
    },
    'that was changed meanwhile': async (shop) =>
      put(`/phrases/${(await phraseOf(shop)).id}`, { seen: NEWER, text: 'Dziękuję.' }),
    'that was removed meanwhile': () => phrase('Dziękuję.', 1),
    'that says so already': async (shop) => {
      const { id, text } = await phraseOf(shop);
      return put(`/phrases/${id}`, { seen: 0, text });
    },
    'of somebody else': async (shop) => {
      const { id, version, text } = await phraseOf(shop);
      return put(`/phrases/${id}`, { seen: version, text }, { as: 'specialist' });
    },
    'as long as may be': () => phrase('x'.repeat(PHRASE_LONGEST)),
    'longer than may be': () => phrase('x'.repeat(PHRASE_LONGEST + 1)),
    'as the last that fits': async (shop) => {
      await phrases(shop, PHRASES_MOST - 1);
      return phrase('Dziękuję.', 0, { as: 'specialist' });
    },
    'as one too many': async (shop) => {
      await phrases(shop, PHRASES_MOST);
      return phrase('Dziękuję.', 0, { as: 'specialist' });
    },
  },
  removePhrase: {
    'that is hers': async (shop) => remove(`/phrases/${(await phraseOf(shop)).id}`),
    'that is gone': () => remove(`/phrases/${NOTHING}`),
    'of somebody else': async (shop) => remove(`/phrases/${(await phraseOf(shop)).id}`, { as: 'specialist' }),
  },
  changeOwnName: {
    'of the owner': () => called('Ludmiła', ' Ludmiła K. '),
    'of a specialist': () => called('Róża', 'Rozalia', { as: 'specialist' }),
    'that was changed meanwhile': () => called('Ludka', 'Ludmiła K.'),
    'that is so already': () => called('Ludka', 'Ludmiła'),
  },
};
