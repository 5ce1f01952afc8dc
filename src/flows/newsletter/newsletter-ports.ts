import { fromPromise } from 'xstate';
import { newsletterMachine } from '#machines/newsletter.machine.ts';
import type { ShopApiSource } from '#api/shop-api.ts';

/** The newsletter machine with its port implemented by the API. */
export const provideNewsletter = (api: ShopApiSource) =>
  newsletterMachine.provide({
    actors: {
      signUp: fromPromise(async ({ input }) => (await api()).signUpForNewsletter(input.email)),
    },
  });
