import { randomUUID } from 'node:crypto';
import type { Locator } from '@playwright/test';
import { threeCards } from './support/offers.ts';
import { OrderPage } from './support/order-page.ts';
import { watchShifts } from './support/layout-shifts.ts';
import { proofOnly } from './support/sample.ts';
import { expect, test } from './support/shop-test.ts';

/** Waits until a way has ended below the page's bar, at a heading which has the focus. */
async function ends(heading: Locator) {
  await expect(heading).toBeFocused();
  await expect
    .poll(async () => Math.abs(((await heading.boundingBox())?.y ?? 0) - 100), { timeout: 10_000 })
    .toBeLessThan(2);
}

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]) {
  test(
    `at ${viewport.width} px the way to the form past a hundred specialists, and back to them, ends at the heading and moves nothing [OP-4]`,
    proofOnly,
    async ({ page }) => {
      await page.setViewportSize(viewport);
      // What comes more than half a second after the press counts: on a fast machine nothing does.
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
      const shifts = await watchShifts(page, { forgivesPress: true });
      await page.route(/\/api\/fairy/, async (route) => {
        // Without the page's entity tags: a list that is as it was would not be sent.
        const { 'if-none-match': _tag, ...headers } = route.request().headers();
        const response = await route.fetch({ headers });
        const fairies = (await response.json()) as { id: string; isAvailable: boolean }[];
        const copies = Array.from({ length: 200 }, (_, n) => ({
          ...fairies[n % fairies.length],
          id: randomUUID(),
          isAvailable: false,
        }));
        await route.fulfill({ response, json: [...fairies, ...copies] });
      });
      const order = new OrderPage(page);
      await page.goto('/tarot');
      await order.chooseVariant(threeCards.variant);
      const cards = page.locator('#wrozka > ul > li');
      await expect.poll(() => cards.count()).toBeGreaterThan(100);
      await shifts();

      await order.pick(threeCards.fairy).first().click();
      await ends(order.heading);
      expect(await shifts()).toBeLessThan(0.005);

      await order.summary.getByRole('link', { name: 'Zmień wróżkę' }).click();
      await ends(page.getByRole('heading', { name: 'Wybierz wróżkę' }));
      expect(await shifts()).toBeLessThan(0.005);
    },
  );
}
