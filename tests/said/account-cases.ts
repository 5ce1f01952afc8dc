import { sql } from 'kysely';
import { PHRASE_LONGEST, PHRASES_MOST } from '#domain/desk/phrase.ts';
import { digest } from '#server/desk/access/secrets.ts';
import { SoftPasskey } from '#tests/server/desk/access/soft-passkey.ts';
import { DESK_URL } from '#tests/server/desk/test-desk.ts';
import { asked, given, NEWER, NOTHING, post, put, registered, remove, used } from './case-kit.ts';
import { NEW_ID, type Cases, type DeskRequest, type WhatChanges } from './what-changes.ts';

const FRESH = post('/fresh/challenge');

/** Her session is another one: last used and begun so long ago. */
const session = (shop: WhatChanges, what: ReturnType<typeof sql>, who: 'owner' | 'specialist' = 'owner') =>
  given(
    shop,
    sql`update desk_session set ${what} where ended_at is null and person_id = ${shop.filled.people[who].id}`,
  );

/** A harmless change, of a session to which something was done. */
const NOTICES = put('/me/notices', { seen: 'each', orderMails: 'never' });
const notices =
  (what: ReturnType<typeof sql>, headers: Record<string, string> = {}) =>
  async (shop: WhatChanges) => {
    await session(shop, what);
    return { ...NOTICES, headers };
  };
const AS_BEFORE = sql`device = device`;
/** A change that asks for a fresh passkey. */
const endOthers = (what: ReturnType<typeof sql>) => async (shop: WhatChanges) => {
  await session(shop, what);
  return remove('/sessions');
};

/** Each of them has a phone signed in, too; another session of the owner has ended. */
async function phones(shop: WhatChanges): Promise<void> {
  const { desk, people } = shop.filled;
  await desk.call('POST', '/sign-out', { as: await desk.signAgain(people.owner) });
  for (const person of [people.owner, people.specialist]) {
    const { cookie } = await desk.signAgain(person);
    const token = cookie.slice(cookie.indexOf('=') + 1);
    await given(shop, sql`update desk_session set device = 'Telefon' where token_hash = ${digest(token)}`);
  }
}

const sessionOf = async (shop: WhatChanges, who: 'owner' | 'specialist', device: 'Test' | 'Telefon') =>
  (
    await shop.find(sql<{ id: string }>`select id from desk_session
      where ended_at is null and person_id = ${shop.filled.people[who].id} and device = ${device}`)
  ).id;

async function addingPasskey(shop: WhatChanges, spoil: (passkey: SoftPasskey) => unknown = () => undefined) {
  const passkey = new SoftPasskey(DESK_URL);
  spoil(passkey);
  const { challengeId, options } = await asked(shop, post('/passkeys/challenge'));
  return post(
    '/passkeys',
    { challengeId, response: passkey.create(options) },
    {
      headers: { 'user-agent': '(Linux; Android 16) Chrome/149 Safari/537.36' },
    },
  );
}

const passkeyOf = (shop: WhatChanges, name: string) =>
  shop.find<{ id: string; device: string }>(sql`select desk_passkey.id, device from desk_passkey
    join desk_person on desk_person.id = person_id where name = ${name} order by desk_passkey.created_at limit 1`);

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

/** What a person changes of her own: sessions, passkeys, notices, phrases, name. */
export const accountCases: Readonly<Record<string, Cases>> = {
  signOut: {
    'of the owner': () => post('/sign-out'),
    'of a specialist, with another session': async (shop) => {
      await phones(shop);
      return post('/sign-out', undefined, { as: 'specialist' });
    },
    'of nobody': () => post('/sign-out', undefined, { as: 'nobody' }),
  },
  challengeFresh: {
    'of a specialist with a passkey': () => post('/fresh/challenge', undefined, { as: 'specialist' }),
  },
  proveFresh: {
    'with a made-up passkey': () =>
      post('/fresh', { challengeId: NOTHING, response: {} }, { as: 'specialist' }),
    'by her own passkey': async (shop) =>
      post('/fresh', await used(shop, await registered(shop, 'owner'), FRESH)),
    "by somebody else's passkey": async (shop) => {
      await registered(shop, 'owner');
      const passkey = await registered(shop, 'specialist');
      return post('/fresh', await used(shop, passkey, FRESH));
    },
    "by somebody else's challenge": async (shop) => {
      const challenge = post('/fresh/challenge', undefined, { as: 'specialist' });
      return post('/fresh', await used(shop, await registered(shop, 'owner'), challenge));
    },
    'after a recovery code': async (shop) => {
      const passkey = await registered(shop, 'owner');
      await session(shop, sql`entry = 'recovery', fresh_at = null`);
      return post('/fresh', await used(shop, passkey, FRESH));
    },
  },
  endOtherSessions: {
    'of the owner': async (shop) => {
      await phones(shop);
      return remove('/sessions');
    },
    'of a specialist': async (shop) => {
      await phones(shop);
      return remove('/sessions', { as: 'specialist' });
    },
    'with a passkey that is fresh for a moment': endOthers(
      sql`fresh_at = now() - interval '5 minutes' + interval '1 millisecond'`,
    ),
    'with a passkey that is fresh no longer': endOthers(sql`fresh_at = now() - interval '5 minutes'`),
    'without a passkey': endOthers(sql`fresh_at = null, entry = 'invitation'`),
    'in a sample shop': endOthers(sql`fresh_at = null, entry = 'sample'`),
    'after a recovery code': endOthers(sql`fresh_at = null, entry = 'recovery'`),
    'after a recovery code and a passkey': endOthers(sql`entry = 'recovery'`),
  },
  endSession: {
    'that is another of hers': async (shop) => {
      await phones(shop);
      return remove(`/sessions/${await sessionOf(shop, 'owner', 'Telefon')}`);
    },
    'that is this one': async (shop) => remove(`/sessions/${await sessionOf(shop, 'owner', 'Test')}`),
    'of somebody else': async (shop) => remove(`/sessions/${await sessionOf(shop, 'specialist', 'Test')}`),
  },
  challengePasskey: {
    'of a specialist with one': () => post('/passkeys/challenge', undefined, { as: 'specialist' }),
    'after a recovery code': async (shop) => {
      await session(shop, sql`entry = 'recovery', fresh_at = null`);
      return post('/passkeys/challenge');
    },
  },
  addPasskey: {
    'that is made up': () => post('/passkeys', { challengeId: NOTHING, response: {} }),
    'of the owner': (shop) => addingPasskey(shop),
    'of another address': (shop) =>
      addingPasskey(shop, (passkey) => void (passkey.origin = 'http://localhost:3000')),
    'that is there already': async (shop) => {
      const passkey = await registered(shop, 'specialist');
      const { challengeId, options } = await asked(shop, post('/passkeys/challenge'));
      return post('/passkeys', { challengeId, response: passkey.create(options) });
    },
    "to somebody else's challenge": async (shop) => ({ ...(await addingPasskey(shop)), as: 'specialist' }),
  },
  renamePasskey: {
    'of a specialist': async (shop) => {
      const { id, device } = await passkeyOf(shop, 'Róża');
      return put(`/passkeys/${id}`, { device: ' Mój laptop ', seen: device }, { as: 'specialist' });
    },
    'that has another name by now': async (shop) => {
      const { id } = await passkeyOf(shop, 'Róża');
      return put(`/passkeys/${id}`, { device: 'Mój laptop', seen: 'Telefon' }, { as: 'specialist' });
    },
    'of somebody else': async (shop) => {
      const { id, device } = await passkeyOf(shop, 'Jagna');
      return put(`/passkeys/${id}`, { device: 'Mój laptop', seen: device }, { as: 'specialist' });
    },
  },
  removePasskey: {
    'that is not her last': async (shop) => {
      await registered(shop, 'specialist');
      return remove(`/passkeys/${(await passkeyOf(shop, 'Róża')).id}`, { as: 'specialist' });
    },
    'that is her last': async (shop) =>
      remove(`/passkeys/${(await passkeyOf(shop, 'Róża')).id}`, { as: 'specialist' }),
    'of somebody else': async (shop) =>
      remove(`/passkeys/${(await passkeyOf(shop, 'Jagna')).id}`, { as: 'specialist' }),
  },
  renewRecoveryCodes: {
    'that are there already': async (shop) => {
      const { owner, specialist } = shop.filled.people;
      await given(
        shop,
        sql`insert into desk_recovery_code (code_hash, person_id, used_at)
          values (repeat('a', 64), ${owner.id}, now()), (repeat('b', 64), ${owner.id}, null), (repeat('c', 64), ${specialist.id}, null)`,
      );
      return post('/recovery-codes');
    },
  },
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
  setNotices: {
    'of the owner': () => NOTICES,
    'of a specialist, in the morning': () =>
      put('/me/notices', { seen: 'each', orderMails: 'daily' }, { as: 'specialist' }),
    'that are so already': () => put('/me/notices', { seen: 'never', orderMails: 'each' }),
    'that were changed meanwhile': () => put('/me/notices', { seen: 'daily', orderMails: 'never' }),
    'before a session ends of idleness': notices(
      sql`last_seen_at = now() - interval '30 minutes' + interval '1 millisecond'`,
    ),
    'after a session has ended of idleness': notices(sql`last_seen_at = now() - interval '30 minutes'`),
    'before a session ends': notices(sql`created_at = now() - interval '8 hours' + interval '1 millisecond'`),
    'after a session has ended': notices(sql`created_at = now() - interval '8 hours'`),
    'a minute after the last request': notices(sql`last_seen_at = now() - interval '1 minute'`),
    'less than a minute after the last request': notices(sql`last_seen_at = now() - interval '59 seconds'`),
    'in the background': notices(sql`last_seen_at = now() - interval '10 minutes'`, {
      'x-desk-background': '1',
    }),
    'by the token before a proof': notices(
      sql`earlier_hash = token_hash, earlier_until = now() + interval '1 millisecond', token_hash = repeat('0', 64)`,
    ),
    'by the token before a proof, too late': notices(
      sql`earlier_hash = token_hash, earlier_until = now(), token_hash = repeat('0', 64)`,
    ),
    'after she has left': async (shop) => {
      await given(shop, sql`update desk_person set removed_at = now() where role = 'owner'`);
      return NOTICES;
    },
    'after a recovery code': notices(sql`entry = 'recovery', fresh_at = null`),
    'from another site': notices(AS_BEFORE, { 'sec-fetch-site': 'same-site' }),
    'from an old browser': notices(AS_BEFORE, { 'sec-fetch-site': '', origin: DESK_URL }),
    'from an old browser on another site': notices(AS_BEFORE, {
      'sec-fetch-site': '',
      origin: 'http://localhost:3000',
    }),
    'on a page of somebody else': notices(AS_BEFORE, { 'x-desk-person': NOTHING }),
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
