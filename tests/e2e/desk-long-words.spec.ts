import type { APIRequestContext, Page } from '@playwright/test';
import { DESK_PAGES } from '../../src/desk/pages.ts';
import { useTranslated } from '../../tools/faults/translator.ts';
import { seeded } from '../../tools/random.ts';
import { contactBody } from '../server/support/robot-token.ts';
import { outOfReach, sidewaysScroll } from './eye/reflow.ts';
import { threeCards } from './support/offers.ts';
import { closeDesk, enterByInvitation, openDesk, type DeskInBrowser } from './support/open-desk.ts';
import { proofOnly } from './support/sample.ts';
import { expect, test } from './support/shop-test.ts';

/** Letters without a break, as many as the contract allows. */
const letters = (count: number) => 'Ż'.padEnd(count, 'żabcdefghi');
const NAME = letters(100);
const EMAIL = `${'hanna'.repeat(12)}@${'przyklad'.repeat(7)}.${'przyklad'.repeat(7)}.${'przyklad'.repeat(7)}.pl`;

const WORDS = {
  contactData: { firstName: NAME, lastName: NAME, email: EMAIL, message: letters(5_000) },
  withdrawal: { name: NAME, orderNumber: '9'.repeat(40), email: EMAIL },
  order: {
    fairyProductId: threeCards.fairyProductId,
    questions: [],
    customer: { name: NAME, email: EMAIL, birthDate: '1988-03-15' },
    paymentProvider: 'STRIPE',
  },
};

async function post(request: APIRequestContext, url: string, data: object) {
  const response = await request.post(url, { data });
  expect(response.status(), await response.text()).toBeLessThan(300);
  return (await response.json().catch(() => ({}))) as { paymentLink?: string };
}

/** A customer who types the longest word into each field of each form. */
async function typeLongWords(page: Page, { shop }: DeskInBrowser): Promise<void> {
  const { request } = page;
  await post(request, `${shop.url}/api/contact`, contactBody(WORDS.contactData));
  await post(request, `${shop.url}/api/withdrawal`, WORDS.withdrawal);
  await post(request, `${shop.url}/api/newsletter`, { email: EMAIL });
  for (const order of [
    WORDS.order,
    // Another, whose row must not suffer.
    { ...WORDS.order, customer: { name: 'Ewa', email: 'ewa@przyklad.pl', birthDate: '1988-03-15' } },
  ]) {
    const { paymentLink = '' } = await post(request, `${shop.url}/api/order`, order);
    const paid = await request.post(paymentLink, { form: { scenario: 'pay' }, maxRedirects: 0 });
    expect(paid.status()).toBe(303);
  }
}

/** Boxes of the page that are wider than they may be: a table that scrolls, a text that runs over its neighbour. */
const spilling = (page: Page) =>
  page.evaluate(() => {
    /** Reaches to the screen's edges on purpose, and scrolls inside. */
    const bleeds = (one: Element) => parseFloat(getComputedStyle(one).marginRight) < 0;
    const isPushed = (box: HTMLElement) => {
      const bleeding = [...box.querySelectorAll('*')].filter(bleeds);
      const { right } = box.getBoundingClientRect();
      return (
        bleeding.length === 0 ||
        [...box.querySelectorAll('*')].some(
          (part) =>
            part.getBoundingClientRect().right > right + 1 && !bleeding.some((one) => one.contains(part)),
        )
      );
    };
    return [...document.querySelectorAll<HTMLElement>('main *')]
      .filter((box) => {
        const isShown = box.clientWidth > 1 && box.checkVisibility({ visibilityProperty: true });
        return (
          isShown &&
          !box.matches('input, textarea, select, svg *') &&
          box.scrollWidth > box.clientWidth + 1 &&
          isPushed(box)
        );
      })
      .filter((box) => /[żŻ]abcdefghi|hannahanna|9{40}/.test(box.textContent))
      .map(
        (box) =>
          `${box.tagName}.${box.className} ${box.scrollWidth} in ${box.clientWidth}: ${box.textContent.slice(0, 30)}`,
      );
  });

const pages = Object.entries(DESK_PAGES)
  .filter(([, { path }]) => !path.includes(':') && !/wejscie|zaproszenie|now[aey]$|wiele/.test(path))
  .map(([name, { path }]) => ({ name, path, into: '' }));
const PAGES = [
  ...pages,
  { name: 'order', path: '/', into: '/zamowienia/' },
  { name: 'message', path: '/listy', into: '/listy/' },
];
/** Pages that are used under a translator: a list, a table of fields, a form with its rules, an editor. */
const TRANSLATED = ['/', '/oferta', '/kupony/nowy', '/teksty/E-book'];
/** Presses on each. */
const PRESSES = 40;

test(
  'the longest word that a customer may type moves no column of the desk, and a translator makes no page of it lie or die [DK-3]',
  proofOnly,
  async ({ page, watch }) => {
    test.setTimeout(240_000);
    watch.allow(/^foreign: \w+ http:\/\/(localhost|127)/, /Failed to load resource/);
    const desk = await openDesk();
    await typeLongWords(page, desk);
    await enterByInvitation(page, desk);
    // A payment is booked a moment after it was made.
    await expect(page.locator('main a[href^="/zamowienia/"]')).toHaveCount(2);
    const problems: string[] = [];
    for (const { name, path, into } of PAGES) {
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 844 });
        await page.goto(desk.url + path);
        await page.waitForLoadState('networkidle');
        if (into !== '') {
          const address = await page.locator(`main a[href^="${into}"]`).first().getAttribute('href');
          await page.goto(desk.url + (address ?? ''));
          await page.waitForLoadState('networkidle');
        }
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
        const found = [
          ...(await sidewaysScroll(page)),
          ...(await outOfReach(page)),
          ...(await spilling(page)),
        ];
        problems.push(...found.map((problem) => `${name}, ${width} px: ${problem}`));
      }
    }
    await page.setViewportSize({ width: 1280, height: 844 });
    for (const [at, path] of TRANSLATED.entries())
      problems.push(...(await useTranslated(page, desk.url + path, PRESSES, seeded(at))));
    await closeDesk(desk, page.context());
    expect(problems).toEqual([]);
  },
);
