import { setTimeout as pause } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { by, type EnginePage } from '../../../tools/engines/engine-page.ts';
import { priceText, threeCards } from '../../e2e/support/offers.ts';
import { FAULTS, type FaultyLine } from '../support/faulty-line.ts';
import { settle } from '../support/order-form.ts';
import {
  AGAIN,
  AWAY,
  LATE_ANSWER,
  LIVE,
  onceWithout,
  PATIENCE,
  reopenTab,
  type LineCase,
} from './line-case.ts';
import { Purchase, STEPS, type Step } from './line-purchase.ts';

const COUPON = 'PAPROC15';
const COUPON_FAILED = 'Nie udało się zastosować kuponu. Spróbuj ponownie później.';
const DISCOUNTED = priceText(Math.round(threeCards.price * 85) / 100);
const AMOUNT = priceText(threeCards.price);
const COUPON_FIELD = by('textbox', 'Kod kuponu');
const CHECK_AGAIN = by('button', 'Sprawdź ponownie');
const UNREACHABLE = 'Nie udało się sprawdzić płatności. Mogła się udać: nie płać drugi raz';

export const purchaseWalk = (page: EnginePage, line: FaultyLine): Promise<void> =>
  new Purchase(page, line).walk();

/** A visitor who has come to a step on a line without faults. */
async function purchaseAt(page: EnginePage, line: FaultyLine, step: Step): Promise<Purchase> {
  const purchase = new Purchase(page, line);
  expect(await purchase.open()).toBe(true);
  await purchase.goAll(STEPS.slice(1, STEPS.indexOf(step) + 1));
  return purchase;
}

/** What she does at each step while the line is gone, and what she is told where that needs the line. */
const WITHOUT_LINE: Record<Step, (purchase: Purchase) => Promise<void>> = {
  async opened(purchase) {
    await purchase.choose();
    await purchase.page.see(AGAIN);
    await purchase.page.seeText('Nie udało się wczytać tej części');
  },
  chosen: (purchase) => purchase.go('filled'),
  async filled({ page, form }) {
    await form.apply(COUPON);
    await page.seeText(COUPON_FAILED);
    await form.seeAmount(AMOUNT);
  },
  async accepted(purchase) {
    await purchase.press();
    await purchase.seeTold();
  },
};

/** What is left to do once the line is back; what she has typed still stands there. */
const LINE_IS_BACK: Record<Step, (purchase: Purchase) => Promise<void>> = {
  async opened(purchase) {
    await purchase.seeForm();
    await purchase.goAll(['filled', 'accepted']);
  },
  async chosen({ form }) {
    await form.seeFilled();
    await form.accept();
  },
  async filled({ page, form }) {
    await form.seeFilled();
    await page.waitFor(COUPON_FIELD, 'element.value', COUPON);
    await form.applyAgain();
    await form.seeAmount(DISCOUNTED);
    await form.accept();
  },
  async accepted({ form }) {
    await form.seeFilled();
    await form.seeAccepted(true);
  },
};

/** The line is gone once she has come to a step, and back after a minute; nothing typed is lost. */
const goneAt = (at: Step): LineCase => ({
  title: `the line is gone for a minute once she has ${at}`,
  async walk(page, line) {
    const purchase = await purchaseAt(page, line, at);
    line.isDown = true;
    await WITHOUT_LINE[at](purchase);
    await pause(AWAY);
    line.isDown = false;
    await LINE_IS_BACK[at](purchase);
    await purchase.pay();
    await purchase.settle();
  },
});

/** Of the line that is gone as she chooses, what a test of seconds can see. */
export const lostForm: LineCase = {
  title: 'the form’s code does not come, and is asked for again',
  async walk(page, line) {
    const purchase = await purchaseAt(page, line, 'opened');
    line.isDown = true;
    await WITHOUT_LINE.opened(purchase);
    line.isDown = false;
    await purchase.seeForm();
  },
};

/** On her return from the payment page the line has only just carried the result page itself. */
const goneAtResult: LineCase = {
  title: 'the line is gone for a minute once she has paid',
  async walk(page, line) {
    const purchase = await purchaseAt(page, line, 'accepted');
    await purchase.pay();
    line.fault = (_method, path) => (path.startsWith('/api/order/') ? FAULTS['is cut'] : undefined);
    await settle(page, 'Zapłać');
    await page.firstOf([LIVE]);
    line.isDown = true;
    await page.firstOf([CHECK_AGAIN], AWAY);
    await page.seeText(UNREACHABLE);
    await pause(AWAY);
    line.isDown = false;
    await page.press(CHECK_AGAIN);
    await purchase.seeConfirmed();
  },
};

/** The tab is closed and opened again: the choice is in the address, the data on the device (OF-4). */
const reopenedAt = (at: Step): LineCase => ({
  title: `the tab is closed once she has ${at}, and opened again`,
  async walk(page, line) {
    const purchase = await purchaseAt(page, line, at);
    await purchase.reopen();
    if (at === 'filled' || at === 'accepted') await purchase.seeRemembered();
    const before = Math.min(STEPS.indexOf(at), STEPS.indexOf('filled'));
    await purchase.goAll(STEPS.slice(before + 1));
    await purchase.pay();
    await purchase.settle();
  },
});

/** She closes the tab while her order is on its way: no second one is made by itself, and only one can be paid. */
const reopenedOrdering: LineCase = {
  title: 'the tab is closed while the order is on its way, and opened again',
  async walk(page, line) {
    const purchase = await purchaseAt(page, line, 'accepted');
    let isOnItsWay = false;
    line.fault = (_method, path) => {
      if (isOnItsWay || path !== '/api/order') return undefined;
      isOnItsWay = true;
      return { kind: 'late', ms: 3_000 };
    };
    await purchase.press();
    await expect.poll(() => isOnItsWay, { timeout: 10_000 }).toBe(true);
    await purchase.reopen();
    await purchase.seeRemembered();
    await expect.poll(() => purchase.orders().length, { timeout: 10_000 }).toBe(1);
    await pause(3_000);
    expect(purchase.orders(), 'orders made without a press').toHaveLength(1);
    await purchase.form.accept();
    await purchase.pay();
    const [lost, kept] = purchase.orders();
    expect(kept, 'the lost order is replaced').not.toBe(lost);
    await settle(page, 'Zapłać');
    await page.see(by('heading', 'Zamówienie potwierdzone'));
  },
};

/** The payment page and the result page come back by their address. */
const reopenedPaying: LineCase = {
  title: 'the tab is closed on the payment page and on the result page, and opened again',
  async walk(page, line) {
    const purchase = await purchaseAt(page, line, 'accepted');
    await purchase.pay();
    await reopenTab(page, line, { isRestored: true });
    await page.see(by('button', 'Zapłać'));
    await purchase.settle();
    await reopenTab(page, line, { isRestored: true });
    await purchase.seeConfirmed();
  },
};

/** Coupon, order and payment status one after another: told after twenty seconds, and asked again by a press. */
const lateCalls: LineCase = {
  title: 'the answers to coupon, order and payment status take thirty seconds',
  async walk(page, line) {
    const purchase = await purchaseAt(page, line, 'filled');
    let [status, isLate] = [0, false];
    const late = { kind: 'late', ms: LATE_ANSWER } as const;
    line.onceFor(['/api/coupon/apply', '/api/order'], late);
    const earlier = line.fault;
    line.fault = (method, path) => {
      const isStatus = path.startsWith('/api/order/payment-status/');
      if (isStatus) status += 1;
      const fault = isStatus && status === 1 ? late : earlier(method, path);
      isLate ||= fault !== undefined;
      return fault;
    };
    await purchase.form.apply(COUPON);
    await page.seeText(COUPON_FAILED, LATE_ANSWER);
    expect(isLate, 'the coupon’s answer was late').toBe(true);
    await purchase.form.applyAgain();
    await purchase.form.seeAmount(DISCOUNTED);
    await purchase.form.accept();
    await purchase.press();
    await page.waitFor(
      'main',
      `element.innerText.includes('Nie udało się złożyć zamówienia.')`,
      true,
      LATE_ANSWER,
    );
    await purchase.form.seeFilled();
    await purchase.pay();
    await purchase.settle();
    expect(status, 'asked again').toBeGreaterThan(1);
  },
};

/** The order is made, and its answer never comes: pressed again, it is the same order. */
const lostOrder: LineCase = onceWithout(purchaseWalk, ['/api/order'], 'ends in the middle');

/**
 * A page comes to life wherever its bytes end the first time: in its styles, in what is seen, in its data. A page that
 * ends in its first tenth has no script yet that could ask again.
 */
const endsAnywhere: LineCase = {
  title: '/tarot ends anywhere',
  async walk(page, line) {
    for (const of of [0.2, 0.5, 0.75, 0.9, 0.999]) {
      line.onceFor(['/tarot'], { kind: 'part', of });
      await page.open('about:blank');
      await page.open(`${line.url}/tarot`, { loaded: false });
      await page.waitFor(LIVE, 'true', true, PATIENCE).catch((error: unknown) => {
        throw new Error(`ended after ${of}: ${String(error)}`);
      });
    }
  },
};

/** What no file's name is needed for. */
export const purchaseCases: readonly LineCase[] = [
  lostOrder,
  onceWithout(purchaseWalk, ['/tarot'], 'ends in the middle'),
  endsAnywhere,
  ...STEPS.map(goneAt),
  goneAtResult,
  ...STEPS.map(reopenedAt),
  reopenedOrdering,
  reopenedPaying,
  lateCalls,
];
