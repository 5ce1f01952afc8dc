import { createActor, waitFor } from 'xstate';
import { describe, expect, it, vi } from 'vitest';
import { providePaymentStatus } from '#flows/payment-status/payment-status-ports.ts';
import { ApiFailure } from '#api/api-failure.ts';
import type { ShopApi } from '#api/shop-api.ts';

/** Follows order 5 through an API that responds like this. */
function follow(respond: ShopApi['getPaymentStatus']) {
  const getPaymentStatus = vi.fn(respond);
  const machine = providePaymentStatus(async () => ({ getPaymentStatus }) as unknown as ShopApi);
  const actor = createActor(machine, { input: { orderId: 5, customerId: 'abc' } }).start();
  return { actor, getPaymentStatus };
}

describe('the connected payment-status machine', () => {
  it('asks for the order of the address, and keeps what was bought [AP-7] [OR-1]', async () => {
    const summary = {
      orderId: 5,
      productName: 'Karta',
      totalPrice: 75.65,
      couponCode: undefined,
      fairyName: 'Jagna',
    };
    const { actor, getPaymentStatus } = follow(async () => ({ paymentStatus: 'COMPLETED', summary }));
    const snapshot = await waitFor(actor, (current) => current.hasTag('confirmed'));
    expect(getPaymentStatus).toHaveBeenCalledExactlyOnceWith(5, 'abc', expect.any(AbortSignal));
    expect(snapshot.context.summary).toEqual(summary);
  });

  it('a failing call is a failure to repeat [OR-4]', async () => {
    const { actor } = follow(() => Promise.reject(new ApiFailure('offline')));
    const snapshot = await waitFor(actor, (current) => current.context.retries === 1);
    expect(snapshot.hasTag('in-progress')).toBe(true);
    actor.stop();
  });

  it('a page that is left cuts its question off [OR-4]', async () => {
    const { actor, getPaymentStatus } = follow(() => new Promise(() => {}));
    await vi.waitFor(() => expect(getPaymentStatus).toHaveBeenCalled());
    const signal = getPaymentStatus.mock.calls[0]?.[2];
    expect(signal?.aborted).toBe(false);
    actor.stop();
    expect(signal?.aborted).toBe(true);
  });
});
