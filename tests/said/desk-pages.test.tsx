import { cleanup, fireEvent, queryAllByRole } from '@testing-library/react';
import { beforeAll, describe, expect, test } from 'vitest';
import { shellCopy } from '#desk/copy/shell.ts';
import { DESK_PAGES, pathOf, type DeskPageName } from '#desk/pages.ts';
import { must } from '#domain/must.ts';
import type { Subjects } from '#tests/tools/demo/shown-pages.ts';
import { withoutChance } from './change-log.ts';
import { DeskScreen, pagesOf } from './desk-screen.tsx';
import { forgetCustomers, forgetOffer } from './emptied.ts';
import { namedIn } from './named.ts';
import { changes } from './outline.ts';

const screen = new DeskScreen();

const ROLES = ['owner', 'specialist'] as const;
type Role = (typeof ROLES)[number];

const eachPage = ROLES.flatMap((role) => pagesOf(role).map((name) => [role, name] as const));

test.each(eachPage)(
  'to the %s the page %s of the desk says what is committed (after an intended change: -u)',
  async (role, name) => {
    await expect(await screen.open(role, screen.addressOf(name))).toMatchFileSnapshot(`${role}/${name}.txt`);
    await expect(namedIn(document)).toMatchFileSnapshot(`named/${role}-${name}.txt`);
  },
);

/** Presses each button that tries again, and tells what was read then. */
async function readAgain(): Promise<string[]> {
  screen.takeRead();
  for (const button of queryAllByRole(document.body, 'button', { name: shellCopy.again })) {
    fireEvent.click(button);
    await screen.settled();
  }
  return screen.takeRead();
}

/** What a page says otherwise when one of its readings fails, and what its button reads then. */
async function withoutEach(role: Role, name: DeskPageName): Promise<string> {
  const path = screen.addressOf(name);
  screen.takeRead();
  const whole = await screen.open(role, path);
  const said: string[] = [];
  // What the menu reads on each page is none of this one's.
  for (const read of screen.takeRead().filter((one) => one !== '/waiting')) {
    cleanup();
    screen.failingRead = read;
    const told = changes(whole, await screen.open(role, path));
    const isNew = (line: string) => line.startsWith('+');
    said.push(
      `WITHOUT ${read}`,
      `- ${told.filter((line) => !isNew(line)).length} lines`,
      ...told.filter(isNew),
    );
    said.push(...(await readAgain()).map((again) => `> ${again}`), '');
    screen.failingRead = undefined;
  }
  return said.join('\n');
}

test.each(eachPage)(
  'the %s’s page %s says what it could not read, and reads it by a press',
  async (role, name) => {
    await expect(withoutChance(await withoutEach(role, name))).toMatchFileSnapshot(
      `unread/${role}-${name}.txt`,
    );
  },
);

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

/** A place in no list. */
const NOWHERE = '00000000-0000-4000-8000-000000000000';

/** Pages as their filters, their other periods and odd addresses show them. */
const VIEWS: Readonly<Record<string, (of: Subjects) => string>> = {
  'queue-of-nobody': ({ specialist }) => `/?stan=sent-back&wrozka=${specialist}`,
  'orders-without-answer': () => '/zamowienia?stan=called-off',
  'orders-unpaid': () => '/zamowienia?stan=unpaid',
  'orders-refunded': () => '/zamowienia?stan=refunded&okres=daty&od=2025-01-01',
  'customer-further': ({ customer }) =>
    `${pathOf('customer', { customerKey: customer })}?przed=1100&listy=${NOWHERE}`,
  'messages-done': () => '/listy?stan=zalatwione',
  'coupons-waiting': () => '/kupony?stan=czekaja',
  'prices-cut': () => '/oferta?stan=obnizka',
  'sums-years': () => '/ksiegowosc/sumy?okres=lata',
  'sums-month': ({ month }) => `/ksiegowosc/sumy?okres=${month}`,
  'sums-coupons': ({ month }) => `/ksiegowosc/sumy?okres=${month}&wedlug=kuponu&po=A`,
  'sums-before-all': () => '/ksiegowosc/sumy?okres=2019',
  'journal-refused': () => '/dziennik?nieudane=1',
  // Several filters at once, each of which every link of the page keeps or drops.
  'journal-further': () =>
    `/dziennik?nieudane=1&osoba=${screen.filled.people.specialist.id}&rodzaj=sign-in&dzien=2026-11-20&po=900`,
  'orders-further': ({ specialist, service }) =>
    `/zamowienia?stan=unpaid&wrozka=${specialist}&usluga=${service}&okres=daty&od=2025-01-01&do=2026-12-31&sort=oldest&po=1`,
  'queue-further': ({ specialist }) => `/?stan=sent-back&wrozka=${specialist}&po=2026-11-20T10:00:00.000Z_1`,
  'order-of-no-number': () => '/zamowienia/0',
  'mail-to-no-order': () => '/zamowienia/-1/list',
};

test.each(Object.entries(VIEWS))('the view %s of the desk says what is committed', async (name, pathIn) => {
  const page = await screen.open('owner', pathIn(screen.filled.subjects));
  await expect(page).toMatchFileSnapshot(`views/${name}.txt`);
});

/** Every name that a page of the desk looks for in its address. */
const ADDRESS_NAMES = Object.entries(
  import.meta.glob<string>('/src/desk/**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true }),
).flatMap(([file, text]) =>
  [...text.matchAll(/\b(?:search|address)\.get\(('?)(\w+)'?\)/g)].map(([, quote, name = '']) =>
    quote ? name : must(new RegExp(`const ${name} = '(\\w+)'`).exec(text)?.[1], `${name} of ${file}`),
  ),
);

test.each(eachPage)('the %s’s page %s takes an odd address for one without filters', async (role, name) => {
  const whole = await screen.open(role, screen.addressOf(name));
  for (const odd of ['x', '-1', '2026-02-30']) {
    cleanup();
    // Any text may be searched for, and the sums of a name may begin behind any.
    const free = name === 'sums' ? ['po'] : ['szukaj'];
    const query = ADDRESS_NAMES.filter((one) => !free.includes(one)).map((one) => `${one}=${odd}`);
    const page = await screen.open(role, `${screen.addressOf(name)}?${query.join('&')}`);
    expect(changes(whole, page)).toEqual([]);
  }
});

/** Pages of a thing whose fields are saved together, with what their first field takes. */
const EDITED = [
  ['prices', '12'],
  ['coupon', '12'],
  ['service', 'Karta losu'],
  ['text', 'Karta losu'],
] as const;

test.each(EDITED)(
  'on the page %s nothing can be typed or chosen any more once a save has said that its thing is gone [DK-6]',
  async (name, value) => {
    await screen.open('owner', screen.addressOf(name));
    const open = () =>
      [...document.querySelectorAll<HTMLInputElement>('main :is(input, textarea):enabled')].filter(
        ({ readOnly, form, type }) => !readOnly && !form && type !== 'file',
      );
    const first = must(
      open().find(({ type }) => /text/.test(type)),
      'a field',
    );
    fireEvent.change(first, { target: { value } });
    await screen.settled();
    screen.refusesWrites = true;
    screen.refusal = () => Response.json({ code: 105, message: '' }, { status: 404 });
    try {
      fireEvent.click(must(document.querySelector('main [aria-label=Zapis] button:last-of-type'), 'a save'));
      await screen.settled();
    } finally {
      screen.refusesWrites = false;
    }
    expect(screen.takeSent().at(-1)).toMatch(/^PUT /);
    expect(open().map((field) => field.labels?.[0]?.textContent ?? field.name)).toEqual([]);
  },
);

/** Pages that a shop has before its first customer, of which each could fail on having nothing to show. */
const FIRST_DAY: readonly DeskPageName[] = [
  'queue',
  'orders',
  'messages',
  'withdrawals',
  'words',
  'prices',
  'specialists',
  'services',
  'coupons',
  'newsletter',
  'people',
  'journal',
  'flow',
  'state',
  'books',
  'sums',
  'payouts',
];

describe('on a shop’s first day', () => {
  beforeAll(async () => {
    const { clock, store } = screen.filled.desk;
    await forgetCustomers(store.db);
    // The usual time to an answer is kept for a while.
    clock.pass(120_000);
  });

  test.each(['queue', 'orders'] as const)('the specialist’s page %s says what is committed', async (name) => {
    const page = await screen.open('specialist', DESK_PAGES[name].path);
    await expect(page).toMatchFileSnapshot(`first-day/specialist-${name}.txt`);
  });
});

describe('on a shop’s first day, before it has an offer', () => {
  beforeAll(() => forgetOffer(screen.filled.desk.store.db));

  test.each(FIRST_DAY)('the owner’s page %s says what is committed', async (name) => {
    const page = await screen.open('owner', DESK_PAGES[name].path);
    await expect(page).toMatchFileSnapshot(`first-day/${name}.txt`);
  });
});
