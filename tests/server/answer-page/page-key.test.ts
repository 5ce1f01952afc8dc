import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findSentAnswer } from '#server/answers/answered-order.ts';
import { answerMail } from '#server/mail/mail-templates.ts';
import { orderOf } from '#tests/server/support/order-requests.ts';
import { startPageShop, type PageShop } from '#tests/server/support/page-shop.ts';
import { PlainBrowser } from '#tests/server/support/plain-browser.ts';
import { mailedOrder } from './sent-letter.ts';

// What the key of an answer's page can do, for its customer and for whoever else has its link.

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
const textOf = (browser: PlainBrowser, selector: string) =>
  [...browser.document.querySelectorAll(selector)].map((one) =>
    (one.textContent ?? '').replaceAll(/[\s\u00a0]+/g, ' ').trim(),
  );
/** Path of the rating that a mail leads to. */
const ratingIn = ({ text }: { text: string }) =>
  /https:\/\/shop\.example(\/ocena\?klucz=[\w-]+)/.exec(text)?.[1] ?? '';

describe('the stars beside the letter', () => {
  test('are a radio group with a button; after rating they are shown, and a comment needs the mail’s link [R19] [LW-16]', async () => {
    const { link } = await mailedOrder(shop.store.db, orderOf('Tarot'), { text: LETTER });
    const browser = await open(link);
    const radios = [
      ...browser.document.querySelectorAll<HTMLInputElement>('[role=radiogroup] input[type=radio]'),
    ];
    expect(radios.map(({ value, checked }) => [value, checked])).toEqual(
      ['1', '2', '3', '4', '5'].map((one) => [one, false]),
    );
    expect(textOf(browser, '[role=radiogroup] label').at(-1)).toBe('5 gwiazdek: bardzo dobra');
    await browser.press('gwiazdki');
    expect([browser.page.status, textOf(browser, 'form [role=alert]')]).toEqual([
      422,
      ['Wybierz od jednej do pięciu gwiazdek.'],
    ]);
    browser.check('gwiazdki', '5');
    await browser.press('gwiazdki', '5');
    expect(browser.address).toBe(link);
    expect(browser.text).toContain('Twoja ocena: 5 gwiazdek.');
    expect(browser.text).toContain('odnośnikiem „Oceń odpowiedź” z e-\u2060maila');
    expect(browser.document.querySelector('[role=radiogroup], textarea')).toBeNull();
    await browser.send(`${link}/ocena`, 'gwiazdki=1');
    expect(browser.text).toContain('Twoja ocena: 5 gwiazdek.');
  });

  test('say the same of name and question wherever they are given', async () => {
    const { link, mail } = await mailedOrder(shop.store.db, orderOf('Tarot'), { text: LETTER });
    const said =
      'Twojego pytania nigdzie przy ocenie nie pokażemy, a imię tylko wtedy, gdy dopiszesz opinię.';
    for (const page of [link, ratingIn(mail)]) expect((await open(page)).text).toContain(said);
  });

  test('another site’s form cannot rate, and the page shows a message', async () => {
    const { link } = await mailedOrder(shop.store.db, orderOf('Tarot'), { text: LETTER });
    const browser = await open(link, { 'sec-fetch-site': 'cross-site' });
    browser.check('gwiazdki', '1');
    await browser.press('gwiazdki', '1');
    expect([browser.page.status, browser.text.includes('więc jej nie zapisaliśmy')]).toEqual([403, true]);
    expect((await open(link)).document.querySelector('[role=radiogroup]')).not.toBeNull();
    // A restored tab asks for that address again.
    expect((await open(`${link}/ocena`)).document.querySelector('[role=radiogroup]')).not.toBeNull();
  });

  test('nothing that a page has shown works once it is closed: no form, no key; the mail’s own link does [LW-16]', async () => {
    const { db } = shop.store;
    const { link, mail, orderId } = await mailedOrder(db, orderOf('Tarot'), { text: LETTER });
    const browser = await open(link);
    const forms = [...browser.document.querySelectorAll('main form')].map((form) => ({
      action: String(form.getAttribute('action')).split('#')[0] ?? '',
      fields: [...form.querySelectorAll('input')].map(({ name, value }): [string, string] => [name, value]),
    }));
    expect(forms.map(({ action }) => action)).toEqual([`${link}/ocena`, link]);
    const shown = browser.document.documentElement.outerHTML;
    const keys = [...new Set(shown.match(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g))];
    expect(keys).toContain(link.split('/').at(-1));
    const rating = ratingIn(mail);
    expect(keys).not.toContain(rating.split('=').at(-1));

    await browser.send(link, '');
    for (const { action, fields } of forms) {
      await browser.send(action, new URLSearchParams(fields).toString());
      expect([action, browser.page.status]).toEqual([action, 410]);
    }
    for (const key of keys) {
      for (const address of [`/odpowiedz/${key}`, `/ocena?klucz=${key}`])
        expect((await open(address)).page.status).toBe(410);
      for (const address of [`/odpowiedz/${key}/ocena`, '/ocena']) {
        await browser.send(address, `klucz=${key}&gwiazdki=1&slowa=Kanarek`);
        expect(browser.page.status).toBe(410);
      }
    }
    const given = () => db.selectFrom('rating').select('stars').where('order_id', '=', orderId).execute();
    expect(await given()).toEqual([]);

    await browser.open(rating);
    browser.check('gwiazdki', '4');
    await browser.press('gwiazdki', '4');
    expect(await given()).toEqual([{ stars: 4 }]);
  });
});

describe('seen by whom it may: the page can be closed', () => {
  test('one press closes it for everybody; the mail keeps the letter and leads elsewhere', async () => {
    const { link, orderId } = await mailedOrder(shop.store.db, orderOf('Tarot'), { text: LETTER });
    const browser = await open(link);
    await browser.send(link, '');
    expect(browser.text).toContain('Strona jest zamknięta');
    expect(browser.text).not.toContain('Aniu');
    // It says to write for another page: the way there stands below.
    expect(browser.document.querySelector('main a[href="/kontakt"]')?.textContent).toBe('Napisz do nas');
    for (const _ of [1, 2]) expect((await open(link)).page.status).toBe(410);
    const answer = await findSentAnswer(shop.store.db, orderId);
    if (!answer) throw new Error('no answer');
    const again = answerMail(answer, {
      brandName: 'S',
      publicUrl: 'https://shop.example',
      contactEmail: 'a@b.pl',
    });
    expect(again.text).toContain(LETTER);
    expect(again.text).not.toContain('/odpowiedz/');
    const audit = await shop.store.db
      .selectFrom('audit')
      .select(['action', 'actor_name'])
      .where('entity_id', '=', String(orderId))
      .where('action', '=', 'answer-page.closed')
      .execute();
    expect(audit).toEqual([{ action: 'answer-page.closed', actor_name: 'customer' }]);
  });

  test('a prefetched link changes nothing: proxies, scanners, previews', async () => {
    const { link } = await mailedOrder(shop.store.db, orderOf('Tarot'), { text: LETTER });
    const row = async () =>
      shop.store.db
        .selectFrom('shop_order')
        .selectAll()
        .where('answer_key', '=', link.slice('/odpowiedz/'.length))
        .executeTakeFirstOrThrow();
    const before = await row();
    for (const method of ['GET', 'HEAD', 'GET'] as const)
      await shop.app.inject({ method, url: link, headers: { 'sec-purpose': 'prefetch' } });
    expect(await row()).toEqual(before);
  });

  test('another site’s form cannot close the page, which shows a message', async () => {
    const { link } = await mailedOrder(shop.store.db, orderOf('Tarot'), { text: LETTER });
    const browser = await open(link, { 'sec-fetch-site': 'cross-site' });
    await browser.send(link, '');
    expect([browser.page.status, browser.text.includes('niczego nie zamknęliśmy')]).toEqual([403, true]);
    expect((await open(link)).page.status).toBe(200);
  });

  test('a holder of the link can read the answer, but cannot withdraw or see address and payment', async () => {
    const { link, customerId } = await mailedOrder(shop.store.db, orderOf('Tarot'), { text: LETTER });
    const { statusCode, body } = await shop.app.inject(link);
    expect(statusCode).toBe(200);
    expect(body).toContain('Nie spiesz się');
    for (const secret of [customerId, 'anna@example.com', '1990-05-03', 'PAYU-'])
      expect(body).not.toContain(secret);
  });
});
