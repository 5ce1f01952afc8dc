import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { DeskContext, type Desk } from '#desk/frame/desk-context.tsx';
import { createDeskClient } from '#desk/api/desk-client.ts';
import { deskPages } from '#desk/pages.ts';
import { InsidePage } from '#desk/frame/inside-page.tsx';
import { routerLink } from '#desk/frame/router-link.tsx';
import { MenuLinkContext } from '#desk/ui/menu-link.tsx';
import { reply } from '../desk-replies.ts';
import { renderDesk } from '../render-desk.tsx';

const nothing = () => undefined;
const pageOf = (role: 'owner' | 'specialist', operations: readonly string[], onLeave = nothing) => {
  const person = { id: '1', name: 'Ludmiła', role, operations, brandName: 'Kwiat Paproci', isSample: false };
  const desk = { person, isOnline: true, theme: 'light', onTheme: nothing, onLeave, onKeys: nothing };
  return (
    <DeskContext value={desk as unknown as Desk}>
      <InsidePage title="Kolejka" openAnswers={3}>
        <h1>Kolejka</h1>
      </InsidePage>
    </DeskContext>
  );
};

const ALL = deskPages.flatMap(({ may }) => may ?? []);
const inMenu = deskPages.flatMap(({ menu, title }) => (menu ? [title] : []));
const dock = () => within(screen.getAllByRole('navigation', { name: 'Główna' }).at(-1) as HTMLElement);
const namesIn = (links: readonly HTMLElement[]) => links.map((link) => link.textContent?.trim());

test('on a phone every page of the menu can be reached: the first on its bar, the rest in its sheet', async () => {
  const onLeave = vi.fn();
  render(pageOf('owner', ALL, onLeave));
  expect(namesIn(dock().getAllByRole('link'))).toEqual(['Kolejka 3', 'Zamówienia', 'Wiadomości']);
  await userEvent.click(dock().getByRole('button', { name: 'Więcej' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Więcej' }));
  expect(namesIn(sheet.getAllByRole('link'))).toEqual(inMenu.slice(3));
  await userEvent.click(sheet.getByRole('button', { name: 'Wyjdź' }));
  expect(onLeave).toHaveBeenCalledOnce();
});

test('a specialist’s menu shows nothing that would be refused [DK-2]', () => {
  render(pageOf('specialist', []));
  const rail = within(screen.getByRole('complementary', { name: 'Zaplecze' }));
  expect(namesIn(within(rail.getByRole('navigation')).getAllByRole('link'))).toEqual([
    'Moja kolejka3',
    'Moje zamówienia',
  ]);
  expect(rail.getAllByRole('list'), 'no group without pages').toHaveLength(1);
  expect(namesIn(dock().getAllByRole('link'))).toEqual(['Kolejka 3', 'Zamówienia', 'Konto']);
});

test.each([
  ['/', 'Kolejka', 'page'],
  ['/zamowienia', 'Zamówienia', 'page'],
  ['/zamowienia/1001/list', 'Zamówienia', 'true'],
  ['/ksiegowosc/sumy', 'Księgowość', 'true'],
])('the menu says that %s belongs to "%s"', (path, item, current) => {
  render(
    <MemoryRouter initialEntries={[path]}>
      <MenuLinkContext value={routerLink}>{pageOf('owner', ALL)}</MenuLinkContext>
    </MemoryRouter>,
  );
  const rail = within(screen.getByRole('complementary', { name: 'Zaplecze' }));
  const marked = rail.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'));
  expect(
    marked.map((link) => [link.textContent?.replace(/\d+$/, ''), link.getAttribute('aria-current')]),
  ).toEqual([[item, current]]);
});

test('what waits on a page has its number in the rail, and on a phone in the sheet and at its button', async () => {
  const none = { open: 0, soon: 0, late: 0, nearest: null };
  const client = createDeskClient(async () =>
    reply<'countWaiting'>({
      messages: { ...none, open: 4 },
      withdrawals: { ...none, open: 2 },
      words: { ...none, open: 1 },
      books: none,
    }),
  );
  const user = renderDesk(
    client,
    [...ALL, 'countWaiting'],
    '/',
    <InsidePage title="Kolejka">
      <p>…</p>
    </InsidePage>,
  );
  const rail = within(screen.getByRole('complementary', { name: 'Zaplecze' }));
  expect(await rail.findByRole('link', { name: 'Odstąpienia 2' })).toBeDefined();
  expect(rail.getByRole('link', { name: 'Księgowość' })).toBeDefined();
  expect(dock().getByRole('link', { name: 'Wiadomości 4' })).toBeDefined();
  await user.click(dock().getByRole('button', { name: 'Więcej 3' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Więcej' }));
  expect(sheet.getByRole('link', { name: 'Odstąpienia 2' })).toBeDefined();
});
