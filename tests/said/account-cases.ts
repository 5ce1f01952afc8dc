import { sql } from 'kysely';
import { digest } from '#server/desk/access/secrets.ts';
import { SoftPasskey } from '#tests/server/desk/access/soft-passkey.ts';
import { DESK_URL } from '#tests/server/desk/test-desk.ts';
import { asked, given, NOTHING, post, put, registered, remove, used } from './case-kit.ts';
import type { Cases, WhatChanges } from './what-changes.ts';

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

/** What a person changes of her access: sessions, passkeys, codes; and her notices, by sessions of all kinds. */
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
};
