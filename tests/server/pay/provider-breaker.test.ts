import { beforeEach, expect, test } from 'vitest';
import { PaymentProviderError } from '#server/pay/payment-port.ts';
import { withBreaker } from '#server/pay/provider-breaker.ts';

let now: number;
let calls: number;
/** How long the provider takes, and whether it answers then. */
let takes: number;
let isUp: boolean;
beforeEach(() => {
  [now, calls, takes, isUp] = [0, 0, 8_000, false];
});

const makeGuarded = () => {
  const ask = async () => {
    calls += 1;
    now += takes;
    if (!isUp) throw new PaymentProviderError('no answer');
    return undefined;
  };
  const close = async () => {
    await ask();
    return 'closed' as const;
  };
  const refund = () => ask().then(() => Promise.reject(new Error('not here')));
  const fetchFee = () => ask().then(() => 'untold' as const);
  return withBreaker(
    { provider: 'PAYU', fetchStatus: ask, fetchFee, close, refund, fetchRefund: ask },
    () => now,
  );
};

test('after three waits in vain a hanging provider is left alone for a minute, then tried by one call', async () => {
  const gateway = makeGuarded();
  for (let ask = 0; ask < 10; ask += 1)
    await expect(gateway.fetchStatus('id')).rejects.toThrow(PaymentProviderError);
  expect([calls, now]).toEqual([3, 24_000]);
  now += 60_000;
  await expect(gateway.close('id')).rejects.toThrow('no answer');
  await expect(gateway.close('id')).rejects.toThrow('not asked');
  expect(calls).toBe(4);

  now += 60_000;
  isUp = true;
  await expect(gateway.close('id')).resolves.toBe('closed');
  await expect(gateway.fetchStatus('id')).resolves.toBeUndefined();
  expect(calls).toBe(6);
});

test('failures that come at once, and a wait now and then, stop nobody', async () => {
  const gateway = makeGuarded();
  for (let ask = 0; ask < 12; ask += 1) {
    takes = ask % 3 === 0 ? 10 : 8_000;
    await expect(gateway.fetchStatus('id')).rejects.toThrow('no answer');
  }
  expect(calls).toBe(12);
});
