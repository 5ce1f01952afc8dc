import { act, fireEvent, screen } from '@testing-library/react';
import { createActor } from 'xstate';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import {
  birthHoroscopeMachine,
  type BirthDetails,
  type Calculated,
} from '#machines/birth-horoscope.machine.ts';
import type { ChartSubject } from '#domain/birth-chart.ts';
import { chartCopy } from '#copy/sky/chart.ts';
import { API_PRODUCT_TYPE } from '#domain/product-type.ts';
import { storeCustomer } from '#browser/remembered-customer.ts';
import { birthPathOf } from '#domain/paths/birth-path.ts';
import { BirthPurchase } from '#flows/birth-horoscope/birth-purchase.tsx';
import { drawn } from '#tests/blocks/birth-chart/sample-chart.ts';
import { heldPort } from '#tests/machines/held-port.ts';
import { sampleShop } from '#tests/flows/purchase/sample-purchase.ts';
import { eventually, onStage } from '#tests/page/stage.tsx';

const { catalogue, jagna } = sampleShop('BIRTH_HOROSCOPE');

// Code that an idle page has fetched by now.
beforeAll(async () => {
  await Promise.all([
    import('#api/shop-api.ts'),
    import('#api/catalogue.ts'),
    import('#flows/purchase/purchase-effects.ts'),
    import('#flows/purchase/order-details.tsx'),
  ]);
});
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

/** The purchase of a reading in a shop where only some sell anything. */
const open = (
  address: string,
  sells: (id: string) => boolean,
  fairies = catalogue.fairies,
  products = catalogue.products,
  birth = createActor(birthHoroscopeMachine).start(),
) =>
  onStage(<BirthPurchase actor={birth} consents={undefined} closed={undefined} />, {
    address,
    network(call) {
      if (call === 'GET /fairy')
        return Response.json(
          fairies.map((fairy) => ({
            ...fairy,
            products: sells(fairy.id)
              ? fairy.products.map((offer) => ({
                  ...offer,
                  price: offer.price / 100,
                  productType: API_PRODUCT_TYPE[offer.productType],
                }))
              : [],
          })),
        );
      return call.startsWith('GET /product')
        ? Response.json(
            products.map((product) => ({
              ...product,
              productType: API_PRODUCT_TYPE[product.productType],
            })),
          )
        : undefined;
    },
  });

it('whom a link brought along is chosen, and the form is open [R90]', async () => {
  await open(birthPathOf(jagna), () => true);
  await eventually(() => expect(screen.getByRole('textbox', { name: 'Imię' })).toBeVisible());
  expect(screen.getByRole('button', { name: /^Wybrano: Jagna/ })).toBeVisible();
});

it('if she is away, the page says so by her name, and another can be chosen [R90] [RD-3]', async () => {
  const { toast } = await open(birthPathOf(jagna), (id) => id !== jagna);
  await eventually(() =>
    expect(toast).toHaveBeenCalledWith(
      'info',
      expect.objectContaining({ title: 'Jagna nie przyjmuje teraz zamówień. Wybierz inną wróżkę.' }),
    ),
  );
  expect(screen.getByRole('button', { name: /^Wybieram: Sybilla/ })).toBeVisible();
  vi.unstubAllGlobals();
});

it('whom a link brought along is chosen with the service that she sells, though another comes first [R90]', async () => {
  const first = catalogue.products.map((product) => ({
    ...product,
    id: crypto.randomUUID(),
    title: 'Krótki',
  }));
  const fairies = catalogue.fairies.map((fairy) => ({
    ...fairy,
    products: fairy.products.map((offer) => ({
      ...offer,
      productId: fairy.id === jagna ? offer.productId : (first[0]?.id ?? ''),
    })),
  }));
  await open(birthPathOf(jagna), () => true, fairies, [...first, ...catalogue.products]);
  await eventually(() => expect(screen.getByRole('textbox', { name: 'Imię' })).toBeVisible());
  expect(screen.getByRole('button', { name: /^Wybrano: Jagna/ })).toBeVisible();
});

it('a link that names nobody chooses nobody [BH-5]', async () => {
  await open(birthPathOf(undefined), () => true);
  await eventually(() => expect(screen.getByRole('button', { name: /^Wybieram: Jagna/ })).toBeVisible());
  expect(screen.queryByRole('textbox', { name: 'Imię' })).toBeNull();
});

/** A chart of this address, drawn in the page, and what draws another one. */
async function chartsFor(email: string) {
  const charts = heldPort<Calculated, BirthDetails>();
  const machine = birthHoroscopeMachine.provide({
    actors: { calculate: charts.logic },
    delays: { requestDelay: 0 },
  });
  const birth = createActor(machine).start();
  const maja = { name: 'Maja', birthDate: '1990-02-03', birthTime: '23:40', city: 'Gdynia', email };
  const draw = async (subject: ChartSubject = maja) => {
    birth.send({ type: 'form.submit', problems: {} });
    await vi.waitFor(() => expect(birth.getSnapshot().matches('calculating')).toBe(true));
    await charts.last().resolve({ chart: { ...drawn, subject }, chartHandle: undefined, isAmbiguous: false });
  };
  await draw();
  return { birth, maja, draw, charts };
}

const drawnFor = async (email: string) => (await chartsFor(email)).birth;

it('a chart of the same birth at the other hour leaves the choice and the form; one of another birth begins anew [BH-5] [BH-1]', async () => {
  const { birth, maja, draw } = await chartsFor('maja@przyklad.pl');
  await open('/', () => true, undefined, undefined, birth);
  fireEvent.click(await screen.findByRole('button', { name: /^Wybieram: Jagna/ }));
  const name = () => screen.queryByRole('textbox', { name: 'Imię' });
  await eventually(() => expect(name()).toBeVisible());
  fireEvent.change(name() as HTMLElement, { target: { value: 'Majka' } });
  await act(() => draw({ ...maja, clockChoice: 'later' }));
  expect(name()).toHaveValue('Majka');
  await act(() => draw({ ...maja, birthDate: '1991-02-03' }));
  await eventually(() => expect(screen.getByRole('button', { name: /^Wybieram: Jagna/ })).toBeVisible());
  expect(name()).toBeNull();
});

it('nothing can be bought while the chart is calculated anew: an order would go with the hour of the one before [BH-5] [BH-6]', async () => {
  const { birth, charts } = await chartsFor('maja@przyklad.pl');
  await open('/', () => true, undefined, undefined, birth);
  const section = (await screen.findByRole('heading', { name: chartCopy.buy })).closest('section');
  expect(section?.hasAttribute('inert')).toBe(false);
  act(() => birth.send({ type: 'form.submit', problems: {} }));
  expect(section?.hasAttribute('inert')).toBe(true);
  await vi.waitFor(() => expect(birth.getSnapshot().matches('calculating')).toBe(true));
  await act(() => charts.last().reject(new Error('The line broke')));
  expect(section?.hasAttribute('inert')).toBe(false);
});

it.each([
  ['maja@przyklad.pl', '', 'repeated by nobody yet'],
  ['hanna@przyklad.pl', 'hanna@przyklad.pl', 'repeated for an order before'],
])(
  'the chart of %s, repeated as „%s”, fills the form before what the device remembers: %s [BH-1]',
  async (email, confirmEmail) => {
    storeCustomer({
      firstName: 'Hanna',
      city: 'Kraków',
      email: 'hanna@przyklad.pl',
      confirmEmail: 'hanna@przyklad.pl',
      birthDay: '5',
      birthMonth: '3',
      birthYear: '1988',
    });
    await open(birthPathOf(jagna), () => true, undefined, undefined, await drawnFor(email));
    await eventually(() => expect(screen.getByRole('textbox', { name: 'Imię' })).toHaveValue('Maja'));
    const valueOf = (name: string) =>
      document.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.value;
    expect([valueOf('email'), valueOf('confirmEmail')]).toEqual([email, confirmEmail]);
  },
);
