import { beforeEach, expect, it } from 'vitest';
import { clearCustomer, storedCustomer, storeCustomer } from '#browser/remembered-customer.ts';

beforeEach(() => localStorage.clear());

it('a field that this form does not show keeps its old value, an emptied one goes [OF-4]', () => {
  storeCustomer({ firstName: 'Hanna', city: 'Kraków', partnerName: 'Bogdan' });
  storeCustomer({ firstName: 'Hania', partnerName: '' });
  expect(storedCustomer()).toEqual({ firstName: 'Hania', city: 'Kraków' });
});

it('never gives back terms, coupon, questions or anything foreign [OF-4]', () => {
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
])('broken data is nothing: %s [OF-4]', (text) => {
  localStorage.setItem('customer', text);
  expect(storedCustomer()).toEqual({});
});

it('broken data is replaced [OF-4]', () => {
  localStorage.setItem('customer', '"Hanna"');
  storeCustomer({ firstName: 'Hanna' });
  expect(storedCustomer()).toEqual({ firstName: 'Hanna' });
});

it('"Wyczyść zapamiętane dane" leaves nothing on the device [OF-4] [U33]', () => {
  storeCustomer({ firstName: 'Hanna' });
  clearCustomer();
  expect(storedCustomer()).toEqual({});
  expect(localStorage).toHaveLength(0);
});
