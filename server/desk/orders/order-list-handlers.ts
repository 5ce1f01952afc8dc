import { FOUND_ORDERS } from '#domain/desk/search-limits.ts';
import { shopDate } from '#domain/shop-day.ts';
import type { Clock } from '#server/clock.ts';
import type { DeskHandlers } from '#server/desk/desk-contract.ts';
import { signedIn } from '#server/desk/access/sessions.ts';
import { sightOf } from '#server/desk/queue/queue-handler.ts';
import { recordAudit } from '#server/store/audit.ts';
import type { Db } from '#server/store/tables/tables.ts';
import { countAll, countOrders } from './count-orders.ts';
import { choicesOf, readOffers } from './offers.ts';
import { matching, narrowed, requireOwnFilters, visible, type OrderQuery } from './order-conditions.ts';
import { orderCsv } from './order-csv.ts';
import { readListed, toEntry } from './order-entry.ts';
import { readKeys, readPage } from './order-keys.ts';

/** Rows on a page. */
const PAGE = 20;

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
      const filtered = matching(call.body, sight, offers);
      const set = narrowed(filtered, state);
      const page = { set, visible: visible(sight, offers), sort, after, before, size: PAGE };
      const { ids, previous, next } = await readPage(db, page);
      const isOwner = sight.fairyId === null;
      const rows = (await readListed(db, ids)).map((row) => toEntry(row, isOwner));
      const counts = await countOrders(db, filtered, isOwner);
      const now = clock.now().toISOString();
      return { status: 200, body: { now, rows, previous, next, counts, ...choicesOf(offers, sight) } };
    },

    async suggestOrders(call) {
      const sight = sightOf(signedIn(call));
      const { text } = call.body;
      if (text.trim() === '') return { status: 200, body: [] };
      const set = matching({ text }, sight, await readOffers(db));
      const keys = await readKeys(db, { set, sort: 'newest', limit: FOUND_ORDERS + 1 });
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
      const set = narrowed(matching(call.body, sight, offers), state);
      // Before the first line leaves: a file that is broken off has left as well.
      await recordAudit(db, {
        actor: session.person,
        action: 'orders.exported',
        entity: 'orders',
        entityId: 'csv',
        fields: Object.keys(call.body),
        details: { ...withoutText(call.body), orders: await countAll(db, set) },
      });
      return orderCsv(db, set, sort, shopDate(clock.now()));
    },
  };
}

/** The filters of an export for the audit, which keeps no customer's name or address. */
function withoutText({ text: _text, ...filters }: OrderQuery): Omit<OrderQuery, 'text'> {
  return filters;
}
