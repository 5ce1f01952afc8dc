import { expect, it, vi } from 'vitest';
import { stepResult } from '#flows/payment-status/plain/plain-result.ts';

const address = { orderId: 5, customerId: 'klucz', openedAt: 0 };
const lost = () => Promise.reject(new Error('no line'));

/** Looks again and again, as a browser does that comes by the address of the look before. */
async function failuresAfter(answers: readonly (() => Promise<{ paymentStatus: string }>)[]) {
  let failures = 0;
  for (const ask of answers) ({ failures } = await stepResult({ ...address, failures }, 0, ask));
  return failures;
}

it('only failures in a row count: an answer begins them anew [OR-4]', async () => {
  const pending = async () => ({ paymentStatus: 'PENDING' });
  expect(await failuresAfter([lost, lost])).toBe(2);
  expect(await failuresAfter([lost, lost, pending])).toBe(0);
  expect(await failuresAfter([lost, pending, lost])).toBe(1);
});

it('a page that has given up asks once more for whoever opens it again, and tells what it hears [OR-4] [OR-6]', async () => {
  let given = { failures: 0 };
  for (let step; (step = await stepResult({ ...address, ...given }, 0, lost)).askAgainAfter !== undefined;)
    given = { failures: step.failures };
  // Its own address, and one that somebody has written by hand.
  for (const { failures } of [given, { failures: 30 }]) {
    const ask = vi.fn(async () => ({ paymentStatus: 'COMPLETED' }));
    const { snapshot } = await stepResult({ ...address, failures }, 0, ask);
    expect(ask).toHaveBeenCalledTimes(1);
    expect(snapshot.context.status).toBe('COMPLETED');
  }
  expect(given.failures).toBeGreaterThan(5);
});
