import { readEmail, readTyped } from '#domain/typed/typed-text.ts';
import type { components } from '#openapi/storefront.d.ts';
import { withdrawalReceipt, withdrawalReview } from '#schemas/withdrawal-response.schema.ts';
import { readWith } from './read-with.ts';
import { readResponse, type ShopClient } from './shop-client.ts';

type WithdrawalRequest = components['schemas']['WithdrawalRequest'];
type WithdrawalReceipt = components['schemas']['WithdrawalReceipt'];

const cleaned = ({ name, orderNumber, email, orderKey }: WithdrawalRequest): WithdrawalRequest => ({
  ...(orderKey && { orderKey }),
  name: readTyped(name),
  orderNumber: readTyped(orderNumber),
  email: readEmail(email),
});

/** POST /withdrawal/review: resolves with the statement to be confirmed. Rejects with ApiFailure. */
export async function reviewWithdrawal(client: ShopClient, values: WithdrawalRequest): Promise<string> {
  const call = client.POST('/withdrawal/review', { body: cleaned(values) });
  return (await readResponse(call, readWith(withdrawalReview))).statement;
}

/** POST /withdrawal: sends the statement and resolves with its receipt. Rejects with ApiFailure. */
export const confirmWithdrawal = (
  client: ShopClient,
  values: WithdrawalRequest,
): Promise<WithdrawalReceipt> =>
  readResponse(client.POST('/withdrawal', { body: cleaned(values) }), readWith(withdrawalReceipt));

/** Both calls of the withdrawal over one client. */
export const withdrawalCalls = (client: ShopClient) => ({
  review: (values: WithdrawalRequest) => reviewWithdrawal(client, values),
  confirm: (values: WithdrawalRequest) => confirmWithdrawal(client, values),
});
