import { randomUUID } from 'node:crypto';
import { threeCards } from './support/offers.ts';
import { OrderPage } from './support/order-page.ts';
import { expect, test } from './support/shop-test.ts';

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]) {
  test(`at ${viewport.width} px the way to the form past a hundred specialists ends at its heading, and moves nothing [OP-4]`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    // What comes more than half a second after the press counts: on a fast machine nothing does.
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        })[])
          if (!entry.hadRecentInput) shifts.push(entry.value);
      }).observe({ type: 'layout-shift' });
    });
    await page.route(/\/api\/fairy/, async (route) => {
      const response = await route.fetch();
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
    await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.splice(0));

    await order.pick(threeCards.fairy).first().click();
    await expect(order.heading).toBeFocused();
    await expect
      .poll(async () => Math.abs(((await order.heading.boundingBox())?.y ?? 0) - 100), { timeout: 10_000 })
      .toBeLessThan(2);
    const moved = await page.evaluate(() =>
      (window as unknown as { shifts: number[] }).shifts.reduce((sum, shift) => sum + shift, 0),
    );
    expect(moved).toBeLessThan(0.005);
  });
}
