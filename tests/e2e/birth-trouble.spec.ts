import { birth, BirthSection, CHART_CALL } from './support/birth-section.ts';
import { proofOnly, sample } from './support/sample.ts';
import { expect, test } from './support/shop-test.ts';

test(
  'an unknown city is shown at its field, with the nearest names to press; nothing typed is lost [BH-7]',
  proofOnly,
  async ({ page, watch }) => {
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
  },
);

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
  test(
    `${what} is refused in the form: summary in focus, its line leads to the field, nothing is sent [VA-BH]`,
    proofOnly,
    async ({ page }) => {
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
    },
  );
}

test('an hour that summer time left out is shown at its field [BH-7]', proofOnly, async ({ page, watch }) => {
  watch.allow(/console: Failed to load resource.*400/);
  const section = new BirthSection(page);
  await page.clock.install();
  await section.open();
  await section.calculate({ date: '1988-03-27', time: '02:30' });
  await expect(section.problem('birthTime')).toHaveText(/^Tej godziny wtedy nie było/);
  await expect(section.time).toBeFocused();
  await expect(section.time).toHaveValue('02:30');
});

for (const [what, response] of sample([
  ['an error', { status: 500, json: { code: 500, message: 'down' } }],
  ['an incomplete chart', { status: 200, json: { birthHoroscope: { sun: {} } } }],
  ['nonsense', { status: 200, body: '<html>', contentType: 'text/html' }],
] as const)) {
  test(
    `${what} instead of a chart: a message, and the form as it was [BH-7] [AP-13]`,
    proofOnly,
    async ({ page, watch }) => {
      watch.allow(/console: Failed to load resource.*500/);
      const section = new BirthSection(page);
      await page.clock.install();
      await page.route(CHART_CALL, (route) => route.fulfill({ ...response }));
      await section.open();
      await section.calculate();
      await expect(section.form.getByText(/Twoje dane zostały w\sformularzu/)).toBeVisible();
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
    },
  );
}
