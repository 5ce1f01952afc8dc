import { sql } from 'kysely';
import { grosze, type MinorUnits } from '#domain/grosze.ts';
import { ITS_JOB, MAIL_STATE, type AgreementState } from '#server/answers/agreement-mails.ts';
import { HAS_BAD_ADDRESS } from '#server/mail/mail-failure.ts';
import { MADE_BY_HAND } from '#domain/payment.ts';
import { consentsOf } from '#server/store/consents.ts';
import type { WithdrawalProof } from '#server/store/strangers/form-tables.ts';
import type { Db } from '#server/store/tables/tables.ts';
import type { DeskSchemas } from '#server/desk/desk-contract.ts';
import { DECLINE_REASONS, type OrderConsentKind } from '#domain/desk-terms.ts';

type Entry = DeskSchemas['TimelineEntry'];

/** Everything that happened to an order, the latest first: what people did, payments, mails. Amounts for owners alone. */
export async function readTimeline(
  db: Db,
  orderId: number,
  { personId, withMoney }: { personId: string; withMoney: boolean },
): Promise<Entry[]> {
  const parts = await Promise.all([
    ofOrder(db, orderId),
    ofPayment(db, orderId, withMoney),
    ofMails(db, orderId),
    ofPeople(db, orderId, { personId, withMoney }),
  ]);
  return parts.flat().toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at));
}

const entry = (at: Date, kind: Entry['actor']['kind'], what: Entry['what'], more: Partial<Entry> = {}) => ({
  at: at.toISOString(),
  actor: { kind },
  what,
  ...more,
});

const CONSENTS = {
  terms: 'terms.accepted',
  'early-start': 'early-start.requested',
} as const satisfies Record<OrderConsentKind, Entry['what']>;

async function ofOrder(db: Db, orderId: number): Promise<Entry[]> {
  const order = await db
    .selectFrom('shop_order')
    .select(['created_at', 'paid_at', 'status', 'updated_at'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const consents = await consentsOf(db, orderId);
  const withdrawals = await db
    .selectFrom('withdrawal')
    .innerJoin('withdrawal_proof', 'withdrawal_id', 'withdrawal.id')
    .select(['received_at', 'proved_at', 'proved_by', 'denied_at', 'author'])
    .where('order_id', '=', orderId)
    .execute();
  return [
    ...withdrawals.flatMap(toWithdrawal),
    entry(order.created_at, 'customer', 'order.placed'),
    ...consents.map(({ kind, at }) => entry(at, 'customer', CONSENTS[kind])),
    ...(order.paid_at ? [entry(order.paid_at, 'shop', 'order.paid')] : []),
    ...(order.status === 'CANCELED'
      ? [entry(order.updated_at, 'shop', order.paid_at ? 'order.canceled' : 'order.unpaid')]
      : []),
  ];
}

interface Statement {
  received_at: Date;
  proved_at: Date | null;
  proved_by: WithdrawalProof | 'before' | null;
  denied_at: Date | null;
  author: string | null;
}

/** Until it is proved, nobody knows from whom a statement is. One by the order's own link is proved as it comes. */
function toWithdrawal({ received_at, proved_at, proved_by, denied_at, author }: Statement): Entry[] {
  const isHers = proved_by === 'order-link' || proved_by === 'before';
  return [
    isHers
      ? entry(received_at, 'customer', 'withdrawal.proved')
      : entry(received_at, 'shop', 'withdrawal.received'),
    ...(denied_at ? [entry(denied_at, 'shop', 'withdrawal.denied')] : []),
    ...(proved_at && proved_by === 'receipt' ? [entry(proved_at, 'customer', 'withdrawal.proved')] : []),
    ...(proved_at && author !== null
      ? [entry(proved_at, 'person', 'withdrawal.carried-out', { actor: { kind: 'person', name: author } })]
      : []),
  ];
}

async function ofPayment(db: Db, orderId: number, withMoney: boolean): Promise<Entry[]> {
  const updates = await db
    .selectFrom('payment_news')
    .innerJoin('payment', 'payment.id', 'payment_id')
    .select(['received_at', 'payment_news.status', 'payment_news.amount'])
    .where('order_id', '=', orderId)
    .execute();
  const differences = await db
    .selectFrom('payment_difference')
    .innerJoin('payment', 'payment.id', 'payment_id')
    .select(['found_at', 'payment_difference.amount', 'payment_difference.currency'])
    .where('order_id', '=', orderId)
    .execute();
  // An update is stored without its currency. If it was foreign, a difference was stored, and the amount is not in
  // złote.
  const foreign = differences.filter(({ currency }) => currency !== 'PLN');
  const money = (amount: MinorUnits) =>
    withMoney && !foreign.some((one) => one.amount === amount) ? { amount: grosze(amount) } : {};
  const refunds = await db
    .selectFrom('refund')
    .innerJoin('payment', 'payment.id', 'payment_id')
    .select(['refund.updated_at as at', 'state', 'refund.amount', 'refund.currency'])
    .where('order_id', '=', orderId)
    .where('state', 'in', ['done', 'failed'])
    // What gave way to a refund by hand and is settled has that one's entry.
    .where(({ eb, or }) =>
      or([eb('failure', 'is distinct from', MADE_BY_HAND), eb('settled_at', 'is', null)]),
    )
    .execute();
  return [
    ...refunds.map(({ at, state, amount, currency }) =>
      entry(at, 'provider', state === 'done' ? 'refund.done' : 'refund.failed', {
        ...(withMoney && currency === 'PLN' && { amount: grosze(amount) }),
      }),
    ),
    ...updates.map(({ received_at: at, status, amount }) =>
      entry(at, 'provider', 'payment.update', { paymentStatus: status, ...money(amount) }),
    ),
    ...differences.map(({ found_at: at, amount }) =>
      entry(at, 'provider', 'payment.difference', money(amount)),
    ),
  ];
}

const MAIL = { accepted: 'accepted', waiting: 'waiting', retrying: 'retrying', refused: 'failed' } as const;

/** State of a mail by its job; `needless` where another deed ended the wait for another attempt. */
const JOB_STATE = sql<'accepted' | 'needless' | 'failed' | 'retrying' | 'waiting'>`case
  when job.done_at is not null and sent_mail_ids = '{}' then 'needless'
  when job.done_at is not null then 'accepted'
  when job.failed_at is not null or ${HAS_BAD_ADDRESS} then 'failed'
  when job.last_error is not null then 'retrying'
  else 'waiting'
end`;

/**
 * Mails about the order: those that people wrote to its customer, its agreement, an answer sent again, and the
 * specialist's notification. Jobs are deleted after a while.
 */
async function ofMails(db: Db, orderId: number): Promise<Entry[]> {
  const { rows: agreements } = await sql<{ at: Date; state: AgreementState }>`
    select coalesce(accepted_at, job.failed_at, asked_at) as at,
      -- One that a later mail took the place of never went.
      case when accepted_at is null and lead(number) over (order by number) is not null then 'refused'
        else ${MAIL_STATE} end as state
    from agreement_mail ${ITS_JOB} where order_id = ${orderId}
  `.execute(db);
  const { rows: notices } = await sql<{ at: Date; mail: NonNullable<Entry['mail']> }>`
    select coalesce(done_at, failed_at, created_at) as at, case
      -- A job that had nobody to tell ends as well as one that told somebody.
      when recipients = 0 and exists (
        select from shop_order join fairy_product on fairy_product.id = fairy_product_id
          join desk_person on desk_person.fairy_id = fairy_product.fairy_id
        where shop_order.id = ${orderId} and removed_at is null and order_mails <> 'each'
      ) then 'unwanted'
      when done_at is not null and coalesce(recipients, 0) = 0 and not exists (
        select from shop_order join fairy_product on fairy_product.id = fairy_product_id
          join desk_person on desk_person.fairy_id = fairy_product.fairy_id
        where shop_order.id = ${orderId} and desk_person.created_at <= job.created_at
          and (removed_at is null or removed_at > job.created_at)
      ) then 'nobody'
      else ${JOB_STATE}
    end as mail
    from job where once_key = ${`answer-notice:${orderId}`}
  `.execute(db);
  const { rows: again } = await sql<{ at: Date; mail: NonNullable<Entry['mail']> }>`
    select coalesce(job.done_at, job.failed_at, job.created_at) as at, ${JOB_STATE} as mail
    from answer cross join generate_series(0, revision) as decided
      join job on once_key = 'answer-again:' || order_id || ':' || decided
    where order_id = ${orderId}
  `.execute(db);
  const written = await db
    .selectFrom('order_mail')
    .select(['author', 'written_at', 'send_at', 'accepted_at', 'refused_at'])
    .where('order_id', '=', orderId)
    .execute();
  return [
    ...written.map(({ accepted_at: accepted, refused_at: refused, ...mail }) =>
      entry(accepted ?? refused ?? mail.written_at, 'shop', 'mail.written', {
        actor: { kind: 'person', name: mail.author },
        mail: accepted ? 'accepted' : refused ? 'failed' : 'waiting',
        ...(!accepted && !refused && mail.send_at && { sendAt: mail.send_at.toISOString() }),
      }),
    ),
    ...agreements.map(({ at, state }) => entry(at, 'shop', 'mail.confirmation', { mail: MAIL[state] })),
    ...again.map(({ at, mail }) => entry(at, 'shop', 'mail.answer-again', { mail })),
    ...notices.map(({ at, mail }) => entry(at, 'shop', 'mail.notice', { mail })),
  ];
}

const ACTIONS: ReadonlySet<string> = new Set<Entry['what']>([
  'draft.saved',
  'draft.asked',
  'draft.suggested',
  'draft.declined',
  'answer.handed-over',
  'answer.sent-back',
  'answer.approved',
  'answer.retimed',
  'answer.recalled',
  'answer.sent',
  'answer.sent-again',
  'answer-page.closed',
  'answer-page.opened',
  'answer.correction-begun',
  'answer.correction-dropped',
  'answer.corrected',
  'agreement.sent-again',
  'email.shown',
  'email.changed',
  'refund.asked',
  'refund.settled',
  'order.called-off',
  'order.withdrawn',
  'order.erased',
  'difference.accept',
  'difference.close',
  'difference.give-back',
]);
const isShown = (action: string): action is Entry['what'] => ACTIONS.has(action);

const REASONS: ReadonlySet<unknown> = new Set(DECLINE_REASONS);
const isDeclineReason = (why: unknown): why is NonNullable<Entry['why']> => REASONS.has(why);

async function ofPeople(
  db: Db,
  orderId: number,
  { personId, withMoney }: { personId: string; withMoney: boolean },
): Promise<Entry[]> {
  const rows = await db
    .selectFrom('audit')
    .select(['at', 'actor_kind', 'actor_id', 'actor_name', 'action', 'fields', 'details'])
    .where('entity', '=', 'order')
    .where('entity_id', '=', String(orderId))
    .orderBy('id')
    .execute();
  return rows.flatMap(({ at, action, fields, details, ...actor }) => {
    const { actor_kind: kind } = actor;
    // Nothing is done to an order by somebody whom nobody knows.
    if (!isShown(action) || kind === 'nobody') return [];
    const { version, sendAt, readSeconds, why, amount } = details;
    return [
      {
        at: at.toISOString(),
        actor: {
          kind,
          ...(kind === 'model' && { name: actor.actor_name }),
          ...(kind === 'person' && { name: actor.actor_name, isMe: actor.actor_id === personId }),
        },
        // An answered order stays as it is.
        what: action === 'order.withdrawn' && !fields.includes('status') ? 'withdrawal.given-back' : action,
        ...(typeof version === 'number' && { version }),
        ...(typeof sendAt === 'string' && { sendAt }),
        ...(withMoney && typeof amount === 'number' && amount > 0 && { amount: grosze(amount) }),
        ...(typeof readSeconds === 'number' && { readSeconds }),
        ...(isDeclineReason(why) && { why }),
      },
    ];
  });
}
