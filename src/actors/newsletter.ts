import { fromPromise } from 'xstate';
import { newsletterMachine } from '#machines/newsletter.machine.ts';
import { signUpForNewsletter } from '#api/newsletter.ts';
import type { ShopClient } from '#api/shop-client.ts';

/** The newsletter machine with its port filled. */
export const plugNewsletter = (client: ShopClient) =>
  newsletterMachine.provide({
    actors: {
      signUp: fromPromise(({ input }) => signUpForNewsletter(client, input.email)),
    },
  });
