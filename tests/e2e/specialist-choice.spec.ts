import { byBusyOne, byDobrawa, oneCard, threeCards, threeCardsByMirela } from './support/offers.ts';
import { OrderPage } from './support/order-page.ts';
import { expect, test } from './support/shop-test.ts';
import { proofOnly } from './support/sample.ts';

test(
  'choosing a variant moves neither focus nor page; the buttons then tell whom and for how much [OP-3] [A17] [A19]',
  proofOnly,
  async ({ page }) => {
    const order = new OrderPage(page);
    await page.goto('/tarot');
    const button = order.pick(threeCards.fairy);
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription(/Najpierw wybierz wariant/);
    await order.variant(threeCards.variant).focus();
    const before = await page.evaluate(() => window.scrollY);
    await page.keyboard.press('Space');
    await expect(button).toHaveAccessibleName(`Wybieram: ${threeCards.fairy}, ${threeCards.shownPrice}`);
    await expect(order.variant(threeCards.variant)).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(before);

    await button.click();
    await expect(button).toHaveAccessibleName(`Wybrano: ${threeCards.fairy}, ${threeCards.shownPrice}`);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(button).toHaveText('Wybrano');
  },
);

test('a press on her picture chooses her, however long it lasts [OP-3]', async ({ page }) => {
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

test(
  'a busy specialist comes after the free ones, says so, and can be chosen [OP-3] [U17]',
  proofOnly,
  async ({ page }) => {
    const order = new OrderPage(page);
    await page.goto('/tarot');
    await order.chooseVariant(byBusyOne.variant);
    const badges = page.getByRole('region', { name: 'Wybierz wróżkę' }).getByText(/^(Wolna|Zajęta)$/);
    const words = await badges.allTextContents();
    expect(words).toEqual([...words].sort((a, b) => Number(a === 'Zajęta') - Number(b === 'Zajęta')));
    expect(words).toContain('Zajęta');
    await expect(order.pick(byBusyOne.fairy)).toHaveAccessibleDescription(
      'Teraz zajęta. Możesz ją wybrać, odpowiedź i tak przyjdzie w ciągu 12 godzin.',
    );
    await order.pick(byBusyOne.fairy).click();
    await expect(order.amount()).toHaveText(byBusyOne.shownPrice);
  },
);

test(
  'another variant: the specialist stays if she reads it, else she is let go and it is said [OP-10] [U19]',
  proofOnly,
  async ({ page }) => {
    const order = new OrderPage(page);
    await order.open(threeCardsByMirela);
    await order.chooseVariant(oneCard.variant);
    await expect(order.pick(threeCardsByMirela.fairy)).toHaveAttribute('aria-pressed', 'true');

    await order.open(byDobrawa);
    await order.chooseVariant(oneCard.variant);
    await expect(order.confirmEmail).toHaveCount(0);
    await expect(order.pick(byDobrawa.fairy)).toHaveCount(0);
    await expect(order.toasts).toContainText(
      `${byDobrawa.fairy} nie przyjmuje tego wariantu. Wybierz inną wróżkę.`,
    );
    await expect(page).not.toHaveURL(/wrozka=/);
  },
);

test(
  '„Więcej” tells all about her in a dialog that keeps the focus and gives it back [OP-3] [A29]',
  proofOnly,
  async ({ page }) => {
    await page.goto('/tarot');
    const more = page.getByRole('button', { name: `Więcej: ${threeCards.fairy}` });
    const dialog = page.getByRole('dialog', { name: threeCards.fairy });
    await expect(async () => {
      await more.click({ timeout: 1_000 });
      await expect(dialog).toBeVisible({ timeout: 2_000 });
    }).toPass();
    for (let stop = 0; stop < 6; stop += 1) {
      await page.keyboard.press('Tab');
      await expect(dialog.locator(':focus')).toHaveCount(1);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(more).toBeFocused();
  },
);

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('a tap chooses a month and presses nothing that lies below [A26]', async ({ page }) => {
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
  });
});
