import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createDeskClient } from '#desk/api/desk-client.ts';
import { DeskPages } from '#desk/page-routes.tsx';
import { DESK_PAGES, deskPages, pathOf } from '#desk/pages.ts';
import { renderDesk } from './render-desk.tsx';

/** The desk at an address, for who may call these operations; the server never answers. */
const open = (path: string, operations: readonly string[]) =>
  renderDesk(
    createDeskClient(() => new Promise(() => undefined)),
    operations,
    path.replaceAll(/:\w+/g, '1'),
    <DeskPages />,
  );

/** A page is fetched when it is opened, all of its modules for the first time here. */
const heading = (name: string) => screen.findByRole('heading', { level: 1, name }, { timeout: 15_000 });

test.each(deskPages.filter(({ may }) => may !== undefined))(
  'without $may the page $path does not exist [DK-2]',
  async ({ path, may }) => {
    open(
      path,
      deskPages.flatMap((page) => page.may ?? []).filter((other) => other !== may),
    );
    expect(await heading('Tej strony nie ma')).toBeVisible();
  },
);

test.each(deskPages.filter(({ title }) => title !== undefined))(
  'the page $path is called $title, in its heading and in the browser',
  async ({ path, title = '', may }) => {
    open(path, may === undefined ? [] : [may]);
    expect(await heading(title)).toBeDefined();
    expect(document.title).toBe(`${title} · Zaplecze · Kwiat Paproci`);
  },
);

test('no two pages share an address, and an address is filled with what it names', () => {
  expect(new Set(deskPages.map(({ path }) => path)).size).toBe(deskPages.length);
  expect(pathOf('order', { orderId: 1001 })).toBe('/zamowienia/1001');
  expect(pathOf('coupon', { code: 'A/B %' })).toBe(`${DESK_PAGES.coupons.path}/kod/A%2FB%20%25`);
});
