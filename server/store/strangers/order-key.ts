import { sql } from 'kysely';

/**
 * Whether the address of the customer of `shop_order` was mended. The links of her first mails, which hold the order's
 * key, then lie in a mailbox that may be a stranger's. What a gift's mend has changed is another address.
 */
export const WAS_MENDED = sql<boolean>`exists (
  select from audit
  where entity = 'order' and entity_id = shop_order.id::text and 'email' = any(fields)
    and (action = 'agreement.sent-again'
      or action in ('email.changed', 'answer.sent-again') and shop_order.gift_email is null)
)`;

/**
 * Whether the way from `shop_order` to the next order is open: not once the answer's page was closed, since
 * the link stood in the same mail, nor once the customer's address was mended or her data are
 * gone. A giver's link was never in that mail.
 */
export const MAY_REPEAT = sql<boolean>`((answer_closed_at is null or gift_email is not null) and not ${WAS_MENDED} and stripped_at is null)`;
