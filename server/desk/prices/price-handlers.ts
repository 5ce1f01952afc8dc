import type { Db } from '#server/store/tables/tables.ts';
import type { DeskHandlers } from '#server/desk/desk-contract.ts';
import { signedIn } from '#server/desk/access/sessions.ts';
import { changePrices } from './change-prices.ts';
import { readPriceHistory, readPriceList } from './read-prices.ts';

/** Handlers of the matrix of prices. */
export const priceHandlers = (
  db: Db,
): Pick<DeskHandlers, 'listPrices' | 'changePrices' | 'getPriceHistory'> => ({
  listPrices: async () => ({ status: 200, body: await readPriceList(db) }),
  async changePrices(call) {
    await changePrices(db, signedIn(call).person, call.body.changes);
    return { status: 200, body: await readPriceList(db) };
  },
  getPriceHistory: async ({ path }) => ({
    status: 200,
    body: await readPriceHistory(db, path.fairyId, path.productId),
  }),
});
