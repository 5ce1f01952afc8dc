import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { deleteEndedAccess } from '#server/desk/access/delete-ended-access.ts';
import { createInvitation } from '#server/desk/access/invitations.ts';
import { FRESH_TIME, IDLE_TIME, WHOLE_TIME } from '#server/desk/access/sessions.ts';
import { TRY_TIME } from '#server/desk/access/wrong-tries.ts';
import { DESK_URL, TestDesk, type Signed } from '../test-desk.ts';
import { SoftPasskey } from './soft-passkey.ts';

const MINUTE = 60_000;
let desk: TestDesk;
let people = 0;

beforeAll(async () => {
  desk = await TestDesk.start();
});
afterAll(() => desk.close());
beforeEach(() => sql`delete from desk_wrong_try`.execute(desk.store.db));

const cookieOf = (response: { headers: Record<string, unknown> }) =>
  String(response.headers['set-cookie']).split(';', 1)[0] ?? '';
const as = (cookie: string): Signed => ({ id: '', name: '', cookie });

async function invite(): Promise<string> {
  people += 1;
  const invited = {
    role: 'owner' as const,
    name: 'Ludmiła',
    email: `ludmila${people}@example.com`,
    fairyId: null,
    invitedBy: undefined,
  };
  const { token } = await desk.store.db
    .transaction()
    .execute((trx) => createInvitation(trx, invited, desk.clock));
  return token;
}

async function accept(token: string, passkey: SoftPasskey) {
  const asked = await desk.call('POST', '/invitation/challenge', { payload: { token } });
  const { challengeId, options } = asked.json();
  const response = passkey.create(options);
  return desk.call('POST', '/invitation/accept', { payload: { token, challengeId, response } });
}

async function register() {
  const passkey = new SoftPasskey(DESK_URL);
  const accepted = await accept(await invite(), passkey);
  expect(accepted.statusCode).toBe(200);
  const { recoveryCodes }: { recoveryCodes: string[] } = accepted.json();
  return { passkey, recoveryCodes, cookie: cookieOf(accepted) };
}

async function signIn(passkey: SoftPasskey, cookie = '') {
  const { challengeId, options } = (await desk.call('POST', '/sign-in/challenge')).json();
  const payload = { challengeId, response: passkey.get(options) };
  return desk.call('POST', '/sign-in', { payload, headers: { cookie } });
}

describe('an invitation', () => {
  test('leads to a passkey, ten codes and a session, and works once', async () => {
    const token = await invite();
    const passkey = new SoftPasskey(DESK_URL);
    expect((await desk.call('POST', '/invitation', { payload: { token } })).json()).toMatchObject({
      name: 'Ludmiła',
      role: 'owner',
    });
    const accepted = await accept(token, passkey);
    expect(accepted.json()).toMatchObject({
      me: { person: { role: 'owner', name: 'Ludmiła' }, passkeys: 1 },
    });
    expect(new Set(accepted.json().recoveryCodes).size).toBe(10);
    expect(accepted.headers['set-cookie']).toMatch(
      /^desk-3001=.{43}; Max-Age=28800; Path=\/; HttpOnly; SameSite=Strict$/,
    );
    const again = await desk.call('POST', '/invitation/challenge', { payload: { token } });
    expect([again.statusCode, again.json().code]).toEqual([422, 207]);
    expect((await desk.call('POST', '/invitation', { payload: { token } })).json()).toMatchObject({
      code: 207,
    });
  });

  test('that has expired, and one that never was, say so by codes of their own', async () => {
    const token = await invite();
    desk.clock.pass(24 * 60 * MINUTE);
    const late = await desk.call('POST', '/invitation', { payload: { token } });
    expect([late.statusCode, late.json().code]).toEqual([422, 206]);
    const never = await desk.call('POST', '/invitation', { payload: { token: 'x'.repeat(43) } });
    expect([never.statusCode, never.json().code]).toEqual([422, 205]);
  });

  test('is stored as a digest, as codes and sessions are', async () => {
    const token = await invite();
    const { recoveryCodes, cookie } = await register();
    const secrets = [
      token,
      recoveryCodes[0] ?? '',
      recoveryCodes[0]?.replaceAll('-', '') ?? '',
      cookie.split('=')[1] ?? '',
    ];
    for (const table of ['desk_invitation', 'desk_recovery_code', 'desk_session', 'audit', 'job']) {
      const { rows } = await sql<{
        text: string;
      }>`select ${sql.table(table)}::text as text from ${sql.table(table)}`.execute(desk.store.db);
      const stored = rows.map(({ text }) => text).join('\n');
      for (const secret of secrets) expect(stored.includes(secret), table).toBe(false);
    }
  });
});

describe('a passkey', () => {
  test('signs in, and the session that the browser came with has ended', async () => {
    const { passkey, cookie } = await register();
    const signed = await signIn(passkey, cookie);
    expect(signed.statusCode).toBe(200);
    expect((await desk.call('GET', '/sessions', { as: as(cookieOf(signed)) })).statusCode).toBe(200);
    expect((await desk.call('GET', '/sessions', { as: as(cookie) })).statusCode).toBe(401);
  });

  test.each<[string, (passkey: SoftPasskey) => void]>([
    ['was made for another address', (passkey) => void (passkey.origin = 'http://localhost:3000')],
    ['was used without finger, face or PIN', (passkey) => void (passkey.isUserVerified = false)],
  ])('is refused when it %s', async (_what, spoil) => {
    const { passkey } = await register();
    spoil(passkey);
    const refused = await signIn(passkey);
    expect([refused.statusCode, refused.json().code]).toEqual([422, 208]);
    expect(refused.headers['set-cookie']).toBeUndefined();
  });

  test('answers a challenge once, and only its own kind', async () => {
    const { passkey, cookie } = await register();
    const { challengeId, options } = (await desk.call('POST', '/sign-in/challenge')).json();
    const payload = { challengeId, response: passkey.get(options) };
    const fresh = await desk.call('POST', '/fresh', { payload, as: as(cookie) });
    expect(fresh.json()).toMatchObject({ code: 208 });
    expect((await desk.call('POST', '/sign-in', { payload })).statusCode).toBe(200);
    expect((await desk.call('POST', '/sign-in', { payload })).json()).toMatchObject({ code: 208 });
  });

  test('opens what asks for a fresh one, for five minutes', async () => {
    const { passkey } = await register();
    let cookie = cookieOf(await signIn(passkey));
    const renew = () => desk.call('POST', '/recovery-codes', { as: as(cookie) });
    expect((await renew()).statusCode).toBe(200);
    desk.clock.pass(FRESH_TIME);
    const stale = await renew();
    expect([stale.statusCode, stale.json().code]).toEqual([403, 203]);
    const { challengeId, options } = (await desk.call('POST', '/fresh/challenge', { as: as(cookie) })).json();
    const payload = { challengeId, response: passkey.get(options) };
    const proved = await desk.call('POST', '/fresh', { payload, as: as(cookie) });
    expect(proved.statusCode).toBe(200);
    cookie = cookieOf(proved);
    expect((await renew()).statusCode).toBe(200);
  });

  test('the last one stays', async () => {
    const { passkey } = await register();
    const cookie = cookieOf(await signIn(passkey));
    const id = passkey.id.toString('base64url');
    const refused = await desk.call('DELETE', `/passkeys/${id}`, { as: as(cookie) });
    expect([refused.statusCode, refused.json().code]).toEqual([409, 215]);
  });

  test('gets a name of its owner’s; a stale page is 409 with the newer name, and changes nothing [DK-1] [DK-6]', async () => {
    const { passkey, cookie } = await register();
    const path = `/passkeys/${passkey.id.toString('base64url')}`;
    const names = async () =>
      (await desk.call('GET', '/passkeys', { as: as(cookie) }))
        .json()
        .map(({ device }: { device: string }) => device);
    const put = async (seen: string, device: string, who = as(cookie)) => {
      const response = await desk.call('PUT', path, { as: who, payload: { seen, device } });
      return { status: response.statusCode, body: response.json() };
    };
    const [old = ''] = await names();
    const { status, body } = await put(old, ' Laptop <b>w pracowni</b> ');
    expect([status, body.device]).toEqual([200, 'Laptop <b>w pracowni</b>']);
    const stale = await put(old, 'Z drugiej karty');
    expect([stale.status, stale.body.code, stale.body.current.device]).toEqual([
      409,
      210,
      'Laptop <b>w pracowni</b>',
    ]);
    for (const name of ['', '   ', 'a\u0007', 'a\u202Eb', 'a\nb', 'x'.repeat(61)])
      expect((await put('Laptop <b>w pracowni</b>', name)).status).toBe(400);
    const stranger = await desk.sign('owner');
    expect((await put('Laptop <b>w pracowni</b>', 'Cudzy', stranger)).status).toBe(404);
    expect(await names()).toEqual(['Laptop <b>w pracowni</b>']);
  });
});

describe('recovery codes', () => {
  test('work once each, however they are typed', async () => {
    const { recoveryCodes } = await register();
    const code = ` ${recoveryCodes[3]?.toLowerCase().replaceAll('-', ' ')} `;
    const enter = () => desk.call('POST', '/sign-in/recovery', { payload: { code } });
    const first = await enter();
    expect(first.json()).toMatchObject({ recoveryCodesLeft: 9, session: { entry: 'recovery' } });
    expect((await enter()).json()).toMatchObject({ code: 209 });
  });

  test('after five wrong ones the address waits, also with a right one; others do not', async () => {
    const { recoveryCodes } = await register();
    const enter = (code: string, ip = '203.0.113.5') =>
      desk.call('POST', '/sign-in/recovery', { payload: { code }, headers: { 'x-forwarded-for': ip } });
    for (let tries = 0; tries < 5; tries += 1) expect((await enter('WRONG')).statusCode).toBe(422);
    const waits = await enter(recoveryCodes[0] ?? '');
    expect([waits.statusCode, waits.json().code, waits.json().waitSeconds]).toEqual([429, 204, 300]);
    expect((await enter(recoveryCodes[1] ?? '', '203.0.113.6')).statusCode).toBe(200);
    desk.clock.pass(TRY_TIME + 1_000);
    expect((await enter(recoveryCodes[0] ?? '')).statusCode).toBe(200);
  });

  test('who has to wait waits for the oldest of her five tries to end, not for the latest', async () => {
    const enter = () => desk.call('POST', '/sign-in/recovery', { payload: { code: 'WRONG' } });
    for (let tries = 0; tries < 5; tries += 1) {
      expect((await enter()).statusCode).toBe(422);
      desk.clock.pass(30_000);
    }
    expect((await enter()).json()).toMatchObject({ code: 204, waitSeconds: 150 });
    desk.clock.pass(150_000);
    expect((await enter()).statusCode, 'one of the five has ended').toBe(422);
    expect((await enter()).json()).toMatchObject({ waitSeconds: 30 });
  });

  test('of fifty wrong tries at once no more than five are looked at, and all others have to wait', async () => {
    const statuses = await Promise.all(
      Array.from({ length: 50 }, async () => {
        const payload = { code: 'WRONG' };
        return (await desk.call('POST', '/sign-in/recovery', { payload })).statusCode;
      }),
    );
    const count = (status: number) => statuses.filter((one) => one === status).length;
    expect(count(422) + count(429)).toBe(50);
    // On PostgreSQL they see each other, so that fewer or none are looked at; PGlite takes them in turn.
    expect(count(422)).toBeLessThanOrEqual(5);
    if (desk.store.kind === 'embedded') expect(count(422)).toBe(5);
  });
});

test('a browser without a session gets no error status, which its console would show', async () => {
  const nobody = await desk.call('GET', '/me');
  expect([nobody.statusCode, nobody.json()]).toEqual([200, { me: null }]);
  const owner = await desk.sign('owner');
  expect((await desk.call('GET', '/me', { as: owner })).json().me.person).toMatchObject({ id: owner.id });
});

describe('a session', () => {
  test('ends half an hour after its last use, and after eight hours whatever happens', async () => {
    const owner = await desk.sign('owner');
    const me = (headers = {}) => desk.call('GET', '/sessions', { as: owner, headers });
    desk.clock.pass(IDLE_TIME - MINUTE);
    expect((await me()).statusCode).toBe(200);
    desk.clock.pass(IDLE_TIME - MINUTE);
    // A page that reloads itself is no use.
    expect((await me({ 'x-desk-background': '1' })).statusCode).toBe(200);
    desk.clock.pass(2 * MINUTE);
    expect((await me()).statusCode).toBe(401);

    const busy = await desk.sign('owner');
    for (let spent = 0; spent < WHOLE_TIME - 20 * MINUTE; spent += 20 * MINUTE) {
      expect((await desk.call('GET', '/sessions', { as: busy })).statusCode).toBe(200);
      desk.clock.pass(20 * MINUTE);
    }
    desk.clock.pass(20 * MINUTE);
    expect((await desk.call('GET', '/sessions', { as: busy })).statusCode).toBe(401);
  });

  test('is listed with its begin, its last use and its end, which no use moves', async () => {
    const here = await desk.sign('owner');
    const later = (milliseconds: number) => new Date(since + milliseconds).toISOString();
    const since = desk.clock.now().getTime();
    desk.clock.pass(10 * MINUTE);
    expect((await desk.call('GET', '/sessions', { as: here })).json()).toMatchObject([
      { isThis: true, since: later(0), lastSeenAt: later(10 * MINUTE), endsAt: later(WHOLE_TIME) },
    ]);
  });

  test('is listed, ended by another, and never by somebody else', async () => {
    const here = await desk.sign('owner');
    desk.clock.pass(30_000);
    const there = await desk.signAgain(here);
    const stranger = await desk.sign('owner');
    const listed = (await desk.call('GET', '/sessions', { as: here })).json();
    expect(
      listed.map(({ isThis }: { isThis: boolean }) => isThis),
      'the latest first',
    ).toEqual([false, true]);
    const { id } = listed.find((session: { isThis: boolean }) => !session.isThis);
    expect((await desk.call('DELETE', `/sessions/${id}`, { as: stranger })).statusCode).toBe(404);
    expect((await desk.call('DELETE', `/sessions/${id}`, { as: here })).statusCode).toBe(204);
    expect((await desk.call('GET', '/sessions', { as: there })).statusCode).toBe(401);
    expect((await desk.call('GET', '/sessions', { as: here })).statusCode).toBe(200);
    expect((await desk.call('POST', '/sign-out', { as: here })).headers['set-cookie']).toMatch(
      /^desk-3001=; Max-Age=0/,
    );
    expect((await desk.call('GET', '/sessions', { as: here })).statusCode).toBe(401);
  });
});

test('an owner ends all sessions of a person, who comes in again by her passkey; her own of this call stays [DK-1] [DK-2]', async () => {
  const [owner, fairy] = [await desk.sign('owner'), await desk.sign('owner')];
  const hers = [fairy, await desk.signAgain(fairy)];
  const statuses = (all: readonly Signed[]) =>
    Promise.all(all.map(async (who) => (await desk.call('GET', '/sessions', { as: who })).statusCode));
  const member = async () =>
    (await desk.call('GET', '/people', { as: owner }))
      .json()
      .people.find(({ id }: { id: string }) => id === fairy.id);
  const end = (id: string) => desk.call('DELETE', `/people/${id}/sessions`, { as: owner });
  expect((await member()).sessions).toBe(2);
  expect((await end(fairy.id)).statusCode).toBe(204);
  expect(await statuses(hers)).toEqual([401, 401]);
  expect((await member()).sessions).toBe(0);
  expect(await statuses([await desk.signAgain(fairy)])).toEqual([200]);

  const elsewhere = await desk.signAgain(owner);
  expect((await end(owner.id)).statusCode).toBe(204);
  expect(await statuses([owner, elsewhere])).toEqual([200, 401]);
  expect((await end('00000000-0000-4000-8000-000000000000')).statusCode).toBe(404);
  const audited = await desk.store.db
    .selectFrom('audit')
    .select(['actor_id', 'entity_id'])
    .where('action', '=', 'sessions.ended')
    .orderBy('id')
    .execute();
  expect(audited).toEqual([fairy.id, owner.id].map((entity_id) => ({ actor_id: owner.id, entity_id })));
});

test('when another person has signed in in this browser, an old tab does nothing in her name', async () => {
  const [before, now] = [await desk.sign('owner'), await desk.sign('owner')];
  const ask = (id: string) => desk.call('GET', '/sessions', { as: now, headers: { 'x-desk-person': id } });
  expect((await ask(now.id)).statusCode).toBe(200);
  expect((await ask(before.id)).statusCode).toBe(401);
});

test('sessions and invitations that ended a month ago are deleted, and wrong tries that count no more', async () => {
  await invite();
  await desk.call('POST', '/sign-in/recovery', { payload: { code: 'AAAA-AAAA-AAAA-AAAA' } });
  await sql`select 1 / count(*) from desk_wrong_try`.execute(desk.store.db);
  const old = await desk.sign('owner');
  const month = 32 * 24 * 60 * MINUTE;
  await deleteEndedAccess(desk.store.db, new Date(desk.clock.now().getTime() + month));
  const rows = await sql`select 'session' from desk_session union all select 'invitation' from desk_invitation
    union all select 'try' from desk_wrong_try`.execute(desk.store.db);
  expect(rows.rows).toEqual([]);
  expect((await desk.call('GET', '/sessions', { as: old })).statusCode).toBe(401);
});

describe('a write from another site', () => {
  test.each([
    ['the shop on the same host', { 'sec-fetch-site': 'same-site', origin: 'http://localhost:3000' }],
    ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
    [
      'another site in a browser without Sec-Fetch-Site',
      { 'sec-fetch-site': '', origin: 'http://localhost:3000' },
    ],
    ['nowhere', { 'sec-fetch-site': '' }],
  ])('is refused: %s', async (_who, headers) => {
    const owner = await desk.sign('owner');
    const refused = await desk.call('POST', '/sign-out', { as: owner, headers });
    expect([refused.statusCode, refused.json().code]).toEqual([403, 202]);
    expect((await desk.call('GET', '/sessions', { as: owner })).statusCode).toBe(200);
  });

  test('is distinguished from the desk by Origin if Sec-Fetch-Site is missing', async () => {
    const owner = await desk.sign('owner');
    const headers = { 'sec-fetch-site': '', origin: DESK_URL };
    expect((await desk.call('POST', '/sign-out', { as: owner, headers })).statusCode).toBe(204);
  });
});
