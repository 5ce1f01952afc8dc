import { threeCards } from './support/offers.ts';
import { OrderPage } from './support/order-page.ts';
import { expect, test } from './support/shop-test.ts';
import { proofOnly } from './support/sample.ts';
import { follow } from './support/taken-over.ts';

const destinations = [
  ['Horoskopy', '/horoskopy'],
  ['Horoskop urodzeniowy', '/#birth-horoscope'],
  ['Rytuały', '/rytualy'],
  ['Tarot', '/tarot'],
  ['Wróżby', '/wrozby'],
  ['Wiedza', '/blog'],
  ['Sklep', '/sklep'],
  ['Kontakt', '/kontakt'],
] as const;

const wide = { width: 1280, height: 800 };

test(
  'labels and targets in their order; the two outside ones say that they open a new tab [SH-8]',
  proofOnly,
  async ({ page, shop }) => {
    await page.setViewportSize(wide);
    await page.goto('/');
    const links = page.getByRole('navigation', { name: 'Główna' }).getByRole('link');
    await expect(links).toHaveCount(destinations.length);
    for (const [index, [label, target]] of destinations.entries()) {
      const link = links.nth(index);
      await expect(link).toContainText(label);
      const address = new URL((await link.getAttribute('href')) ?? '', shop.url);
      expect(address.pathname + address.hash).toBe(target);
    }
    for (const label of ['Wiedza', 'Sklep']) {
      const link = links.filter({ hasText: label });
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAccessibleName(/otwiera się w\snowej karcie/);
    }
  },
);

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

test('on the home page it only scrolls: nothing is loaded anew [SH-8] [U5]', proofOnly, async ({ page }) => {
  await page.setViewportSize(wide);
  await page.goto('/');
  await expect(page.locator('#birth-horoscope')).toBeAttached();
  await page.evaluate(() => document.body.setAttribute('data-same-page', ''));
  const link = page
    .getByRole('navigation', { name: 'Główna' })
    .getByRole('link', { name: 'Horoskop urodzeniowy' });
  await follow(link);
  const section = page.locator('#birth-horoscope');
  const top = () => section.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  await expect.poll(top).toBe(100);
  await page.mouse.wheel(0, -3_000);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await link.click();
  await expect.poll(top, 'a second time, from the same address').toBe(100);
  await expect(page.locator('body')).toHaveAttribute('data-same-page', '');
});

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
      await expect(menu.getByRole('link')).toHaveCount(destinations.length);
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

  test(
    '„Horoskop urodzeniowy” from the menu closes it and leads to the section [SH-9] [U5]',
    proofOnly,
    async ({ page }) => {
      await page.goto('/pomoc');
      await page.getByRole('button', { name: 'Otwórz menu' }).click();
      await page
        .getByRole('dialog', { name: 'Menu' })
        .getByRole('link', { name: 'Horoskop urodzeniowy' })
        .click();
      const section = page.locator('#birth-horoscope');
      await expect
        .poll(() => section.evaluate((element) => Math.round(element.getBoundingClientRect().top)))
        .toBe(100);
      await expect(section.getByRole('heading', { level: 2 }).first()).toBeFocused();
    },
  );
});

test(
  'the banner: Warsaw’s day in long form, and the moon once it has loaded [SH-6] [SH-7]',
  proofOnly,
  async ({ page, request }) => {
    await page.setViewportSize(wide);
    const html = await (await request.get('/')).text();
    expect(html).not.toContain('Księżyc:');
    await page.goto('/');
    const strip = page.getByRole('region', { name: 'Dziś na niebie' });
    const today = new Intl.DateTimeFormat('pl-PL', {
      timeZone: 'Europe/Warsaw',
      day: '2-digit',
      month: 'long',
      year: 'numeric',
    }).format(new Date());
    await expect(strip.locator('time')).toHaveText(today);
    await expect(strip).toContainText(
      /Księżyc: (Baran|Byk|Bliźnięta|Rak|Lew|Panna|Waga|Skorpion|Strzelec|Koziorożec|Wodnik|Ryby)/,
    );
    await expect(strip).toContainText(/\b\d{1,3}%/);
    const icon = strip.getByRole('img').first();
    await expect(icon).toHaveAccessibleName(/nów|sierp|kwadra|garb|pełnia/);
    expect((await icon.locator('svg').boundingBox())?.width).toBe(24);

    await page.setViewportSize({ width: 390, height: 844 });
    await expect(strip.getByText('Księżyc:')).toBeHidden();
    await expect(icon).toBeVisible();
  },
);

test('no moon: the block stays hidden and nothing else breaks [SH-7]', proofOnly, async ({ page, watch }) => {
  watch.allow(/Failed to load resource.*\/api\/moon/);
  await page.route('**/api/moon', (route) =>
    route.fulfill({ status: 500, json: { code: 500, message: 'down' } }),
  );
  const asked = page.waitForResponse('**/api/moon');
  await page.goto('/');
  await asked;
  const strip = page.getByRole('region', { name: 'Dziś na niebie' });
  await expect(strip.locator('time')).toBeVisible();
  await expect(strip.getByRole('img')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('back to a page: where one left it, with the form open on it too; a page newly opened begins at its top [SH-8] [U1]', async ({
  page,
}) => {
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
});

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
