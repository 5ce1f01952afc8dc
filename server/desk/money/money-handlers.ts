import type { AuditAction } from '#domain/desk/audit-actions.ts';
import { ApiError } from '#server/api-error.ts';
import { DESK_ERROR } from '#domain/desk/error-code.ts';
import type { DeskHandlers, DeskSchemas } from '#server/desk/desk-contract.ts';
import { conflicting, madeBefore, unknown } from '#server/desk/desk-errors.ts';
import { signedIn, type Session } from '#server/desk/access/sessions.ts';
import { decideDifference } from '#server/orders/payment-difference.ts';
import { askRefund } from '#server/refunds/ask-refund.ts';
import { callOffOrder } from '#server/refunds/call-off-order.ts';
import { lockBalance, type RefundBalance } from '#server/refunds/refund-balance.ts';
import { findRefundByKey } from '#server/refunds/refunds-of.ts';
import { settleDoubts } from '#server/refunds/money-doubts.ts';
import { settleRefunds } from '#server/refunds/settle-refunds.ts';
import { tellCustomer } from '#server/refunds/tell-customer.ts';
import { recordAudit } from '#server/store/audit.ts';
import type { Db, Trx } from '#server/store/tables/tables.ts';
import { readMoney } from './order-money.ts';
import { requireOrder } from '#server/desk/order/require-order.ts';

type Names = 'getOrderMoney' | 'giveBack' | 'callOffOrder' | 'settleRefunds' | 'decideDifference';

/** What a decision has become; all but `done` change nothing. */
type Outcome =
  | { kind: 'done'; details?: Readonly<Record<string, unknown>> }
  /** The same decision was stored before. */
  | { kind: 'repeated' }
  /** Another one was stored under its key. */
  | { kind: 'made-before' }
  | { kind: 'answer-leaves' }
  | { kind: 'wrong-state' }
  | { kind: 'over-the-rest' };

interface Call {
  path: { orderId: number };
  session: Session | undefined;
}

interface Decision {
  seen: string;
  /** The name of what is done, in the audit. */
  action: AuditAction;
  /** Key of the refund, for decisions that may be repeated. */
  idempotencyKey?: string;
  make: (trx: Trx, balance: RefundBalance, who: string) => Promise<Outcome>;
}

/**
 * Handlers of an order's money: giving it back, calling the order off, ending the alarm of a failed refund, deciding on
 * another amount than asked. Each decision locks the payment, then compares the version that its person saw.
 */
export function moneyHandlers(db: Db): Pick<DeskHandlers, Names> {
  const money = async (orderId: number): Promise<DeskSchemas['OrderMoney']> => {
    const found = await readMoney(db, orderId);
    if (!found) throw unknown();
    return found;
  };

  const decide = async (call: Call, { seen, action, idempotencyKey, make }: Decision) => {
    const session = signedIn(call);
    const { orderId } = call.path;
    const { person } = session;
    await requireOrder(db, orderId, session);
    const outcome = await db.transaction().execute(async (trx): Promise<Outcome | { kind: 'stale' }> => {
      const balance = await lockBalance(trx, orderId);
      if (!balance) throw unknown();
      const isKnown = idempotencyKey !== undefined && (await findRefundByKey(trx, idempotencyKey));
      if (!isKnown && (await readMoney(trx, orderId))?.version !== seen) return { kind: 'stale' };
      const made = await make(trx, balance, person.name);
      if (made.kind !== 'done') return made;
      const { details } = made;
      await recordAudit(trx, {
        actor: person,
        action,
        entity: 'order',
        entityId: orderId,
        ...(details && { details }),
      });
      return made;
    });
    const now = await money(orderId);
    if (outcome.kind !== 'done' && outcome.kind !== 'repeated') throw problemOf(outcome.kind, now);
    return { status: 200 as const, body: now };
  };

  return {
    async getOrderMoney(call) {
      const { orderId } = call.path;
      await requireOrder(db, orderId, signedIn(call));
      return { status: 200, body: await money(orderId) };
    },

    giveBack(call) {
      const { orderId } = call.path;
      const { seen, key, amount, reason, word } = call.body;
      const idempotencyKey = `desk:${key}`;
      return decide(call, {
        seen,
        action: 'refund.asked',
        idempotencyKey,
        async make(trx, balance, requestedBy) {
          const asked = await askRefund(trx, {
            orderId,
            idempotencyKey,
            amount,
            reason: reason.trim(),
            word: word?.trim(),
            requestedBy,
          });
          if (asked.kind === 'repeated') return { kind: 'repeated' };
          if (asked.kind === 'amount-refused') return { kind: 'over-the-rest' };
          if (asked.kind === 'key-taken') return { kind: 'made-before' };
          if (asked.kind !== 'asked') return { kind: 'wrong-state' };
          await tellCustomer(trx, { orderId, amount, balance, isCalledOff: false, word: word?.trim() });
          return { kind: 'done', details: { amount } };
        },
      });
    },

    callOffOrder(call) {
      const { orderId } = call.path;
      const { seen, reason, word } = call.body;
      return decide(call, {
        seen,
        action: 'order.called-off',
        async make(trx, _balance, requestedBy) {
          const result = await callOffOrder(trx, orderId, {
            requestedBy,
            reason: reason.trim(),
            word: word?.trim(),
          });
          if (result.kind === 'called-off') return { kind: 'done', details: { amount: result.given } };
          return { kind: result.kind === 'answer-leaves' ? 'answer-leaves' : 'wrong-state' };
        },
      });
    },

    settleRefunds: (call) =>
      decide(call, {
        seen: call.body.seen,
        action: 'refund.settled',
        make: async (trx, { paymentId }) => {
          const settled = (await settleRefunds(trx, paymentId)) + (await settleDoubts(trx, paymentId));
          return settled > 0 ? { kind: 'done' } : { kind: 'wrong-state' };
        },
      }),

    decideDifference(call) {
      const { seen, decision } = call.body;
      return decide(call, {
        seen,
        action: `difference.${decision}`,
        async make(trx, _balance, who) {
          const { kind } = await decideDifference(trx, call.path.orderId, decision, who);
          return { kind: kind === 'decided' ? 'done' : 'wrong-state' };
        },
      });
    },
  };
}

/** Why a decision was not made, with the money as it is now. */
function problemOf(
  kind: 'stale' | Exclude<Outcome['kind'], 'done' | 'repeated'>,
  money: DeskSchemas['OrderMoney'],
): ApiError {
  switch (kind) {
    case 'stale':
      return conflicting('newerVersion', 'The money has changed meanwhile', money);
    case 'made-before':
      return madeBefore(money);
    case 'answer-leaves':
      return conflicting('mailOnItsWay', 'The mail is on its way', money);
    case 'wrong-state':
      return conflicting('wrongState', 'The state of the order does not allow this', money);
    case 'over-the-rest':
      return new ApiError(422, DESK_ERROR.amountRefused, 'More than is left', [], {
        extra: { current: money },
      });
  }
}
