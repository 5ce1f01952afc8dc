import { sql } from 'kysely';
import { SHOP_TIME_ZONE } from '#domain/shop-constants.ts';
import { PROMISED_WITHIN } from '#server/answers/request-answer.ts';
import type { Clock } from '#server/clock.ts';
import { signedIn, type Session } from '#server/desk/access/sessions.ts';
import type { DeskHandlers, DeskSchemas } from '#server/desk/desk-contract.ts';
import { conflicting, unknown } from '#server/desk/desk-errors.ts';
import { recordAudit } from '#server/store/audit.ts';
import type { Db, Trx } from '#server/store/tables.ts';

/** Sent answers that a day shows, the latest first. */
const SENT_SHOWN = 50;

type Availability = DeskSchemas['Availability'];

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
        ])
        .where('fairy_product.fairy_id', '=', fairyId)
        .where(
          'answered_at',
          '>=',
          sql<Date>`date_trunc('day', ${now}::timestamptz at time zone ${SHOP_TIME_ZONE}) at time zone ${SHOP_TIME_ZONE}`,
        )
        .orderBy('answered_at', 'desc')
        .limit(SENT_SHOWN)
        .execute();
      return {
        status: 200,
        body: {
          availability: await readAvailability(db, fairyId),
          sent: rows.flatMap(({ orderId, productName, customerName, sentAt, paidAt }) =>
            // An order that was answered has all of these; one that cannot be read must not break the list.
            sentAt === null || paidAt === null || productName === null
              ? []
              : {
                  orderId,
                  productName,
                  customerName,
                  sentAt: sentAt.toISOString(),
                  promisedUntil: new Date(paidAt.getTime() + PROMISED_WITHIN).toISOString(),
                },
          ),
        },
      };
    },

    async setAvailability(call) {
      const session = signedIn(call);
      const fairyId = ownFairy(session);
      const { seen, isAvailable } = call.body;
      const wasCurrent = await db.transaction().execute(async (trx) => {
        const before = await trx
          .selectFrom('fairy')
          .select('is_available as isAvailable')
          .where('id', '=', fairyId)
          .where('version', '=', seen)
          .forUpdate()
          .executeTakeFirst();
        if (!before) return false;
        if (before.isAvailable === isAvailable) return true;
        await trx
          .updateTable('fairy')
          .set({ is_available: isAvailable, version: seen + 1 })
          .where('id', '=', fairyId)
          .execute();
        await recordAudit(trx, {
          actor: session.person,
          action: 'fairy.availability',
          entity: 'fairy',
          entityId: fairyId,
          fields: ['isAvailable'],
          details: { before: before.isAvailable, after: isAvailable },
        });
        return true;
      });
      const availability = await readAvailability(db, fairyId);
      if (!wasCurrent)
        throw conflicting('newerVersion', 'The availability was changed meanwhile', { availability });
      return { status: 200, body: availability };
    },
  };
}

/** The specialist of the catalogue whose account this is. @throws 404 for one without */
function ownFairy({ person }: Session): string {
  if (person.fairyId === null) throw unknown();
  return person.fairyId;
}

async function readAvailability(db: Db | Trx, fairyId: string): Promise<Availability> {
  const row = await db
    .selectFrom('fairy')
    .select(['is_available as isAvailable', 'version'])
    .where('id', '=', fairyId)
    .executeTakeFirst();
  if (!row) throw unknown();
  return row;
}
