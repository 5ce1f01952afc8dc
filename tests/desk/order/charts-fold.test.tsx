import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createDeskClient } from '#desk/api/desk-client.ts';
import { DeskContext, type Desk } from '#desk/frame/desk-context.tsx';
import { ChartsFold } from '#desk/order/charts-fold.tsx';
import type { Order } from '#desk/domain/wire.ts';
import { chartResponse } from '#tests/schemas/sample-chart-response.ts';
import { reply } from '../desk-replies.ts';

/** The fold of an order, over a server that answers `responses` in turn; returns the paths that were asked for. */
function drawn(order: object, responses = [reply<'getOrderCharts'>([])]) {
  const asked: string[] = [];
  const client = createDeskClient(async ({ url }) => {
    asked.push(new URL(url).pathname);
    return responses.shift() ?? Response.error();
  });
  const desk = { client, isSignedIn: true } as unknown as Desk;
  const whole = {
    orderId: 1001,
    productType: 'TAROT',
    customer: { name: 'Hanna', birthDate: '1988-03-15' },
    partner: null,
    ...order,
  } as unknown as Order;
  const { container, unmount } = render(
    <DeskContext value={desk}>
      <ChartsFold order={whole} />
    </DeskContext>,
  );
  return { asked, fold: container.querySelector('details'), unmount };
}

/** Opens or closes a fold, as a press on its summary does, which jsdom does not. */
function toggle(fold: HTMLDetailsElement | null, isOpen: boolean): void {
  if (!fold) return expect.fail('There is no fold');
  fold.open = isOpen;
  fireEvent(fold, new Event('toggle'));
}

const NOTHING_TO_DRAW = 'Za mało danych urodzenia, żeby narysować wykres.';

test('of a birth horoscope the charts stand open; of another order they are loaded when they are looked at', async () => {
  const birth = drawn({ productType: 'BIRTH_HOROSCOPE' });
  expect(birth.fold?.open).toBe(true);
  // The part comes late, and the first import of its blocks takes seconds on a busy machine.
  await screen.findByText(NOTHING_TO_DRAW, undefined, { timeout: 15_000 });
  expect(birth.asked).toEqual(['/desk-api/orders/1001/charts']);

  const other = drawn({ orderId: 1002 });
  expect(other.fold?.open).toBe(false);
  expect(other.asked).toEqual([]);
  toggle(other.fold, true);
  await expect.poll(() => screen.getAllByText(NOTHING_TO_DRAW).length).toBe(2);
  expect(other.asked).toEqual(['/desk-api/orders/1002/charts']);
  toggle(other.fold, false);
  expect(screen.getAllByText(NOTHING_TO_DRAW)).toHaveLength(1);
});

test('each person’s chart carries her name, also for a screen reader; a single one has no heading', async () => {
  const chartOf = (who: 'customer' | 'partner', { birthHoroscope, assumed }: typeof chartResponse) => ({
    who,
    chart: birthHoroscope,
    assumed,
  });
  const hers = chartOf('customer', chartResponse);
  const both = [hers, chartOf('partner', chartResponse)];
  const names = () => screen.getAllByRole('region', { name: /^Wykres: / }).map((one) => one.ariaLabel);
  const partner = { name: 'Piotr', birthDate: '1988-12-31' };
  const order = { productType: 'BIRTH_HOROSCOPE', partner };
  const { unmount } = drawn(order, [reply<'getOrderCharts'>(both as never)]);
  expect(await screen.findByRole('heading', { name: 'Hanna' })).toBeDefined();
  expect(screen.getByRole('heading', { name: 'Piotr' })).toBeDefined();
  expect(names()).toEqual(['Wykres: Hanna', 'Wykres: Piotr']);
  unmount();
  drawn({ productType: 'BIRTH_HOROSCOPE' }, [reply<'getOrderCharts'>([hers] as never)]);
  await expect.poll(names).toEqual(['Wykres: Hanna']);
  expect(screen.queryByRole('heading', { name: 'Hanna' })).toBeNull();
});

test('charts that could not be loaded say so and can be asked for again', async () => {
  const { asked } = drawn({ productType: 'BIRTH_HOROSCOPE' }, [
    Response.error(),
    reply<'getOrderCharts'>([]),
  ]);
  expect(await screen.findByText('Nie udało się wczytać wykresu')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: /ponownie/ }));
  expect(await screen.findByText(NOTHING_TO_DRAW)).toBeDefined();
  expect(asked).toHaveLength(2);
});

test('without a birth date, as after the data were deleted, there is nothing to open, and nothing is asked for', () => {
  const deleted = drawn({ productType: 'BIRTH_HOROSCOPE', customer: { name: null, birthDate: null } });
  expect(screen.getByText(NOTHING_TO_DRAW)).toBeDefined();
  expect([deleted.fold, deleted.asked]).toEqual([null, []]);
  const partner = drawn({
    customer: { name: null, birthDate: null },
    partner: { name: 'Piotr', birthDate: '1988-12-31' },
  });
  expect(partner.fold).not.toBeNull();
});
