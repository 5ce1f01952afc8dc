import { expectAccessible } from './support/axe.ts';
import { threeCards } from './support/offers.ts';
import { OrderPage } from './support/order-page.ts';
import { proofOnly } from './support/sample.ts';
import { expect, test } from './support/shop-test.ts';

test('a press on her picture chooses her, however long it lasts [OP-3]', proofOnly, async ({ page }) => {
  const order = new OrderPage(page);
  await page.goto('/tarot');
  await order.chooseVariant(threeCards.variant);
  await order.pick(threeCards.fairy).scrollIntoViewIfNeeded();
  // Not `click` on the picture: the button that covers the card takes the press.
  const picture = await page.getByRole('img', { name: threeCards.fairy }).boundingBox();
  await page.mouse.move((picture?.x ?? 0) + 20, (picture?.y ?? 0) + 40);
  await page.mouse.down();
  await page.waitForTimeout(200);
  await page.mouse.up();
  await expect(order.pick(threeCards.fairy)).toHaveAttribute('aria-pressed', 'true');
});

test('after the choice: focus on the form, announced once, and the page comes to it [OP-4] [A20] [BC-5]', async ({
  page,
}) => {
  const order = new OrderPage(page);
  await page.goto('/tarot');
  await order.chooseVariant(threeCards.variant);
  await page.evaluate(() => {
    const announced: string[] = [];
    Object.assign(window, { announced });
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const region = target.parentElement?.closest('[role="status"]') ?? (target as Element);
        if (region.matches?.('[role="status"]') && region.textContent) announced.push(region.textContent);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  await order.pick(threeCards.fairy).click();
  await expect(order.heading).toBeFocused();
  await expect
    .poll(() => order.heading.evaluate((heading) => Math.abs(heading.getBoundingClientRect().top - 100)))
    .toBeLessThanOrEqual(1);
  const announced = await page.evaluate(() => (window as Window & { announced?: string[] }).announced);
  const spoken = announced?.filter((sentence) => sentence.startsWith('Wybrana wróżka'));
  expect(spoken?.map((sentence) => sentence.replaceAll('\u00a0', ' '))).toEqual([
    `Wybrana wróżka: ${threeCards.fairy}, cena ${threeCards.shownPrice}. Formularz zamówienia jest poniżej.`,
  ]);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test(
    'a finger has the system’s own list of months, and the browser may fill it in [A1] [A26]',
    proofOnly,
    async ({ page }) => {
      const order = new OrderPage(page);
      await order.open(threeCards);
      const list = page.locator('select[name=birthMonth]');
      await expect(order.month).toHaveAttribute('name', 'birthMonth');
      await expect(list).toHaveAttribute('autocomplete', 'bday-month');
      await order.month.tap();
      await order.month.selectOption('czerwiec');
      await expect(order.month).toHaveValue('6');
      await expectAccessible(page);
    },
  );

  test(
    'on a laptop with a touch screen a tap chooses a month and presses nothing that lies below [A26]',
    proofOnly,
    async ({ page }) => {
      await page.addInitScript(() => {
        const asked = window.matchMedia.bind(window);
        window.matchMedia = (query) => asked(query === '(pointer: coarse)' ? 'not all' : query);
      });
      const order = new OrderPage(page);
      await order.open(threeCards);
      const toggled: string[] = [];
      await page.exposeFunction('tellTap', (name: string) => void toggled.push(name));
      await page.evaluate(() => {
        const { tellTap } = window as unknown as { tellTap: (name: string) => void };
        document.querySelector('#app')?.addEventListener('click', ({ target }) => {
          if (target instanceof Element && target.closest('button, a, input')) tellTap(target.outerHTML);
        });
      });
      await order.month.tap();
      const option = page.getByRole('option', { name: 'czerwiec' });
      await option.tap();
      await expect(order.month).toHaveText('czerwiec');
      await expect(page.getByRole('listbox')).toHaveCount(0);

      await order.month.tap();
      await expect(page.getByRole('listbox')).toBeVisible();
      toggled.length = 0;
      await page.touchscreen.tap(5, 5);
      await expect(page.getByRole('listbox')).toHaveCount(0);
      await expect(order.month).toHaveText('czerwiec');
      expect(toggled).toEqual([]);
    },
  );
});
