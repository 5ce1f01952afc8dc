import { createHash } from 'node:crypto';
import { decideDifference, type DifferenceDecision } from '#server/orders/payment-difference.ts';
import { askRefund } from '#server/refunds/ask-refund.ts';
import { callOffOrder } from '#server/refunds/call-off-order.ts';
import { refundBalance } from '#server/refunds/refund-balance.ts';
import { refundsOf } from '#server/refunds/refunds-of.ts';
import { settleRefunds } from '#server/refunds/settle-refunds.ts';
import { tellCustomer } from '#server/refunds/tell-customer.ts';
import type { Db } from '#server/store/tables.ts';
import { done, refused, type CommandResult } from '../with-shop-data.ts';
import { money, paymentAt } from './money-to-decide.ts';

/** Runs one command about an order's money; `undefined` when its arguments make no sense. */
export type MoneyCommand = (
  db: Db,
  orderId: number,
  rest: readonly string[],
) => Promise<CommandResult | undefined>;

/** Who decides, in the ledger. */
const ASKED_BY = 'npm run answer';

/** Calls a paid order off; its money goes back. */
export const cancel: MoneyCommand = async (db, orderId, rest) => {
  if (rest.length > 0) return undefined;
  const result = await db
    .transaction()
    .execute((trx) => callOffOrder(trx, orderId, { askedBy: ASKED_BY, reason: 'called off' }));
  switch (result.kind) {
    case 'not-waiting':
      return refused(`Order ${orderId} cannot be called off: it is not paid, or its answer has gone out.`);
    case 'answer-leaves':
      return refused(
        `The answer to order ${orderId} is being mailed. If the mail fails, try again in two minutes.`,
      );
    case 'called-off': {
      const { given, balance } = result;
      const back = given === 0 ? 'Nothing was paid' : `${money(given, balance.currency)} goes back`;
      return done(
        `Order ${orderId} is called off. ${back} (${paymentAt(balance)}); the customer gets a mail.`,
      );
    }
  }
};

/** Gives a part of an order's price back, or all of it; the order goes on. */
export const refund: MoneyCommand = async (db, orderId, [amountText = '', ...words]) => {
  const reason = words.join(' ').trim();
  const amount = /^\d{1,6}[.,]\d{2}$/.test(amountText) ? Number(amountText.replace(/[.,]/, '')) : undefined;
  if (amount === undefined || reason === '') return undefined;
  // The same command twice is one refund; once it has failed, the same command asks anew.
  const failures = (await refundsOf(db, orderId)).filter(({ state }) => state === 'failed').length;
  const idempotencyKey = `by-hand:${digest([orderId, amount, reason, failures])}`;
  return db.transaction().execute(async (trx) => {
    const asked = await askRefund(trx, { orderId, idempotencyKey, amount, reason, askedBy: ASKED_BY });
    switch (asked.kind) {
      case 'not-paid':
        return refused(`Order ${orderId} is not paid.`);
      case 'amount-refused':
        return refused(`At most ${(asked.left / 100).toFixed(2)} of order ${orderId} can be given back.`);
      case 'key-taken':
      case 'repeated':
        return refused(
          `Order ${orderId} has this refund already. To give as much again, write another reason.`,
        );
      case 'asked': {
        const { provider, currency } = asked.refund;
        await tellCustomer(trx, { orderId, amount, balance: { provider, currency }, isCalledOff: false });
        const left = (await refundBalance(trx, orderId))?.left ?? 0;
        return done(
          `${money(amount, currency)} of order ${orderId} goes back (${paymentAt(asked.refund)}); the customer gets a mail. ${money(left, currency)} is left.`,
        );
      }
    }
  });
};

const digest = (parts: readonly unknown[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex');

/** Ends the alarm of an order's failed refunds. */
export const settle: MoneyCommand = async (db, orderId, rest) => {
  if (rest.length > 0) return undefined;
  const balance = await refundBalance(db, orderId);
  const settled = balance ? await settleRefunds(db, balance.paymentId) : 0;
  return settled > 0
    ? done(`Settled: ${settled} failed refund(s) of order ${orderId}.`)
    : refused(`Order ${orderId} has no failed refund to settle.`);
};

async function decide(db: Db, orderId: number, decision: DifferenceDecision): Promise<CommandResult> {
  const decided = await db.transaction().execute((trx) => decideDifference(trx, orderId, decision, ASKED_BY));
  switch (decided.kind) {
    case 'none':
      return refused(`Order ${orderId} has no other amount to decide on.`);
    case 'order-paid':
      return refused(
        `Order ${orderId} was paid before that amount came, so it does not end with it: accept the amount, then refund what is too much, or cancel the order.`,
      );
    case 'decided': {
      const { paid, currency } = decided.difference;
      const at = paymentAt(decided.difference);
      if (decision === 'accept') return done(`Order ${orderId} counts as paid.`);
      return done(
        decision === 'give-back'
          ? `Order ${orderId} has ended. ${money(paid, currency)} goes back (${at}); the customer gets a mail.`
          : `Order ${orderId} has ended. ${money(paid, currency)} stays in the shop (${at}) until you give it back: npm run answer -- refund ${orderId} ${(paid / 100).toFixed(2)} WHY`,
      );
    }
  }
}

/** Takes money of another amount as the order's payment. */
export const accept: MoneyCommand = async (db, orderId, rest) =>
  rest.length > 0 ? undefined : decide(db, orderId, 'accept');

/** Refuses money of another amount; with the word `refund` it goes back. */
export const close: MoneyCommand = async (db, orderId, [word, ...rest]) => {
  if (rest.length > 0 || (word !== undefined && word !== 'refund')) return undefined;
  return decide(db, orderId, word === 'refund' ? 'give-back' : 'close');
};
