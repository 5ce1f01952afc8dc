import { afterAll, beforeAll, expect, test } from 'vitest';
import catalogue from '#server/seed/catalogue.json';
import { PlainBrowser } from '#tests/server/support/plain-browser.ts';
import { startPageShop, type PageShop } from '#tests/server/support/page-shop.ts';

const named = (list: readonly { slug: string; id: string }[], wanted: string) =>
  list.find(({ slug }) => slug === wanted)?.id ?? '';
const choice = `wariant=${named(catalogue.products, 'tarot-trzy-karty')}&wrozka=${named(catalogue.fairies, 'jagna')}`;

let shop: PageShop;
beforeAll(async () => {
  shop = await startPageShop();
});
afterAll(() => shop.close());

test('act on consumer rights art. 17: without scripts the buttons have the words of the act, below service, specialist, time and total [LW-11]', async () => {
  const browser = new PlainBrowser(shop.app);
  await browser.open(`/zamow/tarot?${choice}`);
  const buttons = [...browser.document.querySelectorAll('button[name="krok"]')].filter((one) =>
    ['PAYU', 'STRIPE'].includes(one.getAttribute('value') ?? ''),
  );
  expect(buttons).toHaveLength(2);
  for (const button of buttons) {
    expect(button.textContent).toMatch(/ Zamawiam z obowiązkiem zapłaty$/);
    expect(button.hasAttribute('aria-label')).toBe(false);
    expect(button.hasAttribute('aria-labelledby')).toBe(false);
  }
  const summary = buttons[0]?.closest('section');
  const text = summary?.textContent?.replaceAll('\u00a0', ' ') ?? '';
  const places = [
    'Trzy karty',
    'Tarot',
    'Jagna',
    '86,99 zł',
    'w ciągu 12 godzin',
    'Zamawiam z obowiązkiem',
  ].map((words) => text.indexOf(words));
  expect(places).not.toContain(-1);
  expect(places, text).toEqual(places.toSorted((a, b) => a - b));
});
