import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { grosze } from '#domain/grosze.ts';
import type { Price, PriceList } from '#desk/domain/wire.ts';
import { createDeskClient } from '#desk/api/desk-client.ts';
import { routerLink } from '#desk/frame/router-link.tsx';
import PricesPage from '#desk/prices/prices-page.tsx';
import { MenuLinkContext } from '#desk/ui/menu-link.tsx';
import { axeFindings } from '#tests/kit/axe.ts';
import { refusal, reply } from '../desk-replies.ts';
import { deskUpdates } from '../desk-updates.tsx';
import { renderDesk } from '../render-desk.tsx';

const DAY = 86_400_000;
const ago = (days: number) => new Date(Date.now() - days * DAY).toISOString();
const priceOf = (fairyId: string, productId: string, price: number, more: Partial<Price> = {}): Price => ({
  fairyId,
  productId,
  price: grosze(price),
  isOnSale: true,
  isReduced: false,
  version: 1,
  lowest: grosze(price),
  lowestSince: ago(60),
  ...more,
});
const LIST: PriceList = {
  products: [
    { id: 'p1', title: 'Jedna karta', productType: 'Tarot' },
    { id: 'p2', title: 'Dwa pytania', productType: 'Wrozba' },
  ],
  fairies: [
    { id: 'f1', name: 'Jagna', image: '/art/jagna.svg', isAvailable: true },
    { id: 'f2', name: 'Halszka', image: '/art/halszka.svg', isAvailable: false },
  ],
  prices: [
    priceOf('f1', 'p1', 8_699, { isReduced: true, lowest: grosze(8_200), lowestSince: ago(20) }),
    priceOf('f2', 'p1', 4_200),
    priceOf('f2', 'p2', 3_200, { isOnSale: false, lowest: null, lowestSince: null }),
    // Of a specialist or a service out of the shop: no row or column shows it, so no filter counts it.
    priceOf('gone', 'p1', 4_200, { isReduced: true }),
    priceOf('f1', 'gone', 4_200, { isOnSale: false }),
  ],
};
const HISTORY = [
  { price: grosze(8_699), from: ago(60), until: ago(20) },
  { price: grosze(8_200), from: ago(20), until: ago(10) },
  { price: grosze(8_699), from: ago(10), until: null },
];

/** The page of an owner over a server that saves nothing, and the bodies that it was sent. */
function drawn(operations = ['changePrices', 'listPrices'], at = '/oferta', list: PriceList = LIST) {
  const sent: unknown[] = [];
  const client = createDeskClient(async (request) => {
    if (request.method === 'PUT') sent.push(await request.json());
    return request.url.endsWith('/history') ? reply<'getPriceHistory'>(HISTORY) : reply<'listPrices'>(list);
  });
  const user = renderDesk(
    client,
    operations,
    at,
    <MenuLinkContext value={routerLink}>
      <PricesPage />
    </MenuLinkContext>,
  );
  return { sent, user };
}
const cell = (name: RegExp) => screen.findByRole('textbox', { name });

test('a typed price tells what it was, the lowest of thirty days and its line before it is saved [DK-9]', async () => {
  const { sent, user } = drawn();
  await user.click(await cell(/^Jagna, Jedna karta/));
  expect(screen.queryByRole('group', { name: 'Jagna, Jedna karta' })).toBeNull();
  await user.keyboard('79,99');
  const detail = within(screen.getByRole('group', { name: 'Jagna, Jedna karta' }));
  expect(detail.getByText('obniżka')).toBeDefined();
  for (const words of [/^86,99\szł$/, /^79,99\szł$/, /^82,00\szł/])
    expect(detail.getByText(words)).toBeDefined();
  expect(await detail.findByRole('img', { name: /86,99\szł.*82,00\szł.*86,99\szł/ })).toBeDefined();
  expect(await axeFindings()).toEqual([]);

  await user.keyboard('{Control>}s{/Control}');
  expect(await screen.findByText(/^Zapisane\./)).toBeDefined();
  expect(sent).toEqual([{ changes: [{ fairyId: 'f1', productId: 'p1', price: 7_999, seen: 1 }] }]);
});

test('a filter in the address shows its prices with their rows and columns, and what is typed stays in sight; one that finds nothing says so [DK-9]', async () => {
  const { user } = drawn(undefined, '/oferta?stan=wylaczone');
  const field = await cell(/^Halszka, Dwa pytania, wyłączona/);
  expect(field).toHaveValue('');
  const filters = within(screen.getByRole('navigation', { name: 'Pokaż ceny' }));
  expect(filters.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Wszystkie 2',
    'Wyłączone 1',
    'W obniżce 1',
  ]);
  expect(screen.getAllByRole('textbox')).toEqual([field]);
  const choice = screen.getByRole('combobox', { name: 'Wróżka' });
  expect(choice).toHaveValue('f2');
  expect(choice).toHaveTextContent(/^Halszka, 1\susługa$/);
  await user.type(field, '33');
  expect(screen.getByText('nowa w ofercie')).toBeDefined();
  expect(await axeFindings()).toEqual([]);
  cleanup();

  const none = { ...LIST, prices: LIST.prices.map((price) => ({ ...price, isReduced: false })) };
  drawn(undefined, '/oferta?stan=obnizka', none);
  expect(await screen.findByText('Żadna cena nie jest obniżona')).toBeDefined();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test.each(['fairies', 'products'] as const)(
  'without %s there is nothing to price [DK-9]',
  async (missing) => {
    drawn(undefined, undefined, { ...LIST, [missing]: [] });
    expect(await screen.findByText('Nie ma jeszcze czego wycenić')).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
  },
);

test('a new price, one taken off and one put back are told from each other [DK-9]', async () => {
  const { sent, user } = drawn();
  await user.type(await cell(/^Jagna, Dwa pytania, nie przyjmuje/), '50');
  expect(screen.getByText('nowa w ofercie')).toBeDefined();
  await user.clear(await cell(/^Jagna, Jedna karta/));
  expect(screen.getByText('znika z oferty')).toBeDefined();
  await user.type(await cell(/^Halszka, Dwa pytania, wyłączona, była po 32,00\szł/), '33');
  await user.click(screen.getByRole('button', { name: /^Zapisz ceny/ }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent).toEqual([
    {
      changes: [
        { fairyId: 'f1', productId: 'p2', price: 5_000, seen: 0 },
        { fairyId: 'f1', productId: 'p1', price: null, seen: 1 },
        { fairyId: 'f2', productId: 'p2', price: 3_300, seen: 1 },
      ],
    },
  ]);
});

test('prices that somebody else changes meanwhile are shown, beside what is typed [DK-3] [DK-9]', async () => {
  let list = LIST;
  const { Updates, hear } = deskUpdates();
  const client = createDeskClient(async ({ url }) =>
    url.endsWith('/history') ? reply<'getPriceHistory'>(HISTORY) : reply<'listPrices'>(list),
  );
  const user = renderDesk(
    client,
    ['changePrices', 'listPrices'],
    '/oferta',
    <MenuLinkContext value={routerLink}>
      <Updates>
        <PricesPage />
      </Updates>
    </MenuLinkContext>,
  );
  const mine = await cell(/^Jagna, Jedna karta/);
  await user.clear(mine);
  await user.type(mine, '90');
  const [first, second, ...others] = LIST.prices;
  if (!first || !second) throw new Error('No prices');
  list = { ...LIST, prices: [first, { ...second, price: grosze(4_500), version: 2 }, ...others] };
  hear();
  await waitFor(async () => expect(await cell(/^Halszka, Jedna karta/)).toHaveValue('45,00'));
  expect(mine).toHaveValue('90');
});

test('what is no price is told at its cell, gets the focus at a save, and nothing is sent [DK-9]', async () => {
  const { sent, user } = drawn();
  const field = await cell(/^Halszka, Jedna karta/);
  await user.clear(field);
  await user.type(field, 'dużo');
  expect(field).toHaveAccessibleDescription('Wpisz cenę, np. 35,98');
  await user.clear(await cell(/^Jagna, Jedna karta/));
  await user.keyboard('1,5');
  expect(screen.getAllByText(/nie przyjmie Stripe \(od 2,00\szł\)/)).not.toEqual([]);
  await user.click(screen.getByRole('button', { name: /^Zapisz ceny/ }));
  await waitFor(() => expect(field).toHaveFocus());
  expect(screen.getByRole('combobox', { name: 'Wróżka' })).toHaveValue('f2');
  expect(sent).toEqual([]);
});

test('arrows go from cell to cell, Enter into the text, Escape undoes the cell [DK-9]', async () => {
  const { user } = drawn();
  await user.click(await cell(/^Jagna, Jedna karta/));
  await user.keyboard('{ArrowRight}');
  expect(await cell(/^Halszka, Jedna karta/)).toHaveFocus();
  await user.keyboard('{ArrowDown}{ArrowLeft}');
  expect(await cell(/^Jagna, Dwa pytania/)).toHaveFocus();
  await user.keyboard('{ArrowUp}{Enter}{ArrowLeft}');
  const field = await cell(/^Jagna, Jedna karta/);
  expect(field).toHaveFocus();
  await user.keyboard('5');
  expect(field).toHaveValue('86,959');
  await user.keyboard('{Escape}');
  expect(field).toHaveValue('86,99');
  expect(screen.queryByRole('region', { name: 'Zapis' })).toBeNull();
  // Undone, or left by another Enter, its whole text is selected: the arrows lead on.
  const isWhole = () => waitFor(() => expect(field).toHaveSelection('86,99'));
  await isWhole();
  await user.keyboard('{Enter}{Enter}');
  await isWhole();
  await user.keyboard('{ArrowRight}');
  expect(await cell(/^Halszka, Jedna karta/)).toHaveFocus();
});

test('a key held with Control, Alt or Meta is the browser’s, and Enter on the button beside a price presses it [DK-9]', async () => {
  const { user } = drawn();
  const field = await cell(/^Jagna, Jedna karta/);
  await user.clear(field);
  await user.keyboard('79,99');
  for (const key of ['ArrowRight', 'ArrowDown', 'Enter', 'Escape'])
    for (const held of ['ctrlKey', 'altKey', 'metaKey'])
      expect(fireEvent.keyDown(field, { key, [held]: true }), `${held} ${key}`).toBe(true);
  expect(field).toHaveFocus();
  expect(field).toHaveValue('79,99');
  screen.getByRole('button', { name: 'Cofnij' }).focus();
  await user.keyboard('{Enter}');
  expect(field).toHaveValue('86,99');
});

test('a typed price is tidied when its field is left, and what is no price stays to be mended [DK-9]', async () => {
  const { user } = drawn();
  const field = await cell(/^Jagna, Jedna karta/);
  for (const [typed, left] of [
    ['79.9 zł', '79,90'],
    ['dużo', 'dużo'],
    ['86,99', '86,99'],
  ] as const) {
    await user.clear(field);
    await user.keyboard(typed);
    expect(field).toHaveValue(typed);
    await user.tab();
    expect(field).toHaveValue(left);
  }
  expect(screen.queryByRole('region', { name: 'Zapis' })).toBeNull();
});

test('a price that can no longer be changed offers no undoing, which would do nothing [DK-9]', async () => {
  const client = createDeskClient((request) =>
    Promise.resolve(
      request.method === 'PUT'
        ? new Response('{"code":105,"message":""}', {
            status: 404,
            headers: { 'content-type': 'application/json' },
          })
        : request.url.endsWith('/history')
          ? reply<'getPriceHistory'>(HISTORY)
          : reply<'listPrices'>(LIST),
    ),
  );
  const user = renderDesk(client, ['changePrices', 'listPrices'], '/oferta', <PricesPage />);
  await user.type(await cell(/^Jagna, Jedna karta/), '79,99');
  expect(screen.getByRole('button', { name: 'Cofnij' })).toBeDefined();
  await user.keyboard('{Control>}s{/Control}');
  expect(await screen.findByText(/nic się nie zapisze/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Cofnij' })).toBeNull();
});

test('a price of somebody who was taken out of the shop meanwhile is told at its cell; undone, the others are saved [DK-9]', async () => {
  const message = 'Tej wróżki nie ma już w sklepie. Cofnij tę zmianę.';
  const sent: string[] = [];
  const client = createDeskClient(async (request) => {
    if (request.url.endsWith('/history')) return reply<'getPriceHistory'>(HISTORY);
    if (request.method !== 'PUT') return reply<'listPrices'>(LIST);
    sent.push(await request.text());
    return sent.length === 1
      ? refusal<'changePrices'>(422, { code: 221, errors: [{ path: '/changes/1/fairyId', message }] })
      : reply<'changePrices'>(LIST);
  });
  const user = renderDesk(client, ['changePrices', 'listPrices'], '/oferta', <PricesPage />);
  await user.clear(await cell(/^Jagna, Jedna karta/));
  await user.keyboard('79,99');
  const hers = await cell(/^Halszka, Jedna karta/);
  await user.clear(hers);
  await user.keyboard('41{Control>}s{/Control}');
  await waitFor(() => expect(hers).toHaveAccessibleDescription(message));
  expect(hers).toHaveFocus();
  await user.keyboard('{Escape}{Control>}s{/Control}');
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(JSON.parse(sent[1] ?? '')).toEqual({
    changes: [{ fairyId: 'f1', productId: 'p1', price: 7_999, seen: 1 }],
  });
});

test('what is typed stays in sight under a filter, until it is undone [DK-9]', async () => {
  const { user } = drawn();
  await user.type(await cell(/^Jagna, Dwa pytania/), '50');
  await user.click(screen.getByRole('link', { name: /^W obniżce/ }));
  const names = () => screen.getAllByRole('textbox').map((field) => field.getAttribute('aria-label'));
  const shown = () => [...document.querySelectorAll('td:not([data-hidden]) input')].length;
  expect(names()).toEqual(['Jagna, Jedna karta', 'Jagna, Dwa pytania, zmieniona']);
  expect(shown()).toBe(2);
  await user.click(await cell(/^Jagna, Dwa pytania/));
  await user.keyboard('{Escape}');
  expect(names()).toEqual(['Jagna, Jedna karta']);
});

test('the bar counts what is typed, the cuts and the rises among it, and the choice what each sells [DK-9]', async () => {
  const { user } = drawn();
  const field = await cell(/^Jagna, Jedna karta/);
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Jagna, 1\u00a0usługa',
    'Halszka, 1\u00a0usługa',
  ]);
  const bar = () => within(screen.getByRole('region', { name: 'Zapis' })).getByRole('status').textContent;
  await user.clear(field);
  expect(bar()).toMatch(/ 1\scena$/);
  await user.type(field, '79,99');
  expect(bar()).toMatch(/ 1\scena, 1\sobniżka$/);
  await user.clear(await cell(/^Halszka, Jedna karta/));
  await user.keyboard('43');
  expect(bar()).toMatch(/ 2\sceny, 1\sobniżka, 1\spodwyżka$/);
  // One that nobody has sold before is neither.
  await user.type(await cell(/^Jagna, Dwa pytania/), '50');
  expect(bar()).toMatch(/ 3\sceny, 1\sobniżka, 1\spodwyżka$/);
  // Nor is what is no price.
  await user.clear(field);
  await user.keyboard('dużo');
  expect(bar()).toMatch(/ 3\sceny, 1\spodwyżka$/);
});

test('a typed price says in its cell and beside it what it was, what was lowest, and what is likely a slip [DK-9]', async () => {
  const { user } = drawn();
  const field = await cell(/^Jagna, Jedna karta/);
  const note = (one: HTMLElement) => one.parentElement?.querySelector('small')?.textContent;
  expect(note(await cell(/^Halszka, Dwa pytania/))).toMatch(/^32,00 wyłączona$/);
  expect(note(field)).toBeUndefined();
  await user.clear(field);
  await user.keyboard('90');
  const detail = () => within(screen.getByRole('group', { name: 'Jagna, Jedna karta' }));
  expect(detail().getByText('podwyżka')).toBeVisible();
  expect(detail().getByText(/^od \d/)).toBeVisible();
  expect(note(field)).toMatch(/^była: 86,99\szł, najniższa z\s30\sdni 82,00\szł$/);
  expect(screen.queryByText(/^Bardzo daleko/)).toBeNull();
  await user.clear(field);
  await user.keyboard('8,69');
  expect(detail().getByText('obniżka')).toBeVisible();
  expect(detail().getByText(/^Bardzo daleko od dotychczasowej ceny/)).toBeVisible();
  expect(note(field)).toMatch(/Bardzo daleko od dotychczasowej ceny/);
  await user.clear(field);
  await user.keyboard('dużo');
  expect(screen.queryByRole('group', { name: 'Jagna, Jedna karta' })).toBeNull();

  const unsold = await cell(/^Halszka, Dwa pytania/);
  await user.type(unsold, '1000');
  const other = within(screen.getByRole('group', { name: 'Halszka, Dwa pytania' }));
  expect(other.getByText('nie w ofercie')).toBeVisible();
  expect(other.getByText('nie było jej w ofercie')).toBeVisible();
  expect(other.queryByText(/^Bardzo daleko/)).toBeNull();
  expect(note(unsold)).toBe('była: nie w ofercie');
  await user.click(other.getByRole('button', { name: 'Cofnij' }));
  expect(unsold).toHaveValue('');
  expect(screen.queryByRole('group', { name: 'Halszka, Dwa pytania' })).toBeNull();
});
