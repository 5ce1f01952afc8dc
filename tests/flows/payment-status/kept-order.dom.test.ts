import { beforeEach, describe, expect, it } from 'vitest';
import { keptOrder } from '#flows/payment-status/kept-order.ts';
import { notePlaced, storeDraft, type OrderDraft } from '#browser/order-draft.ts';
import { storeOrder } from '#browser/order-events.ts';
import { storeCustomer } from '#browser/remembered-customer.ts';
import { pln } from '#domain/grosze.ts';

const ADDRESS = '/tarot?wariant=a&wrozka=b';
const CUSTOMER = {
  firstName: 'Hanna',
  email: 'hanna@przyklad.pl',
  confirmEmail: 'hanna@przyklad.pl',
  birthDay: '15',
  birthMonth: '3',
  birthYear: '1988',
};

const place = (address = ADDRESS) =>
  storeOrder(5, { facts: { orderId: 5, itemName: 'Trzy karty', price: pln(73.94) }, address });
const write = (values: OrderDraft['values'], path = '/tarot') =>
  storeDraft(path, { values, setAside: [], coupon: undefined, placedAs: 5 });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('what is kept of an order that is not paid [RD-2] [R66]', () => {
  it('nothing on a device that did not place it', () => {
    expect(keptOrder(5, 'TAROT')).toBeUndefined();
  });

  it('its address, the words of this tab, and whether the form will stand filled', () => {
    place();
    expect(keptOrder(5, 'TAROT')).toEqual({ address: ADDRESS, words: undefined, holds: 'choice' });
    storeCustomer(CUSTOMER);
    write({ topic: 'O zmianie pracy', giftDay: '2026-12-24' });
    expect(keptOrder(5, 'TAROT')).toEqual({
      address: ADDRESS,
      words: { text: 'O zmianie pracy', isIntention: false },
      holds: 'all',
    });
    // A reading for two needs the other person as well, and an unknown product what nobody knows.
    expect(keptOrder(5, 'PARTNER_TAROT')?.holds).toBe('words');
    expect(keptOrder(5, undefined)?.holds).toBe('choice');
    storeCustomer({ confirmEmail: ' ' });
    expect(keptOrder(5, 'TAROT')?.holds).toBe('words');
  });

  it('without the words of another tab, or of what was written since, nothing is promised', () => {
    place();
    storeCustomer(CUSTOMER);
    // A gift, whose receiver another tab keeps: the form would buy for the giver.
    expect(keptOrder(5, 'TAROT')).toEqual({ address: ADDRESS, words: undefined, holds: 'customer' });
    notePlaced('/tarot', 5);
    expect(keptOrder(5, 'TAROT')?.holds).toBe('all');
    storeDraft('/tarot', { values: { topic: 'Inna sprawa' }, setAside: [], coupon: undefined });
    expect(keptOrder(5, 'TAROT')).toEqual({ address: ADDRESS, words: undefined, holds: 'customer' });
    notePlaced('/tarot', 6);
    expect(keptOrder(5, 'TAROT')).toEqual({ address: ADDRESS, words: undefined, holds: 'customer' });
  });

  it('a question or an intention that is required counts, too', () => {
    storeCustomer(CUSTOMER);
    place('/rytualy?wariant=a');
    expect(keptOrder(5, 'INTENTION_RITUAL')?.holds).toBe('customer');
    // The tab's own texts, without the intention.
    write({}, '/rytualy');
    expect(keptOrder(5, 'INTENTION_RITUAL')?.holds).toBe('customer');
    write({ intentions: ' ' }, '/rytualy');
    expect(keptOrder(5, 'INTENTION_RITUAL')?.holds).toBe('customer');
    write({ intentions: 'Spokój w domu\n' }, '/rytualy');
    expect(keptOrder(5, 'INTENTION_RITUAL')).toMatchObject({
      words: { text: 'Spokój w domu', isIntention: true },
      holds: 'all',
    });
  });

  it('a birth chart has to be calculated anew', () => {
    storeCustomer({ ...CUSTOMER, city: 'Kraków' });
    place('/#horoskop');
    expect(keptOrder(5, 'BIRTH_HOROSCOPE')).toMatchObject({ holds: 'nothing' });
  });
});
