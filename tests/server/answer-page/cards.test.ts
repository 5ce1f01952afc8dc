import { afterAll, beforeAll, expect, test } from 'vitest';
import { beginCorrection, dropCorrection } from '#server/answers/correct-answer.ts';
import { latestDraft } from '#server/answers/save-draft.ts';
import { paidOrder } from '#tests/server/answers/paid-order.ts';
import { offerOf, orderOf } from '#tests/server/support/order-requests.ts';
import { startPageShop, type PageShop } from '#tests/server/support/page-shop.ts';
import { PlainBrowser } from '#tests/server/support/plain-browser.ts';
import catalogue from '#server/seed/catalogue.json';
import { approve, JAGNA, linkIn, mailedOrder, mailOut, write } from './sent-letter.ts';

let shop: PageShop;
beforeAll(async () => {
  shop = await startPageShop();
});
afterAll(() => shop.close());

const open = async (link: string) => {
  const browser = new PlainBrowser(shop.app);
  await browser.open(link);
  return browser;
};
const offerNamed = (title: string) => {
  const product = catalogue.products.find((one) => one.title === title);
  return String(catalogue.fairyProducts.find(({ productId }) => productId === product?.id)?.id);
};
const readingOf = (title: string) => orderOf('Tarot', { fairyProductId: offerNamed(title) });
const cards = (count: number) =>
  Array.from({ length: count }, (_, number) => ({ card: `major-${number}`, isReversed: number === 1 }));

test('the page and the mail show the cards as the specialist laid them, with position and name [R13] [R14]', async () => {
  const { link, mail } = await mailedOrder(shop.store.db, readingOf('Trzy karty'), {
    text: 'List.',
    laid: cards(3),
  });
  const LIST =
    'Karty:\n1. Co było: Głupiec\n2. Co jest: Mag (karta odwrócona)\n3. Dokąd to zmierza: Kapłanka';
  expect(mail.text).toContain(`${LIST}\n\nList.`);
  const { document, text } = await open(link);
  const spread = document.querySelector('ol[aria-label^="Karty, które wyłożyła"]');
  expect([...(spread?.querySelectorAll('li') ?? [])].map((li) => li.textContent)).toEqual([
    'Co było Głupiec',
    'Co jest Mag (karta odwrócona)',
    'Dokąd to zmierza Kapłanka',
  ]);
  expect([...(spread?.querySelectorAll('img') ?? [])].map((img) => img.getAttribute('src'))).toEqual([
    '/karty/major-0.svg',
    '/karty/major-1-r.svg',
    '/karty/major-2.svg',
  ]);
  // The letter itself does not list them again.
  expect(document.querySelector('article')?.textContent).not.toContain('Głupiec');
  expect(text.indexOf('Głupiec')).toBeLessThan(text.indexOf('List.'));
  const picture = await shop.app.inject('/karty/major-1-r.svg');
  expect([picture.statusCode, picture.headers['content-type']]).toEqual([
    200,
    'image/svg+xml; charset=utf-8',
  ]);
  for (const unknown of ['major-22.svg', 'major-1-x.svg', '..%2Fapp.ts'])
    expect((await shop.app.inject(`/karty/${unknown}`)).statusCode).toBe(404);
});

test('an order keeps the spread that it was sold with: a draft laid before a change stays whole, and so does what was approved [RD-5] [R13]', async () => {
  const { db } = shop.store;
  const rename = (spread: string[]) =>
    db.updateTable('product').set({ spread }).where('title', '=', 'Trzy karty').execute();
  const order = await paidOrder(db, readingOf('Trzy karty'));
  await write(db, order.orderId, { text: 'List.', laid: cards(2) });
  await rename(['Korzeń', 'Pień']);
  const later = await mailedOrder(db, readingOf('Trzy karty'), { text: 'List.', laid: cards(2) });
  // The third card is laid after the change, and the letter with it.
  await write(db, order.orderId, { text: 'List drugi.', laid: cards(3) });
  await approve(db, order.orderId);
  const [mail] = await mailOut(db);
  if (!mail) throw new Error('no mail');
  await rename(['Co było', 'Co jest', 'Dokąd to zmierza']);
  const named = async (link: string) =>
    [...(await open(link)).document.querySelectorAll('main ol li span:first-child')].map(
      ({ textContent }) => textContent,
    );
  expect(await named(linkIn(mail))).toEqual(['Co było', 'Co jest', 'Dokąd to zmierza']);
  expect(await named(later.link)).toEqual(['Korzeń', 'Pień']);
});

test('ten lie as a cross, whose numbers match the list [R14]', async () => {
  const { link } = await mailedOrder(shop.store.db, readingOf('Krzyż celtycki'), {
    text: 'List.',
    laid: cards(10),
  });
  const { document } = await open(link);
  const numbers = (selector: string) =>
    [...document.querySelectorAll(`${selector} b`)].map((b) => b.textContent);
  const ten = Array.from({ length: 10 }, (_, index) => String(index + 1));
  expect(numbers('ol[aria-hidden=true]')).toEqual(ten);
  expect(numbers('ol[aria-label]')).toEqual(ten);
});

test('without cards there is no spread, and a service without cards takes none [R13]', async () => {
  const bare = await mailedOrder(shop.store.db, readingOf('Jedna karta'), { text: 'List.' });
  expect((await open(bare.link)).document.querySelector('main ol')).toBeNull();
  const question = await mailedOrder(
    shop.store.db,
    orderOf('Wrozba', { fairyProductId: offerOf('Wrozba', 1).id }),
    { text: 'List.', laid: cards(3) },
  );
  expect(question.mail.text).not.toContain('Karty:');
});

test('an approval is of text and cards: a turned card voids it, and cards alone are no answer', async () => {
  const { db } = shop.store;
  const { orderId } = await paidOrder(db, readingOf('Trzy karty'));
  await write(db, orderId, { laid: cards(3) });
  await expect(approve(db, orderId)).rejects.toThrow(/refused/);
  await write(db, orderId, { text: 'List.', laid: cards(3) });
  await approve(db, orderId);
  await write(db, orderId, { text: 'List.', laid: cards(3) });
  const status = async () =>
    (await db.selectFrom('shop_order').select('status').where('id', '=', orderId).executeTakeFirstOrThrow())
      .status;
  expect(await status()).toBe('SCHEDULED');
  await write(db, orderId, { text: 'List.', laid: cards(2) });
  expect(await status()).toBe('GENERATING_RESPONSE');
  // A desk of before sends no cards: those that lie stay.
  await write(db, orderId, { text: 'List drugi.' });
  await approve(db, orderId);
  const [mail] = await mailOut(db);
  expect(mail?.text).toContain('2. Co jest: Mag');
});

test('a correction begins with the whole draft that was sent, and dropped it ends with it: cards and what was left out too', async () => {
  const { db } = shop.store;
  const answered = (responses: readonly string[]) =>
    responses.map((response, at) => ({ sequenceNumber: at + 1, response, ignoreResponse: response === '' }));
  const forTwo = orderOf('Wrozba', {
    fairyProductId: offerOf('Wrozba', 2).id,
    questions: [{ content: 'Pierwsze?' }, { content: 'Drugie?' }],
  });
  const orders = [
    [readingOf('Trzy karty'), { text: 'List.', laid: cards(3) }, { text: 'Inny.', laid: [] }],
    [forTwo, { responses: answered(['Tak.', '']) }, { responses: answered(['', 'Nie.']) }],
  ] as const;
  for (const [request, sent, other] of orders) {
    const { orderId } = await mailedOrder(db, request, sent);
    const seen = async () =>
      (
        await db
          .selectFrom('answer')
          .select('revision')
          .where('order_id', '=', orderId)
          .executeTakeFirstOrThrow()
      ).revision;
    const first = await latestDraft(db, orderId);
    await beginCorrection(db, orderId, { seen: await seen(), reason: 'Imię.' }, JAGNA);
    expect(await latestDraft(db, orderId), 'no copy is made of what stands there').toEqual(first);
    await write(db, orderId, other);
    await dropCorrection(db, orderId, { seen: await seen() }, JAGNA);
    expect(await latestDraft(db, orderId)).toEqual({ ...first, version: 3 });
  }
});

test('canaries of drafts, prompts and other orders are in no page, mail or paper', async () => {
  const { db } = shop.store;
  const CANARIES = ['Kanarek szkicu', 'Kanarek pominięty', 'Kanarek polecenia', 'Kanarek obcy'];
  const other = await mailedOrder(db, readingOf('Trzy karty'), { text: 'Kanarek obcy.' });
  const order = await paidOrder(
    db,
    orderOf('Wrozba', {
      fairyProductId: offerOf('Wrozba', 2).id,
      questions: [{ content: 'Pierwsze?' }, { content: 'Drugie?' }],
    }),
  );
  await write(db, order.orderId, { text: 'Kanarek szkicu.' });
  await write(db, order.orderId, {
    text: 'Z Bogiem.',
    responses: [
      { sequenceNumber: 1, response: 'Tak.', ignoreResponse: false },
      { sequenceNumber: 2, response: 'Kanarek pominięty.', ignoreResponse: true },
    ],
  });
  await db.updateTable('product').set({ base_prompt: 'Kanarek polecenia' }).execute();
  await db
    .updateTable('shop_order')
    .set({ prompt: 'Kanarek polecenia' })
    .where('id', '=', order.orderId)
    .execute();
  await approve(db, order.orderId);
  const [mail] = await mailOut(db);
  if (!mail) throw new Error('no mail');
  // The page on paper is this very document.
  const { body } = await shop.app.inject(linkIn(mail));
  expect(body).toContain('Z Bogiem.');
  for (const canary of CANARIES)
    for (const shown of [mail.text, mail.html, mail.subject, body]) expect(shown).not.toContain(canary);
  expect((await shop.app.inject(other.link)).body).toContain('Kanarek obcy');
});

test('words between asterisks are bold on the page and in the mail, by the writer’s marking alone; a plain text keeps the marks [R15]', async () => {
  const { link, mail } = await mailedOrder(shop.store.db, readingOf('Trzy karty'), {
    text: '*Mag* <b>nie</b> mówi.\n\nMag milczy, 2 * 2.',
    laid: cards(3),
  });
  const { document } = await open(link);
  expect([...document.querySelectorAll('article p b')].map((bold) => bold.textContent)).toEqual(['Mag']);
  expect(document.querySelector('article')?.textContent).toContain('Mag <b>nie</b> mówi.');
  expect(mail.html).toContain('<b>Mag</b> &lt;b&gt;nie&lt;/b&gt; mówi.');
  expect(mail.html).toContain('Mag milczy, 2 * 2.');
  expect(mail.text).toContain('*Mag* <b>nie</b> mówi.');
});
