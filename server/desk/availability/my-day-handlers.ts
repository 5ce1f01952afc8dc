import { sql } from 'kysely';
import { READY_AT } from '#server/store/response-times.ts';
import { PROMISED_WITHIN } from '#server/answers/request-answer.ts';
import type { Clock } from '#server/clock.ts';
import { signedIn, type Session } from '#server/desk/access/sessions.ts';
import type { DeskHandlers } from '#server/desk/desk-contract.ts';
import { unknown } from '#server/desk/desk-errors.ts';
import { readAvailability, setAvailability } from './availability.ts';
import { startOfDay } from '#server/store/moments.ts';
import type { Db } from '#server/store/tables/tables.ts';

/** Most sent answers that a day shows, the latest first. */
const SENT_SHOWN = 50;

/** Handlers of a specialist's own day: whether she takes orders, and what she has sent since midnight in Warsaw. */
export function myDayHandlers(db: Db, clock: Clock): Pick<DeskHandlers, 'getMyDay' | 'setAvailability'> {
  return {
    async getMyDay(call) {
      const fairyId = ownFairy(signedIn(call));
      const now = clock.now();
      const rows = await db
        .selectFrom('shop_order')
        .innerJoin('fairy_product', 'fairy_product.id', 'fairy_product_id')
        .select([
          'shop_order.id as orderId',
          'product_name as productName',
          'customer_name as customerName',
          'answered_at as sentAt',
          'paid_at as paidAt',
          sql<Date | null>`case when gift_from is not null then ${READY_AT} end`.as('readyAt'),
        ])
        .where('fairy_product.fairy_id', '=', fairyId)
        .where('answered_at', '>=', startOfDay(now))
        .orderBy('answered_at', 'desc')
        .limit(SENT_SHOWN + 1)
        .execute();
      return {
        status: 200,
        body: {
          availability: await readAvailability(db, fairyId),
          moreSent: rows.length > SENT_SHOWN,
          sent: rows
            .slice(0, SENT_SHOWN)
            .flatMap(({ orderId, productName, customerName, sentAt, paidAt, readyAt }) =>
              // An answered order has all three; a broken row must not break the list.
              sentAt === null || paidAt === null || productName === null
                ? []
                : {
                    orderId,
                    productName,
                    customerName,
                    sentAt: sentAt.toISOString(),
                    ...(readyAt && { readyAt: readyAt.toISOString() }),
                    promisedUntil: new Date(paidAt.getTime() + PROMISED_WITHIN).toISOString(),
                  },
            ),
        },
      };
    },

    async setAvailability(call) {
      const session = signedIn(call);
      return { status: 200, body: await setAvailability(db, session.person, ownFairy(session), call.body) };
    },
  };
}

/** Id of the specialist whose account this is. @throws 404 for an account without one */
function ownFairy({ person }: Session): string {
  if (person.fairyId === null) throw unknown();
  return person.fairyId;
}
