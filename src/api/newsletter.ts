import { newsletterConfirmAnswer } from '#schemas/newsletter-answer.schema.ts';
import { answerOf, reading, type ShopClient } from './shop-client.ts';

/** POST /newsletter (AP-8): asks for a confirmation mail; any 2xx is success. Rejects with ApiFailure. */
export async function signUpForNewsletter(client: ShopClient, email: string): Promise<void> {
  await answerOf(client.POST('/newsletter', { body: { email }, parseAs: 'text' }), () => true);
}

/**
 * POST /newsletter/confirm with the token of the mail's link. Resolves with the e-book's address, where the answer
 * names one that may be followed. Rejects with ApiFailure.
 */
export async function confirmNewsletter(client: ShopClient, token: string): Promise<string | undefined> {
  const call = client.POST('/newsletter/confirm', { body: { token } });
  return (await answerOf(call, reading(newsletterConfirmAnswer))).ebookUrl;
}

/** POST /newsletter/unsubscribe; an unknown token is nothing to do. Rejects with ApiFailure. */
export async function leaveNewsletter(client: ShopClient, token: string): Promise<void> {
  const call = client.POST('/newsletter/unsubscribe', { params: { query: { token } }, parseAs: 'text' });
  await answerOf(call, () => true);
}
