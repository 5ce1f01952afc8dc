import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { birthHoroscopeMachine } from '#machines/birth-horoscope.machine.ts';
import { paymentStatusMachine } from '#machines/payment-status.machine.ts';

const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('the delays of the machines are the required ones', () => {
  it('payment status: polled each second, retried ten times a second apart [BC-3]', async () => {
    const clock = new SimulatedClock();
    let calls = 0;
    const actor = createActor(
      paymentStatusMachine.provide({
        actors: {
          fetchPaymentStatus: fromPromise(() => {
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
    clock.increment(999);
    await settle();
    expect(calls).toBe(1);
    clock.increment(1);
    await settle();
    expect(calls).toBe(2);
    for (let retry = 1; retry <= 10; retry += 1) {
      clock.increment(999);
      await settle();
      expect(calls).toBe(1 + retry);
      clock.increment(1);
      await settle();
      expect(calls).toBe(2 + retry);
    }
    expect(actor.getSnapshot().hasTag('unreachable')).toBe(true);
  });

  it('birth horoscope: asked for two seconds after the submit [BC-4]', async () => {
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
    clock.increment(1_999);
    await settle();
    expect(calls).toBe(0);
    clock.increment(1);
    await settle();
    expect(calls).toBe(1);
  });
});
