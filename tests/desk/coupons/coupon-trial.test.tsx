import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { CouponTrial } from '#desk/coupons/coupon-trial.tsx';
import type { PriceList } from '#desk/domain/wire.ts';
import { grosze } from '#domain/grosze.ts';

const price = (fairyId: string, productId: string, count: number, isOnSale = true) => ({
  fairyId,
  productId,
  price: grosze(count),
  isOnSale,
  isReduced: false,
  version: 1,
  lowest: null,
  lowestSince: null,
});
const fairy = (id: string, name: string) => ({ id, name, image: '', isAvailable: true });
const LIST: PriceList = {
  fairies: [fairy('f0', 'Bogna'), fairy('f1', 'Jagna'), fairy('f2', 'Róża')],
  products: [
    { id: 'p1', title: 'Trzy karty', productType: 'Tarot' },
    { id: 'p2', title: 'Wróżba', productType: 'Wrozba' },
  ],
  prices: [
    price('f0', 'p1', 9_900, false),
    price('f1', 'p1', 8_700),
    price('f1', 'p2', 4_000),
    price('f2', 'p2', 3_000),
  ],
};
const drawn = (discount = { percent: 10, amount: null as ReturnType<typeof grosze> | null }) =>
  render(<CouponTrial list={LIST} code="LATO" discount={discount} products="" />);
const field = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });
const offered = (name: string) =>
  within(field(name))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
const chosen = (name: string) => field(name).selectedOptions[0]?.textContent;

test('a coupon is tried on what is on sale: first on the first offer, each specialist and each of her services named once [DK-13]', async () => {
  drawn();
  expect([chosen('Wróżka'), chosen('Usługa')]).toEqual(['Jagna', 'Trzy karty']);
  expect(offered('Wróżka')).toEqual(['Jagna', 'Róża']);
  expect(offered('Usługa')).toEqual(['Trzy karty', 'Wróżba']);
  expect(screen.getByRole('status')).toHaveTextContent('78,30 zł');
  await userEvent.selectOptions(field('Usługa'), 'Wróżba');
  expect(screen.getByRole('status')).toHaveTextContent('36,00 zł');
});

test('a service that another specialist does not have gives way to her first [DK-13]', async () => {
  drawn();
  await userEvent.selectOptions(field('Wróżka'), 'Róża');
  expect([chosen('Wróżka'), chosen('Usługa')]).toEqual(['Róża', 'Wróżba']);
  expect(offered('Usługa')).toEqual(['Wróżba']);
  expect(screen.getByRole('status')).toHaveTextContent('27,00 zł');
});

test('what no provider takes is told beside the price, and nothing of it for a service that the coupon is not for [DK-13]', async () => {
  const discount = { percent: null, amount: grosze(8_600) };
  render(<CouponTrial list={LIST} code="LATO" discount={discount} products="TAROT" />);
  expect(screen.getByRole('status')).toHaveTextContent(
    /Kupon LATO−86,00 zł.*Zapłaci1,00 zł.*Tak małej kwoty nie przyjmie Stripe \(od 2,00 zł\)\.$/,
  );
  await userEvent.selectOptions(field('Usługa'), 'Wróżba');
  expect(screen.getByRole('status')).toHaveTextContent(/^Na tę usługę ten kod nie działa\.$/);
});

test('both ends of what a coupon is for are shown with what is left of them [DK-13]', () => {
  const discount = { percent: null, amount: grosze(3_900) };
  render(<CouponTrial list={LIST} code="LATO" discount={discount} products="PREDICTION" />);
  const [cheapest, dearest] = screen.getAllByRole('term');
  expect(cheapest?.parentElement).toHaveTextContent(
    /^WróżbaRóża30,00 zł 0,00 złnajtańszaNic nie zostaje do zapłaty/,
  );
  expect(dearest?.parentElement).toHaveTextContent(
    /^WróżbaJagna40,00 zł 1,00 złnajdroższaTak małej kwoty nie przyjmie Stripe/,
  );
});
