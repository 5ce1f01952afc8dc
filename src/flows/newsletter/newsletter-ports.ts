import { newsletterMachine } from '#machines/newsletter.machine.ts';
import type { ShopApiSource } from '#api/shop-api.ts';
import { outlivingCall } from '../outliving-call.ts';

/** The newsletter machine with its port implemented by the API. `tell` is told of a sign-up that ended after its page was left. */
export const provideNewsletter = (api: ShopApiSource, tell: (isDone: boolean) => void) =>
  newsletterMachine.provide({
    actors: {
      signUp: outlivingCall(async (input) => (await api()).signUpForNewsletter(input.email), tell),
    },
  });
