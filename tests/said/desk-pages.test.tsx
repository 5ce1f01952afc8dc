import { act, cleanup, fireEvent } from '@testing-library/react';
import { diffLines } from 'diff';
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
  holdTimers();
  // Downloads pass the client by: a shop that runs on this machine must not answer them.
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')));
}, 120_000);
afterAll(async () => {
  vi.unstubAllGlobals();
  await filled.close();
});

/** What a page does after a while, as to save or to search by itself, a slow machine would do within a test. */
function holdTimers(): void {
  const { setTimeout: start } = globalThis;
  const held = (work: () => void, wait = 0) => start(work, wait < WHILE ? wait : NEVER).unref();
  vi.stubGlobal('setTimeout', held);
}
/** Milliseconds. */
const [WHILE, NEVER] = [50, 86_400_000];

/** Calls of the page that is drawn which have no answer yet. */
let open = 0;

/** The desk's own client, which asks the desk's own server. */
const clientOf = (role: DeskRole) =>
  createDeskClient(async (request) => {
    if (refusesWrites && request.method !== 'GET' && !request.url.endsWith('/list'))
      return new Response(null, { status: 503 });
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

/** What the page that is open says, with its dialogs; what this process alone knows of itself is left out. */
const saidNow = () =>
  [...document.querySelectorAll('main, [role="dialog"], [role="alertdialog"]')]
    .filter((part) => !part.parentElement?.closest('main'))
    .map(outlineOf)
    .join('\n')
    .replace(/działa od: .*/, 'działa od: …')
    .replace(process.versions.node, '…')
    .replace(/PostgreSQL [\d.]+, \d+/, 'PostgreSQL …, …');

/** What a page of the desk says once it is there. */
async function deskSays(role: DeskRole, path: string): Promise<string> {
  // What was typed on another page is kept on the device.
  localStorage.clear();
  sessionStorage.clear();
  renderDesk(clientOf(role), operationsOf(role), path, <DeskPages />);
  await settled();
  return saidNow();
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

// Before the presses: to show a whole address is a call that reads, and is noted.
test('orders of every kind say what is committed', async () => {
  for (const orderId of filled.orders) {
    const page = await deskSays('owner', pathOf('order', { orderId }));
    await expect(page).toMatchFileSnapshot(`orders/${orderId}.txt`);
    cleanup();
  }
});

/** Whether calls that change something are refused, so that a press changes no other page. */
let refusesWrites = false;

/** What a button is called, without the one of many that it is for. */
const calledOf = (button: Element) =>
  (button.textContent?.trim() || (button.getAttribute('aria-label') ?? '')).replace(/:.*/, '');

const buttons = () => [...document.querySelectorAll<HTMLElement>('main button:not(:disabled)')];

/** Presses the first button that is called so, and Escape if that opens a dialog; tells what the press changes. */
async function press(called: string): Promise<string> {
  const before = saidNow();
  const button = buttons().find((one) => calledOf(one) === called);
  if (!button) return `press ${called}: is no more`;
  button.focus();
  act(() => button.click());
  await settled();
  const told = changes(before, saidNow());
  if (document.querySelector('[role="dialog"], [role="alertdialog"]')) {
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
    await settled();
  }
  return `press ${called}\n${told}`;
}

/** What is typed into an empty field; a full one gets another letter. */
const TYPED: Readonly<Record<string, string>> = {
  email: 'anna@przyklad.pl',
  date: '2026-12-01',
  time: '14:00',
  number: '3',
};
const isTyped = (field: HTMLInputElement | HTMLTextAreaElement) =>
  !field.disabled && !field.readOnly && !/checkbox|radio|file|range/.test(field.type);

/** Types into every field of the page. */
async function typeEverywhere(): Promise<string> {
  const before = saidNow();
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'main input, main textarea',
  );
  for (const field of [...fields].filter(isTyped).slice(0, FIELDS)) {
    const value = TYPED[field.type] ?? (field.value === '' ? 'Zażółć 12' : `${field.value}ę`);
    fireEvent.focus(field);
    fireEvent.change(field, { target: { value } });
    fireEvent.blur(field);
  }
  await settled();
  return `type into every field\n${changes(before, saidNow())}`;
}
/** Of a matrix the first few. */
const FIELDS = 12;

/** Presses each button of a page, the first of those alike; then once more what sends and what is new, all fields typed into. */
async function tryOut(path: string): Promise<string> {
  await deskSays('owner', path);
  const told: string[] = [];
  const seen = new Set(buttons().map(calledOf));
  for (const called of seen) told.push(await press(called));
  told.push(await typeEverywhere());
  const isNew = (button: HTMLElement) =>
    button.getAttribute('type') === 'submit' || !seen.has(calledOf(button));
  for (const called of new Set(buttons().filter(isNew).map(calledOf))) told.push(await press(called));
  return `${told.join('\n\n')}\n`;
}

/** The lines that are gone and new. */
const changes = (before: string, after: string) =>
  diffLines(before, after)
    .filter(({ added, removed }) => added || removed)
    .flatMap(({ added, value }) =>
      value
        .trimEnd()
        .split('\n')
        .map((line) => `${added ? '+' : '-'} ${line}`),
    )
    .join('\n');

describe('while the server refuses every change', () => {
  beforeAll(() => {
    refusesWrites = true;
    const draw = crypto.getRandomValues.bind(crypto);
    // The card that is drawn is the same one each time.
    vi.spyOn(crypto, 'getRandomValues').mockImplementation((into) =>
      into instanceof Uint32Array ? into : draw(into),
    );
  });
  afterAll(() => {
    refusesWrites = false;
    vi.restoreAllMocks();
  });

  test.each(pagesOf('owner'))('what each button of the page %s does is committed', async (name) => {
    const address = ADDRESSES[name]?.(filled.subjects) ?? DESK_PAGES[name].path;
    await expect(await tryOut(address)).toMatchFileSnapshot(`presses/${name}.txt`);
  });

  test('what each button of two orders that wait does is committed, one of them with cards', async () => {
    for (const orderId of filled.orders.slice(2, 4)) {
      const told = await tryOut(pathOf('order', { orderId }));
      await expect(told).toMatchFileSnapshot(`presses/order-${orderId}.txt`);
      cleanup();
    }
  });
});

/** Files that the desk makes, with the body of the call where it has one. */
const FILES: Readonly<Record<string, (of: Subjects) => [path: string, body?: object]>> = {
  orders: () => ['/orders/export', {}],
  books: ({ month }) => [`/books/${month}/csv`],
  payouts: ({ month }) => [`/payouts/${month}/csv`],
  'newsletter-addresses': () => ['/newsletter-addresses/csv'],
};

test.each(Object.entries(FILES))('the desk’s file of %s is what is committed', async (name, fileOf) => {
  const [path, payload] = fileOf(filled.subjects);
  const { body, statusCode } = await filled.desk.call('POST', path, {
    as: filled.people.owner,
    ...(payload && { payload }),
  });
  const lines = body.split('\n');
  expect(statusCode).toBe(200);
  await expect([...lines.slice(0, 30), `… ${lines.length}`].join('\n')).toMatchFileSnapshot(
    `files/${name}.txt`,
  );
});
