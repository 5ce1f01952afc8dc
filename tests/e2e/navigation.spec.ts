import { threeCards } from './support/offers.ts';
import { OrderPage } from './support/order-page.ts';
import { expect, test } from './support/shop-test.ts';
import { proofOnly } from './support/sample.ts';
import { follow } from './support/taken-over.ts';

const wide = { width: 1280, height: 800 };

test('the bar stays in view, the current page is marked, and following a link moves mark, title and focus [SH-8]', async ({
  page,
}) => {
  await page.setViewportSize(wide);
  await page.goto('/tarot');
  const navigation = page.getByRole('navigation', { name: 'Główna' });
  await expect(navigation.locator('[aria-current="page"]')).toHaveText('Tarot');
  await page.mouse.wheel(0, 2_000);
  await expect(navigation).toBeInViewport();
  await follow(navigation.getByRole('link', { name: 'Kontakt' }));
  await expect(page).toHaveURL(/\/kontakt$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kontakt');
  await expect(navigation.locator('[aria-current="page"]')).toHaveText('Kontakt');
  await expect(page.getByRole('main')).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tarot');
});

test(
  '„Horoskop urodzeniowy” from another page: goes home, scrolls there, focus on its heading [SH-8] [U5]',
  proofOnly,
  async ({ page }) => {
    await page.setViewportSize(wide);
    await page.goto('/kontakt');
    await follow(
      page.getByRole('navigation', { name: 'Główna' }).getByRole('link', { name: 'Horoskop urodzeniowy' }),
    );
    await expect(page).toHaveURL(/\/#birth-horoscope$/);
    const section = page.locator('#birth-horoscope');
    await expect(section.getByRole('heading', { level: 2 }).first()).toBeFocused();
    await expect
      .poll(() => section.evaluate((element) => Math.round(element.getBoundingClientRect().top)))
      .toBe(100);
  },
);

test.describe('on a phone', () => {
  test(
    'the icon opens the menu; the close icon, Escape, a press outside and a followed link close it [SH-9] [A28]',
    proofOnly,
    async ({ page }) => {
      await page.goto('/tarot');
      const open = page.getByRole('button', { name: 'Otwórz menu' });
      const menu = page.getByRole('dialog', { name: 'Menu' });
      await expect(open).toHaveAttribute('aria-expanded', 'false');

      await open.click();
      await expect(menu).toBeVisible();
      await expect(menu.locator('[aria-current="page"]')).toHaveText('Tarot');
      await expect(menu.getByRole('link')).toHaveCount(8);
      await menu.getByRole('button', { name: 'Zamknij menu' }).click();
      await expect(menu).toHaveCount(0);
      await expect(open).toBeFocused();

      await open.click();
      await expect(menu.locator(':focus')).toHaveCount(1);
      await page.keyboard.press('Escape');
      await expect(menu).toHaveCount(0);
      await expect(open).toBeFocused();

      await open.click();
      await expect(menu.locator(':focus')).toHaveCount(1);
      await page.mouse.click(10, 830);
      await expect(menu).toHaveCount(0);

      await open.click();
      await menu.getByRole('link', { name: 'Rytuały' }).click();
      await expect(page).toHaveURL(/\/rytualy$/);
      await expect(menu).toHaveCount(0);
    },
  );
});

test(
  'back to a page: where one left it, with the form open on it too; a page newly opened begins at its top [SH-8] [U1]',
  proofOnly,
  async ({ page }) => {
    const scrollY = () => page.evaluate(() => Math.round(window.scrollY));
    await page.setViewportSize(wide);
    const order = new OrderPage(page);
    await order.open(threeCards);
    await order.firstName.fill('Hanna');
    await order.email.evaluate((field) => field.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const left = await scrollY();
    expect(left).toBeGreaterThan(1_000);

    // With the bare mouse: Playwright's own press scrolls a page with a sticky bar a little.
    const link = page.getByRole('navigation', { name: 'Główna' }).getByRole('link', { name: 'Kontakt' });
    const { x = 0, y = 0, width = 0, height = 0 } = (await link.boundingBox()) ?? {};
    await page.mouse.click(x + width / 2, y + height / 2);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kontakt');
    await expect.poll(scrollY).toBe(0);
    await page.goBack();
    await expect(order.firstName).toHaveValue('Hanna');
    await expect.poll(scrollY).toBe(left);
    await page.goForward();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kontakt');
    await expect.poll(scrollY).toBe(0);
  },
);

test(
  'back twice in a row: the second page is not pulled to where the first one was [SH-8] [U1]',
  proofOnly,
  async ({ page }) => {
    const scrollY = () => page.evaluate(() => Math.round(window.scrollY));
    await page.setViewportSize(wide);
    await page.goto('/pomoc');
    const go = async (name: string) => {
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      const link = page.getByRole('navigation', { name: 'Główna' }).getByRole('link', { name, exact: true });
      await follow(link);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
      await expect(page.getByRole('main')).toBeFocused();
    };
    await go('Kontakt');
    await go('Tarot');
    await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
    await expect.poll(scrollY).toBe(900);
    const link = page.getByRole('navigation', { name: 'Główna' }).getByRole('link', { name: 'Wróżby' });
    const { x = 0, y = 0 } = (await link.boundingBox()) ?? {};
    await page.mouse.click(x + 5, y + 10);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wróżby');
    await page.goBack();
    await expect.poll(scrollY).toBe(900);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kontakt');
    await expect(page.getByRole('main')).toBeFocused();
    // Longer than a place is held.
    const places = await page.evaluate(async () => {
      const seen = new Set<number>();
      for (const end = Date.now() + 1_200; Date.now() < end;) {
        await new Promise(requestAnimationFrame);
        seen.add(Math.round(window.scrollY));
      }
      return [...seen];
    });
    expect(places).toEqual([0]);
  },
);
