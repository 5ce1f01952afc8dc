import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import catalogue from '#server/seed/catalogue.json';
import { addCoupon } from '../support/coupons.ts';
import { PlainBrowser } from '../support/plain-browser.ts';
import { startPageShop, type PageShop } from '../support/page-shop.ts';

const named = (list: readonly { slug: string; id: string }[], wanted: string) =>
  list.find(({ slug }) => slug === wanted)?.id ?? '';
const variantId = named(catalogue.products, 'tarot-trzy-karty');
const oneCardId = named(catalogue.products, 'tarot-jedna-karta');
const forTwoId = named(catalogue.products, 'tarot-dla-dwojga');
const fairyId = named(catalogue.fairies, 'jagna');
const dobrawaId = named(catalogue.fairies, 'dobrawa');
const address = `/zamow/tarot?wariant=${variantId}&wrozka=${fairyId}`;

const hanna = {
  firstName: 'Hanna',
  email: 'hanna@example.pl',
  confirmEmail: 'hanna@example.pl',
  birthDay: '15',
  birthMonth: '3',
  birthYear: '1988',
};

let shop: PageShop;
beforeAll(async () => {
  shop = await startPageShop();
});
afterAll(() => shop.close());

const visit = async (at = address) => {
  const browser = new PlainBrowser(shop.app);
  await browser.open(at);
  return browser;
};

/** A customer whom no other test knows. */
const someone = () => {
  const email = `${randomUUID()}@example.pl`;
  return { ...hanna, email, confirmEmail: email };
};

const ordersOf = ({ email }: { email: string }) =>
  shop.store.db
    .selectFrom('shop_order')
    .select(['id', 'customer_name', 'total_price', 'partner_name'])
    .where('email', '=', email)
    .execute();

/** The form's address with everything filled in, ready for a payment button. */
const readyToPay = async (customer: ReturnType<typeof someone>) => {
  const browser = await visit();
  browser.type(customer);
  browser.check('tosChecked');
  return browser;
};

describe('the purchase without scripts', () => {
  it('leads from a variant over a specialist and the form to the payment page, each step with a title of its own [OP-1] [OF-5] [OP-10] [A3]', async () => {
    const customer = someone();
    const browser = await visit('/zamow/tarot');
    expect(browser.document.title).toMatch(/, krok 1 z\u00a04 – /);
    await browser.press('dalej');
    expect(browser.text).toContain('Najpierw zaznacz, co chcesz zamówić.');
    expect(browser.document.title).toMatch(/^Błąd: /);
    browser.check('wariant', variantId);
    await browser.press('dalej');
    expect(browser.address).toBe(`/zamow/tarot?wariant=${variantId}`);
    expect(browser.document.title).toMatch(/, krok 2 z\u00a04 – /);
    await browser.press('wrozka', fairyId);
    expect(browser.address).toBe(address);
    browser.type(customer);
    browser.check('tosChecked');
    await browser.press('krok', 'PAYU');
    expect(browser.leftFor).toMatch(/^https:\/\/pay\.example\//);
    expect(await ordersOf(customer)).toMatchObject([{ customer_name: 'Hanna' }]);
  });

  it('takes a gift: whom it is for stands with the price, and is kept through a mistake [RD-6]', async () => {
    const customer = someone();
    const browser = await readyToPay(customer);
    expect(browser.document.querySelector('details')?.textContent).toContain('To prezent');
    browser.type({ giftEmail: customer.email });
    await browser.press('krok', 'PAYU');
    expect(browser.text).toContain('To twój adres. Podaj adres osoby, która dostanie prezent');
    expect(browser.control('giftEmail').closest('details')?.open).toBe(true);
    browser.type({ giftEmail: 'zosia@example.pl', firstName: '' });
    await browser.press('krok', 'PAYU');
    // Whom the answer goes to stands beside the price, not in the field alone.
    expect(browser.text).toContain('zosia@example.pl');
    browser.type({ firstName: 'Hanna' });
    await browser.press('krok', 'PAYU');
    expect(browser.leftFor).toMatch(/^https:\/\/pay\.example\//);
    const stored = await shop.store.db
      .selectFrom('shop_order')
      .select('gift_email')
      .where('email', '=', customer.email)
      .execute();
    expect(stored).toEqual([{ gift_email: 'zosia@example.pl' }]);
  });

  it('names every mistake at its field and keeps all that was typed [OF-7] [VA-1]', async () => {
    const browser = await visit();
    browser.type({ ...hanna, firstName: 'Ha', email: 'hanna', birthDay: '31', birthMonth: '2' });
    await browser.press('krok', 'STRIPE');
    expect(browser.document.title).toMatch(/^Błąd: /);
    const links = [...browser.document.querySelectorAll('[role=group] li a')].map((link) => [
      link.getAttribute('href'),
      link.textContent,
    ]);
    expect(links.map(([href]) => href)).toEqual([
      '#pole-firstName',
      '#pole-email',
      '#pole-confirmEmail',
      '#pole-birthDay',
      '#pole-tosChecked',
    ]);
    for (const [href] of links) expect(browser.document.querySelector(href ?? '')).not.toBeNull();
    expect(browser.document.querySelector('#pole-firstName-error')?.textContent).toContain('minimum 3 znaki');
    for (const [name, value] of Object.entries({ firstName: 'Ha', birthDay: '31', birthMonth: '2' }))
      expect(browser.control(name).value).toBe(value);
    browser.type({ firstName: 'Hanna' });
    await browser.press();
    expect(browser.document.querySelector('#pole-firstName-error')?.textContent).toBe('');
    expect(browser.document.querySelector('#pole-email-error')?.textContent).not.toBe('');
  });

  it('keeps typed data while variant and specialist change, and puts none into an address [OP-5] [OF-4]', async () => {
    const browser = await visit();
    browser.type(hanna);
    browser.check('tosChecked');
    await browser.press('pokaz', 'wariant');
    browser.check('wariant', forTwoId);
    await browser.press('dalej');
    expect(browser.control('partnerName').value).toBe('');
    expect(browser.control('firstName').value).toBe('Hanna');
    expect(browser.control('tosChecked').checked).toBe(true);
    // Another variant costs another price, which nobody calls a change.
    expect(browser.text).not.toContain('Cena się zmieniła');
    await browser.press('pokaz', 'wrozka');
    await browser.press('wrozka', fairyId);
    expect(browser.control('email').value).toBe(hanna.email);
    for (const { url } of browser.requests) expect(url).not.toMatch(/Hanna|hanna|1988/);
    expect(browser.page.headers['cache-control']).toBe('no-store');
  });

  it('tells when the specialist does not take the new variant [OP-3]', async () => {
    const browser = await visit(`/zamow/tarot?wariant=${variantId}&wrozka=${dobrawaId}`);
    await browser.press('pokaz', 'wariant');
    browser.check('wariant', oneCardId);
    await browser.press('dalej');
    expect(browser.text).toContain('Dobrawa nie prowadzi tego wariantu. Wybierz inną wróżkę.');
    await browser.press('wrozka', fairyId);
    expect(browser.control('firstName').value).toBe('');
  });

  it('applies a coupon, removes it, and orders at the reduced price [OF-8]', async () => {
    const code = await addCoupon(shop.store.db);
    const customer = someone();
    const browser = await readyToPay(customer);
    await browser.press('krok', 'kupon');
    expect(browser.text).toContain('Wpisz kod kuponu, zanim go zastosujesz.');
    browser.type({ couponCode: code.toLowerCase() });
    await browser.press('krok', 'PAYU');
    // In the list of mistakes, and at the field.
    expect(browser.text.split('Zastosuj kupon albo usuń kod z pola')).toHaveLength(3);
    await browser.press('krok', 'kupon');
    expect(browser.text).toContain('obniżył cenę o 8,70 zł');
    expect(browser.text).toContain('Nowa cena: 78,29 zł');
    await browser.press('krok', 'bez-kuponu');
    expect(browser.text).toContain('Do zapłaty 86,99 zł');
    browser.type({ couponCode: code });
    await browser.press('krok', 'kupon');
    await browser.press('krok', 'STRIPE');
    expect(await ordersOf(customer)).toMatchObject([{ total_price: 7829 }]);
  });

  it('asks about a likely slip once, also where the question comes by another press than of payment', async () => {
    const browser = await readyToPay(someone());
    const slip = { email: 'anna@gmial.com', confirmEmail: 'anna@gmial.com' };
    const asks = () => browser.text.includes('Czy chodziło o gmail.com?');
    browser.type({ email: '', confirmEmail: '' });
    await browser.press('krok', 'PAYU');
    browser.type(slip);
    await browser.press('krok', 'kupon');
    expect(asks()).toBe(true);
    await browser.press('krok', 'PAYU');
    expect(browser.leftFor).toMatch(/^https:/);
  });

  it('offers no provider that refuses so little [OF-3]', async () => {
    const browser = await readyToPay(someone());
    browser.type({ couponCode: await addCoupon(shop.store.db, { percent: 98 }) });
    await browser.press('krok', 'kupon');
    expect(browser.text).toContain('Ten operator przyjmuje płatności od 2,00 zł.');
    expect([browser.control('krok', 'STRIPE').disabled, browser.control('krok', 'PAYU').disabled]).toEqual([
      true,
      false,
    ]);
  });

  it('a coupon used up meanwhile is taken off, and nothing is ordered at the full price [OF-8] [ER-3]', async () => {
    const code = await addCoupon(shop.store.db);
    const customer = someone();
    const browser = await readyToPay(customer);
    browser.type({ couponCode: code });
    await browser.press('krok', 'kupon');
    await shop.store.db.updateTable('coupon').set({ uses: 1 }).where('code', '=', code).execute();
    await browser.press('krok', 'PAYU');
    expect(browser.leftFor).toBeUndefined();
    expect(browser.text).toContain('Kupon nie jest już dostępny');
    expect(browser.text).toContain('Do zapłaty 86,99 zł');
    expect(browser.control('firstName').value).toBe('Hanna');
    expect(await ordersOf(customer)).toEqual([]);
    // What failed is said until something is ordered, also beside what is said of another code.
    browser.type({ couponCode: 'NIEMA' });
    await browser.press('krok', 'kupon');
    expect(browser.text).toContain('Podany kupon nie istnieje');
    expect(browser.text).toContain('Kupon nie jest już dostępny');
    browser.type({ couponCode: '' });
    await browser.press('krok', 'PAYU');
    expect(await ordersOf(customer)).toMatchObject([{ total_price: 8699 }]);
  });

  it('a refused code says so in the title, too; typed over it is unchecked again [OF-8] [A3]', async () => {
    const browser = await readyToPay(someone());
    browser.type({ couponCode: 'NIEMA' });
    await browser.press('krok', 'kupon');
    expect(browser.text).toContain('Podany kupon nie istnieje');
    expect(browser.document.title).toMatch(/^Błąd: /);
    browser.type({ couponCode: 'INNY' });
    await browser.press('krok', 'PAYU');
    expect(browser.text).toContain('Zastosuj kupon albo usuń kod z pola');
  });

  it('a coupon that an order without a response holds is applied again, and ordered with in other words [OF-6] [OF-8]', async () => {
    const [customer, code] = [someone(), await addCoupon(shop.store.db)];
    const browser = await readyToPay(customer);
    browser.type({ couponCode: code });
    await browser.press('krok', 'kupon');
    await browser.press('krok', 'PAYU');
    const [lost = ''] = browser.sent.slice(-1);
    // The response, and its cookie, never arrived: what is sent again comes from a browser that knows of no order.
    const sendAgain = async (changes: Record<string, string>) => {
      const body = new URLSearchParams(lost);
      for (const [name, value] of Object.entries(changes)) body.set(name, value);
      const another = new PlainBrowser(shop.app);
      await another.send(address, body.toString());
      return another;
    };
    const anew = { krok: 'kupon', kuponSprawdzony: '', cenaZKuponem: '' };
    expect((await sendAgain({ ...anew, wizyta: randomUUID() })).text).toContain(
      'Kupon nie jest już dostępny',
    );
    expect((await sendAgain(anew)).text).toContain('Nowa cena: 78,29 zł');
    expect((await sendAgain({ firstName: 'Joanna' })).leftFor).toMatch(/^https:/);
    expect(await ordersOf(customer)).toMatchObject([{ total_price: 7829 }, { total_price: 7829 }]);
  });

  it('keeps telling that unpaid orders hold a coupon [ER-2]', async () => {
    const browser = await visit();
    const refused = { couponCode: 'JEDEN', kuponSprawdzony: 'JEDEN', odmowaKuponu: '1103' };
    await browser.send(address, new URLSearchParams(refused).toString());
    expect(browser.text).toContain('Kupon czeka w nieopłaconych zamówieniach');
    expect(browser.control('odmowaKuponu').value).toBe('1103');
  });

  it('keeps telling the lowest price before a reduction, through a mistake [OF-8] [LW-14]', async () => {
    const browser = await visit();
    const reduced = { couponCode: 'PAPROC15', kuponSprawdzony: 'PAPROC15', cenaZKuponem: '73.94' };
    const mistaken = { ...reduced, najnizszaCena: '80.00', cena: '86.99', krok: 'PAYU' };
    await browser.send(address, new URLSearchParams(mistaken).toString());
    expect(browser.document.title).toMatch(/^Błąd: /);
    expect(browser.text).toContain('Najniższa cena z 30 dni przed obniżką: 80,00 zł');
  });

  it('the same form sent twice, also at once, makes one order; another content another one [OF-6]', async () => {
    const customer = someone();
    const browser = await readyToPay(customer);
    await browser.press('krok', 'PAYU');
    const [first = ''] = browser.sent.slice(-1);
    await Promise.all([1, 2, 3].map(() => new PlainBrowser(shop.app).send(address, first)));
    expect(await ordersOf(customer)).toHaveLength(1);
    browser.back();
    browser.type({ firstName: 'Joanna' });
    await browser.press('krok', 'PAYU');
    expect(browser.leftFor).toMatch(/^https:/);
    expect((await ordersOf(customer)).map((order) => order.customer_name)).toEqual(['Hanna', 'Joanna']);
  });

  it('asks before a price that has changed since the page was shown is paid [OF-9]', async () => {
    const customer = someone();
    const browser = await readyToPay(customer);
    browser.control('cena').value = '80.00';
    await browser.press('krok', 'PAYU');
    expect(browser.leftFor).toBeUndefined();
    expect(browser.text).toContain('Cena się zmieniła. Do zapłaty 86,99 zł.');
    const link = [...browser.document.links].find(
      ({ textContent }) => textContent === 'Przejdź do płatności',
    );
    expect(link?.href).toMatch(/^https:\/\/pay\.example\//);
    await browser.press();
    expect(browser.control('firstName').value).toBe('Hanna');
    expect(browser.text).toContain('Do zapłaty 86,99 zł');
  });

  it('a choice that is no longer sold leads back to it, with all that was typed', async () => {
    const browser = await visit();
    browser.type(hanna);
    const [, form = ''] = [await browser.press('krok', 'PAYU'), browser.sent.at(-1)];
    await browser.send(`/zamow/tarot?wariant=${variantId}&wrozka=${randomUUID()}`, form);
    expect(browser.text).toContain('Ta wróżka nie przyjmuje teraz zamówień. Wybierz inną wróżkę.');
    expect(browser.leftFor).toBeUndefined();
    await browser.press('wrozka', fairyId);
    expect(browser.control('firstName').value).toBe('Hanna');
    await browser.open(`/zamow/tarot?wariant=${randomUUID()}&wrozka=${randomUUID()}`);
    expect(browser.text).toContain('Odnośnik wskazywał wybór, którego już nie mamy.');
  });

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['another site of an old browser', { origin: 'https://evil.example' }],
    ['a form that hides its origin', { origin: 'null' }],
    ['nobody', {}],
  ])('a form from %s does nothing', async (_, headers) => {
    const customer = someone();
    const browser = new PlainBrowser(shop.app, headers as Record<string, string>);
    await browser.open(address);
    browser.type(customer);
    browser.check('tosChecked');
    await browser.press('krok', 'PAYU');
    expect(browser.page.status).toBe(403);
    expect(browser.text).toContain('z innej strony');
    // Also what failed stands in the shop.
    expect(browser.document.title).toMatch(/ – Kwiat Paproci$/);
    expect(browser.document.querySelector('header nav a[href="/tarot"]')).not.toBeNull();
    expect(await ordersOf(customer)).toEqual([]);
  });

  it('an old browser orders too, when its form names the shop as its origin', async () => {
    const customer = someone();
    const browser = new PlainBrowser(shop.app, { origin: 'https://shop.example' });
    await browser.open(address);
    browser.type(customer);
    browser.check('tosChecked');
    await browser.press('krok', 'PAYU');
    expect(await ordersOf(customer)).toHaveLength(1);
  });

  it('hostile forms never break a page: unknown, repeated, huge and malformed fields', async () => {
    const customer = someone();
    const right = { ...customer, tosChecked: 'on', krok: 'PAYU', cena: '86.99', wizyta: randomUUID() };
    const bodyOf = (changes: Record<string, string>) =>
      new URLSearchParams({ ...right, ...changes }).toString();
    const rejected = [
      bodyOf({ firstName: 'H'.repeat(101) }),
      bodyOf({ firstName: '<script>alert(1)</script>'.repeat(200) }),
      bodyOf({ krok: 'constructor' }),
      bodyOf({ krok: 'kupon', couponCode: '%'.repeat(2000) }),
      bodyOf({ email: 'a\u0000b' }),
      `${bodyOf({})}&firstName=`,
    ];
    for (const body of rejected) {
      const browser = await visit();
      await browser.send(address, body);
      expect([browser.page.status, browser.leftFor]).toEqual([200, undefined]);
      expect(browser.document.querySelectorAll('script'), 'the theme’s alone').toHaveLength(1);
    }
    const browser = await visit();
    await browser.send(address, bodyOf({ firstName: 'x'.repeat(70_000) }));
    expect(browser.page.status).toBe(413);
    expect(browser.text).toContain('Coś poszło nie tak!');
    await browser.send('/zamow/tarot?wariant=a%00&wrozka=', bodyOf({}));
    expect(browser.text).toContain('Coś poszło nie tak!');
    expect(await ordersOf(customer)).toEqual([]);
    await browser.send(address, `${bodyOf({})}&__proto__=1&toString=2&wizyta=nie-uuid&odmowaKuponu=999`);
    expect(await ordersOf(customer)).toHaveLength(1);
  });

  it.each([
    ['horoskopy', 'horoskop-roczny', {}],
    ['wrozby', 'wrozba-dwa-pytania', { question0: ' Czy wyjadę? ', question1: 'Kiedy?' }],
    ['rytualy', 'rytual-zlote-ziarno', { intentions: 'O spokój' }],
    ['rytualy', 'rytual-czerwona-nic', {}],
    ['tarot', 'tarot-dla-dwojga', {}],
  ])('/zamow/%s sells %s with what it asks for [OP-6] [OP-8] [OP-9]', async (service, slug, asked) => {
    const customer = { ...someone(), ...asked };
    const browser = await visit(`/zamow/${service}?wariant=${named(catalogue.products, slug)}`);
    const [specialist] = browser.document.querySelectorAll<HTMLInputElement>('button[name=wrozka]');
    await browser.press('wrozka', specialist?.value);
    browser.type(customer);
    const isForTwo = browser.document.querySelector('[name=partnerName]') !== null;
    if (isForTwo)
      browser.type({
        partnerName: 'Bogdan',
        partnerBirthDay: '2',
        partnerBirthMonth: '11',
        partnerBirthYear: '1985',
      });
    browser.check('tosChecked');
    await browser.press('krok', 'PAYU');
    expect(browser.leftFor).toMatch(/^https:\/\/pay\.example\//);
    const [order] = await ordersOf(customer);
    expect(order?.partner_name).toBe(isForTwo ? 'Bogdan' : null);
    const questions = await shop.store.db
      .selectFrom('order_question')
      .select('content')
      .where('order_id', '=', order?.id ?? 0)
      .orderBy('sequence_number')
      .execute();
    expect(questions.map(({ content }) => content)).toEqual(Object.values(asked).map((text) => text.trim()));
  });

  it('the questions of another package do not travel with a smaller one [OP-6]', async () => {
    const three = named(catalogue.products, 'wrozba-trzy-pytania');
    const browser = await visit(`/zamow/wrozby?wariant=${three}&wrozka=${fairyId}`);
    browser.type({ ...hanna, question0: 'A?', question1: 'B?', question2: 'C?' });
    await browser.press('pokaz', 'wariant');
    browser.type({ wariant: named(catalogue.products, 'wrozba-jedno-pytanie') });
    await browser.press('dalej');
    expect(browser.control('question0').value).toBe('');
    expect(browser.document.querySelector('[name=question1]')).toBeNull();
    expect(browser.control('firstName').value).toBe('Hanna');
  });

  it('says so when the catalogue can not be read, and breaks nothing [AP-13]', async () => {
    const foreign = await startPageShop({ API_URL: 'http://127.0.0.1:9' });
    try {
      const browser = new PlainBrowser(foreign.app);
      await browser.open('/zamow/tarot');
      expect(browser.page.status).toBe(503);
      expect(browser.text).toContain('Nie udało się wczytać tej strony');
    } finally {
      await foreign.close();
    }
  });

  it('there is no such page for what the shop does not sell', async () => {
    expect((await shop.app.inject('/zamow/kawa')).statusCode).toBe(404);
  });

  it('its policy lets forms lead to a payment page, and nothing else that pages may not', async () => {
    const { headers } = (await visit()).page;
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("form-action 'self' https:;");
    expect(policy).toContain("script-src 'self' 'sha256-");
    expect(policy).toContain("frame-ancestors 'none'");
  });
});
