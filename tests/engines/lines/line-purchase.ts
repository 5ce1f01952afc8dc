import { expect } from '@playwright/test';
import { by, type EnginePage } from '../../../tools/engines/engine-page.ts';
import { untilDone } from '../../../tools/engines/until-done.ts';
import { threeCards } from '../../e2e/support/offers.ts';
import type { FaultyLine } from '../support/faulty-line.ts';
import { orderForm, settle } from '../support/order-form.ts';
import { AGAIN, expectText, followLead, LEAD, LIVE, openPage, PATIENCE, reopenTab } from './line-case.ts';

const { variantId, fairy } = threeCards;

const VARIANT = `label:has(input[value="${variantId}"])`;
const SPECIALIST = by('button', new RegExp(`^Wybieram: ${fairy},`));
export const FIRST_FIELD = by('textbox', 'Imię', by('region', 'Podaj swoje dane'));
const PLAIN_VARIANT = `form[action^="/zamow/tarot"] input[value="${variantId}"]`;
const CONFIRMED = by('heading', 'Zamówienie potwierdzone');

/** Where a press of the payment button has led: to the payment page, to a message, or nowhere yet. */
const OUTCOME = `
  if (location.pathname.startsWith('/sandbox/pay/')) return document.readyState === 'complete' ? 'away' : '';
  const shown = document.querySelector('main').innerText;
  return shown.includes('Nie udało się złożyć zamówienia.') ? 'told' : '';`;

/** Steps of a purchase, by what the visitor has done. */
export const STEPS = ['opened', 'chosen', 'filled', 'accepted'] as const;
export type Step = (typeof STEPS)[number];

/** A visitor who buys three cards over a line, and takes the way that the page offers when something has not come. */
export class Purchase {
  readonly form;

  constructor(
    readonly page: EnginePage,
    readonly line: FaultyLine,
  ) {
    this.form = orderForm(page);
  }

  /** Opens the order page; false when it led to the page without scripts, which stands. */
  async open(): Promise<boolean> {
    if (await openPage(this.page, `${this.line.url}/tarot`)) return true;
    await this.page.firstOf([PLAIN_VARIANT, VARIANT]);
    return false;
  }

  /** Goes on to a step from the one before it. */
  async go(step: Step): Promise<void> {
    if (step === 'chosen') {
      await this.choose();
      await this.seeForm();
    }
    if (step === 'filled') await this.form.fill();
    if (step === 'accepted') await this.form.accept();
  }

  async goAll(steps: readonly Step[]): Promise<void> {
    for (const step of steps) await this.go(step);
  }

  async choose(): Promise<void> {
    await this.page.press(VARIANT);
    await this.page.press(SPECIALIST);
  }

  /** Waits for the form; presses "Wczytaj ponownie" where it is asked to. */
  async seeForm(): Promise<void> {
    const { page } = this;
    if ((await page.firstOf([FIRST_FIELD, AGAIN], PATIENCE)) === 1) {
      await page.press(AGAIN);
      const isThere = await page.firstOf([FIRST_FIELD], 5_000).then(
        () => true,
        () => false,
      );
      // WebKit takes half a file for a whole one, which it cannot read, until the page is loaded anew.
      if (!isThere && page.engine.name === 'webkit') await this.reopen();
      else await page.see(FIRST_FIELD);
    }
    // The page comes to the form by itself, and must not do so under a press.
    await page.untilStill();
  }

  /** Closes the tab and opens its address again: the choice is there, and the form. */
  async reopen(): Promise<void> {
    const address = await reopenTab(this.page, this.line);
    await this.page.firstOf([LIVE]);
    if (address.includes('wrozka=')) await this.page.firstOf([FIRST_FIELD]);
    await this.page.untilStill();
  }

  /** After a reload: what the device remembers is filled in, the terms are not. */
  async seeRemembered(): Promise<void> {
    await this.form.seeFilled();
    await this.form.seeAccepted(false);
  }

  press = (): Promise<void> =>
    this.page.press(by('button', /^Płatność online/, by('region', 'Sprawdź i zapłać')));

  /** Waits until the shop says that the order was not placed. */
  seeTold = (): Promise<void> =>
    this.page.seeText('Nie udało się złożyć zamówienia. Spróbuj ponownie później.');

  /** Presses the payment button until it leads to the payment page, again only when the shop said that it failed. */
  async pay(): Promise<void> {
    for (let press = 1; press <= 3; press += 1) {
      await this.press();
      const outcome = await untilDone(async () => {
        const is = await this.page.run<string>(OUTCOME);
        if (is === '') throw new Error('Neither the payment page nor a message');
        return is;
      }, PATIENCE);
      if (outcome === 'away') return;
    }
    throw new Error('Three presses, and no payment page');
  }

  /** Pays on the payment page and sees the result, by whatever way it is offered. */
  async settle(): Promise<void> {
    await settle(this.page, 'Zapłać');
    await this.seeConfirmed();
  }

  async seeConfirmed(): Promise<void> {
    const { page } = this;
    const found = await page.firstOf([CONFIRMED, LEAD, AGAIN], PATIENCE);
    await expectText(page);
    if (found === 1) await followLead(page);
    if (found === 2) await page.press(AGAIN);
    if (found > 0) await page.firstOf([CONFIRMED]);
    this.expectOneOrder();
  }

  /** From the open page to the confirmed order, or to where the page without scripts stands. */
  async walk(): Promise<void> {
    if (!(await this.open())) return;
    await this.goAll(STEPS.slice(1));
    await this.pay();
    await this.settle();
  }

  /** However often it was pressed, one order was made. */
  expectOneOrder(): void {
    expect(new Set(this.orders()).size, 'orders').toBe(1);
  }

  /** Numbers of the orders that the shop has confirmed; a repeat after the payment has another link to the same one. */
  orders = (): string[] =>
    this.line.passed
      .filter(({ method, path }) => method === 'POST' && path === '/api/order')
      .flatMap(({ body }) => /"orderId":(\d+)/.exec(body)?.[1] ?? []);
}
