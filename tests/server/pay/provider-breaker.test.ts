import { beforeEach, expect, test } from 'vitest';
import { grosze } from '#domain/grosze.ts';
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

/** Each call by which a job asks a provider. */
const CALLS: Readonly<Record<string, (gateway: ReturnType<typeof withBreaker>) => Promise<unknown>>> = {
  fetchStatus: (gateway) => gateway.fetchStatus('id'),
  fetchFee: (gateway) => gateway.fetchFee('id'),
  close: (gateway) => gateway.close('id'),
  refund: (gateway) =>
    gateway.refund({
      refundId: 'r',
      orderId: 1,
      providerPaymentId: 'id',
      amount: grosze(1),
      currency: 'PLN',
    }),
  fetchRefund: (gateway) => gateway.fetchRefund('id', 'r'),
};

test.each(Object.entries(CALLS))(
  '%s waits for a provider that hangs, and counts as a wait in vain',
  async (_, ask) => {
    const gateway = makeGuarded();
    for (let wait = 0; wait < 3; wait += 1) await expect(ask(gateway)).rejects.toThrow('no answer');
    for (const another of Object.values(CALLS)) await expect(another(gateway)).rejects.toThrow('not asked');
    expect(calls).toBe(3);
  },
);

test('while one call tries whether the provider is back, the others wait for its outcome', async () => {
  let answer: (isUp: boolean) => void = () => undefined;
  const ask = () => {
    calls += 1;
    return new Promise<undefined>((resolve, reject) => {
      answer = (back) => (back ? resolve(undefined) : reject(new PaymentProviderError('no answer')));
    });
  };
  const never = () => Promise.reject(new Error('not here'));
  const gateway = withBreaker(
    { provider: 'PAYU', fetchStatus: ask, fetchFee: never, close: never, refund: never, fetchRefund: ask },
    () => now,
  );
  const waitInVain = async () => {
    const asked = gateway.fetchStatus('id');
    now += takes;
    answer(false);
    await expect(asked).rejects.toThrow('no answer');
  };
  for (let wait = 0; wait < 3; wait += 1) await waitInVain();

  now += 60_000;
  const trying = gateway.fetchStatus('id');
  now += takes;
  const other = gateway.fetchRefund('id', 'r');
  expect(calls, 'who tries').toBe(4);
  await expect(other).rejects.toThrow('not asked');
  answer(false);
  await expect(trying).rejects.toThrow('no answer');
  await expect(gateway.fetchStatus('id')).rejects.toThrow('not asked');

  now += 60_000;
  const back = gateway.fetchStatus('id');
  answer(true);
  await back;
  void gateway.fetchStatus('id');
  void gateway.fetchRefund('id', 'r');
  expect(calls).toBe(7);
});
