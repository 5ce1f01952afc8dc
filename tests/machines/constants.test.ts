import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { birthHoroscopeMachine } from '#machines/birth-horoscope.machine.ts';
import { paymentStatusMachine } from '#machines/payment-status.machine.ts';
import {
  BIRTH_REQUEST_DELAY,
  STATUS_POLL_EVERY,
  STATUS_RETRIES,
  STATUS_RETRY_AFTER,
} from '#domain/shop-constants.ts';

// Machines import xstate alone, so that they open in the visualiser as they stand; their numbers are written there.
const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('the numbers in the machines are the shop’s constants', () => {
  it('[BC-3] payment status: polled, repeated and given up by the constants', async () => {
    const clock = new SimulatedClock();
    let calls = 0;
    const actor = createActor(
      paymentStatusMachine.provide({
        actors: {
          askStatus: fromPromise(() => {
            calls += 1;
            return calls === 1
              ? Promise.resolve({ paymentStatus: 'PENDING' })
              : Promise.reject(new Error('down'));
          }),
        },
      }),
      { clock, input: { orderId: 1, customerId: 'c' } },
    ).start();
    await settle();
    clock.increment(STATUS_POLL_EVERY - 1);
    await settle();
    expect(calls).toBe(1);
    clock.increment(1);
    await settle();
    expect(calls).toBe(2);
    for (let retry = 1; retry <= STATUS_RETRIES; retry += 1) {
      clock.increment(STATUS_RETRY_AFTER - 1);
      await settle();
      expect(calls).toBe(1 + retry);
      clock.increment(1);
      await settle();
      expect(calls).toBe(2 + retry);
    }
    expect(actor.getSnapshot().hasTag('unreachable')).toBe(true);
  });

  it('[BC-4] birth horoscope: asked for exactly so long after the submit', async () => {
    const clock = new SimulatedClock();
    let calls = 0;
    const actor = createActor(
      birthHoroscopeMachine.provide({
        actors: {
          calculate: fromPromise(() => {
            calls += 1;
            return Promise.reject(new Error('down'));
          }),
        },
      }),
      { clock },
    ).start();
    actor.send({ type: 'form.submit', problems: {} });
    clock.increment(BIRTH_REQUEST_DELAY - 1);
    await settle();
    expect(calls).toBe(0);
    clock.increment(1);
    await settle();
    expect(calls).toBe(1);
  });
});
