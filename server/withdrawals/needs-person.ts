import { sql } from 'kysely';
import { RIGHT_AFTER_ANSWER, type RightAfterAnswer } from './right-after-answer.ts';
import { WAITS_FOR_PROOF } from './waits-for-proof.ts';

/** State of the order that a withdrawal names. */
export type WithdrawalState =
  | 'unmatched'
  | 'unpaid'
  | 'waiting'
  | 'under-way'
  | 'called-off'
  | RightAfterAnswer;

/** The state, in a query over `withdrawal`, `withdrawal_proof` and, where there is one, its `shop_order`. */
export const WITHDRAWAL_STATE = sql<WithdrawalState>`case
  when shop_order.status = 'DRAFT' or (shop_order.status = 'CANCELED' and paid_at is null) then 'unpaid'
  when shop_order.status = 'CANCELED' then 'called-off' else case
    when ${WAITS_FOR_PROOF} then 'waiting' when shop_order.status = 'SENT' then ${RIGHT_AFTER_ANSWER}
    when shop_order.status is not null then 'under-way' else 'unmatched'
  end
end`;

/** States in which the shop does nothing by itself. */
export const FOR_A_PERSON = [
  'unmatched',
  'waiting',
  'late',
  'lost',
] as const satisfies readonly WithdrawalState[];

/** A state in which a person decides or writes back. */
export type ForAPerson = (typeof FOR_A_PERSON)[number];

/**
 * SQL: whether a withdrawal waits for a person; the query also needs `withdrawal_dealt`. After its data were deleted
 * nobody can answer it.
 */
export const NEEDS_PERSON = sql<boolean>`(
  withdrawal_dealt.at is null and withdrawal.email is not null
  and ${WITHDRAWAL_STATE} in (${sql.join(FOR_A_PERSON.map((state) => sql.lit(state)))})
)`;
