import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createDeskClient } from '#desk/api/desk-client.ts';
import type { OrderList, OrderQuery } from '#desk/domain/wire.ts';
import { routerLink } from '#desk/frame/router-link.tsx';
import OrdersPage from '#desk/orders/orders-page.tsx';
import { MenuLinkContext } from '#desk/ui/menu-link.tsx';
import { BackButton } from '../back-button.tsx';
import { refusal, reply } from '../desk-replies.ts';
import { deskUpdates } from '../desk-updates.tsx';
import { renderDesk } from '../render-desk.tsx';
import { listed } from './sample-listed.ts';

const JAGNA = '0f1f4a9e-1c1f-4f3e-9d55-5d2f0a1b7c01';
const CARDS = '0e1f4a9e-1c1f-4f3e-9d55-5d2f0a1b7c02';

const LIST: OrderList = {
  now: '2026-11-28T12:00:00Z',
  rows: [
    { orderId: 9, order: listed() },
    { orderId: 8, order: null },
    { orderId: 7, order: listed({ customerName: null, partnerName: 'Jan' }) },
  ],
  previous: 12,
  next: 34,
  counts: { all: 40, 'in-progress': 9, sent: 30, 'called-off': 1 },
  products: [{ id: CARDS, name: 'Trzy karty' }],
  fairies: [{ id: JAGNA, name: 'Jagna' }],
};
const NOTHING: OrderList = { ...LIST, rows: [], previous: null, next: null };

/** The page over a server that answers a list so, and what it was asked for. */
function drawn(
  path = '/zamowienia',
  answer: (query: OrderQuery) => Response | Promise<Response> = () => reply<'listOrders'>(LIST),
  operations = ['listOrders', 'exportOrders'],
) {
  const asked: OrderQuery[] = [];
  const client = createDeskClient(async (request) => {
    const query: OrderQuery = await request.json();
    asked.push(query);
    return answer(query);
  });
  const { Updates, hear } = deskUpdates();
  const user = renderDesk(
    client,
    operations,
    path,
    <MenuLinkContext value={routerLink}>
      <Updates>
        <OrdersPage />
        <BackButton />
      </Updates>
    </MenuLinkContext>,
  );
  return { user, asked, hear };
}
const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');
const lastOf = (asked: readonly OrderQuery[]) => asked.at(-1);

afterEach(() => {
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

test('another filter, state or order begins at its first page; a page keeps what the list is filtered by [DK-7]', async () => {
  const { user, asked } = drawn(`/zamowienia?stan=sent&wrozka=${JAGNA}&po=41`);
  expect(await screen.findByRole('link', { name: /^Następne/ })).toHaveAttribute(
    'href',
    `/zamowienia?stan=sent&wrozka=${JAGNA}&po=34`,
  );
  expect(asked).toEqual([{ state: 'sent', fairyId: JAGNA, after: 41 }]);
  expect(screen.getByRole('combobox', { name: 'Wróżka' })).toHaveValue(JAGNA);
  expect(screen.getByRole('combobox', { name: 'Usługa' })).toHaveValue('');
  expect(hrefOf(/^Poprzednie/)).toBe(`/zamowienia?stan=sent&wrozka=${JAGNA}&przed=12`);
  expect(hrefOf(/^W toku/)).toBe(`/zamowienia?stan=in-progress&wrozka=${JAGNA}`);
  expect(hrefOf(/^Wszystkie 40/)).toBe(`/zamowienia?wrozka=${JAGNA}`);
  expect(hrefOf(/ułóż od najstarszych$/)).toBe(`/zamowienia?stan=sent&wrozka=${JAGNA}&sort=oldest`);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Usługa' }), CARDS);
  expect(lastOf(asked)).toEqual({ state: 'sent', fairyId: JAGNA, productId: CARDS });
  await user.keyboard('{Escape}');
  act(() => (document.activeElement as HTMLElement).blur());
  await user.keyboard('[[');
  expect(lastOf(asked)).toEqual({ state: 'sent', fairyId: JAGNA, productId: CARDS, before: 12 });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Wróżka' }), '');
  expect(lastOf(asked)).toEqual({ state: 'sent', productId: CARDS });
  act(() => (document.activeElement as HTMLElement).blur());
  await user.keyboard(']');
  expect(lastOf(asked)).toEqual({ state: 'sent', productId: CARDS, after: 34 });
});

test('what is typed is searched for once typing rests, from the first page on, beside the filters, and stays for the next state [DK-7]', async () => {
  const { user, asked } = drawn(`/zamowienia?wrozka=${JAGNA}&po=41`);
  const field = await screen.findByRole('searchbox', { name: /^Szukaj po numerze, imieniu/ });
  await screen.findByRole('table');
  // At once: a slow machine's letters would rest in between.
  await user.click(field);
  await user.paste('Hanna');
  await waitFor(() => expect(lastOf(asked)).toEqual({ text: 'Hanna', fairyId: JAGNA }));
  expect(asked).toHaveLength(2);
  await user.click(screen.getByRole('link', { name: /^Wysłane/ }));
  expect(lastOf(asked)).toEqual({ text: 'Hanna', state: 'sent', fairyId: JAGNA });
  expect(field).toHaveValue('Hanna');
  // Back leads to the list of before; what was typed and chosen in it are no places of their own.
  const back = () => user.click(screen.getByRole('button', { name: 'Wstecz' }));
  await back();
  expect(lastOf(asked)).toEqual({ text: 'Hanna', fairyId: JAGNA });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Wróżka' }), '');
  await back();
  expect(lastOf(asked)).toEqual({ text: 'Hanna' });
  expect(field).toHaveValue('Hanna');
});

test('what is chosen before typing rests stays beside what was typed [DK-7]', async () => {
  const { user, asked } = drawn();
  const field = await screen.findByRole('searchbox', { name: /^Szukaj po numerze, imieniu/ });
  const service = screen.getByRole('combobox', { name: 'Usługa' });
  await screen.findByRole('table');
  // At once: a slow machine's letters would rest in between.
  await user.click(field);
  await user.paste('Hanna');
  await user.selectOptions(service, CARDS);
  await user.click(screen.getByRole('link', { name: /^Wysłane/ }));
  await waitFor(() => expect(lastOf(asked)).toEqual({ text: 'Hanna', productId: CARDS, state: 'sent' }));
});

test('what was shown stays until another list comes; one that fails shows no rows of the one before [DK-7]', async () => {
  let come: (list: Response) => void = () => {};
  const { user } = drawn('/zamowienia', ({ state }) =>
    state === undefined
      ? reply<'listOrders'>(LIST)
      : state === 'sent'
        ? new Promise<Response>((resolve) => {
            come = resolve;
          })
        : refusal<'listOrders'>(500, { code: 500 }),
  );
  const status = () => within(screen.getByRole('contentinfo')).getByRole('status');
  const table = await screen.findByRole('table');
  expect(status()).toHaveTextContent(/^3 z\s40, od najnowszych$/);
  await user.click(screen.getByRole('link', { name: /^Wysłane/ }));
  expect(table).toBeVisible();
  expect(status()).toHaveTextContent('Wczytuję zamówienia');
  await act(async () => come(reply<'listOrders'>({ ...LIST, rows: LIST.rows.slice(0, 1) })));
  expect(await screen.findByText(/^1 z\s30, od najnowszych$/)).toBeVisible();
  await user.click(screen.getByRole('link', { name: /^W toku/ }));
  expect(await screen.findByRole('heading', { name: 'Nie udało się wczytać zamówień' })).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
});

test('a list that filters leave empty names them, one without orders does not [DK-7]', async () => {
  const { user, asked } = drawn(
    `/zamowienia?szukaj=1001&stan=sent&usluga=${CARDS}&wrozka=${JAGNA}&okres=30`,
    () => reply<'listOrders'>(NOTHING),
  );
  expect(
    await screen.findByText('Filtr: „1001”, wysłane, Trzy karty, Jagna, ostatnie 30 dni.'),
  ).toBeVisible();
  const field = screen.getByRole('searchbox');
  expect(field).toHaveValue('1001');
  await user.click(screen.getByRole('link', { name: 'Pokaż wszystkie' }));
  expect(await screen.findByRole('heading', { name: 'Nie ma jeszcze zamówień' })).toBeVisible();
  expect(lastOf(asked)).toEqual({});
  expect(field).toHaveValue('');
});

test('a shop without orders says so, and offers no file [DK-7]', async () => {
  const counts = { all: 0, 'in-progress': 0, sent: 0, 'called-off': 0 };
  drawn('/zamowienia', () => reply<'listOrders'>({ ...NOTHING, counts }));
  expect(await screen.findByRole('heading', { name: 'Nie ma jeszcze zamówień' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Pobierz CSV/ })).toBeNull();
});

test('the file holds all pages of what is filtered, whichever is shown [DK-7]', async () => {
  const exported: OrderQuery[] = [];
  // A file is fetched past the client, which would give up waiting for it.
  vi.stubGlobal('fetch', async (request: Request) => {
    exported.push(await request.json());
    return refusal<'exportOrders'>(500, { code: 500 });
  });
  const { user } = drawn('/zamowienia?stan=sent&sort=oldest&po=41');
  await user.click(await screen.findByRole('button', { name: /^Pobierz CSV, 30\szamówień$/ }));
  expect(await screen.findByText(/^Nie udało się pobrać pliku/)).toBeVisible();
  expect(exported).toEqual([{ state: 'sent', sort: 'oldest' }]);
});

test('keys go by the orders that can be opened, and open the fields [DK-7]', async () => {
  const { user } = drawn();
  await screen.findByRole('table');
  await user.keyboard('j');
  expect(document.activeElement?.id).toBe('zamowienie-9');
  await user.keyboard('j');
  expect(document.activeElement?.id).toBe('zamowienie-7');
  await user.keyboard('f');
  expect(screen.getByRole('combobox', { name: 'Usługa' })).toHaveFocus();
  act(() => (document.activeElement as HTMLElement).blur());
  await user.keyboard('/');
  expect(screen.getByRole('searchbox')).toHaveFocus();
});

test('a change is told of, and moves the list only when it is asked for [DK-7]', async () => {
  const { user, asked, hear } = drawn();
  await screen.findByRole('table');
  expect(screen.queryByRole('button', { name: /^Coś się zmieniło/ })).toBeNull();
  hear();
  expect(asked).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Coś się zmieniło. Pokaż' }));
  expect(asked).toHaveLength(2);
  expect(screen.queryByRole('button', { name: /^Coś się zmieniło/ })).toBeNull();
});

test('a specialist sees her own orders, with no specialist to choose and no file [DK-2]', async () => {
  drawn('/zamowienia', undefined, ['listOrders']);
  expect(await screen.findByText(/^Widzisz tylko swoje zamówienia/)).toBeVisible();
  expect(screen.queryByRole('combobox', { name: 'Wróżka' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Pobierz CSV/ })).toBeNull();
  expect(screen.queryByRole('columnheader', { name: 'Wróżka' })).toBeNull();
});
