import type { Trx } from '#server/store/tables/tables.ts';

const statementsIn = (trx: Trx) =>
  trx
    .updateTable('withdrawal')
    .set({ name: null, order_number: null, email: null, statement: null })
    .where('email', 'is not', null);

/** Clears the personal data of statements of withdrawal; number, order, time and due day stay for the books. Resolves with how many. */
export async function clearWithdrawals(
  trx: Trx,
  choose: (statements: ReturnType<typeof statementsIn>) => ReturnType<typeof statementsIn>,
): Promise<number> {
  const { numUpdatedRows } = await choose(statementsIn(trx)).executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}
