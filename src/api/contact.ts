import { answerOf, type ShopClient } from './shop-client.ts';

export interface Letter {
  firstName: string;
  lastName: string;
  email: string;
  message: string;
}

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
