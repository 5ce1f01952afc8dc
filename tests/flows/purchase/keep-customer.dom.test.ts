import { beforeEach, expect, test } from 'vitest';
import { storeCustomer, storedCustomer } from '#browser/remembered-customer.ts';
import { keepCustomer } from '#flows/purchase/keep-customer.ts';
import { heldPurchase, sampleShop } from './sample-purchase.ts';

const hanna = { firstName: 'Hanna', email: 'hanna@przyklad.pl' };

beforeEach(() => localStorage.clear());

/** The form of a tab, filled in by what the device remembers. */
function openForm(isAllowed = () => true) {
  const { input, product, jagna } = sampleShop();
  const { actor } = heldPurchase(input);
  const recalled = storedCustomer();
  const stop = keepCustomer(actor, { recalled, isAllowed });
  actor.send({ type: 'customer.recall', values: recalled });
  actor.send({ type: 'variant.choose', variantId: product.id });
  actor.send({ type: 'specialist.choose', fairyId: jagna });
  return {
    stop,
    type: (name: string, value: string) => actor.send({ type: 'field.change', name, value, problems: {} }),
    leave: (name: string) => actor.send({ type: 'field.leave', name, problems: {} }),
    forget: () => actor.send({ type: 'customer.forget' }),
  };
}

test('a field that she leaves is stored with all that was changed, also by the browser; an emptied one is removed [OF-4]', () => {
  const { type, leave } = openForm();
  type('firstName', 'Hanna');
  type('email', 'hanna@przyklad.pl');
  type('question0', 'Czy wyjadę?');
  expect(storedCustomer()).toEqual({});
  leave('firstName');
  expect(storedCustomer()).toEqual(hanna);
  type('email', '');
  leave('email');
  expect(storedCustomer()).toEqual({ firstName: 'Hanna' });
});

test('what another tab has had corrected or forgotten is not stored again by this one [OF-4] [U33]', () => {
  storeCustomer(hanna);
  const { type, leave, stop } = openForm();
  localStorage.clear();
  leave('email');
  window.dispatchEvent(new Event('pagehide'));
  expect(storedCustomer()).toEqual({});
  storeCustomer({ email: 'h.nowa@przyklad.pl' });
  type('firstName', 'Anna');
  leave('firstName');
  stop();
  expect(storedCustomer()).toEqual({ firstName: 'Anna', email: 'h.nowa@przyklad.pl' });
});

test.each(['the tab closes', 'the app shows another page'])(
  'the field in hand is stored when %s [OF-4]',
  (how) => {
    const { type, stop } = openForm();
    type('email', 'hanna@przyklad.pl');
    if (how === 'the tab closes') window.dispatchEvent(new Event('pagehide'));
    else stop();
    expect(storedCustomer()).toEqual({ email: 'hanna@przyklad.pl' });
    stop();
    localStorage.clear();
    window.dispatchEvent(new Event('pagehide'));
    expect(storedCustomer(), 'a form that is gone stores nothing').toEqual({});
  },
);

test('after she has had it cleared only what she types anew is stored [OF-4] [U33]', () => {
  storeCustomer(hanna);
  const { type, leave, forget } = openForm();
  localStorage.clear();
  forget();
  type('firstName', 'Hanna');
  leave('firstName');
  expect(storedCustomer()).toEqual({ firstName: 'Hanna' });
});

test('where the device asks first, nothing is stored before she has agreed, and then what stands there [OF-4]', () => {
  let isAgreed = false;
  const { type, leave, stop } = openForm(() => isAgreed);
  type('firstName', 'Hanna');
  leave('firstName');
  window.dispatchEvent(new Event('pagehide'));
  expect(storedCustomer()).toEqual({});
  isAgreed = true;
  stop();
  expect(storedCustomer()).toEqual({ firstName: 'Hanna' });
});
