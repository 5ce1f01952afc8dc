import { fromPromise } from 'xstate';
import { contactMachine } from '#machines/contact.machine.ts';
import type { ShopApiSource } from '#api/shop-api.ts';

/** The contact machine with its port implemented: gets a robot-check token, then sends the message (CO-3). */
export const provideContact = (api: ShopApiSource, robotToken: () => Promise<string>) =>
  contactMachine.provide({
    actors: {
      sendContactMessage: fromPromise(async ({ input }) => {
        const token = await robotToken();
        const { sendContactMessage } = await api();
        await sendContactMessage(
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
