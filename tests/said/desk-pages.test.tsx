import { cleanup } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { pathOf } from '#desk/pages.ts';
import type { Subjects } from '#tests/tools/demo/shown-pages.ts';
import { DeskScreen, pagesOf } from './desk-screen.tsx';

const screen = new DeskScreen();

describe.each(['owner', 'specialist'] as const)('to the %s', (role) => {
  test.each(pagesOf(role))(
    'the page %s of the desk says what is committed (after an intended change: -u)',
    async (name) => {
      await expect(await screen.open(role, screen.addressOf(name))).toMatchFileSnapshot(
        `${role}/${name}.txt`,
      );
    },
  );
});

test('orders of every kind say what is committed', async () => {
  for (const orderId of screen.filled.orders) {
    const page = await screen.open('owner', pathOf('order', { orderId }));
    await expect(page).toMatchFileSnapshot(`orders/${orderId}.txt`);
    cleanup();
  }
});

/** Files that the desk makes, with the body of the call where it has one. */
const FILES: Readonly<Record<string, (of: Subjects) => [path: string, body?: object]>> = {
  orders: () => ['/orders/export', {}],
  books: ({ month }) => [`/books/${month}/csv`],
  payouts: ({ month }) => [`/payouts/${month}/csv`],
  'newsletter-addresses': () => ['/newsletter-addresses/csv'],
};

test.each(Object.entries(FILES))('the desk’s file of %s is what is committed', async (name, fileOf) => {
  const [path, payload] = fileOf(screen.filled.subjects);
  const { body, statusCode } = await screen.filled.desk.call('POST', path, {
    as: screen.filled.people.owner,
    ...(payload && { payload }),
  });
  const lines = body.split('\n');
  expect(statusCode).toBe(200);
  await expect([...lines.slice(0, 30), `… ${lines.length}`].join('\n')).toMatchFileSnapshot(
    `files/${name}.txt`,
  );
});
