import { formatShopTime } from '#copy/format.ts';
import { readFile } from 'node:fs/promises';
import { systemClock, type Clock } from '#server/clock.ts';
import { cancelPaidOrder, scheduleAnswer } from '#server/answers/schedule-answer.ts';
import { listWaitingOrders } from '#server/answers/waiting-orders.ts';
import type { Db } from '#server/store/tables.ts';
import type { CommandResult } from '../with-shop-data.ts';
import { waitingList } from './waiting-list.ts';

export const USAGE = `npm run answer                           the orders that wait, the most urgent first
npm run answer -- 1001 FILE              mails the text of FILE to the customer of order 1001 at once
npm run answer -- 1001 FILE TIME         the same at TIME (ISO 8601: 2026-11-22T09:00+01:00)
npm run answer -- cancel 1001            calls order 1001 off; give the money back at the provider`;

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
  if (first === undefined) return done(waitingList(await listWaitingOrders(db), clock.now()));
  if (first === 'cancel' && args.length === 2) return cancel(db, orderIdIn(second));
  const orderId = orderIdIn(first);
  if (orderId === undefined || second === undefined || args.length > 3) return refused(USAGE);
  return schedule(db, orderId, { file: second, scheduledFor: third }, clock);
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
