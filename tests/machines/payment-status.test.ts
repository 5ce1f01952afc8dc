import { createActor, SimulatedClock, type EmittedFrom } from 'xstate';
import { describe, expect, test } from 'vitest';
import { grosze } from '#domain/grosze.ts';
import {
  paymentStatusMachine,
  type PaymentStatusInput,
  type PaymentStatusResponse,
} from '#machines/payment-status.machine.ts';
import { heldPort } from './held-port.ts';

const address = { orderId: 7, customerId: '3f0a2c1e-0000-4000-8000-000000000001' };

function startFollowing(input: PaymentStatusInput = address) {
  const asked = heldPort<PaymentStatusResponse, typeof address>();
  const claimed = heldPort<{ isGranted: boolean }, PaymentStatusInput>();
  const clock = new SimulatedClock();
  const actor = createActor(
    paymentStatusMachine.provide({
      actors: { fetchPaymentStatus: asked.logic, claimPurchaseReport: claimed.logic },
    }),
    { input, clock },
  );
  const emitted: EmittedFrom<typeof paymentStatusMachine>[] = [];
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  return {
    asked,
    claimed,
    clock,
    emitted,
    send: actor.send,
    saidTypes: () => emitted.map(({ type }) => type),
    has: (tag: Parameters<ReturnType<typeof actor.getSnapshot>['hasTag']>[0]) =>
      actor.getSnapshot().hasTag(tag),
    calls: () => asked.calls.length,
    respond: (paymentStatus: string) => asked.last().resolve({ paymentStatus }),
    fail: () => asked.last().reject(new Error('network')),
  };
}

describe('asking [OR-4]', () => {
  test('runs at once, with the order and the customer of the address', () => {
    const following = startFollowing();
    expect(following.asked.calls.map(({ input }) => input)).toEqual([address]);
    expect(following.has('in-progress')).toBe(true);
  });

  test.each([
    [0, address.customerId],
    [-1, address.customerId],
    [Number.NaN, address.customerId],
    [7, ''],
  ])('order %d, customer %j: no call, ever [U29]', (orderId, customerId) => {
    const following = startFollowing({ orderId, customerId });
    expect(following.has('unaddressed')).toBe(true);
    following.send({ type: 'check.again' });
    following.clock.increment(600_000);
    expect(following.calls()).toBe(0);
  });

  test.each(['LEFT', 'REPLACED'] as const)(
    'PENDING is not over, whatever %s before it says',
    async (endedAs) => {
      const following = startFollowing();
      await following.asked.last().resolve({ paymentStatus: 'PENDING', endedAs });
      expect(following.has('in-progress')).toBe(true);
    },
  );

  test('PENDING is asked again one second after the response, not earlier', async () => {
    const following = startFollowing();
    await following.respond('PENDING');
    following.clock.increment(999);
    expect(following.calls()).toBe(1);
    following.clock.increment(1);
    expect(following.calls()).toBe(2);
  });

  test('a slow response is waited for: never two questions at once', () => {
    const following = startFollowing();
    following.clock.increment(30_000);
    expect(following.calls()).toBe(1);
  });

  test('a failing call is repeated ten times, one second apart, eleven calls in all', async () => {
    const following = startFollowing();
    for (let call = 1; call <= 10; call += 1) {
      await following.fail();
      following.clock.increment(999);
      expect(following.calls()).toBe(call);
      following.clock.increment(1);
      expect(following.calls()).toBe(call + 1);
    }
    await following.fail();
    expect(following.has('unreachable')).toBe(true);
    following.clock.increment(600_000);
    expect(following.calls()).toBe(11);
  });

  test('an answer that there is no such order ends the asking at once, at the first question and at any later one', async () => {
    for (const failures of [0, 3]) {
      const following = startFollowing();
      for (let call = 0; call < failures; call += 1) {
        await following.fail();
        following.clock.increment(1_000);
      }
      await following.asked.last().reject({ kind: 'unknown' });
      expect(following.has('unaddressed')).toBe(true);
      following.clock.increment(600_000);
      expect(following.calls()).toBe(failures + 1);
    }
  });

  test('a response in between starts the count anew', async () => {
    const following = startFollowing();
    for (let round = 0; round < 2; round += 1) {
      for (let failure = 0; failure < 10; failure += 1) {
        await following.fail();
        following.clock.increment(1_000);
      }
      await following.respond('PENDING');
      expect(following.has('unreachable')).toBe(false);
      following.clock.increment(1_000);
    }
    expect(following.calls()).toBe(23);
  });

  test('after the eleventh failure the customer can check again, with eleven calls more [OR-2]', async () => {
    const following = startFollowing();
    const exhaust = async () => {
      for (let call = 0; call < 11; call += 1) {
        await following.fail();
        following.clock.increment(1_000);
      }
    };
    await exhaust();
    following.send({ type: 'check.again' });
    expect(following.calls()).toBe(12);
    await exhaust();
    expect(following.calls()).toBe(22);
    expect(following.has('unreachable')).toBe(true);
  });

  test('WAITING_FOR_CONFIRMATION is never asked again by itself, only by the button', async () => {
    const following = startFollowing();
    await following.respond('WAITING_FOR_CONFIRMATION');
    expect(following.has('in-progress')).toBe(true);
    expect(following.has('checkable')).toBe(true);
    following.clock.increment(600_000);
    expect(following.calls()).toBe(1);
    following.send({ type: 'check.again' });
    expect(following.calls()).toBe(2);
  });

  test.each(['REFUNDED', '', 'pending'])(
    'the unknown status %j is in progress and not polled [OR-3]',
    async (status) => {
      const following = startFollowing();
      await following.respond(status);
      expect(following.has('in-progress')).toBe(true);
      following.clock.increment(60_000);
      expect(following.calls()).toBe(1);
    },
  );

  test('"Sprawdź ponownie" while waiting asks at once and makes no second round', async () => {
    const following = startFollowing();
    await following.respond('PENDING');
    following.send({ type: 'check.again' });
    following.send({ type: 'check.again' });
    expect(following.calls()).toBe(2);
    following.clock.increment(10_000);
    expect(following.calls()).toBe(2);
  });
});

describe('patience [OR-4] [U28]', () => {
  test('for two minutes it asks each second, then it says so and asks every ten', async () => {
    const following = startFollowing();
    for (let second = 0; second < 119; second += 1) {
      await following.respond('PENDING');
      following.clock.increment(1_000);
    }
    expect(following.calls()).toBe(120);
    expect(following.has('overdue')).toBe(false);
    following.clock.increment(1_000);
    expect(following.has('overdue')).toBe(true);
    await following.respond('PENDING');
    following.clock.increment(9_999);
    expect(following.calls()).toBe(120);
    following.clock.increment(1);
    expect(following.calls()).toBe(121);
  });

  test('a payment that is settled late is still confirmed', async () => {
    const following = startFollowing();
    following.clock.increment(120_000);
    expect(following.has('overdue')).toBe(true);
    await following.respond('COMPLETED');
    expect(following.has('confirmed')).toBe(true);
    expect(following.has('overdue')).toBe(false);
  });
});

describe('outcomes', () => {
  const summary = { orderId: 7, productName: 'Tarot', totalPrice: grosze(89_00) };

  test('COMPLETED confirms, and says so exactly once, with what was bought [OR-1] [OR-5]', async () => {
    const following = startFollowing();
    await following.respond('PENDING');
    following.clock.increment(1_000);
    await following.asked.last().resolve({ paymentStatus: 'COMPLETED', summary });
    expect(following.has('confirmed')).toBe(true);
    expect(following.has('in-progress')).toBe(false);
    following.clock.increment(600_000);
    expect(following.emitted).toEqual([{ type: 'order.confirmed', orderId: 7, summary }]);
    expect(following.calls()).toBe(2);
  });

  test('CANCELED fails, without a confirmation and without asking again [OR-2]', async () => {
    const following = startFollowing();
    await following.respond('CANCELED');
    expect(following.has('failed')).toBe(true);
    following.clock.increment(600_000);
    expect(following.calls()).toBe(1);
    expect(following.emitted).toEqual([]);
  });

  test('a status that could not be had is not called a failed payment [OR-6]', async () => {
    const following = startFollowing();
    for (let call = 0; call < 11; call += 1) {
      await following.fail();
      following.clock.increment(1_000);
    }
    expect(following.has('unreachable')).toBe(true);
    expect(following.has('checkable')).toBe(true);
    expect(following.has('failed')).toBe(false);
  });
});

describe('a paid order [OR-1]', () => {
  const paid = (state: string) => ({ paymentStatus: 'COMPLETED', news: { state } });

  test.each([
    ['AWAITED', 'confirmed'],
    ['ANSWERED', 'answered'],
    ['CALLED_OFF', 'called-off'],
    ['SOMETHING_NEW', 'confirmed'],
  ] as const)('%s: the customer is told that it is %s, and nothing else', async (state, tag) => {
    const following = startFollowing();
    await following.asked.last().resolve(paid(state));
    const tags = ['confirmed', 'answered', 'called-off', 'failed'] as const;
    expect(tags.filter(following.has)).toEqual([tag]);
    following.clock.increment(600_000);
    expect(following.calls()).toBe(1);
  });

  test.each([
    ['AWAITED', 'confirmed'],
    ['ANSWERED', 'answered'],
    ['CALLED_OFF', 'called-off'],
  ] as const)(
    'is asked about again when its page comes back, and stays shown meanwhile: %s [OR-4]',
    async (state, tag) => {
      const following = startFollowing();
      await following.asked.last().resolve(paid('AWAITED'));
      following.send({ type: 'check.again' });
      following.send({ type: 'check.again' });
      expect(following.calls()).toBe(2);
      expect(following.has('confirmed')).toBe(true);
      await following.asked.last().resolve(paid(state));
      expect(following.has(tag)).toBe(true);
      expect(following.has('renewing')).toBe(false);
      expect(following.saidTypes()).toEqual(['order.confirmed']);
    },
  );

  test('is said as before when the question fails, and can be asked about once more [OR-4]', async () => {
    const following = startFollowing();
    await following.asked.last().resolve(paid('AWAITED'));
    following.send({ type: 'check.again' });
    await following.fail();
    expect(following.has('confirmed')).toBe(true);
    following.clock.increment(600_000);
    expect(following.calls()).toBe(2);
    following.send({ type: 'check.again' });
    expect(following.calls()).toBe(3);
  });

  test('that was called off is not reported as a purchase', async () => {
    const following = startFollowing();
    await following.asked.last().resolve(paid('CALLED_OFF'));
    expect(following.emitted).toEqual([]);
  });
});

describe('the report of a purchase, one for all devices [OR-5]', () => {
  const paid = (isPurchaseReported: boolean) => ({
    paymentStatus: 'COMPLETED',
    summary: { orderId: 7, productName: 'Tarot', totalPrice: grosze(89_00), isPurchaseReported },
  });
  const follow = async (isPurchaseReported: boolean, hasOpenClaim = false) => {
    const following = startFollowing({ ...address, hasOpenClaim });
    await following.asked.last().resolve(paid(isPurchaseReported));
    return following;
  };

  test('waits for the grant, while the customer is told already', async () => {
    const following = await follow(false);
    expect(following.has('confirmed')).toBe(true);
    expect(following.emitted).toEqual([]);
    await following.claimed.last().resolve({ isGranted: true });
    expect(following.emitted).toHaveLength(1);
    expect(following.claimed.calls.map(({ input }) => input)).toEqual([address]);
  });

  test('is left to the device that claimed it first', async () => {
    const following = await follow(false);
    await following.claimed.last().resolve({ isGranted: false });
    expect(following.emitted).toEqual([]);
  });

  test('is not claimed once a device has it', async () => {
    const following = await follow(true);
    expect(following.claimed.calls).toEqual([]);
    expect(following.emitted).toEqual([]);
  });

  test('is claimed again by the tab that never learnt whether it was granted', async () => {
    const following = await follow(true, true);
    await following.claimed.last().resolve({ isGranted: true });
    expect(following.emitted).toHaveLength(1);
  });

  test('a lost response is asked for ten times more, one second apart', async () => {
    const following = await follow(false);
    for (let call = 1; call <= 10; call += 1) {
      await following.claimed.last().reject(new Error('network'));
      expect(following.claimed.calls).toHaveLength(call);
      following.clock.increment(1_000);
    }
    await following.claimed.last().reject(new Error('network'));
    following.clock.increment(600_000);
    expect(following.claimed.calls).toHaveLength(11);
    expect(following.emitted).toEqual([]);
    expect(following.has('confirmed')).toBe(true);
  });
});
