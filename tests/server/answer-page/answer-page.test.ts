import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { beginCorrection } from '#server/answers/correct-answer.ts';
import { findSentAnswer } from '#server/answers/answered-order.ts';
import { formatPrice } from '#copy/site/format.ts';
import { erasePerson } from '#server/people/erase-person.ts';
import { stripOrders } from '#server/people/strip-orders.ts';
import { rowsAbout } from '#server/people/export-person.ts';
import { callOff, paidOrder, sentOrder } from '#tests/server/answers/paid-order.ts';
import { offerOf, orderOf } from '#tests/server/support/order-requests.ts';
import { startPageShop, type PageShop } from '#tests/server/support/page-shop.ts';
import { startTestShop } from '#tests/server/support/test-app.ts';
import { PlainBrowser } from '#tests/server/support/plain-browser.ts';
import { JAGNA, approve, mailedOrder, mailOut, recall, write } from './sent-letter.ts';

const LETTER = 'Aniu, napisałaś, że jest ci wygodnie.\n\nNie spiesz się\nz odpowiedzią.';

let shop: PageShop;
beforeAll(async () => {
  shop = await startPageShop();
});
afterAll(() => shop.close());

const open = async (link: string, headers?: Record<string, string>) => {
  const browser = new PlainBrowser(shop.app, headers);
  await browser.open(link);
  return browser;
};
const keyOf = async (orderId: number) =>
  (
    await shop.store.db
      .selectFrom('shop_order')
      .select('answer_key')
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow()
  ).answer_key;
const textOf = (browser: PlainBrowser, selector: string) =>
  [...browser.document.querySelectorAll(selector)].map((one) =>
    (one.textContent ?? '').replaceAll(/[\s\u00a0]+/g, ' ').trim(),
  );

describe('the answer’s page', () => {
  test('opens from the one button of its mail, which holds the whole letter as before [RD-5] [R10] [R22]', async () => {
    const { link, mail, orderId } = await mailedOrder(shop.store.db, orderOf('Tarot'), { text: LETTER });
    expect(mail.text).toContain(LETTER);
    expect(mail.html.match(/class="button"/g)).toHaveLength(1);
    expect(mail.html).toContain(`class="button" href="https://shop.example${link}"`);

    const browser = await open(link);
    expect(browser.page.status).toBe(200);
    expect(textOf(browser, 'h1')).toEqual(['Jagna odpowiada']);
    expect(browser.text).toContain('Aniu, napisałaś, że jest ci wygodnie.');
    expect(browser.text).toContain(`Zamówienie nr ${orderId}, zapłacono `);
    expect(browser.text).not.toContain('poprawiono');
  });

  test('says when, shows who, and has no button before the letter [R11] [R12] [R21]', async () => {
    const { link } = await mailedOrder(
      shop.store.db,
      orderOf('Wrozba', { fairyProductId: offerOf('Wrozba', 1).id }),
      { responses: [{ sequenceNumber: 1, response: LETTER, ignoreResponse: false }] },
    );
    const { document, text } = await open(link);
    const main = document.querySelector('main');
    const order = [...(main?.querySelectorAll('h1, blockquote, article, button, summary') ?? [])].map(
      ({ tagName }) => tagName,
    );
    expect(order.slice(0, 3)).toEqual(['H1', 'BLOCKQUOTE', 'ARTICLE']);
    expect(main?.querySelector('blockquote')?.textContent).toBe('„Czy wyjadę?”');
    expect(text).toMatch(/\d{1,2} \p{L}+ 20\d\d, \d{1,2}:\d\d/u);
    expect(text).toMatch(/Księżyc w \p{Lu}/u);
    expect(main?.querySelector('img[width="320"]')?.getAttribute('src')).toMatch(/^\/sample\/\w+\.svg$/);
    const withdraw = [...(main?.querySelectorAll('a') ?? [])].find(
      ({ textContent }) => textContent === 'Odstąp od umowy tutaj',
    );
    expect(withdraw?.getAttribute('href')).toMatch(/^\/odstapienie\?zamowienie=\d+$/);
  });

  test('several questions are headings, each over its answer; what was left out is not there [R16]', async () => {
    const { link } = await mailedOrder(
      shop.store.db,
      orderOf('Wrozba', {
        fairyProductId: offerOf('Wrozba', 3).id,
        questions: [{ content: 'Czy myśli?' }, { content: 'Czy pisać?' }, { content: 'Kiedy?' }],
      }),
      {
        text: 'Z Bogiem.',
        responses: [
          { sequenceNumber: 1, response: 'W kuli lampa.', ignoreResponse: false },
          { sequenceNumber: 2, response: 'Tajne.', ignoreResponse: true },
          { sequenceNumber: 3, response: 'W niedzielę.', ignoreResponse: false },
        ],
      },
    );
    const browser = await open(link);
    expect(textOf(browser, 'article h2')).toEqual(['Pierwsze pytanie Czy myśli?', 'Trzecie pytanie Kiedy?']);
    expect(textOf(browser, 'article h2 ~ p, article h2 ~ div p').slice(0, 3)).toEqual([
      'W kuli lampa.',
      'W niedzielę.',
      // The last paragraph ends with who signs it.
      'Z Bogiem.Jagna',
    ]);
    expect(browser.text).not.toContain('Tajne.');
  });

  test('an answer that was recalled and written anew has its headings, of the approval that holds', async () => {
    const { db } = shop.store;
    const { orderId } = await paidOrder(
      db,
      orderOf('Wrozba', {
        fairyProductId: offerOf('Wrozba', 2).id,
        questions: [{ content: 'Czy myśli?' }, { content: 'Kiedy?' }],
      }),
    );
    const say = (when: string) => [
      { sequenceNumber: 1, response: 'W kuli lampa.', ignoreResponse: false },
      { sequenceNumber: 2, response: when, ignoreResponse: false },
    ];
    await write(db, orderId, { responses: say('W piątek.') });
    await approve(db, orderId);
    await recall(db, orderId);
    await write(db, orderId, { responses: say('W niedzielę.') });
    await approve(db, orderId);
    await mailOut(db);
    const browser = await open(`/odpowiedz/${await keyOf(orderId)}`);
    expect(textOf(browser, 'article h2')).toEqual(['Pierwsze pytanie Czy myśli?', 'Drugie pytanie Kiedy?']);
    expect(browser.text).not.toContain('W piątek.');
  });

  test('a ritual names its intention, a birth horoscope has its chart and positions [R16] [R17]', async () => {
    const ritual = await mailedOrder(shop.store.db, orderOf('Rytual_z_intencja'), { text: LETTER });
    expect((await open(ritual.link)).text).toContain('Twoja intencja');
    const birth = await mailedOrder(shop.store.db, orderOf('Horoskop_urodzeniowy'), { text: LETTER });
    const { document } = await open(birth.link);
    expect(document.querySelectorAll('main svg[role=img]')).toHaveLength(1);
    // Beside the fold, so that a wide screen and paper show them without scripts.
    expect(document.querySelectorAll('main details:not([open]) + div table')).toHaveLength(2);
    expect(document.querySelector('main section')?.textContent).toMatch(/Niebo z\s3\smaja 1990, Kraków/);
    // Read before the letter, as it is seen on a phone.
    const [chart, letter] = [document.querySelector('main svg[role=img]'), document.querySelector('article')];
    expect(letter && chart?.compareDocumentPosition(letter)).toBe(4);
    for (const other of ['Tarot', 'Horoskop'] as const) {
      const { link } = await mailedOrder(shop.store.db, orderOf(other), { text: LETTER });
      expect((await open(link)).document.querySelectorAll('main svg[role=img]')).toHaveLength(0);
    }
  });

  test('works without scripts but the theme’s and the print button’s, both named in its policy [R20]', async () => {
    const { link } = await mailedOrder(shop.store.db, orderOf('Tarot'), { text: LETTER });
    const { body, headers } = await shop.app.inject(link);
    const scripts = [...body.matchAll(/<script[^>]*>([^]*?)<\/script>/g)].map(([, source = '']) => source);
    expect(scripts).toHaveLength(2);
    expect(scripts.join('').length).toBeLessThan(1_000);
    expect(body).not.toMatch(/<script[^>]+src=|<link[^>]+(modulepreload|stylesheet)|src="https?:/);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['set-cookie']).toBeUndefined();
  });

  test('no search engine, cache, referrer or analytics gets to know it [R10]', async () => {
    const { link } = await mailedOrder(shop.store.db, orderOf('Tarot'), { text: LETTER });
    const { body, headers } = await shop.app.inject(link);
    expect(headers).toMatchObject({
      'x-robots-tag': 'noindex, nofollow, noarchive',
      'cache-control': 'no-store',
      // The origin alone: of the address with its key nothing goes along.
      'referrer-policy': 'strict-origin',
    });
    expect(body).toContain('<meta name="robots" content="noindex">');
    expect(body).toContain('Wyszukiwarki jej nie znają.');
    expect(body).not.toMatch(/gtag|dataLayer|google/i);
    for (const file of ['/sitemap.xml', '/robots.txt'])
      expect((await shop.app.inject(file)).body).not.toContain('odpowiedz/');
  });

  test('its key is in no line of the log, and one address cannot try many', async () => {
    const lines: string[] = [];
    const printed = vi.spyOn(process.stdout, 'write').mockImplementation((line) => {
      lines.push(String(line));
      return true;
    });
    const small = await startTestShop({ LOG_LEVEL: 'info', RATE_LIMIT: 'on', TRUST_PROXY: '1' });
    const key = '7d0ce1a4-0000-4000-8000-0000000000aa';
    let status = 0;
    for (let tries = 0; tries < 61; tries += 1)
      ({ statusCode: status } = await small.app.inject(`/odpowiedz/${key}`));
    await small.close();
    printed.mockRestore();
    expect(status).toBe(429);
    expect(lines.join('')).toContain('/odpowiedz/:key');
    expect(lines.join('')).not.toContain(key);
  });

  test('an answer of before has a page, once its mail is sent again', async () => {
    const { orderId } = await sentOrder(shop.store.db, orderOf('Tarot'));
    const answer = await findSentAnswer(shop.store.db, orderId);
    expect(answer?.answerKey).toBe(await keyOf(orderId));
    expect((await open(`/odpowiedz/${answer?.answerKey}`)).text).toContain('Karty mówią: jedź.');
  });

  test('an order has no key before somebody has approved its answer', async () => {
    const { orderId } = await paidOrder(shop.store.db);
    await write(shop.store.db, orderId, { text: LETTER });
    expect(await keyOf(orderId)).toBeNull();
    await approve(shop.store.db, orderId);
    expect(await keyOf(orderId)).toMatch(/^[\da-f-]{36}$/);
  });

  test('a letter whose mail is leaving is dated with its hour, whenever it is opened [R11]', async () => {
    const { db } = shop.store;
    const { orderId } = await mailedOrder(db, orderOf('Tarot'), { text: LETTER });
    await sql`update shop_order set status = 'SCHEDULED', answered_at = null, mailed_by = gen_random_uuid(),
      scheduled_for = '2026-11-25T21:40:00Z' where id = ${orderId}`.execute(db);

    const { text } = await open(`/odpowiedz/${await keyOf(orderId)}`);
    expect(text).toContain('Środa, 25 listopada 2026, 22:40');
  });

  test('the page waits until the mail is sent; a corrected answer replaces the first one and is marked as corrected', async () => {
    const { db } = shop.store;
    const { orderId } = await paidOrder(db);
    await write(db, orderId, { text: 'Pierwszy list.' });
    await approve(db, orderId);
    const link = `/odpowiedz/${await keyOf(orderId)}`;
    expect((await open(link)).text).toContain('List jeszcze się pisze');

    // The line breaks after the mail server has the mail: it may have arrived.
    await mailOut(db, () => new Error('ECONNRESET'));
    expect((await open(link)).text).toContain('Pierwszy list.');
    await sql`update job set failed_at = now() where done_at is null and kind = 'mail.answer'`.execute(db);
    await recall(db, orderId);
    await write(db, orderId, { text: 'Drugi list.' });
    const between = await open(link);
    expect([between.text.includes('Pierwszy'), between.text.includes('Drugi')]).toEqual([false, false]);
    await approve(db, orderId);
    await mailOut(db);

    const { text } = await open(link);
    expect(text).toContain('Drugi list.');
    expect(text).toMatch(/Ten list poprawiono \d+ \S+ \d{4}, \d+:\d\d\. To jego ostatnia wersja/);
    expect(text).not.toContain('Pierwszy list.');
  });

  test('a sent letter that is corrected shows the newest alone, says when, and keeps its link and its first day [RD-5]', async () => {
    const { db } = shop.store;
    const { link, orderId } = await mailedOrder(db, orderOf('Tarot'), { text: 'Pierwszy list.' });
    const day = textOf(await open(link), 'article p')[0];
    const { revision } = await db
      .selectFrom('answer')
      .select('revision')
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow();
    await beginCorrection(db, orderId, { seen: revision, reason: 'Kanarek powodu' }, JAGNA);
    await write(db, orderId, { text: 'Drugi list.' });
    const between = await open(link);
    expect([between.text.includes('Pierwszy list.'), between.text.includes('poprawiono')]).toEqual([
      true,
      false,
    ]);
    await approve(db, orderId);
    await mailOut(db);
    const browser = await open(link);
    expect(textOf(browser, 'article p')[0]).toBe(day);
    expect(browser.text).toContain('Drugi list.');
    expect(browser.text).toContain('Ten list poprawiono');
    for (const hidden of ['Pierwszy list.', 'Kanarek']) expect(browser.text).not.toContain(hidden);
  });

  test('a text that certainly did not leave makes no later one a correction', async () => {
    const { db } = shop.store;
    const { orderId } = await paidOrder(db);
    await write(db, orderId, { text: 'Pierwszy list.' });
    await approve(db, orderId);
    await recall(db, orderId);
    await write(db, orderId, { text: 'Drugi list.' });
    await approve(db, orderId);
    await mailOut(db);
    const { text } = await open(`/odpowiedz/${await keyOf(orderId)}`);
    expect(text).toContain('Drugi list.');
    expect(text).not.toContain('poprawiono');
  });
});

describe('the way to the next order', () => {
  const hrefOf = (browser: PlainBrowser, words: string) =>
    [...browser.document.querySelectorAll('main a')]
      .find(({ textContent }) => textContent?.startsWith(words))
      ?.getAttribute('href') ?? undefined;
  const stored = async (orderId: number) =>
    shop.store.db
      .selectFrom('shop_order')
      .innerJoin('fairy_product', 'fairy_product.id', 'fairy_product_id')
      .select(['product_id', 'fairy_id', 'customer_id', 'fairy_product_id'])
      .where('shop_order.id', '=', orderId)
      .executeTakeFirstOrThrow();

  test('leads to one question to her, with today’s price, and to the same again; its address has the choice alone [RD-6] [R18]', async () => {
    const { link, orderId } = await mailedOrder(shop.store.db, orderOf('Tarot'), { text: LETTER });
    const browser = await open(link);
    const { product_id, fairy_id, customer_id } = await stored(orderId);
    const ask = new URL(hrefOf(browser, 'Zapytaj jeszcze raz ·') ?? '', 'https://shop.example');
    expect([ask.pathname, ask.searchParams.get('wrozka')]).toEqual(['/wrozby', fairy_id]);
    const { questions_count, price } = await shop.store.db
      .selectFrom('product')
      .innerJoin('fairy_product', 'product_id', 'product.id')
      .select(['questions_count', 'price'])
      .where('product.id', '=', String(ask.searchParams.get('wariant')))
      .where('fairy_id', '=', fairy_id)
      .executeTakeFirstOrThrow();
    expect(questions_count).toBe(1);
    expect(browser.text).toContain(`Zapytaj jeszcze raz · ${formatPrice(price).replaceAll('\u00a0', ' ')}`);
    expect(hrefOf(browser, 'Zamów ponownie')).toBe(`/tarot?wariant=${product_id}&wrozka=${fairy_id}`);
    // Whoever else holds the page's link learns no name, no date, and no key.
    expect(browser.document.documentElement.outerHTML).not.toContain(customer_id);
    expect(browser.document.documentElement.outerHTML).not.toMatch(/1990|customerId/);
  });

  test('one question is not offered twice, and the reading of a chart begins at the chart', async () => {
    const one = await mailedOrder(
      shop.store.db,
      orderOf('Wrozba', { fairyProductId: offerOf('Wrozba', 1).id }),
      { responses: [{ sequenceNumber: 1, response: LETTER, ignoreResponse: false }] },
    );
    const birth = await mailedOrder(shop.store.db, orderOf('Horoskop_urodzeniowy'), { text: LETTER });
    for (const { link } of [one, birth]) expect(hrefOf(await open(link), 'Zamów ponownie')).toBeUndefined();
    const ofBirth = await open(birth.link);
    expect(ofBirth.text).toContain('Ten horoskop zaczyna się od wykresu.');
    const { fairy_id } = await stored(birth.orderId);
    expect(hrefOf(ofBirth, 'Oblicz wykres')).toBe(`/?wrozka=${fairy_id}#birth-horoscope`);
    expect(hrefOf(await open(one.link), 'Zobacz, kto prowadzi')).toBeUndefined();
  });

  test('a busy specialist is marked, with the time by which she answers nevertheless [R18]', async () => {
    const { db } = shop.store;
    const { link, orderId } = await mailedOrder(db, orderOf('Tarot'), { text: LETTER });
    const { fairy_id } = await stored(orderId);
    const said = 'Jagna jest teraz zajęta. Odpowie w ciągu 12 godzin.';
    const free = (is_available: boolean) =>
      db.updateTable('fairy').set({ is_available }).where('id', '=', fairy_id).execute();
    await free(true);
    expect((await open(link)).text).not.toContain('zajęta');
    await free(false);
    const browser = await open(link);
    await free(true);
    expect(browser.text).toContain(said);
    expect(hrefOf(browser, 'Zapytaj jeszcze raz ·')).toBeDefined();
  });

  test('what she no longer sells is said in words, with the way to others', async () => {
    const { db } = shop.store;
    const { link, orderId } = await mailedOrder(db, orderOf('Tarot'), { text: LETTER });
    const { fairy_id } = await stored(orderId);
    const archive = (archived_at: Date | null) =>
      db.updateTable('fairy').set({ archived_at }).where('id', '=', fairy_id).execute();
    await archive(new Date());
    const browser = await open(link);
    await archive(null);
    expect(browser.text).toContain('nie odpowiada teraz na pytania. Zobacz, kto odpowiada.');
    expect(hrefOf(browser, 'Zobacz, kto odpowiada')).toBe('/wrozby');
    expect(browser.text).toContain('nie prowadzi teraz tej usługi. Zobacz, kto ją prowadzi.');
    expect(hrefOf(browser, 'Zobacz, kto prowadzi')).toBe('/tarot');
    expect(hrefOf(browser, 'Zamów ponownie')).toBeUndefined();
  });
});

describe('what opens nothing says so in the same words', () => {
  const GONE = 'Tej strony nie można otworzyć';
  test.each([
    ['no order', async () => '7d0ce1a4-0000-4000-8000-000000000009'],
    ['something else', async () => 'null%27'],
    [
      'an order that was called off',
      async () => {
        const { orderId } = await paidOrder(shop.store.db);
        await write(shop.store.db, orderId, { text: LETTER });
        await approve(shop.store.db, orderId);
        await callOff(shop.store.db, orderId);
        return String(await keyOf(orderId));
      },
    ],
    [
      'an order that was put away',
      async () => {
        const { orderId } = await sentOrder(shop.store.db);
        await shop.store.db
          .updateTable('shop_order')
          .set({ deleted: true })
          .where('id', '=', orderId)
          .execute();
        return String(await keyOf(orderId));
      },
    ],
    [
      'an order whose data were deleted when their time was over',
      async () => {
        const { orderId } = await sentOrder(shop.store.db);
        const key = String(await keyOf(orderId));
        await shop.store.db.transaction().execute((trx) => stripOrders(trx, [orderId]));
        expect(await keyOf(orderId)).toBeNull();
        return key;
      },
    ],
    [
      'a person who was erased',
      async () => {
        const { orderId } = await sentOrder(
          shop.store.db,
          orderOf('Tarot', {
            customer: { name: 'Ewa', email: 'ewa@example.com', birthDate: '1990-05-03' },
          }),
        );
        const key = String(await keyOf(orderId));
        const outbox = { of: async () => [], remove: async () => undefined };
        const actor = { kind: 'terminal', name: 'terminal' } as const;
        await erasePerson({ db: shop.store.db, outbox }, 'ewa@example.com', { openOrders: 'all', actor });
        return key;
      },
    ],
  ])('a key of %s', async (_, makeKey) => {
    const link = `/odpowiedz/${await makeKey()}`;
    const browser = await open(link);
    expect([browser.page.status, browser.text.includes(GONE)]).toEqual([410, true]);
    await browser.send(link, '');
    expect([browser.page.status, browser.text.includes(GONE)]).toEqual([410, true]);
  });

  test('the copy of a person’s data has no key in it', async () => {
    const { orderId } = await sentOrder(shop.store.db);
    const rows = JSON.stringify(await rowsAbout(shop.store.db, 'anna@example.com'));
    expect(rows).toContain('Karty mówią: jedź.');
    expect(rows).not.toContain(String(await keyOf(orderId)));
  });
});
