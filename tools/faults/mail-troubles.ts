import { answerJobs } from '#server/answers/answer-jobs.ts';
import { manualAnswers } from '#server/answers/answer-port.ts';
import { loadConfig } from '#server/config.ts';
import { JobRunner } from '#server/jobs/job-runner.ts';
import { smtpMailer } from '#server/mail/mailer.ts';
import { confirmationJobs } from '#server/orders/confirm-order.ts';
import { callOffOrder } from '#server/refunds/call-off-order.ts';
import { answerOrder, payOrders, sentOrders } from './support/answered-orders.ts';
import type { ConfirmedOrder } from './support/buyer.ts';
import { summed, type FaultReport } from './fault.ts';
import { jobClock } from './support/job-clock.ts';
import type { LiveShop } from './support/live-shop.ts';
import { readMails, type SentMail } from './support/sent-mails.ts';
import { SmtpStandIn } from './support/smtp-stand-in.ts';

const MINUTE = 60_000;
/** Pauses between attempts double, so the last mail follows the server's return by as long as it was away. */
const SENT_WITHIN = 65;

export interface MailTroubles {
  orders: number;
  /** Minutes for which the mail server is away, by the jobs' clock. */
  minutes: number;
}

/**
 * Fault: the mail server is away, by the jobs' clock, while agreements and while answers wait for it. Expected: no answer is
 * begun before its agreement was sent; afterwards each has been sent once; an order that is called off gets no answer.
 */
export async function mailTroubles(shop: LiveShop, { orders, minutes }: MailTroubles): Promise<FaultReport> {
  const { db } = shop.store;
  const smtp = await SmtpStandIn.start();
  const problems: string[] = [];
  const clock = jobClock();
  const log = { warn: () => undefined, error: () => problems.push('a mail was given up') };
  const send = smtpMailer(smtp.url, 'Kwiat Paproci <kontakt@shop.example>');
  const sender = loadConfig({});
  const handlers = [
    ...answerJobs({ db, source: manualAnswers, send, sender, log, clock }),
    ...confirmationJobs({ db, send, sender, clock }),
  ];
  const runner = new JobRunner({ db, handlers, log, clock });
  const runFor = async (limit: number, isOver: () => Promise<boolean>) => {
    let minute = 0;
    for (; minute < limit && !(await isOver()); minute += 1) {
      await runner.runDue();
      clock.pass(MINUTE);
    }
    return minute;
  };
  const never = async () => false;
  const confirmed = async () =>
    new Set((await readMails(smtp)).flatMap(({ kind, to }) => (kind === 'confirmation' ? [to] : [])));
  let late = 0;
  try {
    await smtp.goAway();
    const placed = await payOrders(shop, orders);
    await runFor(minutes, never);
    for (const { orderId } of placed)
      await answerOrder(db, orderId, 'Karty mówią: jedź.', { clock }).then(
        () => problems.push('an answer was begun before its agreement was mailed'),
        () => undefined,
      );
    await smtp.comeBack();
    await runFor(SENT_WITHIN, async () => {
      const addresses = await confirmed();
      return placed.every(({ email }) => addresses.has(email));
    });

    await smtp.goAway();
    for (const { orderId } of placed) await answerOrder(db, orderId, 'Karty mówią: jedź.', { clock });
    await runFor(minutes, never);
    const [calledOff, ...answered] = placed;
    const change = { requestedBy: 'faults', reason: 'x' };
    const result = await db
      .transaction()
      .execute((trx) => callOffOrder(trx, calledOff?.orderId ?? 0, change));
    if (result.kind !== 'called-off') problems.push('an order could not be called off while its mail waited');

    await smtp.comeBack();
    late = await runFor(SENT_WITHIN, async () => {
      const sent = await sentOrders(db);
      return answered.every(({ orderId }) => sent.has(orderId));
    });
    await runner.runDue();
    problems.push(...compareMails(await readMails(smtp), placed, calledOff));
  } finally {
    await smtp.goAway();
  }
  return {
    what: 'mail server away, by the clock',
    tried: `twice ${minutes} min, ${orders} agreements, then ${orders} answers, one of them called off meanwhile`,
    seen: `no answer begun before its agreement, all sent once, ${late} min after its return`,
    problems: summed(problems),
  };
}

function compareMails(
  mails: readonly SentMail[],
  placed: readonly ConfirmedOrder[],
  calledOff: ConfirmedOrder | undefined,
): string[] {
  return placed.flatMap((order) => {
    const count = (kind: SentMail['kind']) =>
      mails.filter((mail) => mail.to === order.email && mail.kind === kind).length;
    const wanted = order === calledOff ? 0 : 1;
    const [answers, confirmations] = [count('answer'), count('confirmation')];
    return [
      ...(answers === wanted ? [] : [`an answer was sent ${answers} times instead of ${wanted}`]),
      ...(confirmations === 1 ? [] : [`a confirmation was sent ${confirmations} times`]),
    ];
  });
}
