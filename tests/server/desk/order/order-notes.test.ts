import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deskJobs } from '#server/desk/desk-jobs.ts';
import type { MailContent } from '#server/mail/mailer.ts';
import { exportPerson } from '#server/people/export-person.ts';
import { stripOrders } from '#server/people/strip-orders.ts';
import { markSent } from '#server/answers/answered-order.ts';
import { callOff, paidOrder } from '#tests/server/answers/paid-order.ts';
import { DATABASES, startTestStore } from '#tests/server/support/test-store.ts';
import { answerOrder } from '#tools/faults/support/answered-orders.ts';
import { runnerWith } from '../../jobs/job-table.ts';
import { TestDesk, type Signed } from '../test-desk.ts';

describe.each(DATABASES)('notes at an order (%s) [DK-4]', (kind) => {
  let desk: TestDesk;
  let owner: Signed;
  let writer: Signed;
  let stranger: Signed;
  let orderId: number;
  beforeAll(async () => {
    desk = await TestDesk.start({}, await startTestStore(kind));
    const { db } = desk.store;
    ({ orderId } = await paidOrder(db));
    const { rows } = await sql<{ id: string; mine: boolean }>`
      select fairy.id, fairy.id = (select fairy_id from shop_order join fairy_product
        on fairy_product.id = fairy_product_id where shop_order.id = ${orderId}) as mine from fairy`.execute(
      db,
    );
    const idOf = (mine: boolean) => rows.find((row) => row.mine === mine)?.id ?? null;
    owner = await desk.sign('owner', null, 'Ludmiła');
    writer = await desk.sign('specialist', idOf(true), 'Mirela');
    stranger = await desk.sign('specialist', idOf(false), 'Inna');
  });
  afterAll(() => desk.close());

  const add = (as: Signed, text: string, id: string = randomUUID(), order = orderId) =>
    desk.call('POST', `/orders/${order}/notes`, { as, payload: { id, text } });
  const remove = (as: Signed, id: string) => desk.call('DELETE', `/orders/${orderId}/notes/${id}`, { as });
  const isMarked = async (as: Signed) => {
    const { rows } = (await desk.call('GET', '/queue', { as })).json();
    return rows.find((row: { orderId: number }) => row.orderId === orderId).hasNote ?? false;
  };

  test('both see them and each takes away her own; the queue marks what the other wrote last', async () => {
    const id = randomUUID();
    expect((await add(writer, ' Czy jest godzina urodzenia? ', id)).json()).toMatchObject([
      { id, author: 'Mirela', isMine: true, text: 'Czy jest godzina urodzenia?' },
    ]);
    expect((await add(writer, 'Czy jest godzina urodzenia?', id)).json()).toHaveLength(1);
    for (const [as, text] of [
      [writer, 'znowu'],
      [owner, 'Czy jest godzina urodzenia?'],
    ] as const) {
      const refused = await add(as, text, id);
      expect([refused.statusCode, refused.json().current.length]).toEqual([409, 1]);
    }
    expect([await isMarked(owner), await isMarked(writer)]).toEqual([true, false]);
    expect((await add(owner, 'Nie podała.')).json()).toMatchObject([{ isMine: false }, { isMine: true }]);
    expect([await isMarked(owner), await isMarked(writer)]).toEqual([false, true]);
    const { notes } = (await desk.call('GET', `/orders/${orderId}`, { as: writer })).json();
    expect(notes.map(({ author }: { author: string }) => author)).toEqual(['Mirela', 'Ludmiła']);
    expect((await remove(owner, id)).statusCode).toBe(404);
    const { orderId: other } = await paidOrder(desk.store.db);
    const elsewhere = await desk.call('DELETE', `/orders/${other}/notes/${id}`, { as: writer });
    expect(elsewhere.statusCode, 'a note is taken away at its own order').toBe(404);
    expect((await remove(writer, id)).json()).toMatchObject([{ text: 'Nie podała.' }]);
    const { rows } = await sql<{ action: string; details: object }>`
      select action, details from audit where entity_id = ${String(orderId)} and action like 'order-note%'
      order by id`.execute(desk.store.db);
    expect(rows.map(({ action }) => action)).toEqual([
      'order-note.written',
      'order-note.written',
      'order-note.removed',
    ]);
    expect(rows.every(({ details }) => Object.keys(details).length === 0)).toBe(true);
  });

  test('the other side is mailed once, without the note’s text; nobody about a removed note', async () => {
    const { db } = desk.store;
    const sent: MailContent[] = [];
    const send = async (_id: string, mail: MailContent) => void sent.push(mail);
    const jobs = deskJobs({
      db,
      send,
      sender: desk.config,
      deskUrl: 'https://desk',
      ownerNoticeHours: 8,
      clock: desk.clock,
    });
    await sql`delete from job where kind = 'mail.order-note'`.execute(db);
    const id = randomUUID();
    await add(writer, 'Tajne słowa.');
    await add(owner, 'Odpowiedź.');
    await add(owner, 'Pomyłka.', id);
    await remove(owner, id);
    desk.clock.pass(1_000);
    await runnerWith(db, jobs, desk.clock).runner.runDue();
    const notes = sent.filter(({ name }) => name === 'order-note');
    expect(notes.map(({ to }) => to).toSorted()).toEqual(
      [`${owner.id}@example.com`, `${writer.id}@example.com`].toSorted(),
    );
    expect(JSON.stringify(notes)).not.toMatch(/Tajne|Odpowiedź\.|Pomyłka/);
    // Somebody writes about an order long after its answer, too.
    sent.length = 0;
    for (const status of ['SENT', 'CANCELED'] as const) {
      const later = await paidOrder(db);
      if (status === 'SENT') {
        await answerOrder(db, later.orderId, 'Karty mówią.');
        await markSent(db, later.orderId);
      } else await callOff(db, later.orderId);
      await add(owner, 'Zadzwoniła.', undefined, later.orderId);
    }
    desk.clock.pass(60_000);
    await runnerWith(db, jobs, desk.clock).runner.runDue();
    expect(sent.filter(({ name }) => name === 'order-note')).toHaveLength(2);
  });

  test('one of a person who has left is nobody’s: it keeps her name, and neither takes it away', async () => {
    const { db } = desk.store;
    const { orderId: order } = await paidOrder(db);
    const id = randomUUID();
    await sql`insert into order_note (id, order_id, person_id, author, body)
      values (${id}, ${order}, null, 'Mirela', 'Pyta o pracę.')`.execute(db);
    expect((await add(owner, 'Dziękuję.', undefined, order)).json()).toMatchObject([
      { id, author: 'Mirela', isMine: false, text: 'Pyta o pracę.' },
      { isMine: true },
    ]);
    expect((await desk.call('DELETE', `/orders/${order}/notes/${id}`, { as: owner })).statusCode).toBe(404);
  });

  test('a stranger has none, an empty or endless one is refused, and they go with the order’s data', async () => {
    const { db } = desk.store;
    expect((await add(stranger, 'Hej')).statusCode).toBe(404);
    expect((await add(owner, ' \n ')).statusCode).toBe(422);
    expect((await add(owner, 'x'.repeat(2_001))).statusCode).toBe(422);
    const { orderId: full } = await paidOrder(db);
    await sql`insert into order_note (id, order_id, person_id, author, body)
      select gen_random_uuid(), ${full}, ${owner.id}, 'Ludmiła', 'Hej' from generate_series(1, 99)`.execute(
      db,
    );
    expect((await add(owner, 'Setna.', undefined, full)).statusCode).toBe(200);
    expect((await add(owner, 'Sto pierwsza.', undefined, full)).statusCode).toBe(422);
    const { email } = await db
      .selectFrom('shop_order')
      .select('email')
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow();
    const outbox = { of: async () => [] };
    expect(JSON.stringify(await exportPerson({ db, outbox }, email.toLowerCase()))).toContain('Nie podała.');
    await db.transaction().execute((trx) => stripOrders(trx, [orderId]));
    expect((await desk.call('GET', `/orders/${orderId}`, { as: owner })).json().notes).toEqual([]);
    expect((await add(owner, 'Za późno.')).statusCode).toBe(404);
  });

  test('a specialist sees her own card, an owner has no page of one', async () => {
    const card = await desk.call('GET', '/my-card', { as: writer });
    expect(card.statusCode).toBe(200);
    const { rows } = await sql<{ name: string }>`select name from fairy where id = ${card.json().id}`.execute(
      desk.store.db,
    );
    expect(card.json().fields.name).toBe(rows[0]?.name);
    expect((await desk.call('GET', '/my-card', { as: owner })).statusCode).toBe(403);
  });
});
