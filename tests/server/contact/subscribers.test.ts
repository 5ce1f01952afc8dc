import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from '#server/api-error.ts';
import { confirm, MAIL_EVERY, signUp, unsubscribe } from '#server/contact/subscribers.ts';
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
    await store.db
      .updateTable('subscriber')
      .set({ asked_at: new Date(Date.now() - MAIL_EVERY - 1) })
      .execute();
  };
  const askedToken = async () => {
    await signUp(store.db, 'Anna@Example.com');
    const [mail] = await mails();
    return mail?.payload.token ?? '';
  };

  it('[NL-1] asks the address first and keeps only a digest of the token', async () => {
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

  it('[NL-1] confirms with the e-book, once; the link may be pressed again', async () => {
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

  it('refuses an unknown token with 106', async () => {
    const refused = await confirm(store.db, 'x'.repeat(32), EBOOK).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(ApiError);
    expect(refused).toMatchObject({ statusCode: 422, code: 106 });
  });

  it('signs off with the e-book mail’s token, and has nothing to do for an unknown one', async () => {
    await confirm(store.db, await askedToken(), EBOOK);
    const ebook = (await mails()).find(({ kind }) => kind === 'mail.ebook');
    await unsubscribe(store.db, 'x'.repeat(32));
    expect(await statusOf('anna@example.com')).toBe('CONFIRMED');
    await unsubscribe(store.db, ebook?.payload.token ?? '');
    expect(await statusOf('anna@example.com')).toBe('UNSUBSCRIBED');
  });
});
