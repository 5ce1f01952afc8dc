import type { Clock } from '#server/clock.ts';
import { listMoneyMatters } from '#server/orders/money-matters.ts';
import type { Db } from '#server/store/tables/tables.ts';
import type { DeskHandlers } from '#server/desk/desk-contract.ts';

/** Handler of the owners' list of what has to be decided about money; each is decided on its order's page. */
export const moneyDecisionsHandler = (db: Db, clock: Clock): Pick<DeskHandlers, 'listMoneyDecisions'> => ({
  listMoneyDecisions: async () => ({ status: 200, body: await listMoneyMatters(db, clock.now()) }),
});
