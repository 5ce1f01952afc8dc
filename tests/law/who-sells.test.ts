import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { loadConfig } from '#server/config.ts';
import { recipientsText } from '#server/people/recipients-text.ts';
import { startPageShop, type PageShop } from '#tests/server/support/page-shop.ts';

const SELLER = {
  SELLER_NAME: 'Paproć sp. z o.o.',
  SELLER_ADDRESS: 'ul. Leśna 2, 31-001 Kraków',
  SELLER_NIP: '1234563218',
  SELLER_PHONE: '+48 600 100 200',
  SELLER_REGISTER: 'KRS 0000123456, Sąd Rejonowy dla Krakowa-Śródmieścia, kapitał 5000 zł',
  SELLER_VAT: 'included',
  CONTACT_EMAIL: 'pomoc@paproc.pl',
};

describe('act on consumer rights art. 12, code of companies art. 206: who sells', () => {
  let shop: PageShop;
  beforeAll(async () => {
    shop = await startPageShop(SELLER);
  });
  afterAll(() => shop.close());
  const read = async (path: string) => (await shop.app.inject(path)).body;

  it.each(['/kontakt', '/prosto/kontakt'])(
    '%s names firm, address, tax number, register, telephone and e-mail',
    async (path) => {
      const body = await read(path);
      expect(body).toContain('<h2 id="sprzedawca">Sprzedawca</h2>');
      for (const fact of Object.entries(SELLER).flatMap(([name, said]) =>
        name === 'SELLER_VAT' ? [] : [said],
      ))
        expect(body).toContain(fact);
      expect(body).toContain('href="tel:+48600100200"');
      expect(body).not.toContain('na próbę');
    },
  );

  it.each(['/', '/tarot', '/zamow/tarot', '/regulamin', '/prosto/newsletter'])(
    'the footer of %s names the firm',
    async (path) => {
      expect(await read(path)).toContain(
        'Sprzedawca: Paproć sp. z o.o., ul. Leśna 2, 31-001 Kraków, NIP 1234563218, KRS 0000123456',
      );
    },
  );

  it('search engines are told too', async () => {
    expect(await read('/')).toContain(
      '"legalName":"Paproć sp. z o.o.","address":"ul. Leśna 2, 31-001 Kraków","taxID":"1234563218"',
    );
  });

  it('texts have places for the register and the address', async () => {
    expect(await read('/polityka-prywatnosci')).toContain('napisz na pomoc@paproc.pl');
  });
});

test('a shop for trying out says that its seller is made up, and tells search engines nothing of it', async () => {
  const shop = await startPageShop();
  expect((await shop.app.inject('/kontakt')).body).toContain('Dane są przykładowe');
  expect((await shop.app.inject('/')).body).not.toContain('legalName');
  await shop.close();
});

describe('GDPR art. 13(1)(e), (f): the privacy page names whoever gets data, by the settings', () => {
  const textWith = (env: Record<string, string>) => recipientsText(loadConfig(env));

  it('and nobody whom the shop does not use', () => {
    const text = textWith({});
    expect(text).toContain('PayU');
    expect(text).toContain('Stripe');
    expect(text).not.toMatch(/Google|modelu|newslettera/);
  });

  it.each([
    [{ RECAPTCHA_SITE_KEY: 'a', RECAPTCHA_SECRET: 'b' }, 'Google Ireland Limited (reCAPTCHA)'],
    [{ GTM_ID: 'GTM-ABC123' }, 'Google Tag Manager'],
    [{ NEWSLETTER_SCRIPT_URL: 'https://list.example/a.js' }, 'list.example'],
    [{ ANSWER_API_URL: 'https://model.example/v1', ANSWER_MODEL: 'm', ANSWER_API_KEY: 'k' }, 'model.example'],
  ])('%j is named', (env, named) => {
    expect(textWith(env)).toContain(named);
  });

  it('a model on this machine gets nothing elsewhere', () => {
    expect(textWith({ ANSWER_API_URL: 'http://127.0.0.1:9/v1', ANSWER_MODEL: 'm' })).not.toContain('modelu');
  });

  it('stands where the sample’s text has its place', async () => {
    const shop = await startPageShop({ GTM_ID: 'GTM-ABC123' });
    const { body } = await shop.app.inject('/polityka-prywatnosci');
    expect(body).toContain('<li>Google Ireland Limited (Google Tag Manager)');
    expect(body).not.toContain('{{');
    await shop.close();
  });
});
