import { withdrawalsResponse } from './withdrawals.schema.ts';
import { readAs, succeed, type DeskClient } from '#desk/api/desk-client.ts';

/** GET /withdrawals: those received before one, or the latest. Rejects with DeskFailure. */
export const listWithdrawals = (client: DeskClient, before: number | undefined) =>
  readAs(
    client.GET('/withdrawals', { params: { query: before === undefined ? {} : { after: before } } }),
    withdrawalsResponse,
  );

/** POST /withdrawals/{withdrawalId}/dealt-with: a person has dealt with what the shop cannot. Rejects with DeskFailure. */
export const dealWithWithdrawal = (client: DeskClient, withdrawalId: number) =>
  succeed(client.POST('/withdrawals/{withdrawalId}/dealt-with', { params: { path: { withdrawalId } } }));
