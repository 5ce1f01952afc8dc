import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MailContent } from '#server/mail/mailer.ts';
import { confirmationJobs } from '#server/orders/confirm-order.ts';
import { badAddress } from '#tests/server/support/smtp-answers.ts';
import { runnerWith } from '../../../jobs/job-table.ts';
import { orderOf as requestOf } from '#tests/server/support/order-requests.ts';
import { approvedNow, paidOrder, sentOrder, unconfirmedOrder } from '../../../answers/paid-order.ts';
import { TestDesk, type Signed } from '../../test-desk.ts';

let desk: TestDesk;
let owner: Signed;
const mails: MailContent[] = [];
let isRefusing = false;

beforeAll(async () => {
  desk = await TestDesk.start();
  owner = await desk.sign('owner', null, 'Ludmiła');
});
afterAll(() => desk.close());

const runJobs = () => {
  desk.clock.pass(60_000);
  const jobs = confirmationJobs({
    db: desk.store.db,
    send: async (_id, mail) => {
      if (isRefusing) throw badAddress();
      mails.push(mail);
    },
    sender: desk.config,
    clock: desk.clock,
  });
  return runnerWith(desk.store.db, jobs, desk.clock).runner.runDue();
};
const orderOf = async (orderId: number) =>
  (await desk.call('GET', `/orders/${orderId}`, { as: owner })).json();
const rowOf = async (orderId: number) => {
  const { rows } = (await desk.call('GET', '/queue', { as: owner })).json();
  return rows.find((row: { orderId: number }) => row.orderId === orderId);
};

test('queue and order say why an answer cannot be begun; an owner mends the address, and it can [LW-9]', async () => {
  const { orderId } = await unconfirmedOrder(desk.store.db);
  isRefusing = true;
  await runJobs();
  isRefusing = false;
  expect((await rowOf(orderId)).agreement).toBe('refused');
  const { answer } = await orderOf(orderId);
  expect(answer.agreement).toBe('refused');
  const typed = { seenVersion: 0, text: 'Jedź.', responses: [] };
  const write = () => desk.call('PUT', `/orders/${orderId}/answer/draft`, { as: owner, payload: typed });
  const refused = await write();
  expect([refused.statusCode, refused.json().code, refused.json().current.agreement]).toEqual([
    409,
    219,
    'refused',
  ]);
  const again = await desk.call('POST', `/orders/${orderId}/agreement/send-again`, {
    as: owner,
    payload: { seen: refused.json().current.revision, email: 'Nowa@Example.com' },
  });
  expect([again.statusCode, again.json().agreement]).toEqual([200, 'waiting']);
  await runJobs();
  expect(mails.map(({ to }) => to)).toEqual(['nowa@example.com']);
  expect(await rowOf(orderId)).not.toHaveProperty('agreement');
  expect((await write()).statusCode).toBe(200);
  const { timeline } = await orderOf(orderId);
  const told = timeline.flatMap(({ what, mail }: { what: string; mail?: string }) =>
    what === 'mail.confirmation' || what === 'agreement.sent-again' ? [[what, mail]] : [],
  );
  expect(told.toSorted()).toEqual([
    ['agreement.sent-again', undefined],
    ['mail.confirmation', 'accepted'],
    ['mail.confirmation', 'failed'],
  ]);
});

test('of a gift, the giver’s corrected address gets the agreement and changes no key; the recipient’s gets new keys and no agreement [RD-6] [LW-9]', async () => {
  const { db } = desk.store;
  const { orderId } = await sentOrder(db, requestOf('Tarot', { gift: { email: 'zosai@example.com' } }));
  const kept = async () => {
    const row = await db
      .selectFrom('shop_order')
      .select(['email', 'gift_email', 'answer_key'])
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow();
    const mailed = await db
      .selectFrom('agreement_mail')
      .select('number')
      .where('order_id', '=', orderId)
      .execute();
    return { ...row, agreements: mailed.length };
  };
  const mend = async (what: 'agreement' | 'answer', email: string) => {
    const payload = { seen: (await orderOf(orderId)).answer.revision, email };
    const path = `/orders/${orderId}/${what}/send-again`;
    expect((await desk.call('POST', path, { as: owner, payload })).statusCode).toBe(200);
    return kept();
  };
  const before = await kept();
  const giver = await mend('agreement', 'hojna@example.com');
  expect(giver).toEqual({ ...before, email: 'hojna@example.com', agreements: before.agreements + 1 });
  const recipient = await mend('answer', 'zosia@example.com');
  expect(recipient).toEqual({ ...giver, gift_email: 'zosia@example.com', answer_key: expect.any(String) });
  expect(recipient.answer_key).not.toBe(giver.answer_key);
  expect(await mend('answer', 'zosia@example.com'), 'the same address').toEqual(recipient);
});

test('while its answer is being mailed, an order’s agreement is not mailed anew [LW-9]', async () => {
  const { db } = desk.store;
  const { orderId } = await paidOrder(db);
  await approvedNow(db, orderId);
  const { revision: seen } = (await orderOf(orderId)).answer;
  // As the mail job that holds it does.
  await sql`with mailing as (
    update job set leased_until = now() + interval '2 minutes'
    where kind = 'mail.answer' and payload->>'orderId' = ${String(orderId)} returning id
  ) update shop_order set mailed_by = (select id from mailing) where id = ${orderId}`.execute(db);
  const refused = await desk.call('POST', `/orders/${orderId}/agreement/send-again`, {
    as: owner,
    payload: { seen, email: 'nowa@example.com' },
  });
  expect([refused.statusCode, refused.json().code]).toEqual([409, 212]);
});
