import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createDeskClient } from '#desk/api/desk-client.ts';
import { DeskPages } from '#desk/page-routes.tsx';
import { DESK_PAGES, deskPages, pathOf } from '#desk/pages.ts';
import { renderDesk } from './render-desk.tsx';

/**
 * The desk at an address, for who may call these operations, once the page's code is there; the server never answers.
 * Outside of `act`, React waits 300 ms with what was suspended.
 */
async function open(path: string, operations: readonly string[]): Promise<void> {
  renderDesk(
    createDeskClient(() => new Promise(() => undefined)),
    operations,
    path.replaceAll(/:\w+/g, '1'),
    <DeskPages />,
  );
  await act(() => vi.dynamicImportSettled());
}

const heading = (name: string) => screen.getByRole('heading', { level: 1, name });

test.each(deskPages.filter(({ may }) => may !== undefined))(
  'without $may the page $path does not exist [DK-2]',
  async ({ path, may }) => {
    await open(
      path,
      deskPages.flatMap((page) => page.may ?? []).filter((other) => other !== may),
    );
    expect(heading('Tej strony nie ma')).toBeVisible();
  },
);

test.each(deskPages.filter(({ title }) => title !== undefined))(
  'the page $path is called $title, in its heading and in the browser',
  async ({ path, title = '', may }) => {
    await open(path, may === undefined ? [] : [may]);
    expect(heading(title)).toBeDefined();
    expect(document.title).toBe(`${title} · Zaplecze · Kwiat Paproci`);
  },
);

test('a page that makes something is there for those who may make it, and no list for them alone [DK-2]', () => {
  const makes = deskPages.filter(({ path }) => /\/now[aey]\b|\/wiele\b/.test(path));
  expect(makes.map(({ may }) => may)).toEqual([
    'addSpecialist',
    'makeService',
    'makeCoupon',
    'makeCouponBatch',
  ]);
});

test('no two pages share an address, and an address is filled with what it names', () => {
  expect(new Set(deskPages.map(({ path }) => path)).size).toBe(deskPages.length);
  expect(pathOf('order', { orderId: 1001 })).toBe('/zamowienia/1001');
  expect(pathOf('coupon', { code: 'A/B %' })).toBe(`${DESK_PAGES.coupons.path}/kod/A%2FB%20%25`);
});
