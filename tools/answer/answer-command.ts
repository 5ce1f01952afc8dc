import { formatShopTime } from '#copy/format.ts';
import { readFile } from 'node:fs/promises';
import { systemClock, type Clock } from '#server/clock.ts';
import { scheduleAnswer } from '#server/answers/schedule-answer.ts';
import { findPaidTwice } from '#server/answers/paid-twice.ts';
import { listWaitingOrders } from '#server/answers/waiting-orders.ts';
import { listDifferences } from '#server/orders/payment-difference.ts';
import { listOpenDisputes } from '#server/refunds/disputes.ts';
import { listFailedRefunds } from '#server/refunds/refunds-of.ts';
import type { Db } from '#server/store/tables.ts';
import { done, refused, type CommandResult } from '../with-shop-data.ts';
import { accept, cancel, close, refund, settle, type MoneyCommand } from './money-commands.ts';
import { moneyToDecide } from './money-to-decide.ts';
import { showOrder } from './show-order.ts';
import { waitingList } from './waiting-list.ts';

export const USAGE = `npm run answer                           the orders that wait, the most urgent first
npm run answer -- show 1001              one order; of a birth horoscope also place, positions and houses
npm run answer -- show 1001 FILE.svg     the same, and writes the chart's drawing to a file
npm run answer -- 1001 FILE              mails the text of FILE to the customer of order 1001 at once
npm run answer -- 1001 FILE TIME         the same at TIME (ISO 8601: 2026-11-22T09:00+01:00)
npm run answer -- cancel 1001            calls order 1001 off: its money goes back, and its customer is told
npm run answer -- refund 1001 25.00 WHY  gives 25,00 zł back; WHY is for the books, the customer is not shown it
npm run answer -- settle 1001            ends the alarm of a refund that failed: the money went back another way
npm run answer -- accept 1001            takes the other amount that came for order 1001 as its payment
npm run answer -- close 1001 [refund]    refuses that amount: the order ends; with "refund" the money goes back`;

const COMMANDS: Readonly<Record<string, MoneyCommand>> = { cancel, refund, settle, accept, close };

const orderIdIn = (text: string | undefined) => (/^\d{1,9}$/.test(text ?? '') ? Number(text) : undefined);

/** Runs `npm run answer …` on an open database. */
export async function runAnswerCommand(
  db: Db,
  args: readonly string[],
  clock: Clock = systemClock,
): Promise<CommandResult> {
  const [first, second, third] = args;
  if (first === undefined) return done(await everythingToDo(db, clock));
  if (first === 'show' && args.length <= 3) return showOrder(db, orderIdIn(second), third, clock);
  if (Object.hasOwn(COMMANDS, first)) {
    const order = orderIdIn(second);
    const result = order === undefined ? undefined : await COMMANDS[first]?.(db, order, args.slice(2));
    return result ?? refused(USAGE);
  }
  const orderId = orderIdIn(first);
  if (orderId === undefined || second === undefined || args.length > 3) return refused(USAGE);
  return schedule(db, orderId, { file: second, scheduledFor: third }, clock);
}

async function everythingToDo(db: Db, clock: Clock): Promise<string> {
  const orders = waitingList(await listWaitingOrders(db), clock.now());
  const money = moneyToDecide({
    differences: await listDifferences(db),
    paidTwice: await findPaidTwice(db),
    failedRefunds: await listFailedRefunds(db),
    disputes: await listOpenDisputes(db),
  });
  return [orders, ...money].join('\n\n');
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
