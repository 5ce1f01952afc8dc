import { withdrawalsResponse } from '#desk/schemas/withdrawals.schema.ts';
import { readAs, type DeskClient } from './desk-client.ts';

/** GET /withdrawals: those received before one, or the latest. Rejects with DeskFailure. */
export const listWithdrawals = (client: DeskClient, before: number | undefined) =>
  readAs(
    client.GET('/withdrawals', { params: { query: before === undefined ? {} : { before } } }),
    withdrawalsResponse,
  );
