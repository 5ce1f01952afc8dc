import { screen } from '@testing-library/react';
import { createActor } from 'xstate';
import { beforeAll, expect, it } from 'vitest';
import {
  birthHoroscopeMachine,
  type BirthDetails,
  type Calculated,
} from '#machines/birth-horoscope.machine.ts';
import { API_PRODUCT_TYPE } from '#domain/product-type.ts';
import { birthPathOf } from '#domain/paths/birth-path.ts';
import { drawnMarkup } from '#flows/birth-horoscope/drawn-chart.ts';
import BirthChartScreen from '#flows/birth-horoscope/birth-chart-screen.tsx';
import { drawn } from '#tests/blocks/birth-chart/sample-chart.ts';
import { sampleShop } from '#tests/flows/purchase/sample-purchase.ts';
import { heldPort } from '#tests/machines/held-port.ts';
import { eventually, onStage } from '#tests/page/stage.tsx';

const { catalogue, sybilla } = sampleShop('BIRTH_HOROSCOPE');
const productType = API_PRODUCT_TYPE.BIRTH_HOROSCOPE;
const products = catalogue.products.map((product) => ({ ...product, productType }));
const fairies = catalogue.fairies.map((fairy) => ({
  ...fairy,
  products: fairy.products.map((offer) => ({ ...offer, price: offer.price / 100, productType })),
}));

// Code that an idle page has fetched by now.
beforeAll(() => Promise.all([import('#api/shop-api.ts'), import('#api/catalogue.ts')]));

/** The screen of a chart that was calculated, in a shop where Jagna reads it for 89 zł and Sybilla for 99 zł. */
async function shown(address: string) {
  const charts = heldPort<Calculated, BirthDetails>();
  const actor = createActor(
    birthHoroscopeMachine.provide({ actors: { calculate: charts.logic }, delays: { requestDelay: 0 } }),
  ).start();
  actor.send({ type: 'form.submit', problems: {} });
  await eventually(() => expect(actor.getSnapshot().matches('calculating')).toBe(true));
  const subject = {
    name: 'Maja',
    birthDate: '1990-02-03',
    birthTime: '23:40',
    city: 'Gdynia',
    email: 'maja@przyklad.pl',
  };
  await charts.last().resolve({ chart: { ...drawn, subject }, chartHandle: undefined, isAmbiguous: false });
  const nothing = () => undefined;
  await onStage(
    <BirthChartScreen
      actor={actor}
      snapshot={actor.getSnapshot()}
      onShare={nothing}
      onSave={nothing}
      onPrint={nothing}
    />,
    {
      address,
      network(call) {
        if (call === 'GET /fairy') return Response.json(fairies);
        return call.startsWith('GET /product') ? Response.json(products) : undefined;
      },
    },
  );
}

it.each([
  ['everybody who reads it, and the lowest price', birthPathOf(undefined), 'od 89,00 zł'],
  ['her alone whom the link brought along, at her price', birthPathOf(sybilla), '99,00 zł'],
])('a chart offers its reading by %s [BH-5] [R90]', async (_, address, price) => {
  await shown(address);
  await eventually(() => expect(screen.getByText(price)).toBeVisible());
  expect(document.body.textContent?.includes('Sybilla')).toBe(price === '99,00 zł');
  expect(screen.getByRole('button', { name: 'Wykup horoskop urodzinowy' })).toBeVisible();
});

it('the chart that a page shows is the one that is ordered and saved [BH-5]', async () => {
  await shown(birthPathOf(undefined));
  await eventually(() => expect(drawnMarkup()).toMatch(/^<svg.*Księżyc/s));
});
