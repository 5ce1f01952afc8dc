import { readFileSync } from 'node:fs';
import type { Request } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { birth, BirthSection, CHART_CALL, PAUSE } from './support/birth-section.ts';
import { OrderPage } from './support/order-page.ts';
import { expectResult, settlePayment } from './support/payment-page.ts';
import { expect, test } from './support/shop-test.ts';

const FIRST_LIST = /^Planety osobiste i\spokoleniowe$/;
const SECOND_LIST = /^Ascendent i\spozostałe planety$/;

test('[BH-1] [BH-2] [BH-3] [BH-4] [BH-5] [BH-6] [BC-4] [U5] from the form on a phone to the paid reading', async ({
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
  expect(placed?.url()).toMatch(/\/order\/\?orderId=\d+$/);
  const { image, ...body } = (placed?.postDataJSON() ?? {}) as Record<string, unknown> & { image: string };
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

test('[BH-7] after a failed payment „Spróbuj ponownie” leads to the section, its form as it was', async ({
  page,
}) => {
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
  await settlePayment(page, 'Odrzuć płatność');
  await expectResult(page, 'Zamówienie nieudane');
  await page.getByRole('link', { name: 'Spróbuj ponownie' }).click();
  await expect(page).toHaveURL(/\/#birth-horoscope$/);
  await expect(section.name).toHaveValue(birth.name);
  await expect(section.date).toHaveValue(birth.date);
  await expect(section.time).toHaveValue(birth.time);
  await expect(section.city).toHaveValue(birth.city);
  await expect(section.email).toHaveValue(birth.email);
  await expect(section.terms).not.toBeChecked();
});

test('[BH-6] suggestions come after two characters and a pause, by keyboard as well; old questions are given up', async ({
  page,
}) => {
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
});

test('[BH-6] where the API has no suggestions the field is plain text, and the chart comes without the line', async ({
  page,
}) => {
  const section = new BirthSection(page);
  await page.clock.install();
  await page.route('**/places?*', (route) => route.fulfill({ status: 200, json: { message: 'not a list' } }));
  await page.route(CHART_CALL, async (route) => {
    const answer = await route.fetch();
    const { assumed: _assumed, ...rest } = (await answer.json()) as Record<string, unknown>;
    await route.fulfill({ response: answer, json: rest });
  });
  await section.open();
  await section.calculate();
  await expect(section.chart).toBeVisible();
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(section.result.getByText(/Przyjęto/)).toHaveCount(0);
});

test('[BH-7] an unknown city is said at its field, with the nearest names to press; nothing typed is lost', async ({
  page,
  watch,
}) => {
  watch.allow(/console: Failed to load resource.*400/);
  const section = new BirthSection(page);
  await page.clock.install();
  await section.open();
  await section.calculate({ city: 'Krakuf' });
  await expect(section.problem('city')).toHaveText(/^Nie znamy takiego miasta/);
  await expect(section.city).toBeFocused();
  await expect(section.city).toHaveValue('Krakuf');
  await expect(section.name).toHaveValue(birth.name);
  await page.clock.runFor(300);
  const nearest = section.form.getByRole('button', { name: 'Kraków, woj. małopolskie' });
  await nearest.click();
  await expect(section.city).toHaveValue('Kraków, woj. małopolskie');
  await expect(section.problem('city')).toHaveText('');
  await section.submit.click();
  await section.passPause();
  await expect(section.chart).toBeVisible();
});

for (const { what, change, field, message } of [
  {
    what: 'a year after 2040',
    change: { date: '2041-01-01' },
    field: 'birthDate',
    message: 'Rok urodzenia nie może być większy niż 2040 rok',
  },
  { what: 'no hour', change: { time: '' }, field: 'birthTime', message: 'Podaj godzinę urodzenia' },
  {
    what: 'a city of two letters',
    change: { city: 'Ło' },
    field: 'city',
    message: 'Nazwa miasta powinna mieć minimum 3 znaki',
  },
]) {
  test(`[VA-BH] ${what} is refused in the form: summary in focus, its line leads to the field, nothing is sent`, async ({
    page,
  }) => {
    const section = new BirthSection(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await section.open();
    await section.fill(change);
    await section.submit.click();
    await expect(section.problems).toBeFocused();
    await expect(section.problem(field)).toHaveText(message);
    await section.problems.getByRole('link', { name: message }).click();
    await expect(section.form.locator(`[data-field="${field}"] input`)).toBeFocused();
    expect(asked.filter((url) => url.includes('/horoscope/birth'))).toEqual([]);
  });
}

test('[BH-7] an hour that summer time left out is said at its field', async ({ page, watch }) => {
  watch.allow(/console: Failed to load resource.*400/);
  const section = new BirthSection(page);
  await page.clock.install();
  await section.open();
  await section.calculate({ date: '1988-03-27', time: '02:30' });
  await expect(section.problem('birthTime')).toHaveText(/^Tej godziny wtedy nie było/);
  await expect(section.time).toBeFocused();
  await expect(section.time).toHaveValue('02:30');
});

test('[BH-6] an hour that came twice asks which is meant, and the answer makes another chart', async ({
  page,
}) => {
  const section = new BirthSection(page);
  const asked: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/horoscope/birth')) asked.push(request.postDataJSON());
  });
  await page.clock.install();
  await section.open();
  await section.calculate({ date: '1988-09-25', time: '02:30' });
  const question = section.result.getByRole('group', { name: /godzina 02:30 wypadła dwa razy/ });
  await expect(question).toBeVisible();
  await expect(section.result.getByText(/czas letni, UTC\+2/)).toBeVisible();
  await question.getByRole('button', { name: 'Po zmianie czasu' }).click();
  await section.passPause();
  await expect(section.result.getByText(/czas zimowy, UTC\+1/)).toBeVisible();
  await expect(question).toHaveCount(0);
  await expect(section.result.getByRole('heading', { level: 2 })).toBeFocused();
  expect(asked).toEqual([
    expect.not.objectContaining({ clockChoice: expect.anything() }),
    expect.objectContaining({ clockChoice: 'later', dateTime: '1988-09-25 02:30' }),
  ]);
});

test('[BH-6] „Nie znam godziny”: noon, no houses, no ascendant, and the moon’s signs of that day', async ({
  page,
}) => {
  const section = new BirthSection(page);
  await page.clock.install();
  await section.open();
  await section.timeUnknown.click();
  await expect(section.time).toBeDisabled();
  await section.calculate({ time: '', date: '1988-11-21' });
  await expect(section.chart).toHaveAccessibleName(/Księżyc: \S+\.$/);
  await expect(section.result.getByText(/godzina nieznana, przyjęto południe/)).toBeVisible();
  const [ascendant] = await section.rows(SECOND_LIST);
  expect(ascendant).toEqual(['Ascendent', 'zależy od godziny', '–']);
  const [, moon] = await section.rows(FIRST_LIST);
  expect(moon?.[1]).toBe('Baran lub Byk');
  await expect(section.result.getByText('Bez godziny urodzenia nie ma domów ani ascendentu.')).toBeVisible();
  await expect(section.result.getByText('Domy', { exact: true })).toHaveCount(0);
});

for (const [what, answer] of [
  ['an error', { status: 500, json: { code: 500, message: 'down' } }],
  ['an incomplete chart', { status: 200, json: { birthHoroscope: { sun: {} } } }],
  ['nonsense', { status: 200, body: '<html>', contentType: 'text/html' }],
] as const) {
  test(`[BH-7] [AP-13] ${what} instead of a chart: a message, and the form as it was`, async ({
    page,
    watch,
  }) => {
    watch.allow(/console: Failed to load resource.*500/);
    const section = new BirthSection(page);
    await page.clock.install();
    await page.route(CHART_CALL, (route) => route.fulfill({ ...answer }));
    await section.open();
    await section.calculate();
    await expect(section.form.getByRole('alert')).toHaveText(/Twoje dane zostały w\sformularzu/);
    await expect(page.getByRole('region', { name: /^Powiadomienia/ })).toContainText(
      'Nie udało się obliczyć horoskopu',
    );
    await expect(section.city).toHaveValue(birth.city);
    await expect(section.terms).toBeChecked();
    await expect(section.result).toHaveCount(0);
    await page.unroute(CHART_CALL);
    await section.submit.click();
    await section.passPause();
    await expect(section.chart).toBeVisible();
  });
}

test('[BH-7] leaving and coming back keeps what was typed', async ({ page }) => {
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

test('the chart is saved as SVG and as PNG', async ({ page }) => {
  const section = new BirthSection(page);
  await page.clock.install();
  await section.open();
  await section.calculate();
  for (const [button, name, begins] of [
    ['Zapisz SVG', 'horoskop-urodzeniowy.svg', Buffer.from('<svg ')],
    ['Zapisz PNG', 'horoskop-urodzeniowy.png', Buffer.from([0x89, 0x50, 0x4e, 0x47])],
  ] as const) {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      section.result.getByRole('button', { name: button }).click(),
    ]);
    expect(file.suggestedFilename()).toBe(name);
    expect(readFileSync(await file.path()).subarray(0, begins.length)).toEqual(begins);
  }
});

test('on paper there are the chart and its lists, in dark ink whatever the theme, and nothing else', async ({
  page,
}) => {
  const section = new BirthSection(page);
  await page.clock.install();
  await section.open();
  await section.calculate();
  await expect(section.chart).toBeVisible();
  await page.evaluate(() => {
    document.documentElement.dataset['theme'] = 'dark';
  });
  await page.emulateMedia({ media: 'print' });
  await expect(section.chart).toBeVisible();
  await expect(section.result.getByRole('table').first()).toBeVisible();
  await expect(section.form).toBeHidden();
  await expect(section.buy).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(section.result.getByRole('heading', { level: 2 })).toHaveCSS('color', 'rgb(12, 37, 45)');
});

test.describe('without movement', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('[A1] [A9] [A35] form, waiting, errors, chart and purchase: nothing for axe to find, nothing sideways at 320 px', async ({
    page,
  }) => {
    test.slow();
    const section = new BirthSection(page);
    /** From the page's top: what the sticky bar covers while it is scrolled is no smaller for that. */
    const isAccessible = async () => {
      await page.evaluate(() => window.scrollTo(0, 0));
      await expectAccessible(page);
    };
    const isNarrow = async () => {
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    };
    await page.clock.install();
    await section.open();
    await section.submit.click();
    await expect(section.problems).toBeFocused();
    await isAccessible();
    await isNarrow();
    await section.fill();
    await section.submit.click();
    const moon = section.form.getByRole('status').locator('svg');
    await expect(moon).toHaveCSS('animation-name', 'none');
    await isAccessible();
    await page.clock.runFor(PAUSE);
    await expect(section.chart).toBeVisible();
    for (const summary of await section.result.locator('summary').all()) await summary.click();
    await isAccessible();
    expect((await section.chart.boundingBox())?.width).toBe(400);
    await isNarrow();
    expect((await section.chart.boundingBox())?.width).toBeLessThanOrEqual(320);
    await section.buy.click();
    await expect(page.getByRole('button', { name: /^Wybieram: / }).first()).toBeVisible();
    await isAccessible();
    await isNarrow();
  });
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
  expect(isThere('Ustawiamy planety na niebie')).toBe(true);
  expect(isThere('Wykres horoskopu urodzeniowego')).toBe(false);
  await section.calculate();
  await expect(section.chart).toBeVisible();
  expect(isThere('Wykres horoskopu urodzeniowego')).toBe(true);
});
