import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { DeskRole } from '#domain/desk-terms.ts';
import { createInvitation } from '#server/desk/access/invitations.ts';
import { NOTED_AN_HOUR } from '#server/desk/access/refusals.ts';
import { deskJobs } from '#server/desk/desk-jobs.ts';
import type { MailContent } from '#server/mail/mailer.ts';
import { runnerWith, type HandClock } from '#tests/server/jobs/job-table.ts';
import { DESK_URL, TestDesk, type Signed } from '../test-desk.ts';
import { SoftPasskey } from './soft-passkey.ts';

let desk: TestDesk;
let people = 0;
beforeAll(async () => {
  desk = await TestDesk.start();
});
afterAll(() => desk.close());
beforeEach(async () => {
  await sql`delete from desk_wrong_try`.execute(desk.store.db);
  await sql`delete from job`.execute(desk.store.db);
});

const cookieOf = (response: { headers: Record<string, unknown> }) =>
  String(response.headers['set-cookie']).split(';', 1)[0] ?? '';
const as = (cookie: string): Signed => ({ id: '', name: '', cookie });

interface Invite {
  role?: DeskRole;
  fairyId?: string | null;
  email?: string;
  by?: Signed;
}

async function invite({ role = 'owner', fairyId = null, email, by }: Invite = {}): Promise<string> {
  people += 1;
  const invited = {
    role,
    name: `Osoba ${people}`,
    email: email ?? `osoba${people}@example.com`,
    fairyId,
    invitedBy: by && { kind: 'person' as const, id: by.id, name: by.name, role: 'owner' as const },
  };
  const made = await desk.store.db.transaction().execute((trx) => createInvitation(trx, invited, desk.clock));
  return made.token;
}

async function accept(token: string, passkey = new SoftPasskey(DESK_URL)) {
  const asked = await desk.call('POST', '/invitation/challenge', { payload: { token } });
  if (asked.statusCode !== 200) return asked;
  const { challengeId, options } = asked.json();
  return desk.call('POST', '/invitation/accept', {
    payload: { token, challengeId, response: passkey.create(options) },
  });
}

async function register(how: Invite = {}) {
  const passkey = new SoftPasskey(DESK_URL);
  const accepted = await accept(await invite(how), passkey);
  const { recoveryCodes, me }: { recoveryCodes: string[]; me: { person: { id: string; name: string } } } =
    accepted.json();
  return { passkey, recoveryCodes, cookie: cookieOf(accepted), ...me.person };
}

async function prove(passkey: SoftPasskey, cookie: string) {
  const { challengeId, options } = (await desk.call('POST', '/fresh/challenge', { as: as(cookie) })).json();
  return desk.call('POST', '/fresh', {
    payload: { challengeId, response: passkey.get(options) },
    as: as(cookie),
  });
}

async function addKey(passkey: SoftPasskey, cookie: string) {
  const { challengeId, options } = (
    await desk.call('POST', '/passkeys/challenge', { as: as(cookie) })
  ).json();
  return desk.call('POST', '/passkeys', {
    payload: { challengeId, response: passkey.create(options) },
    as: as(cookie),
  });
}

const exporting = (cookie: string) => desk.call('POST', '/orders/export', { payload: {}, as: as(cookie) });
const notes = (action: string) =>
  desk.store.db.selectFrom('audit').selectAll().where('action', '=', action).orderBy('id', 'desc').execute();
const passkeysOf = (personId: string) =>
  desk.store.db.selectFrom('desk_passkey').select('id').where('person_id', '=', personId).execute();

describe('a recovery code or an invitation is no fresh passkey [DK-1]', () => {
  test('a code opens one thing: registering a key, and then using it', async () => {
    const { recoveryCodes } = await register();
    const entered = await desk.call('POST', '/sign-in/recovery', { payload: { code: recoveryCodes[0] } });
    expect(entered.json()).toMatchObject({ session: { needsProof: true, freshUntil: null } });
    expect(entered.json().operations.toSorted()).toEqual([
      'addPasskey',
      'challengeFresh',
      'challengePasskey',
      'listPasskeys',
      'proveFresh',
      'signOut',
    ]);
    const cookie = cookieOf(entered);
    const closed = await Promise.all([
      exporting(cookie),
      desk.call('POST', '/orders/list', { as: as(cookie), payload: {} }),
      desk.call('GET', '/queue', { as: as(cookie) }),
      desk.call('GET', '/people', { as: as(cookie) }),
      desk.call('GET', '/journal', { as: as(cookie) }),
      desk.call('DELETE', '/sessions', { as: as(cookie) }),
      desk.call('POST', '/recovery-codes', { as: as(cookie) }),
      desk.call('POST', '/invitations', {
        as: as(cookie),
        payload: { role: 'owner', name: 'Zła', email: 'zla@example.com', seen: null },
      }),
    ]);
    expect(closed.map((response) => [response.statusCode, response.json().code])).toEqual(
      closed.map(() => [403, 223]),
    );
    const passkey = new SoftPasskey(DESK_URL);
    expect((await addKey(passkey, cookie)).statusCode).toBe(201);
    // Registered is not used.
    expect((await exporting(cookie)).json().code).toBe(223);
    const proved = await prove(passkey, cookie);
    expect(proved.json()).toMatchObject({ session: { needsProof: false, entry: 'recovery' } });
    expect((await exporting(cookieOf(proved))).statusCode).toBe(200);
  });

  test('an accepted invitation is inside, and uses its key before anything that asks for a fresh one', async () => {
    const { passkey, cookie } = await register();
    expect((await desk.call('GET', '/people', { as: as(cookie) })).statusCode).toBe(200);
    expect((await exporting(cookie)).json().code).toBe(203);
    expect((await addKey(new SoftPasskey(DESK_URL), cookie).catch(() => undefined))?.statusCode ?? 403).toBe(
      403,
    );
    expect((await exporting(cookieOf(await prove(passkey, cookie)))).statusCode).toBe(200);
  });

  test('each proof gives the session a new token; the one before has nothing fresh, and soon nothing', async () => {
    const { passkey, cookie } = await register();
    const proved = await prove(passkey, cookie);
    const fresh = cookieOf(proved);
    expect(fresh).not.toBe(cookie);
    // A request that was under way.
    expect((await desk.call('GET', '/sessions', { as: as(cookie) })).statusCode).toBe(200);
    expect((await exporting(cookie)).json().code).toBe(203);
    desk.clock.pass(30_000);
    expect((await desk.call('GET', '/sessions', { as: as(cookie) })).statusCode).toBe(401);
    expect((await desk.call('GET', '/sessions', { as: as(fresh) })).json()).toHaveLength(1);
    expect((await exporting(fresh)).statusCode).toBe(200);
  });
});

describe('what concerns access is mailed to all owners [DK-1]', () => {
  const mailed = async () => {
    const mails: (MailContent & { id: string })[] = [];
    const jobs = deskJobs({
      db: desk.store.db,
      clock: desk.clock,
      send: async (id, mail) => void mails.push({ id, ...mail }),
      sender: { brandName: 'Sklep', publicUrl: 'https://shop.example', contactEmail: 'sklep@shop.example' },
      deskUrl: DESK_URL,
      ownerNoticeHours: 10,
    });
    const clock = { now: () => new Date(Date.now() + 60_000) } as HandClock;
    await runnerWith(desk.store.db, jobs, clock).runner.runDue();
    return mails.filter(({ subject }) => subject.startsWith('Zaplecze: '));
  };
  const owners = async () =>
    (
      await desk.store.db
        .selectFrom('desk_person')
        .select('email')
        .where('role', '=', 'owner')
        .where('removed_at', 'is', null)
        .execute()
    ).map(({ email }) => email);

  test('a used code, a new key, a removed key, an invitation, a new owner, an export, a removed person', async () => {
    const { passkey, recoveryCodes, cookie, id, name } = await register();
    const entered = cookieOf(
      await desk.call('POST', '/sign-in/recovery', { payload: { code: recoveryCodes[0] } }),
    );
    const second = new SoftPasskey(DESK_URL);
    await addKey(second, entered);
    const fresh = cookieOf(await prove(passkey, cookie));
    const [first] = await passkeysOf(id);
    await desk.call('DELETE', `/passkeys/${first?.id}`, { as: as(fresh) });
    await exporting(fresh);
    const stranger = await desk.sign('owner');
    await desk.call('DELETE', `/people/${stranger.id}?version=1`, { as: as(fresh) });
    const mails = await mailed();
    const told = await owners();
    for (const subject of [
      'Zaplecze: nowe zaproszenie',
      'Zaplecze: przyjęte zaproszenie',
      'Zaplecze: wejście kodem zapasowym',
      'Zaplecze: nowy klucz',
      'Zaplecze: usunięty klucz',
      'Zaplecze: pobrana lista zamówień',
      'Zaplecze: odebrany dostęp',
    ]) {
      const those = mails.filter((mail) => mail.subject === subject);
      expect(those.map(({ to }) => to).toSorted(), subject).toEqual(told.toSorted());
    }
    expect(mails.find((mail) => mail.subject.endsWith('nowy klucz'))?.text).toContain(`Kto: ${name}`);
    expect(new Set(mails.map((mail) => mail.id)).size).toBe(mails.length);
    expect(mails.every((mail) => /^[0-9a-z-]{1,64}$/i.test(mail.id))).toBe(true);
  });

  test('while the desk has no owner, the shop’s mailbox is notified', async () => {
    const lonely = await TestDesk.start();
    const { db } = lonely.store;
    await db
      .transaction()
      .execute((trx) =>
        createInvitation(
          trx,
          { role: 'owner', name: 'Ludmiła', email: 'l@example.com', fairyId: null, invitedBy: undefined },
          lonely.clock,
        ),
      );
    const to: string[] = [];
    const jobs = deskJobs({
      db,
      send: async (_, mail) => void to.push(mail.to),
      sender: { brandName: 'Sklep', publicUrl: 'https://shop.example', contactEmail: 'sklep@shop.example' },
      deskUrl: DESK_URL,
      ownerNoticeHours: 10,
    });
    await runnerWith(db, jobs, { now: () => new Date(Date.now() + 60_000) } as HandClock).runner.runDue();
    expect(to).toEqual(['sklep@shop.example']);
    await lonely.close();
  });
});

describe('who has left has no way back [DK-1]', () => {
  const remove = async (person: Signed | { id: string }) => {
    const owner = await desk.sign('owner');
    const removed = await desk.call('DELETE', `/people/${person.id}?version=1`, { as: owner });
    expect(removed.statusCode).toBe(204);
  };

  test('the invitations that she made end with her', async () => {
    const leaving = await desk.sign('owner');
    const token = await invite({ by: leaving, email: 'wraca@example.com' });
    await remove(leaving);
    const opened = await desk.call('POST', '/invitation', { payload: { token } });
    expect([opened.statusCode, opened.json().code]).toEqual([422, 207]);
    expect((await accept(token)).json().code).toBe(207);
  });

  test('those to her end too, also for another account of hers; nothing of them is left', async () => {
    const { id } = await register({ email: 'odchodzi@example.com' });
    const own = await invite({ email: 'Odchodzi@example.com' });
    await remove({ id });
    const passkey = new SoftPasskey(DESK_URL);
    expect((await accept(own, passkey)).json().code).toBe(207);
    expect(await passkeysOf(id)).toEqual([]);
    const codes = desk.store.db.selectFrom('desk_recovery_code').select('person_id');
    expect(await codes.where('person_id', '=', id).execute()).toEqual([]);
    expect((await desk.call('POST', '/invitation', { payload: { token: own } })).json().code).toBe(207);
  });

  test('one that was made at the same moment as that by which she came ends too', async () => {
    const { id } = await register({ email: 'naraz@example.com' });
    const other = await invite({ email: 'Naraz@example.com' });
    // As if both had been made before she had an account: each has an id of its own for it.
    await desk.store.db
      .updateTable('desk_invitation')
      .set({ person_id: randomUUID() })
      .where('email', '=', 'Naraz@example.com')
      .execute();
    await remove({ id });
    expect((await desk.call('POST', '/invitation', { payload: { token: other } })).json().code).toBe(207);
  });

  test('one who was removed while she registered her key gets a clear refusal, and no key is left', async () => {
    const { id } = await register({ email: 'w-trakcie@example.com' });
    const token = await invite({ email: 'w-trakcie@example.com' });
    const { challengeId, options } = (
      await desk.call('POST', '/invitation/challenge', { payload: { token } })
    ).json();
    // As if the removal knew nothing of the invitation.
    await desk.store.db
      .updateTable('desk_person')
      .set({ removed_at: desk.clock.now() })
      .where('id', '=', id)
      .execute();
    await desk.store.db.deleteFrom('desk_passkey').where('person_id', '=', id).execute();
    const response = new SoftPasskey(DESK_URL).create(options);
    const accepted = await desk.call('POST', '/invitation/accept', {
      payload: { token, challengeId, response },
    });
    expect([accepted.statusCode, accepted.json().code]).toEqual([422, 207]);
    expect(await passkeysOf(id)).toEqual([]);
  });

  test('an invitation accepted while its inviter is removed: one of both succeeds, never half', async () => {
    for (let round = 0; round < 6; round += 1) {
      const leaving = await desk.sign('owner');
      const token = await invite({ by: leaving });
      const [accepted] = await Promise.all([accept(token), remove(leaving)]);
      expect([200, 422]).toContain(accepted.statusCode);
      const { rows } = await sql<{ orphans: number }>`
        select count(*)::int as orphans from desk_passkey
        where not exists (select from desk_person where desk_person.id = person_id)
      `.execute(desk.store.db);
      expect(rows[0]?.orphans).toBe(0);
    }
  });

  test('two invitations for one card: the second is refused clearly, one after the other and at once', async () => {
    const fairies = await desk.store.db.selectFrom('fairy').select('id').limit(2).offset(3).execute();
    for (const [at, { id: fairyId }] of fairies.entries()) {
      const tokens = [
        await invite({ role: 'specialist', fairyId }),
        await invite({ role: 'specialist', fairyId }),
      ];
      const [first, second] =
        at === 0
          ? [await accept(tokens[0] ?? ''), await accept(tokens[1] ?? '')]
          : await Promise.all(tokens.map((token) => accept(token)));
      expect([first?.statusCode, second?.statusCode].toSorted()).toEqual([200, 422]);
      const refused = first?.statusCode === 422 ? first : second;
      expect(refused?.json().code).toBe(224);
      expect((await desk.call('POST', '/invitation', { payload: { token: tokens[1] } })).statusCode).toBe(
        422,
      );
    }
  });

  test('a card that was archived meanwhile opens nothing', async () => {
    const { id: fairyId } = await desk.store.db
      .selectFrom('fairy')
      .select('id')
      .orderBy('position', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    const token = await invite({ role: 'specialist', fairyId });
    await desk.store.db
      .updateTable('fairy')
      .set({ archived_at: new Date(), is_available: false })
      .where('id', '=', fairyId)
      .execute();
    expect((await accept(token)).json().code).toBe(224);
  });
});

describe('tries that are refused', () => {
  test('wrong codes of one person close neither links nor passkeys to those who share her address', async () => {
    const { passkey } = await register();
    const headers = { 'x-forwarded-for': '203.0.113.9' };
    for (let n = 0; n < 6; n += 1)
      await desk.call('POST', '/sign-in/recovery', { payload: { code: 'WRONG' }, headers });
    const locked = await desk.call('POST', '/sign-in/recovery', { payload: { code: 'WRONG' }, headers });
    expect(locked.statusCode).toBe(429);
    const token = await invite();
    expect((await desk.call('POST', '/invitation', { payload: { token }, headers })).statusCode).toBe(200);
    const { challengeId, options } = (await desk.call('POST', '/sign-in/challenge', { headers })).json();
    const payload = { challengeId, response: passkey.get(options) };
    expect((await desk.call('POST', '/sign-in', { payload, headers })).statusCode).toBe(200);
  });

  test('are noted with the way and the device, without the address; a flood is noted so often and no more', async () => {
    await sql`alter table audit disable trigger audit_only_grows`.execute(desk.store.db);
    await sql`delete from audit where action = 'sign-in.refused'`.execute(desk.store.db);
    await sql`alter table audit enable trigger audit_only_grows`.execute(desk.store.db);
    for (let n = 0; n < NOTED_AN_HOUR + 10; n += 1) {
      await sql`delete from desk_wrong_try`.execute(desk.store.db);
      await desk.call('POST', '/sign-in/recovery', {
        payload: { code: 'WRONG' },
        headers: {
          'x-forwarded-for': '203.0.113.77',
          'user-agent': 'Mozilla/5.0 (X11; Linux) Firefox/140.0',
        },
      });
    }
    const noted = await notes('sign-in.refused');
    expect(noted).toHaveLength(NOTED_AN_HOUR);
    expect(noted[0]).toMatchObject({
      actor_kind: 'nobody',
      details: { way: 'code', device: 'Firefox, Linux', isLast: true },
    });
    expect(JSON.stringify(noted)).not.toMatch(/203\.0\.113|WRONG/);
  });

  test('a right that is missing is noted once, with who and what', async () => {
    const { id: fairyId } = await desk.store.db.selectFrom('fairy').select('id').executeTakeFirstOrThrow();
    const jagna = await desk.sign('specialist', fairyId, 'Jagna');
    for (let n = 0; n < 3; n += 1)
      expect((await desk.call('GET', '/withdrawals', { as: jagna })).statusCode).toBe(403);
    await desk.call('GET', '/people', { as: jagna });
    const noted = (await notes('access.refused')).filter(({ actor_id: actor }) => actor === jagna.id);
    expect(noted.map(({ entity_id: what }) => what).toSorted()).toEqual(['listPeople', 'listWithdrawals']);
  });
});
