import { sql } from 'kysely';
import { createInvitation, type Invited } from '#server/desk/access/invitations.ts';
import { newSampleEntry } from '#server/desk/access/sample-entry.ts';
import { digest, recoveryCodeDigest } from '#server/desk/access/secrets.ts';
import { SoftPasskey } from '#tests/server/desk/access/soft-passkey.ts';
import { DESK_URL } from '#tests/server/desk/test-desk.ts';
import { asked, given, NOTHING, post, registered, used } from './case-kit.ts';
import type { DeskRequest } from './requests.ts';
import type { Cases, WhatChanges } from './what-changes.ts';

const nobody = { as: 'nobody' } as const;
const BROWSER = { 'user-agent': 'Mozilla/5.0 (Windows) Firefox/149.0' };
const PHONE = { 'user-agent': 'Mozilla/5.0 (iPhone; like Mac OS X) Safari/604.1' };

const SIGN_IN = post('/sign-in/challenge', undefined, nobody);
const signIn = (payload: object, headers: Record<string, string> = {}): DeskRequest =>
  post('/sign-in', payload, { ...nobody, headers });

/** The owner signs in with a passkey that something was done to. */
const signInWith =
  (spoil: (passkey: SoftPasskey, shop: WhatChanges) => unknown, challenge: DeskRequest = SIGN_IN) =>
  async (shop: WhatChanges) => {
    const passkey = await registered(shop, 'owner');
    await spoil(passkey, shop);
    return signIn(await used(shop, passkey, challenge));
  };

/** Refused tries that were noted within the hour. */
const refusals = (count: number) => sql`
  insert into audit (actor_kind, actor_name, action, entity, entity_id, at)
  select actor_kind, actor_name, 'sign-in.refused', 'session', 'code', now() - interval '59 minutes'
  from (select * from audit order by id limit 1) as one, generate_series(1, ${sql.lit(count)})`;

const CODE = 'ABCD-EFGH-JKMN-PQRS-TVWX-2345';
const codeOf = (shop: WhatChanges) =>
  given(
    shop,
    sql`insert into desk_recovery_code (code_hash, person_id)
      values (${recoveryCodeDigest(CODE)}, ${shop.filled.people.owner.id})`,
  );
const byCode = (code: string, headers: Record<string, string> = {}) =>
  post('/sign-in/recovery', { code }, { ...nobody, headers });

/** Wrong tries from one address; each way counts its own. */
async function wrongTries(shop: WhatChanges, count: number, way = 'code') {
  const wrong = way === 'code' ? byCode('wrong') : post('/invitation', { token: 'x'.repeat(43) }, nobody);
  for (let at = 0; at < count; at += 1) await shop.ask(wrong);
}

const sampleEntry = async (shop: WhatChanges) =>
  (await newSampleEntry(shop.db, DESK_URL)).split('#probny=')[1] ?? '';
const toSample = (token: string, as: string) => post('/sign-in/sample', { token, as }, nobody);

/** An invitation's token. */
async function invited(shop: WhatChanges, more: Partial<Invited> = {}): Promise<string> {
  const { owner } = shop.filled.people;
  const invitedBy = { kind: 'person', id: owner.id, name: owner.name, role: 'owner' } as const;
  const one = {
    role: 'owner',
    name: 'Zofia',
    email: 'zofia@example.com',
    fairyId: null,
    invitedBy,
    ...more,
  } as const;
  const { token } = await shop.db
    .transaction()
    .execute((trx) => createInvitation(trx, one, shop.filled.desk.clock));
  return token;
}
/** A specialist of the catalogue without an account: hers was closed. */
async function freeCard(shop: WhatChanges): Promise<string> {
  const { id } = await shop.find(
    sql<{ id: string }>`select fairy_id as id from desk_person where name = 'Iskra'`,
  );
  await given(shop, sql`update desk_person set removed_at = now() where fairy_id = ${id}`);
  return id;
}

/** What each way to a link's page says of a link. */
const LINKS: Readonly<Record<string, (shop: WhatChanges) => Promise<string>>> = {
  'of nothing': async () => 'x'.repeat(43),
  'of an owner': invited,
  'of the terminal': (shop) => invited(shop, { invitedBy: undefined }),
  'of a specialist': async (shop) =>
    invited(shop, { role: 'specialist', name: 'Iskra', fairyId: await freeCard(shop) }),
  'of somebody with an account': (shop) => invited(shop, { email: 'ROZA@kwiatpaproci.example' }),
  'that ends now': (shop) => changed(shop, sql`expires_at = now()`),
  'that was used': (shop) => changed(shop, sql`used_at = now()`),
  'that was withdrawn': (shop) => changed(shop, sql`withdrawn_at = now()`),
  'whose inviter has left': (shop) =>
    invitedThen(
      shop,
      sql`update desk_person set removed_at = now() where id = ${shop.filled.people.owner.id}`,
    ),
  'whose person has left': async (shop) => {
    const token = await invited(shop, { email: 'roza@kwiatpaproci.example' });
    await given(shop, sql`update desk_person set removed_at = now() where name = 'Róża'`);
    return token;
  },
  'whose address has an account by now': (shop) =>
    invitedThen(shop, sql`update desk_person set email = 'Zofia@Example.com' where name = 'Iskra'`),
  'whose card has an account by now': async (shop) => {
    const token = await invited(shop, { role: 'specialist', fairyId: await freeCard(shop) });
    await given(shop, sql`update desk_person set removed_at = null where name = 'Iskra'`);
    return token;
  },
  'whose card was archived': async (shop) => {
    const token = await invited(shop, { role: 'specialist', fairyId: await freeCard(shop) });
    await given(shop, sql`update fairy set archived_at = now() where name = 'Iskra'`);
    return token;
  },
};
async function invitedThen(shop: WhatChanges, ...then: ReturnType<typeof sql>[]): Promise<string> {
  const token = await invited(shop);
  await given(shop, ...then);
  return token;
}
const changed = (shop: WhatChanges, what: ReturnType<typeof sql>) =>
  invited(shop).then(async (token) => {
    await given(shop, sql`update desk_invitation set ${what} where token_hash = ${digest(token)}`);
    return token;
  });

const linkCases = (path: string, names = Object.keys(LINKS)): Cases =>
  Object.fromEntries(
    names.map((name) => [
      `by a link ${name}`,
      async (shop) => post(path, { token: await LINKS[name]?.(shop) }, nobody),
    ]),
  );

/** Accepts a link's invitation; what is done to the shop while the browser makes the passkey. */
const accepting =
  (link: string, meanwhile: (shop: WhatChanges, passkey: SoftPasskey) => unknown = () => undefined) =>
  async (shop: WhatChanges) => {
    const token = (await LINKS[link]?.(shop)) ?? '';
    const passkey = new SoftPasskey(DESK_URL);
    const { challengeId, options } = await asked(shop, post('/invitation/challenge', { token }, nobody));
    await meanwhile(shop, passkey);
    const payload = { token, challengeId, response: passkey.create(options) };
    return post('/invitation/accept', payload, { ...nobody, headers: PHONE });
  };

/** Requests of those who are not signed in. */
export const signInCases: Readonly<Record<string, Cases>> = {
  challengeSignIn: {
    'while old challenges lie there': async (shop) => {
      await given(
        shop,
        sql`insert into desk_challenge (purpose, challenge, expires_at) values
          ('sign-in', 'over', now() - interval '1 millisecond'), ('fresh', 'now', now())`,
      );
      return SIGN_IN;
    },
  },
  signIn: {
    'with a made-up passkey': () => signIn({ challengeId: NOTHING, response: {} }),
    'of the owner, in the place of an older session': async (shop) => {
      const proof = await used(shop, await registered(shop, 'owner'), SIGN_IN);
      return signIn(proof, { ...BROWSER, cookie: `other=1; ${shop.filled.people.specialist.cookie}` });
    },
    'with a passkey that counts': signInWith((passkey) => void (passkey.counter = 5)),
    'with the copy of a passkey that counts': signInWith(async (passkey, shop) => {
      passkey.counter = 5;
      await given(shop, sql`update desk_passkey set counter = 5`);
    }),
    'with a passkey of another address': signInWith(
      (passkey) => void (passkey.origin = 'http://localhost:3000'),
    ),
    'without a finger': signInWith((passkey) => void (passkey.isUserVerified = false)),
    'with the passkey of somebody who has left': signInWith((_passkey, shop) =>
      given(shop, sql`update desk_person set removed_at = now() where role = 'owner'`),
    ),
    'with a passkey that was removed': signInWith((_passkey, shop) =>
      given(shop, sql`delete from desk_passkey`),
    ),
    'with a challenge of another purpose': signInWith(() => undefined, post('/fresh/challenge')),
    'with a challenge that has ended': async (shop) => {
      const proof = await used(shop, await registered(shop, 'owner'), SIGN_IN);
      await given(shop, sql`update desk_challenge set expires_at = now()`);
      return signIn(proof);
    },
    'wrongly for the last time that is noted': async (shop) => {
      await given(shop, refusals(59));
      return signIn({ challengeId: NOTHING, response: {} });
    },
    'wrongly once more': async (shop) => {
      await given(shop, refusals(60));
      return signIn({ challengeId: NOTHING, response: {} });
    },
  },
  signInWithRecoveryCode: {
    wrongly: () => byCode(CODE, BROWSER),
    'of the owner': async (shop) => {
      await codeOf(shop);
      await wrongTries(shop, 2);
      await wrongTries(shop, 1, 'link');
      return byCode(` ${CODE.toLowerCase().replaceAll('-', ' ')} `, PHONE);
    },
    'of somebody who has left': async (shop) => {
      await codeOf(shop);
      await given(shop, sql`update desk_person set removed_at = now() where role = 'owner'`);
      return byCode(CODE);
    },
    'with a code that was used': async (shop) => {
      await codeOf(shop);
      await given(shop, sql`update desk_recovery_code set used_at = now()`);
      return byCode(CODE);
    },
    'after four wrong ones, and five wrong links': async (shop) => {
      await codeOf(shop);
      await wrongTries(shop, 4);
      await wrongTries(shop, 5, 'link');
      return byCode(CODE);
    },
    'after five wrong ones': async (shop) => {
      await codeOf(shop);
      await wrongTries(shop, 5);
      await given(shop, sql`update desk_wrong_try set at = at - interval '90 seconds'`);
      return byCode(CODE);
    },
    'after five wrong ones, long ago': async (shop) => {
      await codeOf(shop);
      await wrongTries(shop, 5);
      await given(shop, sql`update desk_wrong_try set at = at - interval '5 minutes'`);
      return byCode(CODE);
    },
  },
  signInToSample: {
    wrongly: () => toSample('x'.repeat(43), 'owner'),
    'as the owner': async (shop) => {
      const older = await sampleEntry(shop);
      const token = await sampleEntry(shop);
      return toSample(token === older ? '' : token, 'owner');
    },
    'by an older link': async (shop) => {
      const older = await sampleEntry(shop);
      await sampleEntry(shop);
      return toSample(older, 'owner');
    },
    'as a specialist': async (shop) => toSample(await sampleEntry(shop), 'specialist'),
    'as an owner who is not there': async (shop) => {
      await given(shop, sql`update desk_person set removed_at = now() where role = 'owner'`);
      return toSample(await sampleEntry(shop), 'owner');
    },
    'as a specialist who is not there': async (shop) => {
      await given(shop, sql`update desk_person set removed_at = now() where role = 'specialist'`);
      return toSample(await sampleEntry(shop), 'specialist');
    },
  },
  openInvitation: linkCases('/invitation'),
  challengeInvitation: linkCases('/invitation/challenge', [
    'of nothing',
    'of an owner',
    'of somebody with an account',
    'that was used',
  ]),
  acceptInvitation: {
    'with a made-up passkey': () =>
      post('/invitation/accept', { token: 'x'.repeat(43), challengeId: NOTHING, response: {} }, nobody),
    'of an owner': accepting('of an owner'),
    'of a specialist': accepting('of a specialist'),
    'of somebody with an account': accepting('of somebody with an account'),
    'of an address that got an account meanwhile': accepting('of an owner', (shop) =>
      given(shop, sql`update desk_person set email = 'zofia@example.com' where name = 'Iskra'`),
    ),
    'that was withdrawn meanwhile': accepting('of an owner', (shop) =>
      given(shop, sql`update desk_invitation set withdrawn_at = now() where name = 'Zofia'`),
    ),
    'with a passkey of another address': accepting(
      'of an owner',
      (_shop, passkey) => void (passkey.origin = 'http://localhost:3000'),
    ),
    'without a finger': accepting('of an owner', (_shop, passkey) => void (passkey.isUserVerified = false)),
    'with a challenge for something else': accepting('of an owner', (shop) =>
      given(shop, sql`update desk_challenge set purpose = 'passkey'`),
    ),
  },
};
