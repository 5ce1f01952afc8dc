import { fromPromise } from 'xstate';
import { withdrawalMachine } from '#machines/withdrawal.machine.ts';
import type { ShopApiSource } from '#api/shop-api.ts';
import { outlivingCall } from '../outliving-call.ts';

/**
 * The withdrawal machine with its ports implemented: the statement to be confirmed, and its receipt. `orderKey` reads the
 * key of the order's own link when the statement is sent; empty where the page was opened otherwise. `tell` is told of a
 * statement whose page was left before the shop had responded.
 */
export const provideWithdrawal = (
  api: ShopApiSource,
  orderKey: () => string,
  tell: (isReceived: boolean, email: string) => void,
) =>
  withdrawalMachine.provide({
    actors: {
      reviewStatement: fromPromise(async ({ input }) => (await (await api()).openWithdrawal()).review(input)),
      confirmStatement: outlivingCall(
        async (input) => (await (await api()).openWithdrawal()).confirm({ ...input, orderKey: orderKey() }),
        (isReceived, { email }) => tell(isReceived, email),
      ),
    },
  });
