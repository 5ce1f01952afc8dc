import type { Trx } from '#server/store/tables/tables.ts';

const consentsIn = (trx: Trx) => trx.updateTable('consent').set({ who: null }).where('who', 'is not', null);

/**
 * Removes the address from newsletter consents. Consents of orders name no address, and stay with their order's number.
 */
export async function clearConsents(
  trx: Trx,
  choose: (consents: ReturnType<typeof consentsIn>) => ReturnType<typeof consentsIn>,
): Promise<void> {
  await choose(consentsIn(trx)).execute();
}
