import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { routeOf } from '#app/routing/routes.ts';
import { isEmpty, storedDraft, storeDraft } from '#browser/order-draft.ts';
import { storeCustomer } from '#browser/remembered-customer.ts';
import { storeUnfinished, unfinishedOrder } from '#browser/unfinished-order.ts';
import type { PageData } from '#page/page-data.ts';
import { eventually, pageData } from '#tests/page/stage.tsx';

/** A visit of its own at this address; the status is what the API says. */
async function open(address: string, response?: object, isGranted = true, data: PageData = pageData) {
  vi.resetModules();
  const { default: ResultPage } = await import('#flows/payment-status/result-page.tsx');
  // The context must come from the same set of modules.
  const stage = (await import('#tests/page/stage.tsx')).onStage;
  return stage(<ResultPage route={routeOf('/zamowienie', 'own')} data={data} />, {
    address,
    network: (call) => {
      if (call.startsWith('POST /order/purchase-report')) return Response.json({ isGranted });
      return call.startsWith('GET /order/payment-status') && response ? Response.json(response) : undefined;
    },
  });
}

const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const SAID = {
  COMPLETED: 'Zamówienie potwierdzone',
  CANCELED: 'Zamówienie nieudane',
  WAITING_FOR_CONFIRMATION: 'Potwierdzenie jeszcze nie dotarło',
};
const purchases = () =>
  (window.dataLayer ?? []).filter((pushed) => (pushed as { event?: string }).event === 'purchase');

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  window.dataLayer = [];
});
afterEach(() => vi.unstubAllGlobals());

describe('the result page', () => {
  it('a paid order is said and told to analytics once, and the newsletter is offered [OR-1] [OR-5] [A32]', async () => {
    const summary = { orderId: 5, productName: 'Karta', totalPrice: 75.65, couponCode: 'PAPROC15' };
    const { calls, announce } = await open('/zamowienie?orderId=5&customerId=abc', {
      paymentStatus: 'COMPLETED',
      summary,
    });
    await eventually(() => expect(title()).toBe('Zamówienie potwierdzone'));
    expect(calls).toEqual(['GET /order/payment-status/5?customerId=abc']);
    expect(document.title).toBe('Zamówienie potwierdzone – Kwiat Paproci');
    expect(announce.mock.calls).toEqual([['Zamówienie potwierdzone.']]);
    expect(purchases()).toEqual([
      {
        event: 'purchase',
        ecommerce: {
          transaction_id: '5',
          value: 75.65,
          currency: 'PLN',
          coupon: 'PAPROC15',
          items: [{ item_name: 'Karta', price: 75.65, quantity: 1 }],
        },
      },
    ]);
    await eventually(() =>
      expect(screen.getByRole('button', { name: 'Pobierz darmowy e-book' })).toBeVisible(),
    );
  });

  it.each([
    [true, 1],
    [false, 0],
  ])(
    'granted by the shop: %s, told to analytics %d times, with the item’s id [OR-5] [SH-14]',
    async (isGranted, times) => {
      const summary = { orderId: 5, productName: 'Karta', totalPrice: 75.65, isPurchaseReported: false };
      const { calls } = await open(
        '/zamowienie?orderId=5&customerId=abc',
        { paymentStatus: 'COMPLETED', summary: { ...summary, fairyProductId: 'the-offer' } },
        isGranted,
      );
      await eventually(() =>
        expect(calls).toEqual([
          'GET /order/payment-status/5?customerId=abc',
          'POST /order/purchase-report/5?customerId=abc',
        ]),
      );
      await eventually(() => expect(title()).toBe('Zamówienie potwierdzone'));
      await act(async () => {});
      expect(purchases()).toHaveLength(times);
      expect(JSON.stringify(purchases()).includes('"item_id":"the-offer"')).toBe(isGranted);
      expect(sessionStorage).toHaveLength(0);
    },
  );

  it('the address is the order’s own, not one that this device remembers [OR-1]', async () => {
    localStorage.setItem('customer', JSON.stringify({ email: 'ktos@inny.pl' }));
    await open('/zamowienie?orderId=5&customerId=abc', {
      paymentStatus: 'COMPLETED',
      news: { state: 'AWAITED', email: 'h…@przyklad.pl' },
    });
    await eventually(() => expect(document.body).toHaveTextContent('na h…@przyklad.pl'));
    expect(document.body).not.toHaveTextContent('ktos@inny.pl');
  });

  it.each(['AWAITED', 'ANSWERED'])(
    'an order that is paid, %s, ends its draft, and the newsletter is offered [RD-2] [A32]',
    async (state) => {
      const facts = { orderId: 5, itemName: 'Karta', price: 89 };
      localStorage.setItem('order-5', JSON.stringify({ facts, address: '/tarot?wariant=a' }));
      storeDraft('/tarot', {
        values: { topic: 'Czy zostać?' },
        setAside: [],
        coupon: undefined,
        placedAs: 5,
      });
      await open('/zamowienie?orderId=5&customerId=abc', {
        paymentStatus: 'COMPLETED',
        news: { state, email: 'h…@przyklad.pl' },
      });
      await eventually(() =>
        expect(screen.getByRole('button', { name: 'Pobierz darmowy e-book' })).toBeVisible(),
      );
      expect(isEmpty(storedDraft('/tarot'))).toBe(true);
    },
  );

  it.each([
    { how: { asksNothing: true } as const, offers: 0 },
    { how: {}, offers: 1 },
  ])(
    'a closed shop offers its newsletter after a payment, unless it asks for nothing: $how',
    async ({ how, offers }) => {
      const closed = { title: 'Zamknięte', text: 'Dziś nikt nie pracuje.', ...how };
      await open('/zamowienie?orderId=5&customerId=abc', { paymentStatus: 'COMPLETED' }, true, {
        ...pageData,
        closed,
      });
      await eventually(() => expect(title()).toBe('Zamówienie potwierdzone'));
      await act(async () => {});
      const ebooks = () => screen.queryAllByRole('button', { name: 'Pobierz darmowy e-book' });
      await eventually(() => expect(ebooks()).toHaveLength(offers));
    },
  );

  it('what is no address is said as none [AP-13]', async () => {
    await open('/zamowienie?orderId=5&customerId=abc', {
      paymentStatus: 'COMPLETED',
      news: { state: 'AWAITED', email: 'ukryty' },
    });
    await eventually(() => expect(title()).toBe('Zamówienie potwierdzone'));
    expect(document.body).not.toHaveTextContent('ukryty');
  });

  it('the customer’s id is found in the tab, when the address no longer has it [OR-6]', async () => {
    sessionStorage.setItem('customer-of-order-5', '"abc"');
    const { calls } = await open('/zamowienie?orderId=5');
    await eventually(() => expect(calls).toEqual(['GET /order/payment-status/5?customerId=abc']));
  });

  it('a failed one leads back to where it was made [OR-6] [U31]', async () => {
    const facts = { orderId: 5, itemName: 'Karta', price: 89 };
    localStorage.setItem('order-5', JSON.stringify({ facts, address: '/tarot?wariant=a' }));
    await open('/zamowienie?orderId=5&customerId=abc', { paymentStatus: 'CANCELED' });
    await eventually(() => expect(title()).toBe('Zamówienie nieudane'));
    expect(screen.getByRole('link', { name: 'Spróbuj ponownie' })).toHaveAttribute(
      'href',
      '/tarot?wariant=a',
    );
    expect(purchases()).toEqual([]);
  });

  it('a failed one whose form is kept whole leads to its payment, with the words of this tab [RD-2] [R66]', async () => {
    const facts = { orderId: 5, itemName: 'Karta', price: 89 };
    localStorage.setItem('order-5', JSON.stringify({ facts, address: '/tarot?wariant=a' }));
    const email = 'hanna@przyklad.pl';
    storeCustomer({
      firstName: 'Hanna',
      email,
      confirmEmail: email,
      birthDay: '1',
      birthMonth: '3',
      birthYear: '1988',
    });
    storeDraft('/tarot', { values: { topic: 'Czy zostać?' }, setAside: [], coupon: undefined, placedAs: 5 });
    await open('/zamowienie?orderId=5&customerId=abc', {
      paymentStatus: 'CANCELED',
      summary: { orderId: 5, productName: 'Karta', productType: 'Tarot', totalPrice: 75.65 },
    });
    const retry = await screen.findByRole('link', { name: 'Spróbuj ponownie' });
    expect(retry).toHaveAttribute('href', '/tarot?wariant=a#platnosc');
    expect(document.body).toHaveTextContent('„Czy zostać?”');
    expect(document.body).toHaveTextContent(
      /Pytanie i dane czekają w formularzu\. Wrócisz prosto do płatności\./,
    );
    expect(storedDraft('/tarot').values, 'they wait there indeed').toEqual({ topic: 'Czy zostać?' });
  });

  describe.each([true, false])(
    'an order that was begun, kept longer than its tab: %s [RD-2]',
    (isLasting) => {
      it.each([
        { status: 'COMPLETED', orderId: 5, isLeft: 'no longer offered' },
        { status: 'CANCELED', orderId: 5, isLeft: 'to be finished' },
        { status: 'WAITING_FOR_CONFIRMATION', orderId: 5, isLeft: 'as placed' },
        { status: 'COMPLETED', orderId: 6, isLeft: 'as placed' },
        { status: 'CANCELED', orderId: 6, isLeft: 'as placed' },
      ] as const)('order 5 is $status: $orderId is $isLeft', async ({ status, orderId, isLeft }) => {
        const order = { address: '/tarot?wariant=a', product: 'Karta', fairy: 'Nawojka', begun: Date.now() };
        storeUnfinished({ ...order, orderId, isPlaced: true }, { isLasting });
        await open('/zamowienie?orderId=5&customerId=abc', { paymentStatus: status });
        await eventually(() => expect(document.body).toHaveTextContent(SAID[status]));
        const left = { ...order, orderId, isPlaced: isLeft === 'as placed' };
        expect(unfinishedOrder()).toEqual(isLeft === 'no longer offered' ? undefined : left);
        expect((isLasting ? sessionStorage : localStorage).getItem('unfinished-order')).toBeNull();
      });
    },
  );

  it('a line that comes back is asked over at once, and nobody has to press [RD-8] [OR-4]', async () => {
    const { calls } = await open('/zamowienie?orderId=5&customerId=abc', {
      paymentStatus: 'WAITING_FOR_CONFIRMATION',
    });
    await eventually(() => expect(document.body).toHaveTextContent('Potwierdzenie jeszcze nie dotarło'));
    expect(calls).toHaveLength(1);
    window.dispatchEvent(new Event('online'));
    await eventually(() => expect(calls).toHaveLength(2));
  });

  it.each(['orderId=0', 'orderId=-5', 'orderId=5.5', 'orderId=5e3', 'orderId=abc', 'orderId=', ''])(
    '%s is no order: nothing is asked [OR-4] [U29]',
    async (query) => {
      const { calls } = await open(`/zamowienie?${query}&customerId=abc`);
      await eventually(() => expect(title()).toBe('Nie znamy tego zamówienia'));
      expect(calls).toEqual([]);
    },
  );

  it('a paid order whose page the browser brings back is asked about: its address may be another now [OR-1] [OR-4]', async () => {
    const news = { state: 'AWAITED', email: 'stary@przyklad.pl', isOwnDevice: true };
    const { calls } = await open('/zamowienie?orderId=5&customerId=abc', {
      paymentStatus: 'COMPLETED',
      news,
    });
    await eventually(() => expect(document.body).toHaveTextContent('stary@przyklad.pl'));
    news.email = 'nowy@przyklad.pl';
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(document.body, 'what is known stays shown').toHaveTextContent('stary@przyklad.pl');
    await eventually(() => expect(document.body).toHaveTextContent('nowy@przyklad.pl'));
    expect(calls).toHaveLength(2);
  });

  it('a paid order is asked about when its page is looked at again, as after a night in a pocket [OR-1] [OR-4]', async () => {
    const { calls } = await open('/zamowienie?orderId=5&customerId=abc', {
      paymentStatus: 'COMPLETED',
      news: { state: 'AWAITED', email: 'stary@przyklad.pl' },
    });
    await eventually(() => expect(document.body).toHaveTextContent('stary@przyklad.pl'));
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(calls).toHaveLength(1);
    visibility.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    await eventually(() => expect(calls).toHaveLength(2));
    visibility.mockRestore();
  });

  it('coming back to the window asks for nothing before it is paid [OR-4]', async () => {
    const { calls } = await open('/zamowienie?orderId=5&customerId=abc', {
      paymentStatus: 'WAITING_FOR_CONFIRMATION',
    });
    await eventually(() => expect(calls).toHaveLength(1));
    await act(async () => {
      window.dispatchEvent(new Event('focus'));
      document.dispatchEvent(new Event('visibilitychange'));
      await Promise.resolve();
    });
    expect(calls).toHaveLength(1);
  });
});
