import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import OrderPage from '#flows/purchase/order-page.tsx';
import { routeOf } from '#app/routing/routes.ts';
import { sampleShop } from './sample-purchase.ts';
import { eventually, onStage, pageData } from '#tests/page/stage.tsx';

const { catalogue, product, jagna } = sampleShop();

it('two choices before one paint, as of presses that waited for the scripts, are two steps of Back [OP-10]', async () => {
  await onStage(
    <OrderPage
      route={routeOf('/tarot', 'own')}
      data={{ ...pageData, catalogue: { status: 'ready', data: catalogue } }}
    />,
    { address: '/tarot', network: () => undefined },
  );
  const pushed = vi.spyOn(window.history, 'pushState');
  act(() => {
    screen.getByRole('button', { name: /^Wybieram: Jagna/ }).click();
    screen.getByRole('radio', { name: /^Jedna karta/ }).click();
  });
  const both = { wrozka: jagna, wariant: product.id };
  const shown = () => Object.fromEntries(new URLSearchParams(window.location.search));
  await eventually(() => expect(shown()).toEqual(both));
  const searches = pushed.mock.calls.map(([, , url]) =>
    Object.fromEntries(new URL(String(url), 'https://shop.example').searchParams),
  );
  expect(searches).toEqual([{ wrozka: jagna }, both]);
});
