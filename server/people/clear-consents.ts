import type { Trx } from '#server/store/tables.ts';

const consentsIn = (trx: Trx) => trx.updateTable('consent').set({ who: null }).where('who', 'is not', null);

/** Clears whose newsletter consents were; consents of orders name no address, and stay with their order's number. */
export async function clearConsents(
  trx: Trx,
  choose: (consents: ReturnType<typeof consentsIn>) => ReturnType<typeof consentsIn>,
): Promise<void> {
  await choose(consentsIn(trx)).execute();
}
