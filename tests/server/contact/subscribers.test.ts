import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from '#server/api-error.ts';
import { confirm, signUp, unsubscribe } from '#server/contact/subscribers.ts';
import type { Store } from '#server/store/store.ts';
import { startTestStore } from '#tests/server/support/test-store.ts';

const EBOOK = 'https://shop.example/e-book';

describe('the newsletter', () => {
  let store: Store;
  beforeAll(async () => {
    store = await startTestStore();
  });
  afterAll(() => store.close());
  beforeEach(async () => {
    await sql`delete from subscriber`.execute(store.db);
    await sql`delete from job`.execute(store.db);
    await sql`delete from unproven_mail`.execute(store.db);
  });

  interface Mail {
    kind: string;
    payload: { to: string; token: string; ebookUrl?: string };
  }
  const mails = async () =>
    (await sql<Mail>`select kind, payload from job order by created_at`.execute(store.db)).rows;
  const statusOf = async (email: string) =>
    (await store.db.selectFrom('subscriber').select('status').where('email', '=', email).executeTakeFirst())
      ?.status;
  const aMinuteAgo = async () => {
    await sql`update unproven_mail set at = at - interval '61 seconds'`.execute(store.db);
  };
  const askedToken = async () => {
    await signUp(store.db, 'Anna@Example.com');
    const [mail] = await mails();
    return mail?.payload.token ?? '';
  };

  it('asks the address first and keeps only a digest of the token [NL-1]', async () => {
    const token = await askedToken();
    expect(await mails()).toEqual([
      { kind: 'mail.newsletter-confirmation', payload: { to: 'anna@example.com', token } },
    ]);
    expect(await statusOf('anna@example.com')).toBe('PENDING');
    const kept = await store.db.selectFrom('subscriber_token').select('token_hash').execute();
    expect(kept).toEqual([{ token_hash: expect.stringMatching(/^[0-9a-f]{64}$/) }]);
    expect(kept[0]?.token_hash).not.toContain(token);
  });

  it('does not let a stranger fill somebody’s box', async () => {
    await Promise.all(Array.from({ length: 5 }, () => signUp(store.db, 'anna@example.com')));
    expect(await mails()).toHaveLength(1);
    await aMinuteAgo();
    await signUp(store.db, 'anna@example.com');
    expect(await mails()).toHaveLength(2);
  });

  it('sends one address three confirmation mails a day at most', async () => {
    for (let request = 0; request < 10; request += 1) {
      await signUp(store.db, 'anna@example.com');
      await aMinuteAgo();
    }
    expect(await mails()).toHaveLength(3);
    await sql`update unproven_mail set at = at - interval '25 hours'`.execute(store.db);
    await signUp(store.db, 'anna@example.com');
    expect(await mails()).toHaveLength(4);
  });

  it('confirms with the e-book, once; the link may be pressed again [NL-1]', async () => {
    const token = await askedToken();
    await confirm(store.db, token, EBOOK);
    await confirm(store.db, token, EBOOK);
    expect(await statusOf('anna@example.com')).toBe('CONFIRMED');
    const sent = (await mails()).filter(({ kind }) => kind === 'mail.ebook');
    expect(sent).toEqual([{ kind: 'mail.ebook', payload: expect.objectContaining({ ebookUrl: EBOOK }) }]);
  });

  it('an earlier mail’s link still confirms', async () => {
    const token = await askedToken();
    await aMinuteAgo();
    await signUp(store.db, 'anna@example.com');
    await confirm(store.db, token, EBOOK);
    expect(await statusOf('anna@example.com')).toBe('CONFIRMED');
  });

  it('a confirmed address that signs up again stays confirmed', async () => {
    await confirm(store.db, await askedToken(), EBOOK);
    await aMinuteAgo();
    await signUp(store.db, 'anna@example.com');
    expect(await statusOf('anna@example.com')).toBe('CONFIRMED');
  });

  it('an address whose mails came back begins anew with its confirmation', async () => {
    await confirm(store.db, await askedToken(), EBOOK);
    await sql`update subscriber set missed = 2, stopped_at = now()`.execute(store.db);
    await sql`delete from job`.execute(store.db);
    await aMinuteAgo();
    await confirm(store.db, await askedToken(), EBOOK);
    expect(
      await store.db.selectFrom('subscriber').select(['status', 'missed', 'stopped_at']).execute(),
    ).toEqual([{ status: 'CONFIRMED', missed: 0, stopped_at: null }]);
  });

  it('refuses an unknown token with 106', async () => {
    const refused = await confirm(store.db, 'x'.repeat(32), EBOOK).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(ApiError);
    expect(refused).toMatchObject({ statusCode: 422, code: 106 });
  });

  const leaveToken = async () =>
    (await mails()).findLast(({ kind }) => kind === 'mail.ebook')?.payload.token ?? '';

  it('signs off with the e-book mail’s token and keeps nothing of the address; an unknown one changes nothing', async () => {
    await confirm(store.db, await askedToken(), EBOOK);
    await unsubscribe(store.db, 'x'.repeat(32));
    expect(await statusOf('anna@example.com')).toBe('CONFIRMED');
    await unsubscribe(store.db, await leaveToken());
    expect(await statusOf('anna@example.com')).toBeUndefined();
    expect(await store.db.selectFrom('subscriber_token').selectAll().execute()).toEqual([]);
  });

  const refusal = (token: string) => confirm(store.db, token, EBOOK).catch(({ code }: ApiError) => code);

  it('a token for signing off never confirms, and one that confirms signs nobody off', async () => {
    const asked = await askedToken();
    await confirm(store.db, asked, EBOOK);
    const leave = await leaveToken();
    expect(await refusal(leave)).toBe(106);
    await unsubscribe(store.db, asked);
    expect(await statusOf('anna@example.com')).toBe('CONFIRMED');
    await unsubscribe(store.db, leave);
    expect([await refusal(asked), await refusal(leave)]).toEqual([106, 106]);
    expect(await statusOf('anna@example.com')).toBeUndefined();
  });

  it('whoever has signed off comes back by typing the address anew', async () => {
    await confirm(store.db, await askedToken(), EBOOK);
    await unsubscribe(store.db, await leaveToken());
    await sql`delete from job`.execute(store.db);
    await aMinuteAgo();
    await confirm(store.db, await askedToken(), EBOOK);
    expect(await statusOf('anna@example.com')).toBe('CONFIRMED');
  });

  it('a confirmation link ends after 48 hours', async () => {
    const token = await askedToken();
    const passes = (hours: number) =>
      sql`update subscriber_token set expires_at = expires_at - ${`${hours} hours`}::interval`.execute(
        store.db,
      );
    await passes(47.9);
    const stillGood = await store.db.selectFrom('subscriber_token').select('expires_at').executeTakeFirst();
    expect(stillGood?.expires_at?.getTime()).toBeGreaterThan(Date.now());
    await passes(0.2);
    expect(await refusal(token)).toBe(106);
    expect(await statusOf('anna@example.com')).toBe('PENDING');
  });
});
