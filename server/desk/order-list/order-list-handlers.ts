import { sql } from 'kysely';
import { shopDay } from '#domain/shop-day.ts';
import type { Clock } from '#server/clock.ts';
import type { DeskHandlers } from '#server/desk/desk-contract.ts';
import { signedIn } from '#server/desk/access/sessions.ts';
import { sightOf } from '#server/desk/orders/queue-handler.ts';
import { recordAudit } from '#server/store/audit.ts';
import type { Db } from '#server/store/tables.ts';
import { countOrders } from './count-orders.ts';
import { choicesOf, readOffers } from './offers.ts';
import { inState, matching, requireOwnFilters, visible, type OrderQuery } from './order-conditions.ts';
import { orderCsv } from './order-csv.ts';
import { readListed, toEntry } from './order-entry.ts';
import { readKeys, readPage } from './order-keys.ts';

/** Rows on a page. */
const PAGE = 20;
/** Orders that the search offers. */
const SUGGESTIONS = 8;

/** Handlers of the list of all orders, the search in it, and its file. */
export function orderListHandlers(
  db: Db,
  clock: Clock,
): Pick<DeskHandlers, 'listOrders' | 'suggestOrders' | 'exportOrders'> {
  return {
    async listOrders(call) {
      const sight = sightOf(signedIn(call));
      const { state, sort = 'newest', after, before } = call.body;
      requireOwnFilters(call.body, sight);
      const offers = await readOffers(db);
      const filters = matching(call.body, sight, offers);
      const where = sql<boolean>`${filters} and ${inState(state)}`;
      const page = { where, visible: visible(sight, offers), sort, after, before, size: PAGE };
      const { ids, previous, next } = await readPage(db, page);
      const isOwner = sight.fairyId === null;
      const rows = (await readListed(db, ids)).map((row) => toEntry(row, isOwner));
      const counts = await countOrders(db, filters, isOwner);
      const now = clock.now().toISOString();
      return { status: 200, body: { now, rows, previous, next, counts, ...choicesOf(offers, sight) } };
    },

    async suggestOrders(call) {
      const sight = sightOf(signedIn(call));
      const { text } = call.body;
      if (text.trim() === '') return { status: 200, body: [] };
      const where = matching({ text }, sight, await readOffers(db));
      const keys = await readKeys(db, { where, sort: 'newest', limit: SUGGESTIONS });
      const rows = await readListed(
        db,
        keys.map(({ id }) => id),
      );
      return { status: 200, body: rows.map((row) => toEntry(row, sight.fairyId === null)) };
    },

    async exportOrders(call) {
      const session = signedIn(call);
      const { sort = 'newest', state } = call.body;
      const sight = sightOf(session);
      const offers = await readOffers(db);
      const filters = matching(call.body, sight, offers);
      const counts = await countOrders(db, filters, true);
      // Before the first line leaves: a file that is broken off has left as well.
      await recordAudit(db, {
        actor: session.person,
        action: 'orders.exported',
        entity: 'orders',
        entityId: 'csv',
        fields: Object.keys(call.body),
        details: { ...withoutText(call.body), orders: counts[state ?? 'all'] ?? 0 },
      });
      const { year, month, day } = shopDay(clock.now());
      const name = `zamowienia-${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}.csv`;
      return {
        status: 200,
        body: orderCsv(db, sql<boolean>`${filters} and ${inState(state)}`, sort),
        headers: {
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': `attachment; filename="${name}"`,
        },
      };
    },
  };
}

/** The filters of an export for the audit, which keeps no customer's name or address. */
function withoutText({ text: _text, ...filters }: OrderQuery): Omit<OrderQuery, 'text'> {
  return filters;
}
