import { createActor, waitFor } from 'xstate';
import { describe, expect, it, vi } from 'vitest';
import { provideNewsletter } from '#flows/newsletter/newsletter-ports.ts';
import { ApiFailure } from '#api/api-failure.ts';
import type { ShopApi } from '#api/shop-api.ts';

/** Signs up through an API that ends the call like this. */
async function signUp(respond: () => Promise<void>) {
  const signUpForNewsletter = vi.fn<ShopApi['signUpForNewsletter']>(respond);
  const actor = createActor(
    provideNewsletter(async () => ({ signUpForNewsletter }) as unknown as ShopApi, vi.fn()),
  ).start();
  actor.send({ type: 'field.change', name: 'email', value: ' Hanna@Przyklad.PL ', problems: {} });
  actor.send({ type: 'form.submit', problems: {} });
  return { snapshot: await waitFor(actor, (current) => !current.hasTag('sending')), signUpForNewsletter };
}

describe('the connected newsletter machine', () => {
  it('sends the address trimmed, in small letters [AP-8] [VA-NL]', async () => {
    const { snapshot, signUpForNewsletter } = await signUp(async () => {});
    expect(signUpForNewsletter).toHaveBeenCalledExactlyOnceWith('hanna@przyklad.pl');
    expect(snapshot.hasTag('unconfirmed')).toBe(true);
  });

  it('a failure keeps the address as it was typed [NL-1] [ER-4]', async () => {
    const { snapshot } = await signUp(() => Promise.reject(new ApiFailure('timeout')));
    expect(snapshot.hasTag('failed')).toBe(true);
    expect(snapshot.context.values.email).toBe(' Hanna@Przyklad.PL ');
  });
});
