import { afterAll, beforeAll, expect, test } from 'vitest';
import { readOrder } from '#server/desk/order/read-order.ts';
import { mailDataLink } from '#server/my-data/data-link.ts';
import { paidOrder } from '#tests/server/answers/paid-order.ts';
import { jobRows } from '#tests/server/jobs/job-table.ts';
import { birth, orderOf } from '#tests/server/support/order-requests.ts';
import { startPageShop, type PageShop } from '#tests/server/support/page-shop.ts';
import { PlainBrowser } from '#tests/server/support/plain-browser.ts';
import { mailedOrder } from './sent-letter.ts';

// Two people, twins at that, order from one address: what docs/operating/personal-data.md says that each sees and does.

let shop: PageShop;
beforeAll(async () => {
  shop = await startPageShop({ PUBLIC_URL: 'https://shop.example', TRUST_PROXY: '1' });
});
afterAll(() => shop.close());

const EMAIL = 'blizniaczki@example.com';
/** The same in all but the first name: address, day of birth, service and specialist. */
const by = (name: string, email = EMAIL) => orderOf('Tarot', { customer: { ...birth, name, email } });

const open = async (link: string) => {
  const browser = new PlainBrowser(shop.app);
  await browser.open(link);
  return browser;
};
const statusOf = async (link: string) => (await open(link)).page.status;
const againIn = ({ text }: { text: string }) =>
  /https:\/\/shop\.example(\/ponownie\?\S+)/.exec(text)?.[1] ?? '';

/** The page behind a link to the data of the address; one a minute is mailed, and one is open for an hour. */
async function openData({ minutesAgo }: { minutesAgo: number }): Promise<PlainBrowser> {
  const { db } = shop.store;
  await mailDataLink(db, EMAIL, new Date(Date.now() - minutesAgo * 60_000));
  const mailed = (await jobRows(db)).findLast(({ kind }) => kind === 'mail.data-link');
  const browser = await open(`/moje-dane?klucz=${String(mailed?.payload?.['token'])}`);
  await browser.press();
  return browser;
}
const rowsOf = (browser: PlainBrowser) =>
  [...browser.document.querySelectorAll('main ul.list li')].map((row) => ({
    text: row.textContent ?? '',
    links: [...row.querySelectorAll('a')].map((link) => String(link.getAttribute('href'))),
  }));

test('twins at one address have a page, stars and a next order each, tell their readings apart, and learn whose data an erasure takes [RD-6] [LW-13]', async () => {
  const { db } = shop.store;
  const ewa = await mailedOrder(db, by('Ewa'), { text: 'Kanarek Ewy.' });
  const alone = await openData({ minutesAgo: 40 });
  expect(rowsOf(alone).map(({ text }) => text.includes('imię:'))).toEqual([false]);
  await alone.press('krok', 'usun');
  expect(alone.text).not.toContain('różne imiona');

  // The case of an address is nobody's own.
  const ala = await mailedOrder(db, by('Ala', 'Blizniaczki@Example.com'), { text: 'Kanarek Ali.' });
  for (const [own, other] of [
    [ewa, 'Kanarek Ali'],
    [ala, 'Kanarek Ewy'],
  ] as const) {
    expect(own.mail.text).not.toContain(other);
    expect((await open(own.link)).document.documentElement.outerHTML).not.toContain(other);
  }
  // The next order of each begins with her own name.
  for (const [order, name] of [
    [ewa, 'Ewa'],
    [ala, 'Ala'],
  ] as const) {
    const again = await open(againIn(order.mail));
    const form = [...again.document.querySelectorAll('form')].at(-1);
    expect(form?.querySelector<HTMLInputElement>('[name=firstName]')?.value).toBe(name);
  }

  // Stars and closing are of one order.
  const rated = await open(ewa.link);
  rated.check('gwiazdki', '5');
  await rated.press('gwiazdki', '5');
  expect((await open(ala.link)).document.querySelector('[role=radiogroup]')).not.toBeNull();

  const both = await openData({ minutesAgo: 20 });
  const rows = rowsOf(both);
  expect(rows.map(({ text }) => /imię: (\S+)/.exec(text)?.[1])).toEqual(['Ala', 'Ewa']);
  expect(rows.map(({ links }) => links[0])).toEqual([ala.link, ewa.link]);
  await new PlainBrowser(shop.app).send(ewa.link, '');
  expect([await statusOf(ewa.link), await statusOf(againIn(ewa.mail))]).toEqual([410, 410]);
  expect([await statusOf(ala.link), await statusOf(againIn(ala.mail))]).toEqual([200, 200]);

  // To her specialist twins are one person: address and day of birth are the same.
  const next = await paidOrder(db, by('Ala'));
  const { earlier } = await readOrder(db, next.orderId);
  expect(earlier.map(({ orderId }) => orderId).toSorted((a, b) => a - b)).toEqual([ewa.orderId, ala.orderId]);

  const erasing = await openData({ minutesAgo: 0 });
  await erasing.press('krok', 'usun');
  expect(erasing.text).toContain('zamówienia na różne imiona: Ala, Ewa. Usuniemy dane ze wszystkich.');
  await erasing.press('krok', 'usun-na-pewno');
  expect(erasing.text).toContain('Twoje dane są usunięte');
  for (const { link, mail } of [ewa, ala])
    expect([await statusOf(link), await statusOf(againIn(mail))]).toEqual([410, 410]);
  const left = await db
    .selectFrom('shop_order')
    .select(['customer_name', 'birth_date', 'answer_key'])
    .where((is) => is.fn('lower', ['email']), '=', EMAIL)
    .execute();
  expect(left).toEqual(left.map(() => ({ customer_name: null, birth_date: null, answer_key: null })));
});

test('one device orders for both: the other twin’s order takes the place of none', async () => {
  const place = (name: string, cookie?: string) =>
    shop.app.inject({
      method: 'POST',
      url: '/api/order',
      payload: by(name),
      ...(cookie !== undefined && { headers: { cookie } }),
    });
  const first = await place('Ewa');
  const cookie = first.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const second = await place('Ala', cookie);
  expect(second.json().orderId).not.toBe(first.json().orderId);
  const names = await shop.store.db
    .selectFrom('shop_order')
    .select('customer_name')
    .where('id', 'in', [first.json().orderId, second.json().orderId])
    .orderBy('id')
    .execute();
  expect(names.map(({ customer_name: name }) => name)).toEqual(['Ewa', 'Ala']);
});
