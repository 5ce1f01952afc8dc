import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findCustomerId, hideCustomerId } from '#browser/customer-id.ts';
import { findNewsletterToken, hideNewsletterToken } from '#browser/newsletter-token.ts';

const open = (address: string) => window.history.replaceState({ key: 'kept' }, '', address);
const address = () => window.location.pathname + window.location.search + window.location.hash;
const search = () => new URLSearchParams(window.location.search);

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.restoreAllMocks());

describe('the customer’s id [OR-6]', () => {
  it('leaves the address, the rest stays; the tab knows it', () => {
    open('/zamowienie?orderId=5&customerId=abc&lang=pl#stan');
    hideCustomerId();
    expect(address()).toBe('/zamowienie?orderId=5&lang=pl#stan');
    expect(window.history.state).toEqual({ key: 'kept' });
    expect(findCustomerId(search())).toBe('abc');
    expect(localStorage).toHaveLength(0);
  });

  it('belongs to one order: another one in the same tab has none', () => {
    open('/zamowienie?orderId=5&customerId=abc');
    hideCustomerId();
    open('/zamowienie?orderId=6');
    expect(findCustomerId(search())).toBe('');
  });

  it('leaves the link of a withdrawal too, whose page then knows it by the order’s number [LW-3]', () => {
    open('/odstapienie?zamowienie=5&customerId=abc');
    hideCustomerId();
    expect(address()).toBe('/odstapienie?zamowienie=5');
    expect(findCustomerId(search())).toBe('abc');
    // The result page of the same tab has kept it as well.
    open('/zamowienie?orderId=5');
    expect(findCustomerId(search())).toBe('abc');
    open('/odstapienie?zamowienie=6');
    expect(findCustomerId(search())).toBe('');
  });

  it('of the address wins over the tab’s', () => {
    open('/zamowienie?orderId=5&customerId=abc');
    hideCustomerId();
    open('/zamowienie?orderId=5&customerId=new');
    expect(findCustomerId(search())).toBe('new');
  });

  it.each(['/zamowienie?orderId=5', '/zamowienie?customerId=abc', '/tarot'])('%s stays as it is', (path) => {
    open(path);
    hideCustomerId();
    expect(address()).toBe(path);
    expect(sessionStorage).toHaveLength(0);
  });

  it('stays in the address where the tab can keep nothing [U32]', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    open('/zamowienie?orderId=5&customerId=abc');
    hideCustomerId();
    expect(findCustomerId(search())).toBe('abc');
  });

  it('foreign data in the tab is no id', () => {
    sessionStorage.setItem('customer-of-order-5', '{"id":1}');
    open('/zamowienie?orderId=5');
    expect(findCustomerId(search())).toBe('');
  });
});

describe('the newsletter link’s token', () => {
  it('leaves the address, the tab knows it', () => {
    open('/newsletter/potwierdz?token=abc&x=1');
    hideNewsletterToken();
    expect(address()).toBe('/newsletter/potwierdz?x=1');
    expect(findNewsletterToken(search())).toBe('abc');
  });

  it('stays in the address where the tab can keep nothing [U32]', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    open('/newsletter/potwierdz?token=abc');
    hideNewsletterToken();
    expect(findNewsletterToken(search())).toBe('abc');
  });

  it('is nobody’s on other pages', () => {
    open('/tarot?token=abc');
    hideNewsletterToken();
    expect(address()).toBe('/tarot?token=abc');
    expect(sessionStorage).toHaveLength(0);
  });
});
