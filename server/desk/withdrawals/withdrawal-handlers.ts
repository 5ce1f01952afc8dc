import { sql } from 'kysely';
import type { Clock } from '#server/clock.ts';
import type { DeskHandlers, DeskSchemas } from '#server/desk/desk-contract.ts';
import { RIGHT_AFTER_ANSWER } from '#server/withdrawals/right-after-answer.ts';
import { pageOf } from '#server/desk/page-of.ts';
import type { Db } from '#server/store/tables.ts';

/** Statements of one page of the list. */
const PAGE = 50;

/** What has become of the order that a statement names. */
const STATE = sql<DeskSchemas['Withdrawal']['state']>`case shop_order.status
  when 'DRAFT' then 'unpaid' when 'CANCELED' then 'called-off' when 'SENT' then ${RIGHT_AFTER_ANSWER}
  when 'GENERATING_RESPONSE' then 'under-way' when 'SCHEDULED' then 'under-way' else 'unmatched'
end`;

/** What has become of its money: the refund that needs a person most. */
const MONEY_BACK = sql<DeskSchemas['Withdrawal']['moneyBack']>`coalesce((
  select case
    when bool_or(state = 'failed' and settled_at is null) then 'failed'
    when bool_or(state in ('asked', 'pending')) then 'under-way'
    when bool_or(state = 'done') then 'done'
  end
  from refund join payment on payment.id = payment_id where payment.order_id = withdrawal.order_id
), 'none')`;

/** Handler of the list of statements of withdrawal, for owners. */
export const withdrawalHandlers = (db: Db, clock: Clock): Pick<DeskHandlers, 'listWithdrawals'> => ({
  async listWithdrawals({ query: { after } }) {
    const rows = await db
      .selectFrom('withdrawal')
      .leftJoin('shop_order', 'shop_order.id', 'order_id')
      .leftJoin('withdrawal_dealt', 'withdrawal_dealt.withdrawal_id', 'withdrawal.id')
      .select([
        'withdrawal.id',
        'received_at as receivedAt',
        sql<string>`due_on::text`.as('dueOn'),
        'name',
        'order_number as orderNumber',
        'withdrawal.email',
        'withdrawal_dealt.author as dealtBy',
        'shop_order.id as orderId',
        STATE.as('state'),
        MONEY_BACK.as('moneyBack'),
        sql<boolean>`exists (
          select from withdrawal as earlier
          where earlier.order_id = withdrawal.order_id and earlier.id < withdrawal.id
        )`.as('isRepeated'),
      ])
      .$if(after !== undefined, (list) => list.where('withdrawal.id', '<', after ?? 0))
      .orderBy('withdrawal.id', 'desc')
      .limit(PAGE + 1)
      .execute();
    const { rows: shown, next } = pageOf(rows, PAGE, ({ id }) => id);
    return {
      status: 200,
      body: {
        withdrawals: shown.map(({ receivedAt, name, orderNumber, email, orderId, dealtBy, ...row }) => ({
          ...row,
          receivedAt: receivedAt.toISOString(),
          ...(dealtBy !== null && { dealtBy }),
          ...(name !== null && { name }),
          ...(orderNumber !== null && { orderNumber }),
          ...(email !== null && { email }),
          ...(orderId !== null && { orderId }),
        })),
        next,
        now: clock.now().toISOString(),
      },
    };
  },
});
