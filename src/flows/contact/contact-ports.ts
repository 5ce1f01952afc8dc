import { fromPromise } from 'xstate';
import { contactMachine } from '#machines/contact.machine.ts';
import type { ShopApiSource } from '#api/shop-api.ts';
import { robotCheckToken } from '#browser/robot-check.ts';

/** The contact machine with its port filled: a robot-check token first, then the letter (CO-3). */
export const plugContact = (api: ShopApiSource, recaptchaSiteKey: string | undefined) =>
  contactMachine.provide({
    actors: {
      sendLetter: fromPromise(async ({ input }) => {
        const token = await robotCheckToken(recaptchaSiteKey);
        const { sendLetter } = await api();
        await sendLetter(
          {
            firstName: input.firstName.trim(),
            lastName: input.lastName.trim(),
            email: input.email.trim().toLowerCase(),
            message: input.message.trim(),
          },
          token,
        );
      }),
    },
  });
