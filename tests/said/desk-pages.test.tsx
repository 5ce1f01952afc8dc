import { act, cleanup } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { DeskRole } from '#domain/desk-terms.ts';
import { createDeskClient } from '#desk/api/desk-client.ts';
import { DeskPages } from '#desk/page-routes.tsx';
import { DESK_PAGES, pathOf, type DeskPage, type DeskPageName } from '#desk/pages.ts';
import { renderDesk } from '#tests/desk/render-desk.tsx';
import { OPERATIONS } from '#tests/server/desk/operations.ts';
import type { Subjects } from '#tests/tools/demo/shown-pages.ts';
import { startFilledShop, type FilledShop } from './filled-shop.ts';
import { outlineOf } from './outline.ts';

let filled: FilledShop;
beforeAll(async () => {
  filled = await startFilledShop();
}, 120_000);
afterAll(() => filled.close());

/** Calls of the page that is drawn which have no answer yet. */
let open = 0;

/** The desk's own client, which asks the desk's own server. */
const clientOf = (role: DeskRole) =>
  createDeskClient(async (request) => {
    open += 1;
    const { pathname, search } = new URL(request.url);
    const payload = await request.text();
    const { statusCode, headers, rawPayload } = await filled.desk.call(
      request.method as 'GET' | 'POST',
      `${pathname.replace('/desk-api', '')}${search}`,
      {
        as: filled.people[role],
        ...(payload !== '' && { payload, headers: { 'content-type': 'application/json' } }),
      },
    );
    open -= 1;
    return new Response(new Uint8Array(rawPayload), {
      status: statusCode,
      headers: { 'content-type': String(headers['content-type']) },
    });
  });

/** Resolves once nothing is on its way: neither code nor an answer. */
async function settled(): Promise<void> {
  for (let quiet = 0; quiet < 3; quiet = open === 0 ? quiet + 1 : 0)
    await act(async () => {
      await vi.dynamicImportSettled();
      await new Promise((turn) => setTimeout(turn, 5));
    });
}

const operationsOf = (role: DeskRole) =>
  OPERATIONS.filter(({ who }) => who.includes(role)).map(({ id }) => id);

/** What a page of the desk says; what this process alone knows of itself is left out. */
async function deskSays(role: DeskRole, path: string): Promise<string> {
  renderDesk(clientOf(role), operationsOf(role), path, <DeskPages />);
  await settled();
  return outlineOf(document.querySelector('main') ?? document.body)
    .replace(/działa od: .*/, 'działa od: …')
    .replace(process.versions.node, '…')
    .replace(/PostgreSQL [\d.]+, \d+/, 'PostgreSQL …, …');
}

/** Addresses of pages that show one thing. */
const ADDRESSES: Readonly<Partial<Record<DeskPageName, (of: Subjects) => string>>> = {
  order: ({ order }) => pathOf('order', { orderId: order }),
  orderMail: ({ order }) => pathOf('orderMail', { orderId: order }),
  customer: ({ customer }) => pathOf('customer', { customerKey: customer }),
  message: ({ message }) => pathOf('message', { messageId: message }),
  specialist: ({ specialist }) => pathOf('specialist', { fairyId: specialist }),
  service: ({ service }) => pathOf('service', { productId: service }),
  coupon: () => pathOf('coupon', { code: 'PAPROC15' }),
  text: () => pathOf('text', { textId: 'Tarot' }),
  newsletterIssue: ({ issue }) => pathOf('newsletterIssue', { issueId: issue }),
};

/** Pages of a role; inside, signing in and an invitation lead to the queue. */
function pagesOf(role: DeskRole): DeskPageName[] {
  const operations: readonly string[] = operationsOf(role);
  return (Object.keys(DESK_PAGES) as DeskPageName[])
    .filter((name) => name !== 'signIn' && name !== 'invitation')
    .filter((name) => {
      const { may }: DeskPage = DESK_PAGES[name];
      return may === undefined || operations.includes(may);
    });
}

describe.each(['owner', 'specialist'] as const)('to the %s', (role) => {
  test.each(pagesOf(role))(
    'the page %s of the desk says what is committed (after an intended change: -u)',
    async (name) => {
      const address = ADDRESSES[name]?.(filled.subjects) ?? DESK_PAGES[name].path;
      expect(address).not.toContain(':');
      await expect(await deskSays(role, address)).toMatchFileSnapshot(`${role}/${name}.txt`);
    },
  );
});

test('orders of every kind say what is committed', async () => {
  for (const orderId of filled.orders) {
    const page = await deskSays('owner', pathOf('order', { orderId }));
    await expect(page).toMatchFileSnapshot(`orders/${orderId}.txt`);
    cleanup();
  }
});
