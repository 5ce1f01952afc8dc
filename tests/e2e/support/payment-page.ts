import { expect, type Page } from '@playwright/test';

/** Waits for the sandbox's payment page (EM-3) and presses one of its buttons. */
export async function settlePayment(page: Page, button: string): Promise<void> {
  await page.waitForURL(/\/sandbox\/pay\//);
  await page.getByRole('button', { name: button, exact: true }).click();
}

/** Waits for the title of an order result. */
export const expectResult = (page: Page, title: string) =>
  expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
