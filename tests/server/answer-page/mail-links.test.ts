import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readOrder } from '#server/desk/order/read-order.ts';
import { sendAnswerAgain } from '#server/answers/approve-answer.ts';
import { setAnswerPage } from '#server/answers/set-answer-page.ts';
import type { MailContent } from '#server/mail/mailer.ts';
import { paidOrder } from '#tests/server/answers/paid-order.ts';
import { birth, orderOf } from '#tests/server/support/order-requests.ts';
import { startPageShop, type PageShop } from '#tests/server/support/page-shop.ts';
import { PlainBrowser } from '#tests/server/support/plain-browser.ts';
import { JAGNA, mailedOrder, mailOut } from './sent-letter.ts';

// What each link of the answer's mail shows to whom the mail is forwarded, while the page is open and once it is closed:
// the table "Who sees an answer on the web" of docs/operating/personal-data.md.

const LETTER = 'Kanarek listu.';
const ASKED = 'Kanarek pytania?';
const draft = {
  text: LETTER,
  responses: [{ sequenceNumber: 1, response: 'Kanarek odpowiedzi.', ignoreResponse: false }],
};
const customer = { ...birth, name: 'Ludomira', email: 'ludomira@example.com' };
const partner = { name: 'Dobromir', birthDate: '1985-10-31' };

let shop: PageShop;
beforeAll(async () => {
  shop = await startPageShop({ PUBLIC_URL: 'https://shop.example', TRUST_PROXY: '1' });
});
afterAll(() => shop.close());

const MAILS = {
  tarot: () => orderOf('Tarot', { customer, questions: [{ content: ASKED }] }),
  'a ritual for two': () =>
    orderOf('Rytual_partnerski', { customer, partner, questions: [{ content: ASKED }] }),
  'a birth horoscope': () => orderOf('Horoskop_urodzeniowy', { customer: { ...customer, city: 'Kraków' } }),
  'a gift': () =>
    orderOf('Tarot', { customer, questions: [{ content: ASKED }], gift: { email: 'zosia@example.com' } }),
} as const;

/** The shop's addresses in both parts of a mail. */
const linksOf = ({ text, html }: MailContent) => [
  ...new Set(
    [...`${text} ${html.replaceAll('&amp;', '&')}`.matchAll(/https:\/\/shop\.example(\/[^\s"<>)]*)/g)].map(
      ([, path = '']) => path,
    ),
  ),
];
/** Those that hold a key. */
const UUID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/;
const KEY = new RegExp(`${UUID.source}|(?<=klucz=)[\\da-f]{64}`);
const keyedIn = (mail: MailContent) => linksOf(mail).filter((link) => KEY.test(link));
const pathOf = (link: string) =>
  new URL(link, 'https://shop.example').pathname.replace(/(odpowiedz)\/.*/, '$1');

/** Everything that the page of a link holds, seen or not, and its status. */
async function shownBy(link: string) {
  const browser = new PlainBrowser(shop.app);
  await browser.open(link);
  return { status: browser.page.status, shown: browser.document.documentElement.outerHTML };
}

/** What of a person or her order stands on a page. */
const SECRETS = {
  letter: /Kanarek (listu|odpowiedzi)/,
  question: /Kanarek pytania/,
  name: /Ludomira/,
  birth: /1990-05-03|value="1990"|maja\s1990|03\.05\.1990/,
  partner: /Dobromir/,
  address: /(ludomira|zosia)@example\.com/,
  payment: /PayU-/i,
} as const;
const secretsIn = (shown: string) =>
  Object.entries(SECRETS).flatMap(([name, pattern]) => (pattern.test(shown) ? [name] : []));

/** What the row of each page allows it to show; a page without a row may show nothing. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  '/odpowiedz': ['letter', 'question'],
  // Beside the words, once there are stars.
  '/ocena': ['name'],
  // Its forms carry the order's people to the order form.
  '/ponownie': ['name', 'birth', 'partner'],
};

describe.each(Object.entries(MAILS))('the keyed links of the mail of %s [LW-13] [RD-5]', (what, request) => {
  test('show what the table says, and after the page is closed nothing of letter, question or people', async () => {
    const { mail, link } = await mailedOrder(shop.store.db, request(), draft);
    const keyed = keyedIn(mail);
    expect(keyed).toContain(link);
    // Rated before any link is opened: only then does the page of the stars show a first name.
    const ratings = keyed.find((one) => pathOf(one) === '/ocena') ?? '';
    await new PlainBrowser(shop.app).send('/ocena', `klucz=${UUID.exec(ratings)?.[0]}&gwiazdki=5`);
    for (const one of keyed) {
      const { status, shown } = await shownBy(one);
      expect.soft([one, status]).toEqual([one, 200]);
      const allowed = [
        ...(ALLOWED[pathOf(one)] ?? []),
        ...(what === 'a birth horoscope' && one === link ? ['birth'] : []),
      ];
      const over = secretsIn(shown).filter((name) => !allowed.includes(name));
      expect.soft([one, over]).toEqual([one, []]);
    }

    const browser = new PlainBrowser(shop.app);
    await browser.send(link, '');
    expect(browser.page.status).toBe(200);
    for (const one of keyed.filter((other) => other !== ratings)) {
      const { status, shown } = await shownBy(one);
      expect.soft([one, secretsIn(shown)]).toEqual([one, []]);
      // The law's way ends with the order's data alone, like the stars with their words.
      expect.soft([one, status]).toEqual([one, pathOf(one) === '/odstapienie' ? 200 : 410]);
    }
    expect((await shownBy(ratings)).status).toBe(200);
  });
});

test('the table’s words for what shows are no more than what shows', async () => {
  const { mail } = await mailedOrder(shop.store.db, MAILS['a ritual for two'](), draft);
  const stars = keyedIn(mail).find((one) => pathOf(one) === '/ocena') ?? '';
  await new PlainBrowser(shop.app).send('/ocena', `klucz=${UUID.exec(stars)?.[0]}&gwiazdki=5`);
  for (const [path, secrets] of Object.entries(ALLOWED)) {
    const { shown } = await shownBy(keyedIn(mail).find((one) => pathOf(one) === path) ?? '');
    expect([path, secretsIn(shown)]).toEqual([path, secrets]);
  }
  const chart = await mailedOrder(shop.store.db, MAILS['a birth horoscope'](), draft);
  expect(secretsIn((await shownBy(chart.link)).shown)).toContain('birth');
});

test('the mail of an answer has no key but those of page, rating, next order and withdrawal', async () => {
  const paths = new Set<string>();
  for (const request of Object.values(MAILS)) {
    const { mail } = await mailedOrder(shop.store.db, request(), draft);
    for (const one of keyedIn(mail)) paths.add(pathOf(one));
  }
  expect([...paths].toSorted()).toEqual(['/ocena', '/odpowiedz', '/odstapienie', '/ponownie']);

  // Each has a key of its own, and the withdrawal alone has the order's: a link that is forwarded opens nothing else.
  const { mail, customerId, orderId } = await mailedOrder(shop.store.db, MAILS.tarot(), draft);
  const keys = keyedIn(mail).map((one) => [pathOf(one), KEY.exec(one)?.[0] ?? ''] as const);
  expect(new Set(keys.map(([, key]) => key)).size).toBe(keys.length);
  expect(keys.filter(([, key]) => key === customerId).map(([path]) => path)).toEqual(['/odstapienie']);
  const again = keys.find(([path]) => path === '/ponownie')?.[1] ?? '';
  const withKey = `zamowienie=${orderId}&orderId=${orderId}&customerId=${again}&klucz=${again}`;
  for (const path of ['/odstapienie', '/zamowienie', '/ocena', `/odpowiedz/${again}`])
    expect([path, secretsIn((await shownBy(`${path}?${withKey}`)).shown)]).toEqual([path, []]);
  const status = await shop.app.inject(`/api/order/payment-status/${orderId}?customerId=${again}`);
  expect(status.statusCode).toBeGreaterThanOrEqual(400);
  expect((await shownBy(`/ponownie?zamowienie=${orderId}&klucz=${again.replace(/./, 'x')}`)).status).toBe(
    410,
  );
});

/** Has the answer's mail sent again, to a mended address if one is given; resolves with it. */
async function sentAgain(orderId: number, email?: string): Promise<MailContent> {
  const { db } = shop.store;
  const { revision } = await db
    .selectFrom('answer')
    .select('revision')
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  const change = await sendAnswerAgain(db, orderId, { seen: revision, email }, JAGNA);
  expect(change.kind).toBe('done');
  const [mail] = await mailOut(db);
  if (!mail) throw new Error('no mail');
  return mail;
}
const againIn = (mail: MailContent) => linksOf(mail).find((one) => pathOf(one) === '/ponownie');

test('after the address is corrected, a stranger with the first mail sees no data, and the next mail has no dead link [LW-13]', async () => {
  const { mail, orderId, link } = await mailedOrder(shop.store.db, MAILS['a ritual for two'](), draft);
  const again = againIn(mail) ?? '';
  expect((await shownBy(again)).status).toBe(200);
  const next = await sentAgain(orderId, 'ludomira.dobra@example.com');
  for (const one of [again, link]) {
    const { status, shown } = await shownBy(one);
    expect([one, status, secretsIn(shown)]).toEqual([one, 410, []]);
  }
  expect(againIn(next)).toBeUndefined();
  for (const one of keyedIn(next)) expect([one, (await shownBy(one)).status]).toEqual([one, 200]);
});

test('the mail of a closed answer, sent again, has no link that opens nothing; to the same address it keeps the next order', async () => {
  const { orderId, link } = await mailedOrder(shop.store.db, MAILS.tarot(), draft);
  expect(againIn(await sentAgain(orderId))).toBeDefined();
  await new PlainBrowser(shop.app).send(link, '');
  const next = await sentAgain(orderId);
  expect(againIn(next)).toBeUndefined();
  for (const one of keyedIn(next)) expect([one, (await shownBy(one)).status]).toEqual([one, 200]);
});

test('the order’s key in it opens what was bought and what became of it, with the address masked', async () => {
  const { orderId, customerId, link } = await mailedOrder(shop.store.db, MAILS.tarot(), draft);
  const answer = async () =>
    (await shop.app.inject(`/api/order/payment-status/${orderId}?customerId=${customerId}`)).body;
  await new PlainBrowser(shop.app).send(link, '');
  for (const { shown } of [
    await shownBy(`/zamowienie?orderId=${orderId}&customerId=${customerId}`),
    { shown: await answer() },
  ])
    expect(secretsIn(shown)).toEqual([]);
});

test('an owner who opens a page again also opens the link to the next order', async () => {
  const { db } = shop.store;
  const { link, mail, orderId } = await mailedOrder(db, MAILS.tarot(), draft);
  const again = linksOf(mail).find((one) => pathOf(one) === '/ponownie') ?? '';
  await new PlainBrowser(shop.app).send(link, '');
  expect((await shownBy(again)).status).toBe(410);
  const { revision } = await db
    .selectFrom('answer')
    .select('revision')
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  expect((await setAnswerPage(db, orderId, { seen: revision, isOpen: true }, JAGNA)).kind).toBe('done');
  expect((await shownBy(again)).status).toBe(200);
  expect((await shownBy(link)).status).toBe(410);
});

test('a giver’s own link to the next order was in no mail of the answer, and outlasts its page', async () => {
  const { orderId, customerId, link } = await mailedOrder(shop.store.db, MAILS['a gift'](), draft);
  await new PlainBrowser(shop.app).send(link, '');
  const { status } = await shownBy(`/ponownie?zamowienie=${orderId}&customerId=${customerId}`);
  expect(status).toBe(200);
});

test('two people at one address: the desk links the earlier answers of the same person alone', async () => {
  const { db } = shop.store;
  const email = 'wspolny@example.com';
  const by = (name: string, birthDate: string) =>
    orderOf('Tarot', { customer: { ...birth, birthDate, name, email } });
  const first = await mailedOrder(db, by('Ewa', '1990-05-03'), draft);
  await mailedOrder(db, by('Adam', '1988-01-02'), draft);
  const next = await paidOrder(db, by('Ewunia', '1990-05-03'));
  const third = await paidOrder(db, by('Ala', '2001-01-02'));
  const earlierOf = async (orderId: number) =>
    (await readOrder(db, orderId)).earlier.map((one) => one.orderId);
  expect(await earlierOf(next.orderId)).toEqual([first.orderId]);
  expect(await earlierOf(third.orderId)).toEqual([]);
});
