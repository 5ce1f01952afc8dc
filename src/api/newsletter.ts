import { newsletterConfirmResponse } from '#schemas/newsletter-response.schema.ts';
import { readWith } from './read-with.ts';
import { readResponse, type ShopClient } from './shop-client.ts';

/** POST /newsletter (AP-8): requests a confirmation e-mail; any 2xx is success. Rejects with ApiFailure. */
export async function signUpForNewsletter(client: ShopClient, email: string): Promise<void> {
  await readResponse(client.POST('/newsletter', { body: { email }, parseAs: 'text' }), () => true);
}

/**
 * POST /newsletter/confirm with the token of the mail's link. Resolves with the e-book's URL if the response has a
 * valid one. Rejects with ApiFailure.
 */
export async function confirmNewsletter(client: ShopClient, token: string): Promise<string | undefined> {
  const call = client.POST('/newsletter/confirm', { body: { token } });
  return (await readResponse(call, readWith(newsletterConfirmResponse))).ebookUrl;
}

/** POST /newsletter/unsubscribe; an unknown token counts as success. Rejects with ApiFailure. */
export async function leaveNewsletter(client: ShopClient, token: string): Promise<void> {
  const call = client.POST('/newsletter/unsubscribe', { params: { query: { token } }, parseAs: 'text' });
  await readResponse(call, () => true);
}
