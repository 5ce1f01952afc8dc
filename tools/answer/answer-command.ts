import { formatShopTime } from '#copy/format.ts';
import { readFile } from 'node:fs/promises';
import { systemClock, type Clock } from '#server/clock.ts';
import { cancelPaidOrder, scheduleAnswer } from '#server/answers/schedule-answer.ts';
import { findPaidTwice } from '#server/answers/paid-twice.ts';
import { listWaitingOrders } from '#server/answers/waiting-orders.ts';
import { decideDifference, listDifferences } from '#server/orders/payment-difference.ts';
import type { Db } from '#server/store/tables.ts';
import type { CommandResult } from '../with-shop-data.ts';
import { moneyToDecide } from './money-to-decide.ts';
import { showOrder } from './show-order.ts';
import { waitingList } from './waiting-list.ts';

export const USAGE = `npm run answer                           the orders that wait, the most urgent first
npm run answer -- show 1001              one order; of a birth horoscope also place, positions and houses
npm run answer -- show 1001 FILE.svg     the same, and writes the chart's drawing to a file
npm run answer -- 1001 FILE              mails the text of FILE to the customer of order 1001 at once
npm run answer -- 1001 FILE TIME         the same at TIME (ISO 8601: 2026-11-22T09:00+01:00)
npm run answer -- cancel 1001            calls order 1001 off; give the money back at the provider
npm run answer -- accept 1001            takes the other amount that came for order 1001 as its payment
npm run answer -- close 1001             refuses that amount: the order ends; give the money back at the provider`;

const done = (text: string): CommandResult => ({ text, isDone: true });
const refused = (text: string): CommandResult => ({ text, isDone: false });
const orderIdIn = (text: string | undefined) => (/^\d{1,9}$/.test(text ?? '') ? Number(text) : undefined);

/** Runs `npm run answer …` on an open database. */
export async function runAnswerCommand(
  db: Db,
  args: readonly string[],
  clock: Clock = systemClock,
): Promise<CommandResult> {
  const [first, second, third] = args;
  if (first === undefined) return done(await everythingToDo(db, clock));
  if (first === 'cancel' && args.length === 2) return cancel(db, orderIdIn(second));
  if (first === 'show' && args.length <= 3) return showOrder(db, orderIdIn(second), third, clock);
  if ((first === 'accept' || first === 'close') && args.length === 2)
    return decide(db, orderIdIn(second), first === 'accept');
  const orderId = orderIdIn(first);
  if (orderId === undefined || second === undefined || args.length > 3) return refused(USAGE);
  return schedule(db, orderId, { file: second, scheduledFor: third }, clock);
}

async function everythingToDo(db: Db, clock: Clock): Promise<string> {
  const orders = waitingList(await listWaitingOrders(db), clock.now());
  return [orders, ...moneyToDecide(await listDifferences(db), await findPaidTwice(db))].join('\n\n');
}

async function decide(db: Db, orderId: number | undefined, isAccepted: boolean): Promise<CommandResult> {
  if (orderId === undefined) return refused(USAGE);
  const difference = await decideDifference(db, orderId, isAccepted);
  if (!difference) return refused(`Order ${orderId} has no other amount to decide on.`);
  const { provider, providerPaymentId } = difference;
  return done(
    isAccepted
      ? `Order ${orderId} counts as paid.`
      : `Order ${orderId} has ended. Give the money back at the provider: ${provider} ${providerPaymentId}.`,
  );
}

async function cancel(db: Db, orderId: number | undefined): Promise<CommandResult> {
  if (orderId === undefined) return refused(USAGE);
  return (await cancelPaidOrder(db, orderId))
    ? done(`Order ${orderId} is called off. Give the money back at the payment provider.`)
    : refused(`Order ${orderId} cannot be called off: it is not paid, or its answer has gone out.`);
}

async function schedule(
  db: Db,
  orderId: number,
  { file, scheduledFor }: { file: string; scheduledFor: string | undefined },
  clock: Clock,
): Promise<CommandResult> {
  const content = await readFile(file, 'utf8').catch(() => undefined);
  if (content === undefined) return refused(`The file ${file} cannot be read.`);
  const scheduling = await scheduleAnswer(db, orderId, { content, scheduledFor }, clock);
  switch (scheduling.kind) {
    case 'refused':
      return refused(scheduling.problems.join('\n'));
    case 'not-waiting':
      return refused(`Order ${orderId} waits for no answer.`);
    case 'scheduled':
      return done(
        `The answer to order ${orderId} goes out on ${formatShopTime(scheduling.at)} (Warsaw time).`,
      );
  }
}
