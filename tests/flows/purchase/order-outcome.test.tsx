import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { routeOf } from '#app/routing/routes.ts';
import { storeDraft } from '#browser/order-draft.ts';
import { storeCustomer, storedCustomer } from '#browser/remembered-customer.ts';
import { storeUnfinished, unfinishedOrder } from '#browser/unfinished-order.ts';
import OrderPage from '#flows/purchase/order-page.tsx';
import { eventually, onStage, pageData } from '#tests/page/stage.tsx';
import { sampleShop } from './sample-purchase.ts';

const text = () => (document.body.textContent ?? '').replaceAll('\u00a0', ' ');

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  window.dataLayer = [];
});
afterEach(() => vi.unstubAllGlobals());

it('a refused order has the lists fetched anew; a placed one remembers the partner it was made for [OF-4] [OF-9]', async () => {
  const forTwo = sampleShop('PARTNER_TAROT');
  const email = 'hanna@przyklad.pl';
  const date = { birthDay: '1', birthMonth: '3', birthYear: '1988' };
  const partner = {
    partnerName: 'Bogdan',
    partnerBirthDay: '2',
    partnerBirthMonth: '11',
    partnerBirthYear: '1985',
  };
  storeCustomer({ firstName: 'Hanna', email, confirmEmail: email, ...date, ...partner }, { isOrdered: true });
  const answers = [
    Response.json({ code: 500, message: 'refused by the test' }, { status: 500 }),
    Response.json({ paymentLink: 'http://localhost:3000/pay', orderId: 5, totalPrice: 89 }, { status: 201 }),
  ];
  const { calls } = await onStage(
    <OrderPage
      route={routeOf('/tarot', 'own')}
      data={{ ...pageData, catalogue: { status: 'ready', data: forTwo.catalogue } }}
    />,
    {
      address: `/tarot?wariant=${forTwo.product.id}&wrozka=${forTwo.jagna}`,
      network: (call) => (call === 'POST /order' ? answers.shift() : undefined),
    },
  );
  const lists = () => calls.filter((call) => call === 'GET /fairy').length;
  await eventually(() => expect(screen.getByRole('textbox', { name: 'Imię' })).toHaveValue('Hanna'));
  fireEvent.click(screen.getByRole('checkbox', { name: /^Akceptuję regulamin/ }));
  // The choice has them fetched, too.
  await eventually(() => expect(lists()).toBeGreaterThan(0));
  const before = lists();
  fireEvent.click(screen.getByRole('button', { name: /^Płatność online/ }));
  await eventually(() => expect(text()).toContain('Nie udało się złożyć zamówienia.'));
  await eventually(() => expect(lists()).toBeGreaterThan(before));
  localStorage.clear();
  fireEvent.click(screen.getByRole('button', { name: /^Płatność online/ }));
  await eventually(() => expect(storedCustomer()).toMatchObject({ firstName: 'Hanna', ...partner }));
});

it('words that were changed are of another order than the one placed: its card goes by no mail of that one [RD-2]', async () => {
  const { catalogue, product, jagna } = sampleShop();
  const address = `/tarot?wariant=${product.id}&wrozka=${jagna}`;
  const placed = { address, product: 'Jedna karta', fairy: 'Jagna', begun: Date.now(), isPlaced: true };
  storeUnfinished({ ...placed, orderId: 7 }, { isLasting: true });
  storeDraft('/tarot', { values: { topic: 'Praca' }, setAside: [], coupon: undefined, placedAs: 7 });
  await onStage(
    <OrderPage
      route={routeOf('/tarot', 'own')}
      data={{ ...pageData, catalogue: { status: 'ready', data: catalogue } }}
    />,
    { address },
  );
  const field = () => screen.getByRole('textbox', { name: /^O czym ma być/ });
  await eventually(() => expect(field()).toHaveValue('Praca'));
  fireEvent.blur(field());
  await eventually(() => expect(unfinishedOrder()).toMatchObject({ isPlaced: true, orderId: 7 }));
  fireEvent.change(field(), { target: { value: 'Dom' } });
  fireEvent.blur(field());
  await eventually(() => expect(unfinishedOrder()).toMatchObject({ isPlaced: false }));
  expect(unfinishedOrder()?.orderId).toBeUndefined();
});

it('back from another price than the one shown, the lists are fetched anew, and the address that Back had moved names the choice again [OF-9] [OP-10]', async () => {
  const { catalogue, product, jagna } = sampleShop();
  storeCustomer({
    firstName: 'Hanna',
    email: 'hanna@przyklad.pl',
    confirmEmail: 'hanna@przyklad.pl',
    birthDay: '1',
    birthMonth: '3',
    birthYear: '1988',
  });
  const placed = { paymentLink: 'http://localhost:3000/pay', orderId: 5, totalPrice: 99 };
  const at = `/tarot?wariant=${product.id}&wrozka=${jagna}`;
  const { calls } = await onStage(
    <OrderPage
      route={routeOf('/tarot', 'own')}
      data={{ ...pageData, catalogue: { status: 'ready', data: catalogue } }}
    />,
    {
      address: at,
      network: (call) => (call === 'POST /order' ? Response.json(placed, { status: 201 }) : undefined),
    },
  );
  const lists = () => calls.filter((call) => call === 'GET /fairy').length;
  await eventually(() => expect(screen.getByRole('textbox', { name: 'Imię' })).toHaveValue('Hanna'));
  fireEvent.click(screen.getByRole('checkbox', { name: /^Akceptuję regulamin/ }));
  fireEvent.click(screen.getByRole('button', { name: /^Płatność online/ }));
  const back = await screen.findByRole('button', { name: 'Wróć do formularza' }, { timeout: 15_000 });
  act(() => {
    window.history.pushState(null, '', `/tarot?wariant=${product.id}`);
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  const before = lists();
  fireEvent.click(back);
  await eventually(() => expect(lists()).toBeGreaterThan(before));
  await eventually(() => expect(window.location.pathname + window.location.search).toBe(at));
});
