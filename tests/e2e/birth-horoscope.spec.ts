import type { Request } from '@playwright/test';
import { birth, BirthSection, CHART_CALL, FIRST_LIST, PAUSE, SECOND_LIST } from './support/birth-section.ts';
import { OrderPage } from './support/order-page.ts';
import { expectResult, settlePayment } from './support/payment-page.ts';
import { expect, test } from './support/shop-test.ts';
import { proofOnly } from './support/sample.ts';

test('from the form on a phone to the paid reading [BH-1] [BH-2] [BH-3] [BH-4] [BH-5] [BH-6] [BC-4] [U5]', async ({
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
  await expect(
    section.result.getByText(
      /Przyjęto: Kraków, woj\. małopolskie \(50,06°\sN, 19,94°\sE\), czas zimowy, UTC\+1, czyli 20 listopada 1988, 22:40\sUTC/,
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
  'after a failed payment „Spróbuj ponownie” leads to the section, its form as it was [BH-7]',
  proofOnly,
  async ({ page }) => {
    const section = new BirthSection(page);
    const order = new OrderPage(page);
    await page.clock.install();
    await section.open();
    await section.calculate();
    await section.buy.click();
    await page
      .getByRole('button', { name: /^Wybieram: / })
      .first()
      .click();
    await order.confirmEmail.fill(birth.email);
    await order.terms.click();
    await order.pay('STRIPE');
    await settlePayment(page, 'Anuluj i wróć');
    await expectResult(page, 'Zamówienie nieudane');
    await page.getByRole('link', { name: 'Spróbuj ponownie' }).click();
    await expect(page).toHaveURL(/\/#birth-horoscope$/);
    await expect(section.name).toHaveValue(birth.name);
    await expect(section.date).toHaveValue(birth.date);
    await expect(section.time).toHaveValue(birth.time);
    await expect(section.city).toHaveValue(birth.city);
    await expect(section.email).toHaveValue(birth.email);
    await expect(section.terms).not.toBeChecked();
  },
);

test(
  'suggestions come after two characters and a pause, by keyboard as well; old questions are given up [BH-6]',
  proofOnly,
  async ({ page }) => {
    const section = new BirthSection(page);
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname.endsWith('/places')) asked.push(searchParams.get('q') ?? '');
    });
    await section.open();
    await section.city.pressSequentially('l');
    await section.city.pressSequentially('wow', { delay: 20 });
    await expect(page.getByRole('option', { name: 'Lwów, Ukraina' })).toBeVisible();
    expect(asked).toEqual(['lwow']);
    await section.city.press('ArrowDown');
    await section.city.press('Enter');
    await expect(section.city).toHaveValue('Lwów, Ukraina');
    await expect(page.getByRole('listbox')).toHaveCount(0);
  },
);

test(
  'where the API has no suggestions the field is plain text, and the chart comes without the line [BH-6]',
  proofOnly,
  async ({ page }) => {
    const section = new BirthSection(page);
    await page.clock.install();
    await page.route('**/places?*', (route) =>
      route.fulfill({ status: 200, json: { message: 'not a list' } }),
    );
    await page.route(CHART_CALL, async (route) => {
      const response = await route.fetch();
      const { assumed: _assumed, ...rest } = (await response.json()) as Record<string, unknown>;
      await route.fulfill({ response, json: rest });
    });
    await section.open();
    await section.calculate();
    await expect(section.chart).toBeVisible();
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await expect(section.result.getByText(/Przyjęto/)).toHaveCount(0);
  },
);

test('leaving and coming back keeps what was typed [BH-7]', proofOnly, async ({ page }) => {
  const section = new BirthSection(page);
  await section.open();
  await section.name.fill('Hanna');
  await section.date.fill('1957-02-28');
  await section.timeUnknown.click();
  await section.city.fill('Breslau');
  await page
    .getByRole('link', { name: /^Tarot/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/tarot$/);
  await page.goBack();
  await expect(section.name).toHaveValue('Hanna');
  await expect(section.date).toHaveValue('1957-02-28');
  await expect(section.timeUnknown).toBeChecked();
  await expect(section.city).toHaveValue('Breslau');
  await page.reload();
  await expect(section.city).toHaveValue('Breslau');
});

test('the form is in the server’s HTML; chart, schemas and their styles are not in the first load', async ({
  page,
  request,
}) => {
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
});
