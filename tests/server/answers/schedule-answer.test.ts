import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scheduleAnswer } from '#server/answers/schedule-answer.ts';
import { listWaitingOrders } from '#server/answers/waiting-orders.ts';
import type { Store } from '#server/store/store.ts';
import { DATABASES, startTestStore } from '#tests/server/support/test-store.ts';
import { offerOf, orderOf } from '#tests/server/support/order-requests.ts';
import { jobRows } from '../jobs/job-table.ts';
import { callOff, draftOrder, paidOrder, statusOf } from './paid-order.ts';

describe.each(DATABASES)('answers to paid orders (%s)', (kind) => {
  let store: Store;
  beforeAll(async () => {
    store = await startTestStore(kind);
  });
  afterAll(() => store.close());
  const content = 'Karty mówią: jedź.';

  it('are awaited with all that was asked, the oldest first, and without basePrompt', async () => {
    const questions = [{ content: 'Pierwsze?' }, { content: 'Drugie?' }];
    const first = await paidOrder(
      store.db,
      orderOf('Wrozba', { fairyProductId: offerOf('Wrozba', 2).id, questions }),
    );
    const second = await paidOrder(store.db, orderOf('Tarot_partnerski'));
    await draftOrder(store.db);
    const waiting = await listWaitingOrders(store.db);
    expect(waiting.map(({ orderId }) => orderId)).toEqual([first.orderId, second.orderId]);
    expect(waiting[0]).toMatchObject({
      customer: { name: 'Anna', birthDate: '1990-05-03', birthTime: null, city: null },
      partner: null,
      questions: [
        { sequenceNumber: 1, content: 'Pierwsze?' },
        { sequenceNumber: 2, content: 'Drugie?' },
      ],
    });
    expect(waiting[1]?.partner).toEqual({ name: 'Piotr', birthDate: '1988-12-31' });
    expect(JSON.stringify(waiting)).not.toContain('basePrompt');
    const left = (waiting[0]?.promisedUntil.getTime() ?? 0) - Date.now();
    expect(Math.round(left / 3_600_000)).toBe(12);
  });

  it('are scheduled once: of two answers the first counts', async () => {
    const order = await paidOrder(store.db);
    const at = new Date(Date.now() + 3_600_000);
    const answers = await Promise.all(
      [1, 2].map(() => scheduleAnswer(store.db, order.orderId, { content, scheduledFor: at.toISOString() })),
    );
    expect(answers.map((answer) => answer.kind).toSorted()).toEqual(['not-waiting', 'scheduled']);
    expect(await statusOf(store.db, order)).toBe('SCHEDULED');
    const mails = (await jobRows(store.db)).filter(({ kind: job }) => job === 'mail.answer');
    expect(mails).toMatchObject([{ payload: { orderId: order.orderId }, runAt: at }]);
  });

  it.each([
    ['too short a text', { content: ' ab ' }, 'Treść maila powinna mieć przynajmniej 3 znaki'],
    ['no date', { content, scheduledFor: 'jutro' }, 'Niepoprawna data lub jest w przeszłości'],
    [
      'a day that is none',
      { content, scheduledFor: '2027-02-30' },
      'Niepoprawna data lub jest w przeszłości',
    ],
    [
      'the past',
      { content, scheduledFor: '2026-01-01T10:00:00Z' },
      'Niepoprawna data lub jest w przeszłości',
    ],
  ])('are refused for %s [VA-AD]', async (_what, answer, problem) => {
    const order = await paidOrder(store.db);
    expect(await scheduleAnswer(store.db, order.orderId, answer)).toEqual({
      kind: 'refused',
      problems: [problem],
    });
    expect(await statusOf(store.db, order)).toBe('GENERATING_RESPONSE');
  });

  it('are not taken for orders that are unpaid, unknown or called off', async () => {
    const draft = await draftOrder(store.db);
    const canceled = await paidOrder(store.db);
    expect(await callOff(store.db, canceled.orderId)).toBe(true);
    for (const orderId of [draft.orderId, canceled.orderId, 999_999]) {
      expect(await scheduleAnswer(store.db, orderId, { content })).toEqual({ kind: 'not-waiting' });
    }
    expect(await statusOf(store.db, draft)).toBe('DRAFT');
    expect(await statusOf(store.db, canceled)).toBe('CANCELED');
  });

  it('an unpaid order is not called off by hand: its payment may be under way', async () => {
    const draft = await draftOrder(store.db);
    expect(await callOff(store.db, draft.orderId)).toBe(false);
  });
});
