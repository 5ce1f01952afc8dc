import { forTwo, threeCards } from './support/offers.ts';
import { bogdan, hanna, OrderPage } from './support/order-page.ts';
import { expectResult, settlePayment } from './support/payment-page.ts';
import { proofOnly, sample } from './support/sample.ts';
import { expect, test } from './support/shop-test.ts';

async function expectHanna(order: OrderPage): Promise<void> {
  await expect(order.firstName).toHaveValue(hanna.firstName);
  await expect(order.email).toHaveValue(hanna.email);
  await expect(order.confirmEmail).toHaveValue(hanna.email);
  await expect(order.day).toHaveValue(hanna.day);
  await expect(order.month).toHaveText(hanna.month);
  await expect(order.year).toHaveValue(hanna.year);
}

test(
  'a reload in the middle of the form: choice and data stay, terms and coupon do not [OF-4] [OP-10] [A25] [U3]',
  proofOnly,
  async ({ page }) => {
    const order = new OrderPage(page);
    await page.goto('/tarot');
    await order.choose(forTwo);
    await order.fill();
    await order.fillPartner();
    await order.terms.click();
    await order.applyCode('PAPROC15');
    await expect(order.removeCoupon).toBeVisible();
    await page.reload();

    await expectHanna(order);
    await expect(order.partner.getByRole('textbox', { name: 'Imię partnera lub partnerki' })).toHaveValue(
      bogdan.name,
    );
    await expect(order.partner.getByRole('combobox', { name: 'Miesiąc' })).toHaveText(bogdan.month);
    await expect(order.variant(forTwo.variant)).toBeChecked();
    await expect(order.pick(forTwo.fairy)).toHaveAttribute('aria-pressed', 'true');
    await expect(order.terms).not.toBeChecked();
    await expect(order.coupon).toHaveValue('');
    await expect(order.amount()).toHaveText(forTwo.shownPrice);
  },
);

test(
  '„Wyczyść zapamiętane dane” empties the form and the device [OF-4] [U33]',
  proofOnly,
  async ({ page }) => {
    const order = new OrderPage(page);
    await order.open(threeCards);
    await order.fill();
    await order.year.blur();
    await order.form.getByRole('button', { name: 'Wyczyść zapamiętane dane' }).click();
    await expect(order.firstName).toHaveValue('');
    await expect(order.month).toHaveText('Wybierz');
    await expect(order.toasts).toContainText('Dane zostały wyczyszczone');
    const kept = await page.evaluate(() => JSON.stringify({ ...localStorage }));
    for (const secret of [hanna.firstName, hanna.email]) expect(kept).not.toContain(secret);
    await page.reload();
    await expect(order.firstName).toHaveValue('');
  },
);

for (const [what, garbage] of sample([
  ['no JSON', '{"firstName":'],
  ['a list', '[1,2,3]'],
  ['null', 'null'],
  ['wrong kinds', '{"firstName":{"a":1},"email":5,"birthMonth":true}'],
  ['an impossible month and a foreign field', '{"birthMonth":"77","constructor":"x","tosChecked":"true"}'],
  ['far too long', JSON.stringify({ firstName: 'x'.repeat(5_000) })],
] as const)) {
  test(
    `foreign data in storage (${what}) is ignored and replaced [OF-4] [U32]`,
    proofOnly,
    async ({ page }) => {
      await page.addInitScript((text) => {
        if (sessionStorage.getItem('seeded')) return;
        sessionStorage.setItem('seeded', 'yes');
        for (const key of ['customer', 'consent', 'theme']) localStorage.setItem(key, text);
      }, garbage);
      const order = new OrderPage(page);
      await order.open(threeCards);
      await expect(order.firstName).toHaveValue('');
      await expect(order.month).toHaveText('Wybierz');
      await expect(order.terms).not.toBeChecked();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
      await order.firstName.fill(hanna.firstName);
      await order.firstName.blur();
      await page.reload();
      await expect(order.firstName).toHaveValue(hanna.firstName);
    },
  );
}

for (const [what, breakStorage] of [
  [
    'blocked',
    () => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('Access is denied', 'SecurityError');
          },
        });
      }
    },
  ],
  [
    'full',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('Quota exceeded', 'QuotaExceededError');
      };
    },
  ],
] as const) {
  test(
    `storage ${what}: the whole purchase works, only nothing is remembered [OF-4] [OR-6] [U32]`,
    proofOnly,
    async ({ page }) => {
      await page.addInitScript(breakStorage);
      const order = new OrderPage(page);
      await page.goto('/tarot');
      await order.choose(threeCards);
      await order.fill();
      await order.terms.click();
      await order.pay();
      await settlePayment(page, 'Zapłać');
      await expectResult(page, 'Zamówienie potwierdzone');
      await page.reload();
      await expectResult(page, 'Zamówienie potwierdzone');
      await order.open(threeCards);
      await expect(order.firstName).toHaveValue('');
    },
  );
}

test(
  'what is remembered never overwrites what was typed, and pasting is allowed [OF-4] [A25]',
  proofOnly,
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const order = new OrderPage(page);
    await order.open(threeCards);
    await order.email.fill('inna@przyklad.pl');
    await order.email.press('ControlOrMeta+a');
    await order.email.press('ControlOrMeta+c');
    await order.confirmEmail.focus();
    await order.confirmEmail.press('ControlOrMeta+v');
    await expect(order.confirmEmail).toHaveValue('inna@przyklad.pl');
  },
);
