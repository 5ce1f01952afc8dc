import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { grosze } from '#domain/grosze.ts';
import { useSpokenPrice } from '#flows/purchase/use-spoken-price.ts';
import { ShopProvider } from '#page/shop.tsx';
import { JAGNA, SYBILLA } from '#tests/blocks/purchase/order-samples.tsx';
import { spiedShop } from '#tests/page/stage.tsx';

it('the price of another variant is said; that of another specialist is not, it comes with her name [U25]', () => {
  const { shop, announce } = spiedShop();
  const one = { id: 'one', title: 'Jedna karta' } as never;
  const three = { id: 'three', title: 'Trzy karty' } as never;
  const { rerender } = renderHook(([product, fairy, price]) => useSpokenPrice(product, fairy, price), {
    initialProps: [one, JAGNA, grosze(89_00)] as Parameters<typeof useSpokenPrice>,
    wrapper: ({ children }) => <ShopProvider shop={shop}>{children}</ShopProvider>,
  });
  rerender([one, SYBILLA, grosze(70_00)]);
  rerender([three, SYBILLA, grosze(120_00)]);
  rerender([three, SYBILLA, grosze(120_00)]);
  // A fresh catalogue brings another price of what is chosen: its own notice tells that.
  rerender([three, SYBILLA, grosze(110_00)]);
  // An address that names another choice: both are said with her name.
  rerender([one, JAGNA, grosze(89_00)]);
  expect(announce.mock.calls).toEqual([[`${SYBILLA.name}, cena 120,00\u00a0zł.`]]);
});
