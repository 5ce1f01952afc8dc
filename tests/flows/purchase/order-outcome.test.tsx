import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { routeOf } from '#app/routing/routes.ts';
import { storeCustomer, storedCustomer } from '#browser/remembered-customer.ts';
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
  const before = lists();
  fireEvent.click(screen.getByRole('button', { name: /^Płatność online/ }));
  await eventually(() => expect(text()).toContain('Nie udało się złożyć zamówienia.'));
  await eventually(() => expect(lists()).toBe(before + 1));
  localStorage.clear();
  fireEvent.click(screen.getByRole('button', { name: /^Płatność online/ }));
  await eventually(() => expect(storedCustomer()).toMatchObject({ firstName: 'Hanna', ...partner }));
});
