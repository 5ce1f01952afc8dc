import { expect, type Locator, type Page } from '@playwright/test';
import {
  IDLE,
  isTakenOver,
  type Controls,
  type ControlState,
  type Role,
  type Ui,
} from '../../../tools/model/steps/ui.ts';
import { HeldRoutes } from './held-routes.ts';
import { holdTimers } from '../../../tools/model/steps/held-timers.ts';

async function expectState(control: Locator, { disabled, checked, value }: ControlState) {
  if (disabled === true) await expect(control).toBeDisabled();
  if (disabled === false) await expect(control).toBeEnabled();
  if (checked !== undefined) await expect(control).toBeChecked({ checked });
  if (value !== undefined) await expect(control).toHaveValue(value);
}

/** A payment page that has nothing to show: the shop stays where it is, as on a slow line. */
const holdPaymentPage = (page: Page) =>
  page.route('https://platnosc.example/**', (route) => route.fulfill({ status: 204 }));

/** What this process knows by itself costs nothing to ask. */
const SOON = { intervals: [20] };

/** Something of the shop's origin that runs no code of the shop, to set up what the browser keeps. */
const QUIET_PAGE = '/favicon.svg';

/** A dialog that has just closed takes its history entry away 300 ms later, which would end the way to the next page. */
const keepHistory = () => {
  History.prototype.go = () => undefined;
};

/** Finds and uses controls by role and name; `underDialogs` also those that an open dialog hides from roles. */
export function controlsIn(scope: Page | Locator, { underDialogs = false } = {}): Controls {
  const all = (role: Role, name: RegExp) =>
    underDialogs
      ? scope.getByRole(role, { name, includeHidden: true }).filter({ visible: true })
      : scope.getByRole(role, { name });
  const control = (role: Role, name: RegExp) => all(role, name).first();
  return {
    async press(role, name) {
      const target = control(role, name);
      const isHeld = await target.evaluate((element: HTMLElement) => {
        // As with Tab: a message that appears because a field is left moves the page before the press, not within it.
        element.focus({ preventScroll: true });
        // A message in the corner or the bar of narrow screens may lie over the page's edges.
        element.scrollIntoView({ block: 'center' });
        return element.getAttribute('aria-disabled') === 'true';
      });
      // A card covers its own radio, and a button that takes no press now may be pressed all the same.
      await target.click({ force: role === 'radio' || isHeld });
    },
    async fill(label, text, role = 'textbox') {
      const field = control(role, label);
      // A browser tells of no change where nothing changes: the same text is typed anew.
      if ((await field.inputValue()) === text) await field.fill('');
      await field.fill(text);
    },
    async leave(label, role = 'textbox') {
      const field = control(role, label);
      await expect.poll(() => field.evaluate(isTakenOver), `${label} is taken over`).toBe(true);
      await field.focus();
      // Who leaves by Tab presses a key, at which React takes over what it has only rendered.
      await field.dispatchEvent('keydown', { key: 'Tab' });
      await field.blur();
    },
    async has(role, name, state = {}) {
      await expect(control(role, name)).toBeVisible();
      await expectState(control(role, name), state);
    },
    hasNo: (role, name) => expect(all(role, name)).toHaveCount(0),
    async isIdle(role, name) {
      for (let tries = 0; tries < 10; tries += 1) {
        const [first] = await all(role, name).elementHandles();
        if (!first || (await first.evaluate((element, idle) => (element as Element).matches(idle), IDLE)))
          return true;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      return false;
    },
    shows: async (role, name) => (await all(role, name).count()) > 0,
  };
}

/** The built shop in a real browser, with some calls and every long timer held. */
export async function shopInBrowser(page: Page): Promise<Ui> {
  const network = new HeldRoutes();
  await network.hold(page);
  return appInBrowser(page, network);
}

/** A built app in a real browser, by its origin, over a network that is held. One page serves many visits. */
export async function appInBrowser(page: Page, network: HeldRoutes, origin = ''): Promise<Ui> {
  await holdPaymentPage(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(holdTimers);
  /** Whatever the page makes of a response that it has got, it does before it is drawn twice. */
  const takenIn = () =>
    page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));

  return {
    ...controlsIn(page),
    async open(address, { device = {}, tab = {} } = {}) {
      await page.evaluate(keepHistory);
      await page.goto(origin + QUIET_PAGE);
      network.forget();
      await page.evaluate(
        ([forDevice, forTab]) => {
          for (const [storage, entries] of [
            [window.localStorage, forDevice],
            [window.sessionStorage, forTab],
          ] as const) {
            storage.clear();
            for (const [key, value] of Object.entries(entries)) storage.setItem(key, JSON.stringify(value));
          }
        },
        [device, tab] as const,
      );
      await page.goto(origin + address);
      // Nothing can be pressed before the browser has taken the page over: its own calls tell that it has.
      await expect.poll(() => network.calls.length, SOON).toBeGreaterThan(0);
    },
    async go(address) {
      await page.evaluate((to) => {
        window.history.pushState(null, '', to);
        window.dispatchEvent(new PopStateEvent('popstate'));
      }, address);
    },
    async restore() {
      await page.evaluate(() => {
        window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
      });
    },
    within: (role, name) => controlsIn(page.getByRole(role, { name }).first()),
    async choose(label, option) {
      const list = page.getByRole('combobox', { name: label });
      if (await list.evaluate((element) => element.tagName === 'SELECT')) {
        const words = await list.getByRole('option', { name: option }).textContent();
        await list.selectOption({ label: words ?? '' });
        return;
      }
      await list.click();
      await page.getByRole('option', { name: option }).click();
    },
    reads: (text) => expect(page.locator('main')).toContainText(text),
    readsNo: (text) => expect(page.locator('main')).not.toContainText(text),
    async end(call, how) {
      await expect
        .poll(() => network.end(call, how), { ...SOON, message: `the page calls ${call}` })
        .toBe(true);
      await takenIn();
    },
    async endLate(call, how) {
      expect(await network.end(call, how), `a late ${call}`).toBe(true);
      await takenIn();
    },
    holds: (call) => network.holds(call),
    callsOf: (call) => network.calls.filter((one) => one === call).length,
    async advance(milliseconds) {
      // Two states may look the same while only one of them waits: its timer tells.
      await expect
        .poll(
          () => page.evaluate((time) => window.advanceTime(time), milliseconds),
          `the page waits for ${milliseconds} ms`,
        )
        .toBe(true);
    },
  };
}
