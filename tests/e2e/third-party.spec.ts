import type { Page } from '@playwright/test';
import type { ShopProcess } from '../../tools/shop-process.ts';
import { everyPage, missingPage } from './support/every-page.ts';
import { isWholeProof } from '../../tools/proof.ts';
import { expect, test } from './support/shop-test.ts';
import { proofOnly } from './support/sample.ts';

// A shop with everything of others switched on; their scripts are played by this test.

const NEWSLETTER_SCRIPT = 'https://newsletter.example/form.js';
let shop: ShopProcess;

test.beforeAll(async ({ openShop }) => {
  shop = await openShop({
    settings: {
      GTM_ID: 'GTM-TEST123',
      NEWSLETTER_SCRIPT_URL: NEWSLETTER_SCRIPT,
      RECAPTCHA_SITE_KEY: 'site-key',
      RECAPTCHA_SECRET: 'secret',
      SCRIPT_HOSTS: 'https://*.tags.example',
      STYLE_HOSTS: 'https://styles.example',
      FONT_HOSTS: 'https://fonts.example',
    },
  });
});

test.afterAll(() => shop.kill());

/** Plays the others: each script writes down what it could read when it ran. */
async function playOthers(page: Page): Promise<void> {
  await page.route(
    /^https:\/\/(www\.googletagmanager\.com|newsletter\.example|www\.google\.com)\//,
    (route) => {
      const { hostname } = new URL(route.request().url());
      const body = hostname.startsWith('www.google.')
        ? `window.grecaptcha = { ready: (f) => f(), execute: async (key, { action }) => key + ' ' + action };`
        : `(window.others ??= []).push({ from: '${hostname}', address: location.href, layer: JSON.stringify(window.dataLayer) });`;
      return route.fulfill({ contentType: 'text/javascript', body });
    },
  );
}

type Other = { from: string; address: string; layer: string };
const others = (page: Page) => page.evaluate(() => (window as { others?: Other[] }).others ?? []);
const ran = (page: Page) => expect.poll(async () => (await others(page)).map(({ from }) => from).sort());
const BOTH = ['newsletter.example', 'www.googletagmanager.com'];

test.beforeEach(({ watch }) => watch.allow(/^foreign: /, missingPage));

test('on every page both scripts load, after consent mode’s default [SH-2] [SH-3] [SH-5]', async ({
  page,
}) => {
  await playOthers(page);
  for (const { path } of everyPage.filter((_, at) => isWholeProof || at % 8 === 0)) {
    await page.goto(shop.url + path);
    await ran(page).toEqual(BOTH);
    const [first] = JSON.parse((await others(page))[0]?.layer ?? '[]') as Record<string, unknown>[];
    expect(first, path).toMatchObject({ 0: 'consent', 1: 'default' });
    expect((await others(page)).map(({ layer }) => layer).join()).toContain('"event":"gtm.js"');
  }
});

test(
  'the customer’s id and a newsletter token are gone from the address before anybody can read it [OR-6]',
  proofOnly,
  async ({ page, watch }) => {
    watch.allow(/Failed to load resource.*\/api\//);
    await playOthers(page);
    const seen: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).host !== new URL(shop.url).host) {
        seen.push(request.url(), request.headers()['referer'] ?? '');
      }
    });
    for (const [address, kept] of [
      ['/zamowienie?orderId=12&customerId=tajny-identyfikator', '/zamowienie?orderId=12'],
      ['/zamowienie/?orderId=13&customerId=tajny-identyfikator', '/zamowienie/?orderId=13'],
      ['/odstapienie?zamowienie=14&customerId=tajny-identyfikator', '/odstapienie?zamowienie=14'],
      ['/newsletter/potwierdz?token=tajny-identyfikator-z-listu', '/newsletter/potwierdz'],
    ] as const) {
      await page.goto(shop.url + address);
      await ran(page).toEqual(BOTH);
      for (const other of await others(page)) expect(other.address).toBe(shop.url + kept);
      expect(JSON.stringify([seen, await others(page)])).not.toContain('tajny');
    }
  },
);

test(
  'with a site key the robot check is reCAPTCHA’s, asked for inquirySubmit [CO-3]',
  proofOnly,
  async ({ page, watch }) => {
    watch.allow(/Failed to load resource.*\/api\/contact/);
    await playOthers(page);
    await page.goto(`${shop.url}/kontakt`);
    for (const name of ['Imię', 'Nazwisko', 'Wiadomość']) {
      await page.getByRole('textbox', { name, exact: true }).fill('Hanna');
    }
    await page.getByRole('textbox', { name: 'Adres e-mail' }).fill('hanna@przyklad.pl');
    await page.route('**/api/contact', (route) => route.fulfill({ status: 204 }));
    const [call] = await Promise.all([
      page.waitForRequest('**/api/contact'),
      page.getByRole('button', { name: 'Wyślij' }).click(),
    ]);
    expect(call.postDataJSON().recaptchaToken).toBe('site-key inquirySubmit');
  },
);

test(
  'a container’s second script, style and font come from the hosts that are set, and from no other [SH-2] [SH-5]',
  proofOnly,
  async ({ page, watch }) => {
    watch.allow(
      /Content Security Policy|^failed: GET https:\/\/(unknown|styles|fonts)\.example|fonts\.example\/tag/,
    );
    await playOthers(page);
    await page.route('https://www.googletagmanager.com/**', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: `for (const host of ['pixel.tags.example', 'unknown.example']) {
        document.head.append(Object.assign(document.createElement('script'), { src: 'https://' + host + '/second.js' }));
        const href = 'https://' + host.replace('pixel.tags', 'styles') + '/tag.css';
        document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }));
      }`,
      }),
    );
    const css = (host: string) =>
      `:root { --${host}: loaded } @font-face { font-family: Tag; src: url(https://fonts.example/tag.woff2) }`;
    await page.route(/^https:\/\/(styles|unknown)\.example\/tag\.css/, (route) =>
      route.fulfill({
        contentType: 'text/css',
        body: css(new URL(route.request().url()).hostname.split('.')[0] ?? ''),
      }),
    );
    await page.route(/\/second\.js$/, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'window.ran = [...(window.ran ?? []), location.origin];',
      }),
    );
    const fonts: string[] = [];
    await page.route('https://fonts.example/**', (route) => {
      fonts.push(route.request().url());
      return route.fulfill({
        contentType: 'font/woff2',
        body: '',
        headers: { 'access-control-allow-origin': '*' },
      });
    });
    const response = await page.goto(shop.url);
    const [, scripts = ''] =
      /script-src ([^;]*)/.exec(response?.headers()['content-security-policy'] ?? '') ?? [];
    expect(scripts).toContain('https://www.googletagmanager.com');
    expect(scripts).toContain('https://newsletter.example');
    expect(scripts.replace('https://*.tags.example', '')).not.toMatch(/unsafe|\*| https:( |$)/);
    const loaded = () =>
      page.evaluate(() => ({
        scripts: (window as { ran?: unknown[] }).ran?.length ?? 0,
        styles: ['styles', 'unknown'].map((host) =>
          getComputedStyle(document.documentElement).getPropertyValue(`--${host}`),
        ),
      }));
    await expect.poll(loaded).toEqual({ scripts: 1, styles: ['loaded', ''] });
    await page.evaluate(() => document.fonts.load('16px Tag').catch(() => []));
    expect(fonts).toEqual(['https://fonts.example/tag.woff2']);
  },
);
