// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { forgetCustomer, recallCustomer, rememberCustomer } from '#browser/remembered-customer.ts';

beforeEach(() => localStorage.clear());

it('[OF-4] a field that this form does not show keeps its old value, an emptied one goes', () => {
  rememberCustomer({ firstName: 'Hanna', city: 'Kraków', partnerName: 'Bogdan' });
  rememberCustomer({ firstName: 'Hania', partnerName: '' });
  expect(recallCustomer()).toEqual({ firstName: 'Hania', city: 'Kraków' });
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
  expect(recallCustomer()).toEqual({ firstName: 'Hanna' });
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
  expect(recallCustomer()).toEqual({});
});

it('[OF-4] broken data is replaced', () => {
  localStorage.setItem('customer', '"Hanna"');
  rememberCustomer({ firstName: 'Hanna' });
  expect(recallCustomer()).toEqual({ firstName: 'Hanna' });
});

it('[OF-4] [U33] "Wyczyść zapamiętane dane" leaves nothing on the device', () => {
  rememberCustomer({ firstName: 'Hanna' });
  forgetCustomer();
  expect(recallCustomer()).toEqual({});
  expect(localStorage).toHaveLength(0);
});
