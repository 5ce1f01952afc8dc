import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { LEASE } from '#server/jobs/job-store.ts';
import { withTimeout } from '#server/timeout.ts';
import { startShop, type ShopProcess } from '../shop-process.ts';
import { answerOrder, sentOrders } from './support/answered-orders.ts';
import { newPurchase, retryOrder, retryPayment, tarotOffer, type ConfirmedOrder } from './support/buyer.ts';
import { makeDatabase, type DatabaseKind, type FaultDatabase } from './support/database.ts';
import { summed, type FaultReport } from './fault.ts';
import { readMails, type SentMail } from './support/sent-mails.ts';
import { SMTP_STEPS, SmtpStandIn, type SmtpStep } from './support/smtp-stand-in.ts';

/** Copies of the mail that the server may have when the process died at a step: it had taken the last two's text. */
const COPIES: Readonly<Record<SmtpStep, number>> = { greeting: 1, data: 1, unanswered: 2, confirmed: 2 };
const STEP_WITHIN = 60_000;
/** Milliseconds within which the last order is written, and a copy too many would come. */
const SETTLED_AFTER = 5_000;

/**
 * Fault: kill -9 at each step of handing an answer to the mail server. Expected: every answer arrives; it is handed over
 * again only if the server had taken its text and the shop could not know, and then under the same Message-ID.
 */
export async function killDuringMails(
  kind: DatabaseKind,
  collectLog: (log: string) => void,
): Promise<FaultReport> {
  const database = await makeDatabase(kind);
  const smtp = await SmtpStandIn.start();
  const settings = { ...database.settings, SMTP_URL: smtp.url };
  const run = async (work: (shop: ShopProcess) => Promise<void>) => {
    const shop = await startShop({ settings });
    try {
      await work(shop);
    } finally {
      await shop.stop();
      collectLog(shop.output());
    }
  };
  const problems: string[] = [];
  try {
    const orders = new Map<SmtpStep, ConfirmedOrder>();
    await run(async ({ url }) => {
      const offer = await tarotOffer(url);
      for (const step of SMTP_STEPS) orders.set(step, await paidOrder(url, offer));
      if (!(await isInTime(STEP_WITHIN, () => smtp.received.length >= orders.size)))
        problems.push('an order was not confirmed by mail');
    });
    for (const [step, { orderId, email }] of orders) {
      await answer(database, orderId);
      let begin: (pid: number) => void = () => undefined;
      const begun = new Promise<number>((resolve) => {
        begin = resolve;
      });
      const isReached = new Promise<void>((resolve) => {
        const reached = async () => {
          // Stopped, so that it reads nothing that the server says from now on.
          process.kill(await begun, 'SIGSTOP');
          resolve();
        };
        smtp.hold = { step, to: email, reached };
      });
      // On a slow machine the lease of an earlier step's job ends meanwhile, and this kill would meet its mail.
      smtp.say = (at, to) => (at === 'recipient' && to !== email ? '451 4.7.1 Later' : undefined);
      await run(async ({ pid }) => {
        begin(pid);
        await withTimeout(STEP_WITHIN, isReached);
        process.kill(pid, 'SIGKILL');
      });
    }
    smtp.say = () => undefined;
    const copies = SMTP_STEPS.reduce((sum, step) => sum + COPIES[step], 0);
    await run(async () => {
      // The dead processes' jobs are attempted again when their leases have ended.
      await isInTime(LEASE + STEP_WITHIN, () => smtp.received.length >= orders.size + copies);
      await pause(SETTLED_AFTER);
    });
    problems.push(...(await compare(database, await readMails(smtp), orders)));
  } finally {
    await smtp.goAway();
    await database.remove();
  }
  return {
    what: `kill -9 while an answer is mailed, ${kind}`,
    tried: `at ${SMTP_STEPS.length} steps: before the greeting, before the text, after it, after its confirmation`,
    seen: 'each answer arrived; twice under one Message-ID where the text had been taken, else once',
    problems: summed(problems),
  };
}

/** Waits for a condition; resolves with whether it came true in time. */
async function isInTime(limit: number, isDone: () => boolean): Promise<boolean> {
  const end = Date.now() + limit;
  while (!isDone()) {
    if (Date.now() > end) return false;
    await pause(100);
  }
  return true;
}

async function paidOrder(url: string, offer: string): Promise<ConfirmedOrder> {
  const limit = AbortSignal.timeout(STEP_WITHIN);
  const order = await retryOrder(url, newPurchase(offer), () => undefined, limit);
  if (!order || !(await retryPayment(order, limit))) throw new Error('The shop takes no order');
  return order;
}

async function answer(database: FaultDatabase, orderId: number): Promise<void> {
  const store = await database.open();
  await answerOrder(store.db, orderId, 'Karty mówią: jedź.').finally(() => store.close());
}

async function compare(
  database: FaultDatabase,
  mails: readonly SentMail[],
  orders: ReadonlyMap<SmtpStep, ConfirmedOrder>,
): Promise<string[]> {
  const store = await database.open();
  const sent = await sentOrders(store.db);
  const { rows: open } = await sql`select from job where kind = 'mail.answer' and done_at is null`.execute(
    store.db,
  );
  await store.close();
  return [
    ...open.map(() => 'a mail’s job is still open'),
    ...[...orders].flatMap(([step, { orderId, email }]) => {
      const own = mails.filter(({ to, kind }) => to === email && kind === 'answer');
      const ids = new Set(own.map(({ id }) => id));
      return [
        ...(own.length === COPIES[step]
          ? []
          : [`${step}: the server took ${own.length} copies of an answer`]),
        ...(ids.size <= 1 ? [] : [`${step}: an answer had ${ids.size} Message-IDs`]),
        ...(sent.has(orderId) ? [] : [`${step}: an order is not SENT`]),
      ];
    }),
  ];
}
