import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { createShopClient } from '#api/shop-client.ts';
import { guideCopy } from '#copy/purchase/guide.ts';
import { PLAIN_GUIDE_PATH } from '#domain/paths/guide-path.ts';
import { answerPlainGuide } from '#app/plain/answer-plain-guide.tsx';
import { config } from '#tests/page/stage.tsx';
import { PlainBrowser } from '../support/plain-browser.ts';
import catalogue from '#server/seed/catalogue.json';
import { startPageShop, type PageShop } from '../support/page-shop.ts';

let shop: PageShop;
beforeAll(async () => {
  shop = await startPageShop();
});
afterAll(() => shop.close());

const visit = async (at: string, app = shop.app) => {
  const browser = new PlainBrowser(app);
  await browser.open(at);
  return browser;
};
const problemsOf = ({ document }: PlainBrowser) =>
  [...document.querySelectorAll('[role=group] li a')].map((link) => [
    link.textContent,
    document.querySelector(link.getAttribute('href') ?? '')?.getAttribute('name'),
  ]);
const wanda = { firstName: 'Wanda', lastName: 'Nowak', email: 'Wanda@example.pl', message: 'Kiedy?' };

describe('the contact form without scripts [CO-1] [CO-2] [CO-3]', () => {
  const messages = () =>
    shop.store.db.selectFrom('contact_message').select(['first_name', 'email', 'message', 'kind']).execute();

  it('names what is missing at its field, keeps what was typed, then sends it once, also reloaded or sent twice [CO-4]', async () => {
    const browser = await visit('/prosto/kontakt');
    browser.type({ ...wanda, email: 'wanda', message: '' });
    await browser.press();
    expect(browser.document.title).toMatch(/^Błąd: /);
    expect(problemsOf(browser)).toEqual([
      ['Nieprawidłowy adres email', 'email'],
      ['Wiadomość jest wymagana', 'message'],
    ]);
    expect(browser.control('firstName').value).toBe('Wanda');
    browser.type({ ...wanda, topic: 'complaint' });
    await browser.press();
    expect(browser.text).toContain('Dziękujemy za wiadomość!');
    expect(browser.address).toBe('/prosto/kontakt?wyslano=tak');
    await browser.open(browser.address);
    await browser.send('/prosto/kontakt', browser.sent.at(-1) ?? '');
    expect(browser.text).toContain('Dziękujemy za wiadomość!');
    expect(await messages()).toEqual([
      { first_name: 'Wanda', email: 'wanda@example.pl', message: 'Kiedy?', kind: 'complaint' },
    ]);
  });

  it('takes five of one address in ten minutes, in the place of a robot check, and says so in Polish', async () => {
    const limited = await startPageShop({ RATE_LIMIT: 'on', TRUST_PROXY: '1' });
    const browser = await visit('/prosto/kontakt', limited.app);
    const statuses: number[] = [];
    for (let press = 0; press < 6; press += 1) {
      await browser.send('/prosto/kontakt', 'email=wanda');
      statuses.push(browser.page.status);
    }
    expect(statuses.slice(-2)).toEqual([200, 429]);
    expect(browser.text).not.toContain('Rate limit');
    await limited.close();
  });

  it('has no form where a robot check is set, which is a script, but the address to write to', async () => {
    const checked = await startPageShop({ RECAPTCHA_SITE_KEY: 'site', RECAPTCHA_SECRET: 'secret' });
    const browser = await visit('/prosto/kontakt', checked.app);
    expect(browser.document.querySelector('form')).toBeNull();
    expect(browser.document.querySelector('main a')?.getAttribute('href')).toMatch(/^mailto:/);
    const { body } = await checked.app.inject({ url: '/kontakt' });
    expect(body).not.toContain('/prosto/kontakt');
    expect(body).toMatch(/<a href="mailto:([^"]+)">Napisz na \1<\/a>/);
    await checked.close();
  });

  it('does nothing with a form of another site [AP-13]', async () => {
    const foreign = new PlainBrowser(shop.app, { 'sec-fetch-site': 'cross-site' });
    const before = await messages();
    await foreign.open('/prosto/kontakt');
    foreign.type({ ...wanda, message: 'Spam' });
    await foreign.press();
    expect(foreign.page.status).toBe(403);
    expect(await messages()).toEqual(before);
  });
});

describe('the newsletter without scripts [NL-1] [EM-4]', () => {
  it('has the title that the owner wrote [SH-13]', async () => {
    const texts = await startPageShop();
    await texts.store.db
      .updateTable('page_content')
      .set({ content: 'E-book na zimę' })
      .where('type', '=', 'NEWSLETTER_SLOGAN')
      .execute();
    const { document } = await visit('/prosto/newsletter', texts.app);
    expect(document.querySelector('h1')?.textContent).toBe('E-book na zimę');
    await texts.close();
  });

  it('is joined from the form of the home page, confirmed and left by the links of its mails', async () => {
    const home = await visit('/');
    const form = home.document.querySelector<HTMLFormElement>('form[action="/prosto/newsletter"]');
    expect(form?.method).toBe('post');
    // Its checkbox is a script's: the page that comes asks for it, and has the address.
    await home.send('/prosto/newsletter', 'email=wanda%40example.pl');
    expect(problemsOf(home).map(([, name]) => name)).toEqual(['tosChecked']);
    expect(home.control('email').value).toBe('wanda@example.pl');
    home.check('tosChecked');
    await home.press();
    expect(home.text).toContain('Potwierdź zapis');
    expect(home.requests.every(({ url }) => !url.includes('wanda'))).toBe(true);

    const tokenOf = async (kind: string) => {
      const found = sql<{ payload: { token: string } }>`select payload from job where kind = ${kind}`;
      return (await found.execute(shop.store.db)).rows[0]?.payload.token ?? '';
    };
    await home.open(`/newsletter/potwierdz?token=${await tokenOf('mail.newsletter-confirmation')}`);
    expect(home.text).not.toContain('Zapis potwierdzony');
    await home.send(home.address, '');
    expect(home.text).toContain('Zapis potwierdzony');
    // One that was cut, and one whose time is over.
    for (const token of ['x', 'x'.repeat(32)]) {
      await home.send(`/newsletter/potwierdz?token=${token}`, '');
      expect(home.text).toContain('Odnośnik jest niepełny albo wygasł.');
    }
    await home.send(`/newsletter/wypisz?token=${await tokenOf('mail.ebook')}`, '');
    expect(home.text).toContain('Twój adres jest już wypisany');
    expect(await shop.store.db.selectFrom('subscriber').selectAll().execute()).toEqual([]);
  });
});

test('the guide without scripts asks until it has found something, and then asks no more [RD-4]', async () => {
  const browser = await visit(PLAIN_GUIDE_PATH);
  const questions = () => browser.document.querySelectorAll('main input[type=radio]').length;
  expect(questions()).toBeGreaterThan(0);
  await browser.press();
  expect(browser.text).toContain(guideCopy.kicker);
  expect(questions()).toBe(0);
});

test('the guide without scripts keeps its answers when the offer can not be had, as it says [RD-4]', async () => {
  const client = createShopClient({
    baseUrl: 'https://shop.example/api',
    fetch: () => Promise.reject(new TypeError('no network')),
  });
  const call = { query: {}, client, visitor: client, config, body: { topic: 'MONEY', manner: 'gentle' } };
  const { body } = await answerPlainGuide({
    ...call,
    formPass: '',
    clean: (texts) => texts,
    closed: async () => undefined,
  });
  expect(body).toContain('Twoje wybory są nadal zaznaczone');
  const checked = [...body.matchAll(/<input[^>]*checked=""[^>]*>/g)].map(
    ([input]) => /value="(\w+)"/.exec(input)?.[1],
  );
  expect(checked).toEqual(['MONEY', 'gentle']);
});

describe('the birth chart without scripts [BH-1] [BH-5] [BH-7]', () => {
  const hanna = {
    name: 'Hanna',
    birthDate: '1988-09-25',
    birthTime: '02:30',
    city: 'Krakuff',
    email: 'hanna@gmial.com',
  };

  it('keeps whom a link brought along over every step, and chooses her for the reading [R90]', async () => {
    const teodora = catalogue.fairies.find(({ slug }) => slug === 'teodora')?.id ?? '';
    const browser = await visit(`/zamow/horoskop-urodzeniowy?wrozka=${teodora}`);
    expect(browser.address).toBe(`/prosto/horoskop-urodzeniowy?wrozka=${teodora}`);
    browser.type({ ...hanna, birthDate: '1988-11-20', email: 'hanna@example.pl' });
    browser.check('tosChecked');
    await browser.press('city');
    browser.type({ city: 'Kraków' });
    await browser.press('city');
    await browser.press('chartHandle');
    expect(browser.address).toBe(`/zamow/horoskop-urodzeniowy?wrozka=${teodora}`);
    expect(browser.control('confirmEmail').value).toBe('');
    expect(browser.text).toContain('Teodora');
  });

  it('leads from an unknown city over an hour that came twice to the reading of the chart, paid for with its hour', async () => {
    const browser = await visit('/prosto/horoskop-urodzeniowy');
    browser.type(hanna);
    browser.check('tosChecked');
    await browser.press('city');
    expect(browser.text).toContain('Czy chodziło o gmail.com?');
    await browser.press('city');
    expect(browser.text).toContain('Nie wiemy, które to miejsce');
    // The field says it: nothing else has failed.
    expect(browser.text).not.toContain('Sprawdź nazwę miasta i spróbuj ponownie');
    // Six places are called so: each is offered, told apart from the others.
    browser.type({ city: 'Dobra' });
    await browser.press('city');
    const offered = [...browser.document.querySelectorAll<HTMLButtonElement>('[name=miasto]')];
    expect(new Set(offered.map(({ value }) => value)).size).toBeGreaterThanOrEqual(6);
    expect(browser.text).toContain('Dobra, woj. zachodniopomorskie, okolice: Nowogard');
    const [near] = offered.map(({ value }) => value);
    await browser.press('miasto', near);
    expect(browser.control('city').value).toBe(near);
    expect(browser.text).not.toContain('Nie wiemy, które to miejsce');
    browser.type({ city: 'Kraków' });
    await browser.press('city');
    expect(browser.text).toContain('Na razie pokazujemy wykres sprzed zmiany.');
    await browser.press('zegar', 'later');
    expect(browser.document.querySelectorAll('main table').length).toBeGreaterThan(1);
    await browser.press('chartHandle');
    expect(browser.address).toBe('/zamow/horoskop-urodzeniowy');
    const [specialist] = [...browser.document.querySelectorAll<HTMLButtonElement>('[name=wrozka]')];
    await browser.press('wrozka', specialist?.value);
    // The chart's form has asked about the slip: the order asks no more.
    expect(browser.control('email').value).toBe(hanna.email);
    browser.type({ confirmEmail: hanna.email });
    browser.check('tosChecked');
    await browser.press('krok', 'PAYU');
    expect(browser.leftFor).toMatch(/^https:\/\/pay\.example\//);
    const orders = await shop.store.db
      .selectFrom('shop_order')
      .select(['customer_name', 'birth_time', 'clock_choice', 'city'])
      .where('email', '=', hanna.email)
      .where('total_price', 'is not', null)
      .execute();
    expect(orders).toEqual([
      { customer_name: 'Hanna', birth_time: '02:30', clock_choice: 'later', city: 'Kraków' },
    ]);
    expect(browser.requests.every(({ url }) => !/hanna|1988|krak/i.test(url))).toBe(true);
  });

  it('begins with the chart: the order page of its reading has nothing to read without one', async () => {
    const browser = await visit('/zamow/horoskop-urodzeniowy');
    expect(browser.address).toBe('/prosto/horoskop-urodzeniowy');
  });
});

describe('what is sent without scripts', () => {
  let limited: PageShop;
  beforeAll(async () => {
    limited = await startPageShop({ RATE_LIMIT: 'on', TRUST_PROXY: '1' });
  });
  afterAll(() => limited.close());

  it.each([
    ['/prosto/newsletter', 'email=wanda%40example.pl&tosChecked=on', 5],
    ['/newsletter/potwierdz?token=x', '', 20],
    ['/newsletter/wypisz?token=x', '', 20],
    [
      '/prosto/horoskop-urodzeniowy',
      'name=Hanna&birthDate=1988-09-25&birthTime=02%3A30&city=Krakuff&email=hanna%40example.pl&tosChecked=on',
      10,
    ],
  ])('%s is limited by the visitor’s address, as with scripts', async (path, form, max) => {
    const said = async (address: string) => {
      const browser = new PlainBrowser(limited.app, {
        'sec-fetch-site': 'same-origin',
        'x-forwarded-for': address,
      });
      await browser.send(path, form);
      return browser.text;
    };
    const told: string[] = [];
    while (told.length <= max) told.push(await said('198.51.100.1'));
    const refused = told.pop();
    expect(new Set(told).size).toBe(1);
    expect(refused).not.toBe(told[0]);
    expect(await said('198.51.100.2')).toBe(told[0]);
  });
});
