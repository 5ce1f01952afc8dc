import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { LivedFlow } from '#desk/domain/wire.ts';
import { createDeskClient } from '#desk/api/desk-client.ts';
import FlowPage from '#desk/flow/flow-page.tsx';
import { axeFindings } from '#tests/kit/axe.ts';
import { reply } from '../desk-replies.ts';
import { renderDesk } from '../render-desk.tsx';

const compared = (now: number, before: number) => ({ now, before });
const state = (
  id: string,
  words: string,
  entered: [number, number],
  left: [number, number],
  isGoal = false,
) => ({
  id: `purchase.${id}`,
  words,
  isGoal,
  entered: compared(...entered),
  left: compared(...left),
});
const FLOW = {
  since: '2026-10-25',
  until: '2026-11-23',
  sinceBefore: '2026-09-25',
  untilBefore: '2026-10-24',
  states: [
    state('open.choosingVariant', 'Klientka ogląda warianty usługi.', [4_812, 4_390], [2_604, 2_415]),
    state('open.choosingSpecialist', 'Klientka ogląda wróżki.', [40, 30], [10, 10]),
    state('redirecting', 'Przeglądarka przechodzi na stronę płatności.', [611, 598], [0, 0], true),
  ],
  arrows: [
    {
      from: 'purchase.open.choosingVariant',
      to: 'purchase.open.choosingSpecialist',
      event: 'variant.choose',
      words: 'Wybiera wariant.',
      count: compared(2_604, 2_415),
    },
    {
      from: 'couponChecking',
      to: 'purchase.open.filling.coupon.refused',
      event: 'xstate.error.actor.applyCoupon',
      words: 'Kupon nie działa.',
      count: compared(30, 5),
    },
    {
      from: 'couponChecking',
      to: 'purchase.open.filling.coupon.applied',
      event: 'xstate.done.actor.applyCoupon',
      words: 'Kupon jest dobry, także gdy trzyma go własne nieopłacone zamówienie.',
      count: compared(270, 95),
    },
  ],
  payments: { now: { count: 600, median: 48.4, p95: 305 }, before: { count: 590, median: 61, p95: 400 } },
};

function drawn(address: string, flow: LivedFlow = FLOW, operations = ['getFlow']) {
  const asked: string[] = [];
  const client = createDeskClient(async (request) => {
    asked.push(new URL(request.url).search);
    return reply<'getFlow'>(flow);
  });
  renderDesk(client, operations, address, <FlowPage />);
  return { asked };
}

const plain = (element: Element) => element.textContent?.replaceAll('\u00a0', ' ') ?? '';

test('the flow is on the machine’s own diagram, in bars with numbers and in sentences; the address has machine and period [DK-25]', async () => {
  const { asked } = drawn('/przeplyw?droga=purchase&dni=90');
  const drawing = await screen.findByRole('region', { name: 'Rysunek drogi: Zamówienie' });
  expect(asked).toEqual(['?machine=purchase&days=90']);
  const wide = [...drawing.querySelectorAll('[data-from="purchase.open.choosingVariant"] path')];
  expect(wide.map((line) => line.getAttribute('stroke-width'))).toContain('9');
  // What nobody went is thin and pale.
  const looks = [...drawing.querySelectorAll('[data-from] path')].map((line) => [
    Number(line.getAttribute('stroke-width')) > 1,
    line.getAttribute('stroke-opacity'),
  ]);
  expect([...new Set(looks.map(String))].toSorted()).toEqual(['false,0.3', 'true,0.75']);
  expect(plain(drawing)).toContain('2604 × ▸ klientka: Wybiera wariant.');
  expect(plain(drawing)).toContain('Wejścia: 4812, koniec tutaj: 2208');

  const [first, second, goal] = within(screen.getByRole('region', { name: 'Krok po kroku' })).getAllByRole(
    'listitem',
  );
  expect(plain(first as Element)).toContain('koniec tutaj: 2208 (46%, przedtem 45%)');
  expect(plain(second as Element)).toMatch(/koniec tutaj: 30, przedtem 20$/);
  expect(plain(goal as Element)).toContain('cel tej drogi');

  const seen = plain(screen.getByRole('region', { name: 'Co widać' }));
  expect(seen).toContain('Odrzucone 30 z 300: 10%, przedtem 5%.');
  expect(seen).toContain('Płatność trwa zwykle 48 s.');
  expect(seen).toContain('95 na 100 mieści się w 5 min 5 s; przedtem zwykle 1 min 1 s.');
  expect(screen.getByRole('link', { name: /^7.dni$/ }).getAttribute('href')).toBe(
    '/przeplyw?droga=purchase&dni=7',
  );
  expect(screen.getByRole('link', { name: 'Wiadomość do sklepu' }).getAttribute('href')).toBe(
    '/przeplyw?droga=contact&dni=90',
  );
  expect(await axeFindings(screen.getByRole('main'))).toEqual([]);
});

test('without counts the page says why; a bent address shows orders of thirty days [DK-25]', async () => {
  const times = { count: 0, median: null, p95: null };
  const { asked } = drawn('/przeplyw?droga=x&dni=0', {
    ...FLOW,
    states: [],
    arrows: [],
    payments: { now: times, before: times },
  });
  expect(await screen.findByText('Nikogo jeszcze nie policzono')).toBeTruthy();
  expect(screen.getByText('Nic się nie wyróżnia.')).toBeTruthy();
  expect(asked).toEqual(['?machine=purchase&days=30']);
});

test('no style of a drawing reaches the page, which allows none: the browser would complain [DK-25]', async () => {
  const read = vi.spyOn(DOMParser.prototype, 'parseFromString');
  drawn('/przeplyw?maszyna=purchase');
  await vi.waitFor(() => expect(read).toHaveBeenCalled());
  const [svg = ''] = read.mock.calls[0] ?? [];
  expect(String(svg)).toContain('<svg');
  expect(String(svg)).not.toContain('<style');
  read.mockRestore();
});
