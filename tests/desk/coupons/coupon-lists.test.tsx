import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { grosze } from '#domain/grosze.ts';
import { CouponBrought } from '#desk/coupons/coupon-brought.tsx';
import { CouponBatches } from '#desk/coupons/coupon-batches.tsx';
import { CouponTable } from '#desk/coupons/coupon-table.tsx';
import { offersFor } from '#desk/coupons/coupon-trial.ts';
import { CouponUses } from '#desk/coupons/coupon-uses.tsx';
import { StopQuestion } from '#desk/coupons/stop-question.tsx';
import type { Coupon, CouponBatch, CouponUse } from '#desk/domain/wire.ts';

const nothing = async () => undefined;

test('the list says of each coupon for whom it is [DK-10]', () => {
  const coupon = (code: string, isPublic: boolean): Coupon => ({
    code,
    state: 'running',
    standing: { hasBegun: true, hasEnded: false, isPublic, uses: 2 },
    batch: null,
    stoppedAt: null,
    fields: {
      discount: '15%',
      products: '',
      validFrom: '2026-11-01',
      validUntil: '',
      maxUses: '',
      audience: isPublic ? 'public' : 'personal',
    },
    versions: { discount: 1, products: 1, validFrom: 1, validUntil: 1, maxUses: 1, audience: 1 },
  });
  render(<CouponTable coupons={[coupon('LATO', true), coupon('EWA', false)]} today="2026-11-23" />, {
    wrapper: MemoryRouter,
  });
  expect(screen.getByRole('row', { name: /LATO/ })).toHaveTextContent('dla wszystkich');
  expect(screen.getByRole('row', { name: /EWA/ })).toHaveTextContent('osobisty');
});

test('a use of a coupon says the whole price, what was paid instead, and when [DK-10]', () => {
  const use: CouponUse = {
    orderId: 1007,
    productName: 'Trzy karty',
    fairyName: 'Jagna',
    fullPrice: grosze(5_000),
    totalPrice: grosze(4_000),
    state: 'paid',
    createdAt: '2026-11-23T10:00:00Z',
  };
  const uses = (now: string) => (
    <CouponUses uses={[use]} now={Date.parse(now)} latest={undefined} older={undefined} />
  );
  const { rerender } = render(uses('2026-11-23T11:00:00Z'), { wrapper: MemoryRouter });
  expect(screen.getByText(/^Trzy karty, Jagna: 50,00\szł → 40,00\szł$/)).toBeDefined();
  expect(screen.getByText('11:00')).toBeDefined();
  rerender(uses('2026-11-26T11:00:00Z'));
  expect(screen.getByText(/^23\slistopada, 11:00$/)).toBeDefined();
});

test.each([
  ['says what went back', -2_500, /^-25,00\szł$/],
  ['of nothing that went back says nothing', 0, undefined],
])('what a coupon brought %s [DK-10]', (_, back, said) => {
  const brought = { count: 3, sales: grosze(25_650), givenAway: grosze(2_850), back: grosze(back) };
  render(<CouponBrought brought={brought} />);
  expect(screen.getByText(/^28,50\szł$/)).toBeVisible();
  const term = screen.queryByText('Zwroty i obciążenia');
  if (said) expect(term?.nextElementSibling).toHaveTextContent(said);
  else expect(term).toBeNull();
});

test('codes that were stopped say so and are not stopped again [DK-10]', () => {
  const batch: CouponBatch = {
    id: '5f0c1a52-6d0f-4a3e-9a0b-0d5d5f1c2b3a',
    name: 'Targi',
    createdAt: '2026-11-20T10:00:00Z',
    stoppedAt: null,
    count: 50,
    uses: 3,
    discount: '10%',
  };
  const stopped = { ...batch, id: 'b2', name: 'Wiosna', stoppedAt: '2026-11-22T10:00:00Z' };
  render(<CouponBatches batches={[batch, stopped]} onDownload={nothing} onStop={nothing} />);
  const [going, ended] = screen.getAllByRole('listitem');
  expect(going).toHaveTextContent('Zatrzymaj wszystkie');
  expect(ended).toHaveTextContent('zatrzymany');
  expect(ended).not.toHaveTextContent('Zatrzymaj wszystkie');
});

test('codes are stopped after a question, which goes once the server has answered [DK-10]', async () => {
  let stopped = 0;
  let answer = () => {};
  const onStop = () => {
    stopped += 1;
    return new Promise<void>((resolve) => (answer = resolve));
  };
  render(<StopQuestion label="Zatrzymaj wszystkie" onStop={onStop} />);
  const press = () => userEvent.click(screen.getByRole('button', { name: 'Zatrzymaj wszystkie' }));
  await press();
  expect(stopped).toBe(0);
  await press();
  // The answer is on its way.
  await press();
  expect(stopped).toBe(1);
  await act(async () => answer());
  // Also a stop that has failed can be tried again.
  expect(screen.queryByText(/^Zatrzymanego kodu nie da się włączyć/)).toBeNull();
});

test('a coupon is tried on what is on sale alone [DK-10]', () => {
  const price = (fairyId: string, isOnSale: boolean) => ({
    fairyId,
    productId: 'p1',
    price: grosze(5_000),
    isOnSale,
  });
  const list = {
    fairies: [
      { id: 'f1', name: 'Jagna' },
      { id: 'f2', name: 'Róża' },
    ],
    products: [{ id: 'p1', title: 'Trzy karty', productType: 'Tarot' }],
    prices: [price('f1', true), price('f2', false)],
  };
  expect(offersFor(list, '').map(({ fairyName }) => fairyName)).toEqual(['Jagna']);
});
