import { answerJobs } from '#server/answers/answer-jobs.ts';
import { manualAnswers } from '#server/answers/answer-port.ts';
import { JobRunner } from '#server/jobs/job-runner.ts';
import { smtpMailer } from '#server/mail/mailer.ts';
import { confirmationJobs } from '#server/orders/confirm-order.ts';
import { callOffOrder } from '#server/refunds/call-off-order.ts';
import { answerOrder, bookPayment, sentOrders } from './answered-orders.ts';
import { confirmedOrder, newPurchase, sendOrder, tarotOffer, type ConfirmedOrder } from './buyer.ts';
import { summed, type FaultReport } from './fault.ts';
import type { LiveShop } from './live-shop.ts';
import { readMails, type SentMail } from './sent-mails.ts';
import { SmtpStandIn } from './smtp-stand-in.ts';

const MINUTE = 60_000;
/** Pauses between attempts double, so the last mail follows the server's return by as long as it was away. */
const SENT_WITHIN = 65;

export interface MailTroubles {
  orders: number;
  /** Minutes for which the mail server is away, by the jobs' clock. */
  minutes: number;
}

/**
 * Fault: the mail server is away, by the jobs' clock. Expected: afterwards every confirmation and answer has been sent
 * once; an order that is called off meanwhile gets no answer.
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
  let late = 0;
  try {
    await smtp.goAway();
    const placed = await placeOrders(shop, orders);
    for (const { orderId } of placed) await answerOrder(db, orderId, 'Karty mówią: jedź.', { clock });
    for (let minute = 0; minute < minutes; minute += 1) {
      await runner.runDue();
      clock.pass(MINUTE);
    }
    const [calledOff, ...answered] = placed;
    const change = { askedBy: 'faults', reason: 'x' };
    const result = await db
      .transaction()
      .execute((trx) => callOffOrder(trx, calledOff?.orderId ?? 0, change));
    if (result.kind !== 'called-off') problems.push('an order could not be called off while its mail waited');

    await smtp.comeBack();
    const isOver = async () => {
      const sent = await sentOrders(db);
      const confirmations = (await readMails(smtp)).filter(({ kind }) => kind === 'confirmation');
      return answered.every(({ orderId }) => sent.has(orderId)) && confirmations.length >= orders;
    };
    for (; late < SENT_WITHIN && !(await isOver()); late += 1) {
      await runner.runDue();
      clock.pass(MINUTE);
    }
    await runner.runDue();
    problems.push(...compareMails(await readMails(smtp), placed, calledOff));
  } finally {
    await smtp.goAway();
  }
  return {
    what: 'mail server away, by the clock',
    tried: `${minutes} min, ${orders} confirmations and ${orders} answers, one of them called off meanwhile`,
    seen: `all sent once, ${late} min after its return`,
    problems: summed(problems),
  };
}

/** A clock that is moved by hand, ahead of the machine's. */
function jobClock() {
  let ahead = 0;
  return {
    now: () => new Date(Date.now() + ahead),
    pass: (milliseconds: number) => {
      ahead += milliseconds;
    },
  };
}

async function placeOrders({ url, store }: LiveShop, count: number): Promise<ConfirmedOrder[]> {
  const offer = await tarotOffer(url);
  const placed: ConfirmedOrder[] = [];
  for (let index = 0; index < count; index += 1) {
    const purchase = newPurchase(offer);
    const response = await sendOrder(url, purchase);
    if (response === 'lost' || response.status !== 201) throw new Error('The shop takes no order');
    const order = confirmedOrder(response.body, purchase);
    await bookPayment(store.db, order.orderId);
    placed.push(order);
  }
  return placed;
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
