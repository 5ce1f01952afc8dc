import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  agreeToRemember,
  forgetCustomer,
  remembersCustomer,
  storedCustomer,
  storeCustomer,
} from '#browser/remembered-customer.ts';

beforeEach(() => localStorage.clear());
afterEach(() => vi.useRealTimers());

it('a field that this form does not show keeps its old value, an emptied one goes [OF-4]', () => {
  storeCustomer({ firstName: 'Hanna', city: 'Kraków', partnerName: 'Bogdan' }, { isOrdered: true });
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
])('broken data is nothing, and nothing is stored for it: %s [OF-4]', (text) => {
  localStorage.setItem('customer', text);
  expect(storedCustomer()).toEqual({});
  expect(localStorage.getItem('customer')).toBe(text);
});

it('broken data is replaced [OF-4]', () => {
  localStorage.setItem('customer', '"Hanna"');
  storeCustomer({ firstName: 'Hanna' });
  expect(storedCustomer()).toEqual({ firstName: 'Hanna' });
});

it('"Wyczyść zapamiętane dane" leaves nothing on the device [OF-4] [U33]', () => {
  storeCustomer({ firstName: 'Hanna' });
  forgetCustomer();
  expect(storedCustomer()).toEqual({});
  expect(localStorage).toHaveLength(0);
});

it('what is about the other person is stored with an order alone [OF-4]', () => {
  storeCustomer({ firstName: 'Hanna', partnerName: 'Bogdan', partnerBirthDay: '4' });
  expect(storedCustomer()).toEqual({ firstName: 'Hanna' });
  expect(localStorage.getItem('customer')).not.toContain('Bogdan');
  storeCustomer({ partnerName: 'Bogdan' }, { isOrdered: true });
  expect(storedCustomer()).toEqual({ firstName: 'Hanna', partnerName: 'Bogdan' });
});

it('ends ninety days after the last visit, and each visit puts the end off [OF-4]', () => {
  vi.useFakeTimers({ now: new Date('2026-01-01T12:00:00Z'), toFake: ['Date'] });
  storeCustomer({ firstName: 'Hanna' });
  vi.setSystemTime(new Date('2026-03-31T12:00:00Z'));
  expect(storedCustomer()).toEqual({ firstName: 'Hanna' });
  vi.setSystemTime(new Date('2026-06-29T12:00:00Z'));
  expect(storedCustomer(), 'ninety days after the visit in March').toEqual({ firstName: 'Hanna' });
  vi.setSystemTime(new Date('2026-09-28T12:00:00Z'));
  expect(storedCustomer()).toEqual({});
  expect(localStorage).toHaveLength(0);
});

it('where she is asked, it remembers from the tick on, and forgets without it [OF-4]', () => {
  expect(remembersCustomer()).toBe(false);
  agreeToRemember(true);
  expect(remembersCustomer()).toBe(true);
  storeCustomer({ firstName: 'Hanna' });
  agreeToRemember(false);
  expect(remembersCustomer()).toBe(false);
  expect(localStorage).toHaveLength(0);
});
