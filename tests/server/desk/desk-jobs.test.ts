import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { grosze, type MinorUnits } from '#domain/grosze.ts';
import { deskJobs } from '#server/desk/desk-jobs.ts';
import type { MailContent } from '#server/mail/mailer.ts';
import { createPaymentLedger } from '#server/orders/create-payment-ledger.ts';
import { decideDifference } from '#server/orders/payment-difference.ts';
import type { PlacedOrder } from '#server/orders/placed-order.ts';
import { applyRefundUpdate } from '#server/refunds/apply-refund-update.ts';
import { mustAskRefund } from '#server/refunds/ask-refund.ts';
import { storeDispute } from '#server/refunds/disputes.ts';
import { refundsOf } from '#server/refunds/refunds-of.ts';
import { fakeGateways } from '#tests/server/support/fake-gateway.ts';
import { birth, orderOf } from '#tests/server/support/order-requests.ts';
import { callOff, draftOrder, paidOrder } from '../answers/paid-order.ts';
import { runnerWith } from '../jobs/job-table.ts';
import { DESK_URL, TestDesk, type Signed } from './test-desk.ts';

const HOUR = 3_600_000;
let desk: TestDesk;
let owner: Signed;
const mails: MailContent[] = [];

beforeAll(async () => {
  desk = await TestDesk.start();
  owner = await desk.sign('owner');
});
afterAll(() => desk.close());

async function mailsNow(): Promise<MailContent[]> {
  mails.length = 0;
  // Jobs are written by the machine's clock.
  desk.clock.pass(60_000);
  const send = async (_id: string, mail: MailContent) => void mails.push(mail);
  const jobs = deskJobs({ db: desk.store.db, send, sender: desk.config, ...desk.config, clock: desk.clock });
  await runnerWith(desk.store.db, jobs, desk.clock).runner.runDue();
  return mails;
}

test('a paid order is announced to its specialist, with nothing about the customer', async () => {
  const request = orderOf('Tarot');
  const { fairy_id: fairyId } = await desk.store.db
    .selectFrom('fairy_product')
    .select('fairy_id')
    .where('id', '=', request.fairyProductId)
    .executeTakeFirstOrThrow();
  const before = await paidOrder(desk.store.db, request);
  // Nobody answers for this card yet.
  expect((await mailsNow()).map(({ name }) => name)).toEqual(['order-came']);
  await desk.store.db.updateTable('desk_person').set({ order_mails: 'never' }).execute();
  const specialist = await desk.sign('specialist', fairyId);
  const { orderId } = await paidOrder(desk.store.db, request);
  const [mail, ...others] = await mailsNow();
  expect([mail?.to, mail?.subject, others]).toEqual([
    `${specialist.id}@example.com`,
    `Nowe zamówienie nr ${orderId}`,
    [],
  ]);
  expect(mail?.text).toContain(`${DESK_URL}/zamowienia/${orderId}`);
  for (const secret of [request.customer.name, request.customer.email, before.customerId])
    expect(mail?.text).not.toContain(secret);
  const noticeOf = async (id: number) =>
    (await desk.call('GET', `/orders/${id}`, { as: owner }))
      .json()
      .timeline.find(({ what }: { what: string }) => what === 'mail.notice');
  // The history says of no mail that it was accepted where nobody was there to get it.
  expect(await noticeOf(before.orderId)).toMatchObject({ mail: 'nobody' });
  expect(await noticeOf(orderId)).toMatchObject({ mail: 'accepted' });
});

test('after the hours of the setting the owners are notified of each order without an approval, once', async () => {
  const second = await desk.sign('owner');
  const waiting = await paidOrder(desk.store.db);
  const canceled = await paidOrder(desk.store.db);
  await callOff(desk.store.db, canceled.orderId);
  await mailsNow();
  desk.clock.pass(7.9 * HOUR);
  const lateMails = async () =>
    (await mailsNow()).filter(({ subject }) => subject === `Zamówienie nr ${waiting.orderId} wciąż czeka`);
  expect(await lateMails()).toEqual([]);
  desk.clock.pass(0.1 * HOUR);
  const told = await lateMails();
  expect(told.map(({ to }) => to).toSorted()).toEqual(
    [owner, second].map(({ id }) => `${id}@example.com`).toSorted(),
  );
  expect(mails.some(({ subject }) => subject.includes(String(canceled.orderId)))).toBe(false);
  desk.clock.pass(HOUR);
  expect(await lateMails()).toEqual([]);
  await desk.store.db
    .updateTable('desk_person')
    .set({ removed_at: new Date() })
    .where('id', '=', second.id)
    .execute();
  owner = await desk.signAgain(owner);
});

test('the owners are notified of each pending money decision once, without data of the customer [DK-8] [LV-3]', async () => {
  const { db } = desk.store;
  const log = { info: () => undefined, error: () => undefined };
  const ledger = createPaymentLedger(db, fakeGateways(), () => log);
  const says = ({ paymentId }: PlacedOrder, amount: MinorUnits, updateId: string) =>
    ledger.recordPaymentUpdate({
      updateId,
      paymentId,
      providerPaymentId: `PAYU-${paymentId}`,
      status: 'COMPLETED',
      amount,
      currency: 'PLN',
    });
  const buyer = (email: string) => orderOf('Tarot', { customer: { ...birth, email } });
  const odd = await draftOrder(db, buyer('odd@example.com'));
  for (const updateId of ['first', 'repeated']) await says(odd, grosze(1), updateId);
  const decided = await draftOrder(db, buyer('decided@example.com'));
  await says(decided, grosze(1), 'first');
  await db.transaction().execute((trx) => decideDifference(trx, decided.orderId, 'close', 'test'));

  const [failing, byHand, disputed] = [
    await paidOrder(db, buyer('f@example.com')),
    await paidOrder(db, buyer('h@example.com')),
    await paidOrder(db, buyer('d@example.com')),
  ];
  const asks = ({ orderId }: PlacedOrder, amount: MinorUnits) =>
    db
      .transaction()
      .execute((trx) =>
        mustAskRefund(trx, { orderId, idempotencyKey: `${orderId}`, amount, reason: 'x', requestedBy: 'x' }),
      );
  await asks(failing, grosze(1));
  await asks(byHand, byHand.totalPrice);
  await applyRefundUpdate(db, 'PAYU', {
    providerPaymentId: `PAYU-${byHand.paymentId}`,
    providerRefundId: 'by-hand',
    state: 'done',
    amount: grosze(1),
    currency: 'PLN',
  });
  const [refund] = await refundsOf(db, failing.orderId);
  const failed = { amount: grosze(1), currency: 'PLN', state: 'failed' as const, failure: 'closed' };
  await applyRefundUpdate(db, 'PAYU', {
    ...failed,
    refundId: refund?.id ?? '',
    providerPaymentId: `PAYU-${failing.paymentId}`,
  });
  const dispute = {
    disputeId: 'dp_1',
    amount: grosze(4299),
    currency: 'PLN',
    reason: 'fraudulent',
    isClosed: false,
  };
  for (const status of ['warning_needs_response', 'warning_under_review', 'needs_response', 'under_review'])
    await storeDispute(db, 'PAYU', { ...dispute, status, providerPaymentId: `PAYU-${disputed.paymentId}` });
  const twice = [await draftOrder(db, buyer('t@example.com')), await draftOrder(db, buyer('t@example.com'))];
  for (const order of twice) await says(order, order.totalPrice, 'paid');

  const told = async () =>
    (await mailsNow())
      .filter(({ subject }) => subject.endsWith('pieniądze do decyzji'))
      .filter(({ to }) => to === `${owner.id}@example.com`);
  const first = await told();
  expect(first.map(({ subject }) => Number(/\d+/.exec(subject)?.[0])).toSorted()).toEqual(
    [odd, failing, byHand, disputed, disputed, twice[0]].map((order) => order?.orderId).toSorted(),
  );
  for (const { text } of first) expect(text).not.toMatch(/@example\.com|Anna/);
  expect(first[0]?.text).toContain(`${DESK_URL}/zamowienia/`);
  const textOf = ({ orderId }: PlacedOrder) =>
    first.find(({ subject }) => subject.includes(` ${orderId}:`))?.text.replaceAll(/\s+/g, ' ');
  expect(textOf(failing)).toContain('pieniądze są nadal w sklepie');
  expect(textOf(byHand)).toContain('oddano ręcznie u operatora');
  expect(await told()).toEqual([]);
});

test('an owner invites a specialist: the mail’s link opens the invitation, the response has no token', async () => {
  const fairies = (await desk.call('GET', '/people', { as: owner })).json().fairies;
  const payload = {
    role: 'specialist',
    name: 'Róża',
    email: 'roza@shop.pl',
    fairyId: fairies[5].id,
    seen: null,
  };
  const invited = await desk.call('POST', '/invitations', { as: owner, payload });
  expect([invited.statusCode, invited.json()]).toMatchObject([
    201,
    { role: 'specialist', email: 'roza@shop.pl' },
  ]);
  const mail = (await mailsNow()).find(({ to }) => to === 'roza@shop.pl');
  const token = /\/zaproszenie#(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
  expect(invited.payload).not.toContain(token);
  const opened = await desk.call('POST', '/invitation', { payload: { token } });
  expect(opened.json()).toMatchObject({ name: 'Róża', role: 'specialist', invitedBy: owner.name });
  const { id } = invited.json();
  expect((await desk.call('DELETE', `/invitations/${id}`, { as: owner })).statusCode).toBe(204);
  expect((await desk.call('POST', '/invitation', { payload: { token } })).json()).toMatchObject({
    code: 207,
  });
});

test.each([
  ['no card', {}],
  ['a card that is not there', { fairyId: '00000000-0000-4000-8000-000000000000' }],
])('a specialist is invited with %s: refused, and nothing is mailed', async (_what, card) => {
  const payload = { role: 'specialist', name: 'Róża', email: 'roza@shop.pl', seen: null, ...card };
  const refused = await desk.call('POST', '/invitations', { as: owner, payload });
  expect([refused.statusCode, refused.json().errors[0].path]).toEqual([400, '/fairyId']);
  expect(await mailsNow()).toEqual([]);
});

test('access taken away ends at once, and the last owner stays', async () => {
  owner = await desk.signAgain(owner);
  const second = await desk.sign('owner');
  const remove = (id: string, as: Signed, version = 1) =>
    desk.call('DELETE', `/people/${id}?version=${version}`, { as });
  expect((await remove(second.id, owner, 2)).json()).toMatchObject({ code: 210 });
  expect((await remove(second.id, owner)).statusCode).toBe(204);
  expect((await desk.call('GET', '/sessions', { as: second })).statusCode).toBe(401);
  expect((await remove(owner.id, owner)).json()).toMatchObject({ code: 213 });
});

test('an invitation that was withdrawn is not said to have gone out when it is pressed again', async () => {
  owner = await desk.signAgain(owner);
  const fairies = (await desk.call('GET', '/people', { as: owner })).json().fairies;
  const id = randomUUID();
  const fairyId = fairies[5].id;
  const payload = { id, role: 'specialist', name: 'Róża', email: 'roza@shop.pl', fairyId, seen: null };
  const invite = () => desk.call('POST', '/invitations', { as: owner, payload });
  expect([(await invite()).statusCode, (await invite()).statusCode]).toEqual([201, 201]);
  expect((await desk.call('DELETE', `/invitations/${id}`, { as: owner })).statusCode).toBe(204);
  const again = await invite();
  expect([again.statusCode, again.json()]).toMatchObject([409, { code: 225 }]);
});
