import type { components } from '#openapi/storefront.d.ts';
import { answerOf, type ShopClient } from './shop-client.ts';

export type Letter = components['schemas']['ContactData'];

/** POST /contact (AP-4) with a robot-check token for the action `inquirySubmit`; any 2xx is success. Rejects with ApiFailure. */
export async function sendLetter(
  client: ShopClient,
  contactData: Letter,
  recaptchaToken: string,
): Promise<void> {
  await answerOf(
    client.POST('/contact', { body: { recaptchaToken, contactData }, parseAs: 'text' }),
    () => true,
  );
}
