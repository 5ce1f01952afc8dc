import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { answerJobs } from '#server/answers/answer-jobs.ts';
import { EARLY_START_TEXT } from '#copy/law/consents.ts';
import { ANSWER_JOBS } from '#server/answers/answer-job-kinds.ts';
import { manualAnswers } from '#server/answers/answer-port.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { JobRunner } from '#server/jobs/job-runner.ts';
import { agreedText, recordConsents } from '#server/store/consents.ts';
import type { Db } from '#server/store/tables/tables.ts';
import { receiveWithdrawal } from '#server/withdrawals/receive-withdrawal.ts';
import { withdrawalJobs } from '#server/withdrawals/withdrawal-jobs.ts';
import { summed, type FaultReport } from './fault.ts';

const LETTER = 'Karty mówią: jedź.';
const SENDER = { brandName: 'Sklep', publicUrl: 'https://shop.example', contactEmail: 'shop@example.com' };
const silent = { warn: () => undefined, error: () => undefined };

/** A paid order whose agreement was mailed and whose approved answer is due now, to the millisecond, as dates here are. */
async function dueOrder(db: Db): Promise<{ orderId: number; orderKey: string }> {
  const { rows } = await sql<{ id: number }>`
    with sold as (
      insert into shop_order (
        status, fairy_product_id, product_name, product_type, fairy_name, full_price, total_price, customer_name,
        email, birth_date, paid_at, response, scheduled_for
      )
      select 'SCHEDULED', id, 'Tarot', 'TAROT', 'Jagna', 4900, 4900, 'Anna', 'anna@example.com', '1990-05-03', now(),
        ${LETTER}, date_trunc('milliseconds', now())
      from fairy_product limit 1
      returning id
    ), paid as (
      insert into payment (id, order_id, provider, amount, status, provider_payment_id, opening_until, expires_at)
      select ${randomUUID()}, id, 'PAYU', 4900, 'COMPLETED', ${randomUUID()}, now(), now() from sold
    ), answered as (
      insert into answer (order_id) select id from sold returning order_id
    ), agreed as (
      insert into agreement_mail (order_id, number, asked_at, accepted_at) select id, 1, now(), now() from sold
    )
    select id from sold
  `.execute(db);
  const orderId = rows[0]?.id ?? 0;
  await sql`
    insert into answer_approval (order_id, draft_version, digest, approver_kind, approver_name, approved_at)
    select id, 1, encode(sha256(convert_to(response, 'UTF8')), 'hex'), 'terminal', 'terminal', now()
    from shop_order where id = ${orderId}
  `.execute(db);
  const requested = agreedText('early-start', EARLY_START_TEXT);
  await db
    .transaction()
    .execute((trx) => recordConsents(trx, [requested], { order_id: orderId }, new Date()));
  const { at, orderKey } = await db
    .selectFrom('shop_order')
    .select(['scheduled_for as at', 'customer_id as orderKey'])
    .where('id', '=', orderId)
    .$narrowType<{ at: Date }>()
    .executeTakeFirstOrThrow();
  await enqueue(db, ANSWER_JOBS.mail, { orderId, scheduledFor: at.toISOString() });
  return { orderId, orderKey };
}

/** What has become of an order: its status, mails with the answer, live approvals, and refunds with their due day. */
async function outcomeOf(db: Db, orderId: number, mails: number): Promise<string> {
  const { rows } = await sql<{ outcome: string }>`
    select concat_ws(' ', status, 'mails', ${mails}::text,
      'approvals', (select count(*) from answer_approval where order_id = shop_order.id and voided_at is null),
      'refunds', (select count(*) from refund join payment on payment.id = payment_id
        where order_id = shop_order.id and refund.amount = 4900 and due_on is not null),
      (select case when received_at < answered_at then 'stated before' when answered_at is not null then 'stated after' end
        from withdrawal where order_id = shop_order.id)) as outcome
    from shop_order where id = ${orderId}
  `.execute(db);
  return rows[0]?.outcome ?? 'gone';
}

/** The ways that the race may end. A statement that came while the mail was leaving still gives the money back. */
const WITHDRAWN = 'CANCELED mails 0 approvals 0 refunds 1';
const SENT = [
  'SENT mails 1 approvals 1 refunds 0 stated after',
  'SENT mails 1 approvals 1 refunds 1 stated before',
];

/** Most (ms) that a start changes from one round to the next. */
const LARGEST_STEP = 64;

/**
 * Fault: a customer who requested her answer at once withdraws while the mail job sends it. Expected: either it was sent,
 * which ends her right unless her statement came before, or it never is and all money goes back; every statement is
 * receipted. In a seeded database.
 */
export async function raceWithdrawals(db: Db, rounds: number, database: string): Promise<FaultReport> {
  const problems: string[] = [];
  let withdrawn = 0;
  let sent = 0;
  // How long (ms) the mail waits for the statement; below zero the statement for the mail. Whoever lost gets a larger
  // start, so that both win however slow the machine is, and most rounds are close ones.
  let start = 0;
  let step = 1;
  let wasWithdrawn: boolean | undefined;
  for (let round = 0; round < rounds; round += 1) {
    const { orderId, orderKey } = await dueOrder(db);
    let mails = 0;
    const send = async () => {
      await pause(round % 5);
      mails += 1;
    };
    let late = 0;
    // A withdrawal that meets an answer on its way is asked again later: that time is now.
    const clock = { now: () => new Date(Date.now() + late) };
    const handlers = [
      ...answerJobs({ db, source: manualAnswers, send, sender: SENDER, log: silent, clock }),
      ...withdrawalJobs(db, clock),
    ];
    const newRunner = () => new JobRunner({ db, handlers, log: silent, clock });
    const runner = newRunner();
    const receiving = async () => {
      if (start < 0) await pause(-start);
      for (let turn = 0; turn < round % 60; turn += 1) await Promise.resolve();
      const values = { name: 'Anna', orderNumber: String(orderId), email: 'anna@example.com', orderKey };
      const received = await receiveWithdrawal(db, values, { brandName: 'Sklep' });
      // By another worker, while the first one may be sending.
      await newRunner().runDue();
      return received;
    };
    const sending = async () => {
      if (start > 0) await pause(start);
      return runner.runDue();
    };
    const [receipt] = await Promise.all([receiving(), sending()]);
    await runner.runDue();
    late = 60_000;
    await runner.runDue();
    const outcome = await outcomeOf(db, orderId, mails);
    const isWithdrawn = outcome === WITHDRAWN;
    step = isWithdrawn === wasWithdrawn ? Math.min(2 * step, LARGEST_STEP) : 1;
    start += isWithdrawn ? -step : step;
    wasWithdrawn = isWithdrawn;
    if (isWithdrawn) withdrawn += 1;
    else if (SENT.includes(outcome)) sent += 1;
    else problems.push(`an order ended as ${outcome}`);
    if (!(await hasReceipt(db, receipt.receiptNumber))) problems.push('a statement has no receipt');
  }
  if (withdrawn === 0 || sent === 0) problems.push('one side always wins: that is no race');
  return {
    what: `withdrawal while the answer is sent, ${database}`,
    tried: `${rounds} times`,
    seen: `${withdrawn} withdrawn, ${sent} sent`,
    problems: summed(problems),
  };
}

async function hasReceipt(db: Db, receiptNumber: number): Promise<boolean> {
  const { rows } = await sql`
    select 1 from job where kind = 'mail.withdrawal-receipt' and payload ->> 'receiptNumber' = ${String(receiptNumber)}
  `.execute(db);
  return rows.length === 1;
}
