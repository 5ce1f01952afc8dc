import { expect, type Page } from '@playwright/test';
import { isWholeProof } from '../../tools/proof.ts';
import { checkReflow } from './eye/looks.ts';
import { paperPages } from './eye/paper-pages.ts';
import { smallTargets } from './eye/targets.ts';
import { expectAccessible, expectAccessibleToo } from './support/axe.ts';
import { addAuthenticator, openDesk, type DeskInBrowser } from './support/open-desk.ts';
import { watchShifts } from './support/layout-shifts.ts';
import { settlePayment } from './support/payment-page.ts';
import { placeOrder } from './support/placed-order.ts';
import { linksOf, outboxMails } from './support/outbox.ts';
import { test } from './support/shop-test.ts';

/** The desk's host is not the shop's. */
const onPurpose = [/^foreign: \w+ http:\/\/(localhost|127)/];

test.describe.configure({ mode: 'serial' });

let desk: DeskInBrowser;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  desk = await openDesk();
});
test.afterAll(() => desk.shop.kill());
test.beforeEach(({ watch }) => watch.allow(...onPurpose));

/** The time in Warsaw in some hours, as it is typed. */
const inHours = (hours: number) =>
  new Date(Date.now() + hours * 3_600_000).toLocaleTimeString('pl-PL', {
    timeZone: 'Europe/Warsaw',
    hour: 'numeric',
    minute: '2-digit',
  });

/** Buys a reading in the shop, on another page. */
async function buy(page: Page, { shop }: DeskInBrowser = desk): Promise<number> {
  const shopPage = await page.context().newPage();
  const { orderId, paymentLink } = await placeOrder(
    {
      ...page.request,
      post: (path: string, options: object) => page.request.post(shop.url + path, options),
    } as never,
    'STRIPE',
  );
  await shopPage.goto(paymentLink);
  await settlePayment(shopPage, 'Zapłać');
  await expect(shopPage.getByRole('heading', { level: 1, name: 'Zamówienie potwierdzone' })).toBeVisible();
  await shopPage.close();
  return orderId;
}

test('an owner comes in by invitation, and answers an order that arrives while she looks; its customer reads, prints and rates it [DK-1] [DK-4] [R1] [R2] [R4] [R19] [R20]', async ({
  page,
  watch,
}) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 1280, height: 900 });
  await addAuthenticator(page);

  await page.goto(desk.invitation);
  await expect(page.getByRole('heading', { name: 'Witaj, Ludmiła' })).toBeVisible();
  expect(page.url()).toBe(`${desk.url}/zaproszenie`);
  await page.getByRole('button', { name: 'Zapisz klucz w tym urządzeniu' }).click();
  await expect(page.locator('ol li')).toHaveCount(10);
  await page.getByRole('checkbox', { name: 'Mam je zapisane w bezpiecznym miejscu' }).click();
  await page.getByRole('button', { name: 'Przejdź do kolejki' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kolejka' })).toBeVisible();
  await expect(page.getByText('Wszystko wysłane')).toBeVisible();

  // What the page was asking for when she leaves is refused.
  watch.allow(/^console: Failed to load resource.*401.*\/(money\/decisions|queue)/);
  await page.getByRole('button', { name: 'Wyjdź' }).first().click();
  await page.getByRole('button', { name: 'Wejdź kluczem' }).click();
  await expect(page.getByText('Wszystko wysłane')).toBeVisible();

  const orderId = await buy(page);
  await page.getByRole('button', { name: /^Przyszło 1 nowe zamówienie/ }).click({ timeout: 5_000 });
  await expectAccessibleToo(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByRole('link', { name: 'Trzy karty' }).click();
  await expect(page).toHaveURL(`${desk.url}/zamowienia/${orderId}`);

  // With the bar of what is not saved, which saves by itself meanwhile.
  await page.getByRole('textbox', { name: 'Odpowiedź' }).fill('Droga');
  await expectAccessibleToo(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByRole('textbox', { name: 'Odpowiedź' }).fill('Droga jest otwarta.\n\nZacznij w maju.');
  const laid = await layCards(page);
  await page.getByRole('button', { name: /^Zapisz szkic/ }).click();
  await expect(page.getByText(/^Zapisane/)).toBeVisible();
  await page.getByRole('tab', { name: 'Podgląd listu' }).click();
  await expect(page.frameLocator('iframe').getByText('Zacznij w maju.')).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  // Approved for a chosen time, which is moved, and then sent after all.
  const [first, moved] = [inHours(2), inHours(3)];
  await page.getByRole('textbox', { name: 'Godzina wysłania' }).fill(first);
  await page.getByRole('button', { name: `Zatwierdź i zaplanuj na ${first}` }).click();
  await expect(page.getByText(new RegExp(`List wyjdzie.* ${first}\\.$`))).toBeVisible();
  await page.getByRole('button', { name: 'Zmień porę' }).click();
  await page.getByRole('textbox', { name: 'Godzina wysłania' }).fill(moved);
  await page.getByRole('button', { name: 'Zmień porę' }).click();
  await expect(page.getByText(new RegExp(`List wyjdzie.* ${moved}\\.$`))).toBeVisible();
  await page.getByRole('button', { name: 'Wyślij teraz' }).click();
  await expect(page.getByText(/^Wysłana/)).toBeVisible({ timeout: 20_000 });

  const outbox = { get: (path: string) => page.request.get(desk.shop.url + path) } as never;
  const [mail, ...more] = (await outboxMails(outbox)).filter(({ subject }) =>
    subject.includes(' odpowiada: '),
  );
  expect(more).toEqual([]);
  if (!mail) throw new Error('The answer was not mailed');
  const links = await linksOf(outbox, mail, desk.shop.url);
  const linkTo = (path: string) => links.find((link) => link.includes(path)) ?? '';
  await readLetter(page, linkTo('/odpowiedz/'), laid);
  await writeWords(page, linkTo('/ocena'));
});

/** Lays three cards by keys and by press, moves one and turns one; resolves with each place and card in words. */
async function layCards(page: Page): Promise<string[]> {
  const cards = page.getByRole('group', { name: 'Karty' });
  const name = cards.getByRole('combobox', { name: 'Nazwa karty' });
  await name.fill('Słońce');
  await name.press('Enter');
  await expect(cards.getByRole('status')).toHaveText(/^Położono: .+, Słońce\.$/);
  await name.fill('Gwiazda');
  await cards.getByRole('button', { name: 'Połóż' }).click();
  await cards.getByRole('button', { name: 'Losuj' }).click();
  await expect(cards.getByRole('listitem')).toHaveCount(3);
  await cards.getByRole('button', { name: 'Wcześniej: Gwiazda' }).click();
  await expect(cards.getByRole('status')).toHaveText(/^Leży teraz: .+, Gwiazda\.$/);
  await cards.getByRole('button', { name: 'Odwróć: Słońce' }).press('Enter');
  await expect(cards.getByRole('listitem').nth(1)).toContainText(/Słońce.*odwrócon/i);
  return cards.getByRole('listitem').locator('p').allTextContents();
}

/** Kilobytes of JavaScript that the page has brought along, unpacked. */
const scriptsOf = (page: Page) =>
  page.evaluate(() => {
    const files = performance
      .getEntriesByType('resource')
      .filter((one) => one instanceof PerformanceResourceTiming && /\.m?js\b/.test(one.name))
      .map((one) => (one instanceof PerformanceResourceTiming ? one.decodedBodySize : 0));
    const inline = [...document.scripts].map(({ textContent }) => textContent.length);
    return [...files, ...inline].reduce((sum, bytes) => sum + bytes, 0) / 1000;
  });

/** Reads an answer on the web as its customer: prints it, asks again, and rates it [R1] [R2] [R4] [R19] [R20]. */
async function readLetter(page: Page, link: string, laid: readonly string[]): Promise<void> {
  const shifts = await watchShifts(page);
  await page.goto(link);
  await page.waitForLoadState('networkidle');
  expect(await shifts()).toBeLessThanOrEqual(0.005);
  expect(await scriptsOf(page), 'kB of JavaScript, of a letter').toBeLessThanOrEqual(30);
  const words = page.locator('ol:has(img[src^="/karty/"]) li p');
  await expect(words).toHaveText([...laid]);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/ odpowiada$/);
  await expectAccessible(page);
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 794, height: 1123 });
  const paper = await page.evaluate(() => {
    const isShown = (element: Element) => element.getClientRects().length > 0;
    // A portrait has its own ground, and the skip link lies above the paper.
    const seen = [...document.querySelectorAll('body, main, main *:not(img)')].filter(isShown);
    const dark = (colour: string) => {
      const [red = 255, green = 255, blue = 255, alpha = 1] = (colour.match(/[\d.]+/g) ?? []).map(Number);
      return alpha > 0 && red + green + blue < 380;
    };
    return {
      frame: seen.filter((one) => one.matches('header, footer, nav, form, button')).map((one) => one.tagName),
      dark: seen.filter((one) => dark(getComputedStyle(one).backgroundColor)).map((one) => one.className),
      pale: seen.filter((one) => one.matches('h1, p, blockquote') && !dark(getComputedStyle(one).color))
        .length,
      cut: seen.filter((one) => one.matches('p, li, h1') && one.scrollWidth > one.clientWidth + 1).length,
    };
  });
  expect(paper).toEqual({ frame: [], dark: [], pale: 0, cut: 0 });
  await expect(page.getByText('Zacznij w maju.')).toBeVisible();
  await expect(words.last()).toBeVisible();
  await printLetters(page);
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(link);
  expect(await smallTargets(page)).toEqual([]);
  await checkReflow(page);
  await page.setViewportSize({ width: 390, height: 844 });

  await page.getByRole('link', { name: /^Zapytaj jeszcze raz · / }).click();
  await expect(page).toHaveURL(/\/wrozby\?wariant=[\w-]+&wrozka=/);
  await page.goto(link);
  // By a pointer, where each star is seen.
  for (const count of [5, 1, 4, 5]) {
    const star = page.locator('.stars i').nth(count - 1);
    await star.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await star.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    expect([width, height]).toEqual([48, 48]);
    await page.mouse.click(x + width / 2, y + height / 2);
    await expect(page.getByRole('radio', { name: new RegExp(`^${count} gwiazd`) })).toBeChecked();
  }
  await page.getByRole('button', { name: 'Zapisz ocenę' }).click();
  await expect(page.getByText('Twoja ocena: 5 gwiazdek.')).toBeVisible();
}

/** Prints the open page with letters of several lengths, dark and with grounds: no page is dark, or ends before its text. */
async function printLetters(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.reload();
  // Of the lengths that a proof tries, `npm test` tries each sixth.
  const stride = isWholeProof ? 1 : 6;
  const print = async () => paperPages(await page.pdf({ format: 'A4', printBackground: true }));
  expect(await print()).toHaveLength(1);
  const sizes = await page.evaluate(() => {
    const ending = document.querySelector('article > div > div');
    const [line, last] = [...(ending?.querySelectorAll('p') ?? [])];
    line?.remove();
    // What the page holds together has three lines.
    last?.firstElementChild?.replaceChildren('Karty mówią o drodze, która już się zaczęła. '.repeat(5));
    const put = (name: string, text: string) => {
      const one = document.createElement(name);
      one.textContent = text;
      ending?.before(one);
    };
    for (let part = 1; part <= 6; part += 1) {
      put('h2', `Pytanie numer ${part}?`);
      put('p', 'Karty mówią o drodze, która już się zaczęła. '.repeat(9));
    }
    const sizeOf = (selector: string) =>
      parseFloat(getComputedStyle(document.querySelector(selector) ?? document.body).fontSize);
    return { heading: sizeOf('article h2') };
  });
  for (let longer = 0; longer < 20; longer += stride) {
    await putBefore(page, stride);
    const pages = await print();
    expect(pages.length).toBeGreaterThan(2);
    expect(pages.length).toBeLessThan(6);
    expect(pages.filter(({ isWhite, letters }) => !isWhite || letters < 200)).toEqual([]);
    // A heading goes with what it heads.
    expect(pages.map(({ lastSize }) => lastSize)).not.toContain(sizes.heading);
  }
  // Last words too long to be held together: two lines of them stay with who signs them.
  await page.evaluate(() => {
    const last = [...document.querySelectorAll('article > div p')].at(-1);
    const words = document.createElement('span');
    words.textContent = 'Karty mówią o drodze, która już się zaczęła. '.repeat(40);
    last?.replaceChildren(words, ...(last.lastElementChild ? [last.lastElementChild] : []));
    // Nothing else stands on the last page: neither short words nor a note.
    document.querySelector('article > div > div')?.remove();
    document.querySelector('article > div')?.append(...(last ? [last] : []));
  });
  for (let longer = 0; longer < 24; longer += stride) {
    await putBefore(page, stride);
    const pages = await print();
    expect(pages.filter(({ letters }) => letters < 100)).toEqual([]);
  }
}

/** Puts short lines before an answer's text, which moves all that follows. */
const putBefore = (page: Page, count: number) =>
  page.evaluate((lines) => {
    for (let added = 0; added < lines; added += 1) {
      const line = document.createElement('p');
      line.textContent = 'Jedno zdanie więcej.';
      document.querySelector('article > div')?.prepend(line);
    }
  }, count);

/** Rates with words behind the mail's own link. */
async function writeWords(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('textbox').fill('Czytałam trzy razy.');
  await page.getByRole('button', { name: /Wyślij opinię/ }).click();
  await expect(page.getByText('Czytałam trzy razy.')).toBeVisible();
}

/** Writes an answer in the page and in a second tab: the later one is shown both texts, and keeps what it wants. */
async function writeInTwoTabs(page: Page): Promise<void> {
  const tab = await page.context().newPage();
  await tab.goto(page.url());
  await tab.getByRole('textbox', { name: 'Odpowiedź' }).fill('Z drugiej karty.');
  const answer = page.getByRole('textbox', { name: 'Odpowiedź' });
  await answer.fill('Z pierwszej karty.');
  await tab.getByRole('button', { name: /^Zapisz szkic/ }).click();
  await expect(tab.getByText(/^Zapisane/)).toBeVisible();
  await tab.close();

  await expect(page.getByText(/^Ktoś zmienił tę odpowiedź/)).toBeVisible({ timeout: 10_000 });
  const both = page.getByRole('group', { name: /^Są dwie wersje/ });
  await expect(both.getByText('Z pierwszej karty.')).toBeVisible();
  await expect(both.getByText('Z drugiej karty.')).toBeVisible();
  await page.getByRole('button', { name: 'Połącz obie w edytorze' }).click();
  await expect(answer).toHaveValue(
    /Z pierwszej karty\.[^]*Z drugiej karty\.|Z drugiej karty\.[^]*Z pierwszej karty\./,
  );
  await page.getByRole('button', { name: /^Zapisz/ }).click();
  await expect(page.getByText(/^Zapisane/)).toBeVisible();
  await page.reload();
  await expect(answer).toHaveValue(/Z pierwszej karty\./);
  await expect(answer).toHaveValue(/Z drugiej karty\./);
}

test('a specialist sees her own orders, without address and money, and loses no text to a second tab or an expired session [DK-1] [DK-2] [DK-6]', async ({
  page,
  watch,
}) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(await desk.sample());
  await page.getByRole('button', { name: /^Wejdź jako (?!właścicielka)/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Dzień dobry/ })).toBeVisible();
  await buy(page);
  const entry = page.getByRole('link', { name: 'Trzy karty' });
  await expect(entry.or(page.getByRole('button', { name: /^Przyszło/ }))).toBeVisible({ timeout: 8_000 });
  if (!(await entry.isVisible())) await page.getByRole('button', { name: /^Przyszło/ }).click();
  await entry.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Trzy karty' })).toBeAttached();
  await expect(page.getByText('przyklad.pl')).toHaveCount(0);
  await expect(page.getByText(/\d\szł/)).toHaveCount(0);

  const answer = page.getByRole('textbox', { name: 'Odpowiedź' });
  await writeInTwoTabs(page);

  // Whatever is asked for from here on is refused.
  watch.allow(/^console: Failed to load resource.*401/);
  await page.context().clearCookies();
  await answer.fill('Nic nie zginęło.');
  await expect(page.getByRole('dialog', { name: 'Wejdź jeszcze raz' })).toBeVisible({ timeout: 10_000 });
  // Under the dialog the page is hidden from roles, and stands as it was.
  await expect(page.getByRole('textbox', { name: 'Odpowiedź', includeHidden: true })).toHaveValue(
    'Nic nie zginęło.',
  );
});
