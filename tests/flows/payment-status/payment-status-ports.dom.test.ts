import { createActor, waitFor } from 'xstate';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { grosze } from '#domain/grosze.ts';
import { providePaymentStatus } from '#flows/payment-status/payment-status-ports.ts';
import { ApiFailure } from '#api/api-failure.ts';
import type { ShopApi } from '#api/shop-api.ts';

/** Follows order 5 through an API that responds like this. */
function follow(respond: ShopApi['getPaymentStatus'], claimPurchaseReport?: ShopApi['claimPurchaseReport']) {
  const getPaymentStatus = vi.fn(respond);
  const api = { getPaymentStatus, claimPurchaseReport } as unknown as ShopApi;
  const machine = providePaymentStatus(async () => api);
  const actor = createActor(machine, { input: { orderId: 5, customerId: 'abc' } }).start();
  return { actor, getPaymentStatus };
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

beforeEach(() => sessionStorage.clear());

describe('the claim of the purchase report [OR-5]', () => {
  const paid = async () => ({
    paymentStatus: 'COMPLETED',
    summary: { orderId: 5, productName: 'Karta', totalPrice: grosze(75_65), isPurchaseReported: false },
  });

  it('is the same until its response is known, also after a reload, and another afterwards', async () => {
    const sent: string[] = [];
    const claimed = async (how: () => Promise<{ isGranted: boolean }>) => {
      const { actor } = follow(paid, async (_, { claim }) => {
        sent.push(claim);
        return how();
      });
      await waitFor(actor, ({ value }) => /retrying|unreported/.test(JSON.stringify(value)));
      actor.stop();
    };
    await claimed(() => Promise.reject(new ApiFailure('offline')));
    await claimed(() => Promise.resolve({ isGranted: false }));
    await claimed(() => Promise.resolve({ isGranted: false }));
    expect(sent[0]).toMatch(UUID);
    expect(sent[1]).toBe(sent[0]);
    expect(sent[2]).not.toBe(sent[0]);
  });
});

describe('the connected payment-status machine', () => {
  it('asks for the order of the address, and keeps what was bought [AP-7] [OR-1]', async () => {
    const summary = {
      orderId: 5,
      productName: 'Karta',
      totalPrice: grosze(75_65),
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
