import { expect, type Locator, type Page } from '@playwright/test';
import type { ControlState, Ui } from '../../../tools/model/steps/ui.ts';
import { HeldRoutes } from './held-routes.ts';
import { holdTimers } from '../../../tools/model/steps/held-timers.ts';

async function expectState(control: Locator, { disabled, checked, value }: ControlState) {
  if (disabled === true) await expect(control).toBeDisabled();
  if (disabled === false) await expect(control).toBeEnabled();
  if (checked !== undefined) await expect(control).toBeChecked({ checked });
  if (value !== undefined) await expect(control).toHaveValue(value);
}

/** A payment page that never answers: the shop stays where it is, as on a slow line. */
const holdPaymentPage = (page: Page) => page.route('https://platnosc.example/**', () => undefined);

/** The built shop in a real browser, with some calls and every long timer held. */
export async function shopInBrowser(page: Page): Promise<Ui> {
  const network = new HeldRoutes();
  await network.hold(page);
  await holdPaymentPage(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(holdTimers);
  const control = (role: Parameters<Page['getByRole']>[0], name: RegExp) =>
    page.getByRole(role, { name }).first();

  return {
    async open(address, kept = {}) {
      await page.addInitScript((entries) => {
        if (window.sessionStorage.getItem('walk')) return;
        window.sessionStorage.setItem('walk', 'began');
        for (const [key, value] of entries) window.localStorage.setItem(key, JSON.stringify(value));
      }, Object.entries(kept));
      await page.goto(address);
      // Nothing can be pressed before the browser has taken the page over: its own calls tell that it has.
      await expect.poll(() => network.calls.length).toBeGreaterThan(0);
    },
    async go(address) {
      await page.evaluate((to) => {
        window.history.pushState(null, '', to);
        window.dispatchEvent(new PopStateEvent('popstate'));
      }, address);
    },
    async revive() {
      await page.evaluate(() => {
        window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
      });
    },
    async press(role, name) {
      // Forced, because a card covers its own radio.
      await control(role, name).click({ force: role === 'radio' });
    },
    async pressWithin(outer, outerName, role, name) {
      await control(outer, outerName).getByRole(role, { name }).first().click();
    },
    async fill(label, text) {
      await control('textbox', label).fill(text);
    },
    async leave(label) {
      await control('textbox', label).focus();
      await control('textbox', label).blur();
    },
    async choose(label, option) {
      await control('combobox', label).click();
      await control('option', option).click();
    },
    async has(role, name, state = {}) {
      await expect(control(role, name)).toBeVisible();
      await expectState(control(role, name), state);
    },
    hasNo: (role, name) => expect(page.getByRole(role, { name })).toHaveCount(0),
    reads: (text) => expect(page.locator('main')).toContainText(text),
    readsNo: (text) => expect(page.locator('main')).not.toContainText(text),
    async end(call, how) {
      await expect.poll(() => network.end(call, how), `the page calls ${call}`).toBe(true);
    },
    holds: (call) => network.holds(call),
    callsOf: (call) => network.calls.filter((one) => one === call).length,
    advance: (milliseconds) => page.evaluate((time) => window.letTimePass(time), milliseconds),
  };
}
