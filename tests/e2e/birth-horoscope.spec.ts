import type { Request } from '@playwright/test';
import { birth, BirthSection, FIRST_LIST, PAUSE, SECOND_LIST } from './support/birth-section.ts';
import { OrderPage } from './support/order-page.ts';
import { expectResult, settlePayment } from './support/payment-page.ts';
import { proofOnly } from './support/sample.ts';
import { expect, test } from './support/shop-test.ts';

test('from the form on a phone to the paid reading [BH-1] [BH-2] [BH-3] [BH-4] [BH-5] [BH-6] [BC-4] [U5] [R71]', async ({
  page,
}) => {
  const section = new BirthSection(page);
  const order = new OrderPage(page);
  const asked: Request[] = [];
  page.on('request', (request) => {
    if (/\/(horoscope\/birth|order\/?)$/.test(new URL(request.url()).pathname)) asked.push(request);
  });
  await page.clock.install({ time: '2026-11-21T10:00:00' });
  await section.open();
  await section.fill();

  // From here on time goes only as far as it is let.
  await page.clock.pauseAt('2026-11-21T11:00:00');
  await section.submit.click();
  await expect(section.form.getByRole('status')).toHaveText('Ustawiamy planety na niebie...');
  await expect(section.submit).toHaveAttribute('aria-disabled', 'true');
  await section.submit.click({ force: true });
  await section.name.press('Enter');
  await page.clock.runFor(PAUSE - 100);
  expect(asked).toHaveLength(0);
  await page.clock.runFor(100);
  await page.clock.resume();
  await expect(section.chart).toBeVisible();
  expect(asked.map((request) => request.postDataJSON() as unknown)).toEqual([
    { name: 'Hanna', email: 'hanna@przyklad.pl', city: 'Kraków', dateTime: '1988-11-20 23:40' },
  ]);

  const heading = section.result.getByRole('heading', { level: 2 });
  await expect(heading).toBeFocused();
  await expect
    .poll(() => heading.evaluate((element) => Math.round(element.getBoundingClientRect().top)))
    .toBe(100);
  await expect(page.getByText('Wykres gotowy. Poniżej znajdziesz położenie planet.')).toBeAttached();
  expect((await section.chart.boundingBox())?.width).toBe(325);
  await expect(section.chart).toHaveAccessibleName(
    'Wykres horoskopu urodzeniowego. Słońce: Skorpion, Księżyc: Baran, ascendent: Panna.',
  );
  expect(await section.rows(FIRST_LIST)).toEqual([
    ['Słońce', 'Skorpion', '28°50′'],
    ['Księżyc', 'Baran', '22°32′'],
    ['Merkury', 'Skorpion', '22°53′'],
    ['Wenus', 'Waga', '26°46′'],
    ['Neptun', 'Koziorożec', '8°27′'],
    ['Pluton', 'Skorpion', '13°09′'],
  ]);
  expect((await section.rows(SECOND_LIST)).map(([body]) => body)).toEqual([
    'Ascendent',
    'Mars',
    'Jowisz',
    'Saturn',
    'Uran',
  ]);
  // A name never touches the next column: its letters end before those of the sign begin.
  const gaps = await section.result.locator('tbody tr').evaluateAll((rows) =>
    rows.flatMap((row) => {
      const words = [...row.children].map((cell) => {
        const range = document.createRange();
        range.selectNodeContents(cell);
        return range.getBoundingClientRect();
      });
      return words.slice(1).map(({ left }, place) => left - (words[place]?.right ?? 0));
    }),
  );
  expect(gaps.length).toBeGreaterThanOrEqual(22);
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(4);
  await expect(
    section.result.getByText(
      /Przyjęto: Kraków, woj\. małopolskie \(50,06°\sN, 19,94°\sE\), UTC\+1, czyli 20 listopada 1988, 22:40\sUTC/,
    ),
  ).toBeVisible();

  await section.buy.click();
  await expect(page.getByRole('heading', { name: 'Wykup horoskop urodzinowy' })).toBeFocused();
  await expect(order.variant('Horoskop urodzeniowy')).toBeChecked();
  await page
    .getByRole('button', { name: /^Wybieram: / })
    .first()
    .click();
  await expect(order.confirmEmail).toBeVisible();
  await expect(order.firstName).toHaveValue('Hanna');
  await expect(order.email).toHaveValue(birth.email);
  await expect(order.form.getByRole('textbox', { name: 'Miasto urodzenia' })).toHaveValue('Kraków');
  await expect(order.day).toHaveValue('20');
  await expect(order.month).toHaveText('listopad');
  await expect(order.year).toHaveValue('1988');
  await order.confirmEmail.fill(birth.email);
  await order.terms.click();
  expect(new URL(page.url()).search).toBe('');
  await order.pay('PAYU');

  await page.waitForURL(/\/sandbox\/pay\//);
  const placed = asked.at(-1);
  if (!placed) throw new Error('No order was sent');
  expect(placed.url()).toMatch(/\/order\/\?orderId=[0-9a-f-]{36}$/);
  const { image, ...body } = placed.postDataJSON() as Record<string, unknown> & { image: string };
  expect(body).toMatchObject({
    questions: [],
    customer: { name: 'Hanna', email: birth.email, birthDate: '1988-11-20', city: 'Kraków' },
    paymentProvider: 'PAYU',
  });
  expect(image).toMatch(/^<svg [^>]*viewBox="-200 -200 400 400"/);
  expect(image).not.toContain('var(');
  await settlePayment(page, 'Zapłać');
  await expectResult(page, 'Zamówienie potwierdzone');
});

test(
  'the form is in the server’s HTML; chart, schemas and their styles are not in the first load',
  proofOnly,
  async ({ page, request }) => {
    const html = await (await request.get('/')).text();
    expect(html).toContain('Miasto urodzenia');
    const [style = ''] = /<style>[\s\S]*?<\/style>/.exec(html) ?? [];
    expect(style).not.toContain('@page');
    const scripts: string[] = [];
    page.on('response', async (response) => {
      if (response.url().endsWith('.js')) scripts.push(await response.text());
    });
    const section = new BirthSection(page);
    await page.clock.install();
    await section.open();
    const isThere = (text: string) => scripts.some((script) => script.includes(text));
    await expect.poll(() => isThere('Ustawiamy planety na niebie')).toBe(true);
    expect(isThere('Wykres horoskopu urodzeniowego')).toBe(false);
    await section.calculate();
    await expect(section.chart).toBeVisible();
    await expect.poll(() => isThere('Wykres horoskopu urodzeniowego')).toBe(true);
  },
);
