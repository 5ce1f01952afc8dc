import { readEmail, readTyped } from '#domain/typed/typed-text.ts';
import { fromPromise } from 'xstate';
import { contactMachine, type ContactValues } from '#machines/contact.machine.ts';
import type { ShopApi, ShopApiSource } from '#api/shop-api.ts';

/** The port sendContactMessage: gets a robot-check token, then sends the message (CO-3). */
export async function sendMessage(
  input: ContactValues,
  api: () => Promise<Pick<ShopApi, 'sendContactMessage'>>,
  robotToken: () => Promise<string>,
): Promise<void> {
  const token = await robotToken();
  const { sendContactMessage } = await api();
  await sendContactMessage(
    {
      firstName: readTyped(input.firstName),
      lastName: readTyped(input.lastName),
      email: readEmail(input.email),
      message: readTyped(input.message),
    },
    token,
  );
}

/** The contact machine with its port implemented. */
export const provideContact = (api: ShopApiSource, robotToken: () => Promise<string>) =>
  contactMachine.provide({
    actors: { sendContactMessage: fromPromise(({ input }) => sendMessage(input, api, robotToken)) },
  });
