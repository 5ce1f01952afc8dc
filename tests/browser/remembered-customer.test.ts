// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { clearCustomer, storedCustomer, storeCustomer } from '#browser/remembered-customer.ts';

beforeEach(() => localStorage.clear());

it('[OF-4] a field that this form does not show keeps its old value, an emptied one goes', () => {
  storeCustomer({ firstName: 'Hanna', city: 'Kraków', partnerName: 'Bogdan' });
  storeCustomer({ firstName: 'Hania', partnerName: '' });
  expect(storedCustomer()).toEqual({ firstName: 'Hania', city: 'Kraków' });
});

it('[OF-4] never gives back terms, coupon, questions or anything foreign', () => {
  const foreign = {
    firstName: 'Hanna',
    tosChecked: 'true',
    couponCode: 'X',
    question0: 'Kiedy?',
    intentions: 'a',
  };
  localStorage.setItem('customer', JSON.stringify(foreign));
  expect(storedCustomer()).toEqual({ firstName: 'Hanna' });
});

it.each([
  ['"Hanna"'],
  ['null'],
  ['[1]'],
  ['{'],
  ['{"firstName":5,"email":null,"city":{"a":1}}'],
  [JSON.stringify({ firstName: 'a'.repeat(255) })],
])('[OF-4] broken data is nothing: %s', (text) => {
  localStorage.setItem('customer', text);
  expect(storedCustomer()).toEqual({});
});

it('[OF-4] broken data is replaced', () => {
  localStorage.setItem('customer', '"Hanna"');
  storeCustomer({ firstName: 'Hanna' });
  expect(storedCustomer()).toEqual({ firstName: 'Hanna' });
});

it('[OF-4] [U33] "Wyczyść zapamiętane dane" leaves nothing on the device', () => {
  storeCustomer({ firstName: 'Hanna' });
  clearCustomer();
  expect(storedCustomer()).toEqual({});
  expect(localStorage).toHaveLength(0);
});
