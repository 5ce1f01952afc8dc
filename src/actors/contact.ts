import { fromPromise } from 'xstate';
import { contactMachine } from '#machines/contact.machine.ts';
import { sendLetter } from '#api/contact.ts';
import type { ShopClient } from '#api/shop-client.ts';
import { robotCheckToken } from '#browser/robot-check.ts';

/** The contact machine with its port filled: a robot-check token first, then the letter (CO-3). */
export const plugContact = (client: ShopClient, recaptchaSiteKey: string | undefined) =>
  contactMachine.provide({
    actors: {
      sendLetter: fromPromise(async ({ input }) => {
        const token = await robotCheckToken(recaptchaSiteKey);
        await sendLetter(
          client,
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
