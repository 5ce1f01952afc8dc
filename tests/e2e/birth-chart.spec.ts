import { readFileSync } from 'node:fs';
import { expectAccessible } from './support/axe.ts';
import { BirthSection, PAUSE } from './support/birth-section.ts';
import { expect, test } from './support/shop-test.ts';
import { proofOnly } from './support/sample.ts';

test(
  'the chart is shared as a card of 1080 × 1920 and saved as SVG and PNG, its price stands at the button [RD-9] [R72] [R73] [R74]; on paper there are chart and lists alone, in dark ink whatever the theme',
  proofOnly,
  async ({ page }) => {
    const section = new BirthSection(page);
    await page.clock.install();
    await section.open();
    await section.calculate();
    for (const [button, name, begins] of [
      ['Zapisz do druku (SVG)', 'horoskop-urodzeniowy.svg', Buffer.from('<svg ')],
      ['Zapisz obrazek (PNG)', 'horoskop-urodzeniowy.png', Buffer.from([0x89, 0x50, 0x4e, 0x47])],
    ] as const) {
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        section.result.getByRole('button', { name: button }).click(),
      ]);
      expect(file.suggestedFilename()).toBe(name);
      expect(readFileSync(await file.path()).subarray(0, begins.length)).toEqual(begins);
    }

    const share = section.result.getByRole('button', { name: 'Udostępnij kartę' });
    await expect(section.result.getByRole('checkbox', { name: 'Pokaż imię na karcie' })).not.toBeChecked();
    const [card] = await Promise.all([page.waitForEvent('download'), share.click()]);
    const png = readFileSync(await card.path());
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1080, 1920]);
    await expect(section.result.getByText(/^od\s\d+,\d\d.zł$/)).toBeVisible();

    const lists = section.result.locator('details');
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    expect(await lists.evaluateAll((all) => all.every((list) => list.hasAttribute('open')))).toBe(true);
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    expect(await lists.evaluateAll((all) => all.some((list) => list.hasAttribute('open')))).toBe(false);

    await page.evaluate(() => {
      document.documentElement.dataset['theme'] = 'dark';
    });
    await page.emulateMedia({ media: 'print' });
    await expect(section.chart).toBeVisible();
    await expect(section.result.getByRole('table').first()).toBeVisible();
    await expect(section.form).toBeHidden();
    await expect(section.buy).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(section.result.getByRole('heading', { level: 2 })).toHaveCSS('color', 'rgb(0, 0, 0)');
  },
);

test.describe('without movement', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test(
    'form, waiting, errors, chart and purchase: nothing for axe to find, nothing sideways at 320 px [A1] [A9] [A35]',
    proofOnly,
    async ({ page }) => {
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
    },
  );
});
