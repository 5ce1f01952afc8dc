import { cleanup, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { routeOf } from '#app/routing/routes.ts';
import { agreeToRemember, storedCustomer } from '#browser/remembered-customer.ts';
import { unfinishedOrder } from '#browser/unfinished-order.ts';
import OrderPage from '#flows/purchase/order-page.tsx';
import { eventually, onStage, pageData } from '#tests/page/stage.tsx';
import { sampleShop } from './sample-purchase.ts';

// A shop that asks whether the device may remember the customer (REMEMBER_CUSTOMER=ask).

const { catalogue, product, jagna } = sampleShop();

const firstName = () => screen.queryByRole('textbox', { name: 'Imię' });
const box = () => screen.getByRole('checkbox', { name: /^Zapamiętaj na tym urządzeniu/ });
const type = (name: string, value: string) => {
  const field = screen.getByRole('textbox', { name });
  fireEvent.change(field, { target: { value } });
  fireEvent.blur(field);
};

async function open() {
  await onStage(
    <OrderPage
      route={routeOf('/tarot', 'own')}
      data={{ ...pageData, catalogue: { status: 'ready', data: catalogue } }}
    />,
    {
      address: `/tarot?wariant=${product.id}&wrozka=${jagna}`,
      network: () => undefined,
      config: { asksToRemember: true },
    },
  );
  await eventually(() => expect(firstName()).toBeVisible());
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  agreeToRemember(false);
});

it('the box is unticked and nothing stays; ticked, the device remembers what stands there and what follows; unticked, it forgets [OF-4]', async () => {
  await open();
  expect(box()).not.toBeChecked();
  type('Imię', 'Hanna');
  expect(storedCustomer()).toEqual({});
  fireEvent.click(box());
  expect(storedCustomer()).toMatchObject({ firstName: 'Hanna' });
  type('Adres e-mail', 'hanna@przyklad.pl');
  expect(storedCustomer()).toMatchObject({ email: 'hanna@przyklad.pl' });
  await eventually(() => expect(Object.keys(localStorage)).toContain('unfinished-order'));
  cleanup();

  await open();
  await eventually(() => expect(firstName()).toHaveValue('Hanna'));
  expect(box()).toBeChecked();
  fireEvent.click(box());
  expect(localStorage).toHaveLength(0);
  expect(unfinishedOrder(), 'begun in this tab').toMatchObject({ fairy: 'Jagna' });
  type('Imię', 'Zofia');
  cleanup();
  expect(storedCustomer()).toEqual({});
});

it('who has the data cleared takes her agreement back, too: the box is unticked, and nothing stays of what follows [OF-4] [U33]', async () => {
  await open();
  fireEvent.click(box());
  type('Imię', 'Hanna');
  expect(storedCustomer()).toMatchObject({ firstName: 'Hanna' });
  fireEvent.click(screen.getByRole('button', { name: 'Wyczyść zapamiętane dane' }));
  expect(box()).not.toBeChecked();
  type('Imię', 'Zofia');
  cleanup();
  expect(localStorage).toHaveLength(0);
});
