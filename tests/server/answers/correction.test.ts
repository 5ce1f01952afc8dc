import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { approveAnswer, sendAnswerAgain } from '#server/answers/approve-answer.ts';
import { beginCorrection, dropCorrection } from '#server/answers/correct-answer.ts';
import { saveDraft } from '#server/answers/save-draft.ts';
import { rowsAbout } from '#server/people/export-person.ts';
import { stripOrders } from '#server/people/strip-orders.ts';
import type { Store } from '#server/store/store.ts';
import {
  approve,
  JAGNA,
  linkIn,
  mailedOrder,
  mailOut,
  write,
} from '#tests/server/answer-page/sent-letter.ts';
import { birth, orderOf } from '#tests/server/support/order-requests.ts';
import { DATABASES, startTestStore } from '#tests/server/support/test-store.ts';
import { paidOrder, statusOf } from './paid-order.ts';

describe.each(DATABASES)('a sent answer is corrected (%s)', (database) => {
  let store: Store;
  beforeAll(async () => {
    store = await startTestStore(database);
  });
  afterAll(() => store.close());

  const first = { text: 'Pierwszy list.' };
  const reason = 'Pomylona karta.';
  const seenOf = async (orderId: number) =>
    (
      await store.db
        .selectFrom('answer')
        .select('revision')
        .where('order_id', '=', orderId)
        .executeTakeFirstOrThrow()
    ).revision;
  const begin = async (orderId: number) =>
    (await beginCorrection(store.db, orderId, { seen: await seenOf(orderId), reason }, JAGNA)).kind;
  const drop = async (orderId: number) =>
    (await dropCorrection(store.db, orderId, { seen: await seenOf(orderId) }, JAGNA)).kind;
  const responseOf = async (orderId: number) =>
    (
      await store.db
        .selectFrom('shop_order')
        .select('response')
        .where('id', '=', orderId)
        .executeTakeFirstOrThrow()
    ).response;
  const latest = (orderId: number) =>
    store.db
      .selectFrom('answer_draft')
      .select(['version', 'text'])
      .where('order_id', '=', orderId)
      .orderBy('version', 'desc')
      .limit(1)
      .executeTakeFirst();

  test('begun with a reason, written, approved by its digest and mailed as a correction; the order stays sent [RD-5]', async () => {
    const { db } = store;
    const order = await mailedOrder(db, orderOf('Tarot'), first);
    const { orderId } = order;
    const save = () => saveDraft(db, orderId, { seenVersion: 1, text: 'Nie.', responses: [] }, JAGNA);
    expect((await save()).kind).toBe('not-waiting');
    expect(await begin(orderId)).toBe('done');
    // One at a time.
    expect(await begin(orderId)).toBe('stale');
    // Until it is approved the customer has what she was sent, and the same text is no correction.
    await expect(approve(db, orderId)).rejects.toThrow(/Ten tekst klientka już ma/);
    await write(db, orderId, { text: 'Drugi list.' });
    expect(await mailOut(db)).toEqual([]);
    expect(await responseOf(orderId)).toBe('Pierwszy list.');
    await approve(db, orderId);
    const [mail, ...more] = await mailOut(db);
    expect(more).toEqual([]);
    expect([mail?.to, mail?.subject]).toEqual([order.mail.to, `Poprawka: ${order.mail.subject}`]);
    expect(mail?.text.indexOf('To poprawiony list.')).toBeLessThan(mail?.text.indexOf('Drugi list.') ?? 0);
    expect(mail?.text).not.toContain('Pierwszy list.');
    expect(mail?.text).not.toContain(reason);
    expect(linkIn(mail ?? order.mail)).toBe(order.link);
    expect([await statusOf(db, order), await responseOf(orderId)]).toEqual(['SENT', 'Drugi list.']);
    // Closed again; mailed again it still says what it is; corrected again it is another correction.
    expect((await save()).kind).toBe('not-waiting');
    await sendAnswerAgain(db, orderId, { seen: await seenOf(orderId), email: undefined }, JAGNA);
    expect((await mailOut(db))[0]?.subject).toMatch(/^Poprawka: /);
    expect(await begin(orderId)).toBe('done');
    await write(db, orderId, { text: 'Pierwszy list.' });
    await approve(db, orderId);
    expect((await mailOut(db))[0]?.subject).toMatch(/^Poprawka: /);
    const audit = await db
      .selectFrom('audit')
      .select('action')
      .where('entity_id', '=', String(orderId))
      .where('action', 'like', 'answer.correct%')
      .orderBy('id')
      .execute();
    expect(audit.map(({ action }) => action)).toEqual([
      'answer.correction-begun',
      'answer.corrected',
      'answer.correction-begun',
      'answer.corrected',
    ]);
    expect(JSON.stringify(await db.selectFrom('audit').selectAll().execute())).not.toContain(reason);
  });

  test('dropped it mails nothing, and the draft is what was sent; every version stays', async () => {
    const { db } = store;
    const { orderId } = await mailedOrder(db, orderOf('Tarot'), first);
    expect(await drop(orderId)).toBe('not-waiting');
    await begin(orderId);
    expect(await drop(orderId)).toBe('done');
    expect(await latest(orderId)).toEqual({ version: 1, text: 'Pierwszy list.' });
    await begin(orderId);
    await write(db, orderId, { text: 'Zła poprawka.' });
    const copy = async () => JSON.stringify(await rowsAbout(db, birth.email));
    expect(await copy(), 'what is still being written is nobody’s copy').not.toContain('Zła poprawka.');
    expect(await drop(orderId)).toBe('done');
    expect(await copy()).toContain('Zła poprawka.');
    expect(await latest(orderId)).toEqual({ version: 3, text: 'Pierwszy list.' });
    expect([await mailOut(db), await responseOf(orderId)]).toEqual([[], 'Pierwszy list.']);
  });

  test('one person writes at a time, and a decision on an older state is refused', async () => {
    const { db } = store;
    const { orderId } = await mailedOrder(db, orderOf('Tarot'), first);
    await begin(orderId);
    await write(db, orderId, { text: 'Drugi list.' });
    const ludmila = { ...JAGNA, id: '7d0ce1a4-0000-4000-8000-00000000000b', name: 'Ludmiła' };
    const draft = { seenVersion: 2, text: 'Trzeci.', responses: [] };
    expect((await saveDraft(db, orderId, draft, ludmila)).kind).toBe('locked');
    const stale = { seen: 0, draftVersion: 2, sendAt: null };
    expect((await approveAnswer(db, orderId, stale, JAGNA)).kind).toBe('stale');
  });

  test('a gift’s reader gets it, not its giver', async () => {
    const { db } = store;
    const gift = { email: 'zosia@example.com' };
    const { orderId } = await mailedOrder(db, { ...orderOf('Tarot'), gift }, first);
    await begin(orderId);
    await write(db, orderId, { text: 'Drugi list.' });
    await approve(db, orderId);
    expect((await mailOut(db)).map(({ to }) => to)).toEqual(['zosia@example.com']);
  });

  test('no hand puts an unapproved text in the place of a sent one; erasing ends a correction with all that was written for it', async () => {
    const { db } = store;
    const { orderId } = await mailedOrder(db, orderOf('Tarot'), first);
    const byHand = db.updateTable('shop_order').set({ response: 'Obcy.' }).where('id', '=', orderId);
    await expect(byHand.execute()).rejects.toThrow(/nobody has approved/);
    await begin(orderId);
    await write(db, orderId, { text: 'Drugi list.' });
    await expect(byHand.execute()).rejects.toThrow(/nobody has approved/);
    await db.transaction().execute((trx) => stripOrders(trx, [orderId]));
    for (const table of ['answer_draft', 'answer_correction'] as const)
      expect(await db.selectFrom(table).selectAll().where('order_id', '=', orderId).execute()).toEqual([]);
    const draft = { seenVersion: 0, text: 'Nowy.', responses: [] };
    expect((await saveDraft(db, orderId, draft, JAGNA)).kind).toBe('not-waiting');
    expect(await begin(orderId)).toBe('not-waiting');
  });

  test('a corrected address does not delay a correction; without an agreement no correction can begin', async () => {
    const { db } = store;
    const { orderId } = await mailedOrder(db, orderOf('Tarot'), first);
    const again = { seen: await seenOf(orderId), email: 'literufka@exmaple.com' };
    expect((await sendAnswerAgain(db, orderId, again, JAGNA)).kind).toBe('done');
    await mailOut(db);
    expect(await begin(orderId)).toBe('done');
    await write(db, orderId, { text: 'Drugi list.' });
    await approve(db, orderId);
    expect(await responseOf(orderId)).toBe('Drugi list.');

    const old = await mailedOrder(db, orderOf('Tarot'), first);
    // As orders that were answered before agreements were mailed.
    await db.deleteFrom('agreement_mail').where('order_id', '=', old.orderId).execute();
    expect(await begin(old.orderId)).toBe('not-agreed');
    const open = db.selectFrom('answer_correction').select('id').where('order_id', '=', old.orderId);
    expect(await open.execute()).toEqual([]);
    await sql`delete from job`.execute(db);
  });

  test('nothing is corrected that was not sent', async () => {
    const { orderId } = await paidOrder(store.db);
    await write(store.db, orderId, first);
    expect(await begin(orderId)).toBe('not-waiting');
    await approve(store.db, orderId);
    expect(await begin(orderId)).toBe('not-waiting');
    await sql`delete from job`.execute(store.db);
  });
});
