import { sql } from 'kysely';

/**
 * SQL: whether the customer's address of `shop_order` was corrected. The links in her first mails, which hold the
 * order's key, may then be in a stranger's mailbox. A corrected recipient of a gift does not count.
 */
export const WAS_MENDED = sql<boolean>`exists (
  select from audit
  where entity = 'order' and entity_id = shop_order.id::text and 'email' = any(fields)
    and (action = 'agreement.sent-again'
      or action in ('email.changed', 'answer.sent-again') and shop_order.gift_email is null)
)`;

/**
 * SQL: whether the customer may order again from `shop_order` by its link. Not after she closed the answer's page,
 * since the same mail held the link; nor after her address was corrected or her data deleted. A giver's link was
 * never in that mail.
 */
export const MAY_REPEAT = sql<boolean>`((answer_closed_at is null or gift_email is not null) and not ${WAS_MENDED} and stripped_at is null)`;
