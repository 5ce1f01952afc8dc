import { sql } from 'kysely';
import type { Clock } from '#server/clock.ts';
import type { DeskHandlers, DeskSchemas } from '#server/desk/desk-contract.ts';
import { pageOf } from '#server/desk/page-of.ts';
import { signedIn } from '#server/desk/access/sessions.ts';
import { conflicting, unknown } from '#server/desk/desk-errors.ts';
import { IS_REPLACED } from '#server/refunds/settle-refunds.ts';
import { recordAudit, type AuditEntry } from '#server/store/audit.ts';
import { proveWithdrawal } from '#server/withdrawals/prove-withdrawal.ts';
import { NEEDS_PERSON, WITHDRAWAL_STATE } from '#server/withdrawals/needs-person.ts';
import type { Db, Trx } from '#server/store/tables/tables.ts';

/** Statements of one page of the list. */
const PAGE = 50;

/**
 * SQL: state of the order's refunds: the one that needs a person most, else whether the whole payment was returned. A
 * failed refund that a person settled counts as returned.
 */
const MONEY_BACK = sql<DeskSchemas['Withdrawal']['moneyBack']>`coalesce((
  select case
    when has_failed then 'failed'
    when is_under_way then 'under-way'
    when paid.amount = 0 then 'nothing-paid'
    when done >= paid.amount then 'done'
    when done + settled >= paid.amount then 'settled'
  end
  from payment cross join paid_for(payment.id) as paid cross join lateral (
    select
      bool_or(state = 'failed' and settled_at is null) as has_failed,
      bool_or(state in ('asked', 'pending')) as is_under_way,
      coalesce(sum(amount) filter (where state = 'done'), 0) as done,
      coalesce(sum(amount) filter (where state = 'failed' and settled_at is not null and not ${IS_REPLACED}), 0)
        as settled
    from refund where payment_id = payment.id
  ) as given
  where payment.order_id = withdrawal.order_id
), 'none')`;

/** Query of withdrawals, with whether each needs a person. */
const statements = (db: Db | Trx) =>
  db
    .selectFrom('withdrawal')
    .leftJoin('shop_order', 'shop_order.id', 'order_id')
    .innerJoin('withdrawal_proof', 'withdrawal_proof.withdrawal_id', 'withdrawal.id')
    .leftJoin('withdrawal_dealt', 'withdrawal_dealt.withdrawal_id', 'withdrawal.id');

/** The statements as the desk shows them. */
const listed = (db: Db | Trx) =>
  statements(db).select([
    'withdrawal.id',
    'received_at as receivedAt',
    sql<string>`due_on::text`.as('dueOn'),
    'name',
    'order_number as orderNumber',
    'withdrawal.email',
    'withdrawal_dealt.author as dealtBy',
    'proved_by as provedBy',
    'withdrawal_proof.author',
    sql<boolean>`denied_at is not null`.as('isDenied'),
    'shop_order.id as orderId',
    WITHDRAWAL_STATE.as('state'),
    NEEDS_PERSON.as('needsPerson'),
    MONEY_BACK.as('moneyBack'),
    sql<boolean>`exists (
        select from withdrawal as earlier
        where earlier.order_id = withdrawal.order_id and earlier.id < withdrawal.id
      )`.as('isRepeated'),
  ]);

type Row = Awaited<ReturnType<ReturnType<typeof listed>['execute']>>[number];

const toWithdrawal = ({
  receivedAt,
  name,
  orderNumber,
  email,
  orderId,
  dealtBy,
  provedBy,
  author,
  ...row
}: Row): DeskSchemas['Withdrawal'] => ({
  ...row,
  receivedAt: receivedAt.toISOString(),
  ...(dealtBy !== null && { dealtBy }),
  ...(provedBy !== null && { provedBy }),
  ...(author !== null && { author }),
  ...(name !== null && { name }),
  ...(orderNumber !== null && { orderNumber }),
  ...(email !== null && { email }),
  ...(orderId !== null && { orderId }),
});

type Names = 'listWithdrawals' | 'dealWithWithdrawal' | 'carryOutWithdrawal';

/** Handlers of the statements of withdrawal, for owners. */
export const withdrawalHandlers = (db: Db, clock: Clock): Pick<DeskHandlers, Names> => ({
  async listWithdrawals({ query: { after } }) {
    const last =
      after === undefined
        ? undefined
        : await statements(db)
            .select(NEEDS_PERSON.as('needsPerson'))
            .where('withdrawal.id', '=', after)
            .executeTakeFirst();
    // Those that the menu counts come first, however many newer ones there are.
    const rows = await listed(db)
      .$if(after !== undefined, (list) =>
        list.where(
          sql<boolean>`(${NEEDS_PERSON}, withdrawal.id) < (${last?.needsPerson ?? false}::boolean, ${after}::bigint)`,
        ),
      )
      .orderBy(NEEDS_PERSON, 'desc')
      .orderBy('withdrawal.id', 'desc')
      .limit(PAGE + 1)
      .execute();
    const { rows: shown, next } = pageOf(rows, PAGE, ({ id }) => id);
    return {
      status: 200,
      body: {
        withdrawals: shown.map(toWithdrawal),
        next,
        now: clock.now().toISOString(),
      },
    };
  },

  async dealWithWithdrawal(call) {
    const { person } = signedIn(call);
    const { withdrawalId } = call.path;
    await db.transaction().execute(async (trx) => {
      await lockStatement(trx, withdrawalId);
      const now = await listed(trx).where('withdrawal.id', '=', withdrawalId).executeTakeFirstOrThrow();
      // Dealt with by anybody, also by a press whose response was lost.
      if (now.dealtBy !== null) return;
      if (!now.needsPerson)
        throw conflicting('newerVersion', 'The statement needs nobody any more', toWithdrawal(now));
      await trx
        .insertInto('withdrawal_dealt')
        .values({ withdrawal_id: withdrawalId, author: person.name })
        .execute();
      await note(trx, { actor: person, action: 'withdrawal.dealt-with', withdrawalId });
    });
    return { status: 204, body: undefined };
  },

  async carryOutWithdrawal(call) {
    const { person } = signedIn(call);
    const { withdrawalId } = call.path;
    await db.transaction().execute(async (trx) => {
      const statement = await lockStatement(trx, withdrawalId);
      if (statement.order_id === null) throw conflicting('wrongState', 'No order fits the statement');
      const now = await listed(trx).where('withdrawal.id', '=', withdrawalId).executeTakeFirstOrThrow();
      // Her own press, whose response was lost.
      if (now.provedBy === 'person' && now.author === person.name) return;
      const isAsSeen = now.isDenied === (call.body.seen === 'denied');
      if (now.provedBy !== null || now.dealtBy !== null || !isAsSeen)
        throw conflicting('newerVersion', 'The statement was changed meanwhile', toWithdrawal(now));
      await proveWithdrawal(trx, withdrawalId, { by: 'person', author: person.name, clock });
      await note(trx, { actor: person, action: 'withdrawal.carried-out', withdrawalId });
    });
    return { status: 204, body: undefined };
  },
});

const note = (
  trx: Trx,
  { withdrawalId, ...entry }: Pick<AuditEntry, 'actor' | 'action'> & { withdrawalId: number },
) => recordAudit(trx, { ...entry, entity: 'withdrawal', entityId: withdrawalId });

/**
 * Locks a statement, so that nobody proves it, denies it or deals with it meanwhile.
 * @throws {ApiError} 404 for one that there is not.
 */
async function lockStatement(trx: Trx, id: number) {
  const statement = await trx
    .selectFrom('withdrawal')
    .innerJoin('withdrawal_proof', 'withdrawal_proof.withdrawal_id', 'withdrawal.id')
    .select('order_id')
    .where('withdrawal.id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!statement) throw unknown();
  return statement;
}
