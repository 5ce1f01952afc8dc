import { fromPromise } from 'xstate';
import { withdrawalMachine } from '#machines/withdrawal.machine.ts';
import type { ShopApiSource } from '#api/shop-api.ts';

/**
 * The withdrawal machine with its ports implemented: the statement to be confirmed, and its receipt. `orderKey` reads the
 * key of the order's own link when the statement is sent; empty where the page was opened otherwise.
 */
export const provideWithdrawal = (api: ShopApiSource, orderKey: () => string) =>
  withdrawalMachine.provide({
    actors: {
      reviewStatement: fromPromise(async ({ input }) => (await (await api()).openWithdrawal()).review(input)),
      confirmStatement: fromPromise(async ({ input }) =>
        (await (await api()).openWithdrawal()).confirm({ ...input, orderKey: orderKey() }),
      ),
    },
  });
