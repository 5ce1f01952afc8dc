import type { components } from '#openapi/storefront.d.ts';
import { readResponse, type ShopClient } from './shop-client.ts';

export type ContactMessage = components['schemas']['ContactData'];

/** POST /contact (AP-4) with a robot-check token for the action `inquirySubmit`; any 2xx is success. Rejects with ApiFailure. */
export async function sendContactMessage(
  client: ShopClient,
  contactData: ContactMessage,
  recaptchaToken: string,
): Promise<void> {
  await readResponse(
    client.POST('/contact', { body: { recaptchaToken, contactData }, parseAs: 'text' }),
    () => true,
  );
}
