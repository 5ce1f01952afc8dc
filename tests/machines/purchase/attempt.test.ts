import { describe, expect, test } from 'vitest';
import { grosze } from '#domain/grosze.ts';
import { startAtForm, type Purchase } from './start-purchase.ts';

const attempts = (purchase: Purchase) => purchase.orders.calls.map(({ input }) => input.attempt);

/** A purchase whose first order got no response: nobody knows whether it was made. */
async function startLost() {
  const purchase = startAtForm();
  purchase.pay('PAYU');
  await purchase.orders.last().reject({ code: 500, isLost: true });
  return purchase;
}

describe('the number of an attempt, which makes the Idempotency-Key [OF-6]', () => {
  test('the same press after a lost response is the same attempt', async () => {
    const purchase = await startLost();
    purchase.pay('PAYU');
    expect(attempts(purchase)).toEqual([1, 1]);
  });

  test('it stays the same however often the response is lost', async () => {
    const purchase = await startLost();
    purchase.pay('PAYU');
    await purchase.orders.last().reject({ code: 500, isLost: true });
    purchase.pay('PAYU');
    expect(attempts(purchase)).toEqual([1, 1, 1]);
  });

  test('a refusal that was heard makes the next press a new attempt', async () => {
    const purchase = startAtForm();
    purchase.pay('PAYU');
    await purchase.orders.last().reject({ code: 500, isLost: false });
    purchase.pay('PAYU');
    expect(attempts(purchase)).toEqual([1, 2]);
  });

  test('leaving a field without changing it keeps the attempt', async () => {
    const purchase = await startLost();
    purchase.send({ type: 'field.leave', name: 'firstName', problems: {} });
    purchase.pay('PAYU');
    expect(attempts(purchase)).toEqual([1, 1]);
  });

  test('a rejected press in between keeps it as well: no call was made', async () => {
    const purchase = await startLost();
    purchase.pay('PAYU', { firstName: 'Imię powinno mieć minimum 3 znaki' });
    purchase.pay('PAYU');
    expect(attempts(purchase)).toEqual([1, 1]);
  });

  test('the other provider is a new attempt', async () => {
    const purchase = await startLost();
    purchase.pay('STRIPE');
    expect(attempts(purchase)).toEqual([1, 2]);
  });

  test.each([
    { type: 'field.change', name: 'firstName', value: 'Zofia', problems: {} },
    { type: 'specialist.choose', fairyId: 'mirela' },
    { type: 'variant.choose', variantId: 'pair' },
    { type: 'address.read', variantId: 'solo', fairyId: 'mirela' },
  ] as const)('changed content is a new attempt: $type', async (event) => {
    const purchase = await startLost();
    purchase.send(event);
    purchase.pay('PAYU');
    expect(attempts(purchase)).toEqual([1, 2]);
  });

  test('what was changed and changed back is the same content, so the same attempt', async () => {
    const purchase = startAtForm();
    purchase.send({ type: 'field.change', name: 'firstName', value: 'Wanda', problems: {} });
    purchase.send({ type: 'field.change', name: 'email', value: 'wanda@example.pl', problems: {} });
    purchase.pay('PAYU');
    await purchase.orders.last().reject({ code: 500, isLost: true });
    purchase.send({ type: 'customer.forget' });
    purchase.send({ type: 'field.change', name: 'email', value: 'wanda@example.pl', problems: {} });
    purchase.send({ type: 'field.change', name: 'firstName', value: 'Wanda', problems: {} });
    purchase.send({ type: 'terms.set', accepted: true, problems: {} });
    purchase.send({ type: 'specialist.choose', fairyId: 'mirela' });
    purchase.send({ type: 'specialist.choose', fairyId: 'jagna' });
    purchase.pay('PAYU');
    expect(attempts(purchase)).toEqual([1, 1]);
  });

  test('what came in between takes it from nobody: the lost order may be there', async () => {
    const purchase = await startLost();
    purchase.pay('STRIPE');
    await purchase.orders.last().reject({ code: 500, isLost: false });
    purchase.pay('PAYU');
    expect(attempts(purchase)).toEqual([1, 2, 1]);
  });

  test('of two lost responses each keeps its own number, and a third content gets a new one', async () => {
    const purchase = await startLost();
    const press = async (firstName: string) => {
      purchase.send({ type: 'field.change', name: 'firstName', value: firstName, problems: {} });
      purchase.pay('PAYU');
      await purchase.orders.last().reject({ code: 500, isLost: true });
    };
    for (const name of ['Zofia', 'Zosia', 'Zofia', 'Zosia', 'Zo']) await press(name);
    purchase.pay('STRIPE');
    expect(attempts(purchase)).toEqual([1, 2, 3, 2, 3, 4, 5]);
  });

  test('an order that was answered after all is lost no more: the next press is a new attempt', async () => {
    const purchase = await startLost();
    purchase.pay('PAYU');
    await purchase.orders.last().resolve({ paymentLink: 'https://secure.payu.com/1' });
    purchase.send({ type: 'page.restore' });
    purchase.pay('PAYU');
    expect(attempts(purchase)).toEqual([1, 1, 2]);
  });

  test('a coupon put in is a new attempt', async () => {
    const purchase = await startLost();
    await purchase.useCoupon('PAPROC15', grosze(75_65));
    purchase.pay('PAYU');
    expect(attempts(purchase)).toEqual([1, 2]);
  });

  test('a coupon taken out is a new attempt', async () => {
    const purchase = startAtForm();
    await purchase.useCoupon('PAPROC15', grosze(75_65));
    purchase.pay('PAYU');
    await purchase.orders.last().reject({ code: 500, isLost: true });
    purchase.send({ type: 'coupon.remove' });
    purchase.pay('PAYU');
    expect(attempts(purchase)).toEqual([1, 2]);
  });

  test('a coupon that counted is still there after a lost response', async () => {
    const purchase = startAtForm();
    await purchase.useCoupon('PAPROC15', grosze(75_65));
    purchase.pay('PAYU');
    await purchase.orders.last().reject({ code: 500, isLost: true });
    purchase.pay('PAYU');
    expect(attempts(purchase)).toEqual([1, 1]);
    expect(purchase.orders.last().input.couponCode).toBe('PAPROC15');
  });
});
