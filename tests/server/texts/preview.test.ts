import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { discardText, publishText, saveText } from '#server/desk/texts/change-text.ts';
import type { TextId } from '#domain/texts/text-fields.ts';
import { loadConfig } from '#server/config.ts';
import { TERMINAL } from '#server/store/audit.ts';
import { makePreview } from '#server/texts/draft-preview.ts';
import { startPageShop, type PageShop } from '../support/page-shop.ts';

let shop: PageShop;
beforeAll(async () => {
  shop = await startPageShop({ PUBLIC_URL: 'https://shop.example', TRUST_PROXY: '1' });
});
afterAll(() => shop.close());

const pathOf = async (now = new Date(), text: TextId = 'Regulamin') => {
  const { address } = await shop.store.db
    .transaction()
    .execute((trx) => makePreview(trx, text, { publicUrl: 'https://shop.example', now }));
  expect(address).toMatch(/^https:\/\/shop\.example\/podglad\/[\w-]{43}$/);
  return address.replace('https://shop.example', '');
};

test('a draft is looked at on the shop’s host, cleaned and filled in, without scripts, kept and found by nobody; then its address ends [DK-16]', async () => {
  const { app, store } = shop;
  const save = (seen: number, text: string) =>
    saveText(store.db, TERMINAL, 'Regulamin', { seen, changes: [{ key: 'TERMS_DESCRIPTION', text }] });
  await save(1, '<h2>Nowe zasady</h2><p onclick="x">{{SELLER_NIP}}<script>1</script></p>');
  const path = await pathOf();
  const page = await app.inject(path);
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('<h2>Nowe zasady</h2><p>');
  expect(page.body).toContain('Podgląd szkicu.');
  expect(page.body).not.toMatch(
    /onclick|\{\{SELLER|data-modules=|src="[^"]*\.js|application\/json|rel="canonical"|ld\+json/,
  );
  expect(page.body).toContain('<meta name="robots" content="noindex">');
  expect(page.headers).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow, noarchive',
  });
  expect(page.headers['content-security-policy']).toContain("frame-ancestors 'none'");
  const [, style = ''] = /<style>([^]*?)<\/style>/.exec(page.body) ?? [];
  expect(page.headers['content-security-policy']).toContain(
    `'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  );
  for (const address of ['/regulamin', '/strona.json?adres=/regulamin'])
    expect((await app.inject(address)).body).not.toContain('Nowe zasady');
  expect((await app.inject('/robots.txt')).body).toContain('Disallow: /podglad/');

  // A mail's words are looked at in the mail, about a made-up order.
  const mail = { seen: 0, changes: [{ key: 'MAIL_LEAD', text: 'Proszę, {{SERVICE}}.' }] };
  await saveText(store.db, TERMINAL, 'List_odpowiedz', mail);
  const letter = await app.inject(await pathOf(new Date(), 'List_odpowiedz'));
  expect(letter.body).toContain('Proszę, Tarot, trzy karty.');
  expect(letter.headers['content-security-policy']).toContain('sandbox');

  // It shows the draft as it was last saved; a new address ends this one, and the draft’s end ends any.
  await save(2, '<p>Jeszcze nowsze</p>');
  expect((await app.inject(path)).body).toContain('Jeszcze nowsze');
  const late = await pathOf(new Date(Date.now() - 8 * 24 * 60 * 60_000));
  expect((await app.inject(late)).statusCode).toBe(410);
  const last = await pathOf();
  expect((await app.inject(last)).statusCode).toBe(200);
  await discardText(store.db, TERMINAL, 'Regulamin', 3);
  // No later draft comes to light under an address of this one.
  await save(4, '<p>Następny szkic</p>');
  for (const ended of [path, late, last, '/podglad/x', `${last}x`]) {
    const gone = await app.inject(ended);
    expect([gone.statusCode, gone.headers['cache-control']]).toEqual([410, 'no-store']);
    expect(gone.body).toContain('Tego podglądu już nie ma');
  }
});

const config = loadConfig({ ROOT_DIR: '/nowhere' });

test('a draft of the e-book is looked at as the page it will be; a published one is no draft [DK-16]', async () => {
  const { app, store } = shop;
  const changes = [{ key: 'EBOOK_TITLE' as const, text: 'Pierwszy krąg' }];
  await saveText(store.db, TERMINAL, 'E-book', { seen: 0, changes });
  const path = await pathOf(new Date(), 'E-book');
  const page = await app.inject(path);
  expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'no-store']);
  expect(page.body).toContain('<h1>Pierwszy krąg</h1>');
  const shown = await app.inject('/e-book');
  expect(shown.body).not.toContain('Pierwszy krąg');
  expect(page.headers['content-security-policy']).toBe(shown.headers['content-security-policy']);
  expect(shown.headers['content-security-policy']).toContain('script-src');
  const around = { seller: config.seller, brandName: 'Nić', isLive: false, isSelling: true };
  await publishText(store.db, TERMINAL, 'E-book', 1, async () => around);
  expect((await app.inject(path)).statusCode).toBe(410);
});
