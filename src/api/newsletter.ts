import { answerOf, type ShopClient } from './shop-client.ts';

/** POST /newsletter (AP-8): asks for a confirmation mail; any 2xx is success. Rejects with ApiFailure. */
export async function signUpForNewsletter(client: ShopClient, email: string): Promise<void> {
  await answerOf(client.POST('/newsletter', { body: { email }, parseAs: 'text' }), () => true);
}
