import { expect } from '@playwright/test';
import { by, type EnginePage } from '../../../tools/engines/engine-page.ts';
import { threeCards } from '../../e2e/support/offers.ts';
import { FaultyLine, FAULTS, type Fault } from '../support/faulty-line.ts';
import { consentGiven, type Journey } from '../support/journey.ts';
import { orderForm } from '../support/order-form.ts';

const { variantId, fairy } = threeCards;

/** The page's code runs. */
const LIVE = 'html[data-live]';
/** The line that leads to the page without scripts, when they have not come. */
const LEAD = by('link', 'Zamów w prostej wersji');
/** What stands where a part has not come. */
const AGAIN = by('button', 'Wczytaj ponownie');
const VARIANT = `label:has(input[value="${variantId}"])`;
const SPECIALIST = by('button', new RegExp(`^Wybieram: ${fairy},`));
const FIRST_FIELD = by('textbox', 'Imię', by('region', 'Podaj swoje dane'));
const PLAIN_VARIANT = `form[action^="/zamow/tarot"] input[value="${variantId}"]`;

/** Steps of a purchase, by what the visitor has done. */
const STEPS = ['opened', 'chosen', 'filled', 'accepted'] as const;
type Step = (typeof STEPS)[number];

/** A visitor who buys three cards over a line, and takes the way that the page offers when something has not come. */
class Purchase {
  /** How the visitor got on: as she is used to, by a press on "Wczytaj ponownie", a reload, or the page without scripts. */
  way: 'straight' | 'again' | 'reload' | 'plain' = 'straight';
  readonly #form;

  constructor(
    readonly page: EnginePage,
    readonly line: FaultyLine,
  ) {
    this.#form = orderForm(page);
  }

  /** Opens the order page; false when it led to the page without scripts, which stands. */
  async open(): Promise<boolean> {
    await this.page.open(`${this.line.url}/tarot`, { loaded: false });
    return this.#isAlive();
  }

  async #isAlive(): Promise<boolean> {
    const { page } = this;
    const found = await page.firstOf([LIVE, LEAD], 30_000);
    await this.#expectText();
    if (found === 0) return true;
    this.way = 'plain';
    // Its link goes over two lines of a phone: the middle of its box is beside it.
    await page.open(await page.read(LEAD, 'return element.href'));
    await page.firstOf([PLAIN_VARIANT, VARIANT]);
    return false;
  }

  /** Never a blank page: the shop's words stand there. */
  async #expectText(): Promise<void> {
    const length = await this.page.run<number>('return document.body.innerText.trim().length');
    expect(length, 'the page has words').toBeGreaterThan(200);
  }

  /** Goes on to a step from the one before it. */
  async go(step: Step): Promise<void> {
    const { page } = this;
    if (step === 'chosen') {
      await page.press(VARIANT);
      await page.press(SPECIALIST);
      await this.seeForm();
    }
    if (step === 'filled') await this.#form.fill();
    if (step === 'accepted') await this.#form.accept();
  }

  /** Waits for the form; presses "Wczytaj ponownie", and reloads where a browser remembers what failed. */
  async seeForm(): Promise<void> {
    const { page } = this;
    if ((await page.firstOf([FIRST_FIELD, AGAIN])) === 0) return;
    this.way = 'again';
    await page.press(AGAIN);
    const isThere = await page.firstOf([FIRST_FIELD], 3_000).then(
      () => true,
      () => false,
    );
    if (isThere) return;
    this.way = 'reload';
    await this.reopen();
  }

  /** Closes the page and opens its address again: the choice is there, and the form. */
  async reopen(): Promise<void> {
    const { page } = this;
    const address = await page.engine.url();
    await page.open('about:blank');
    await page.open(address, { loaded: false });
    await page.firstOf([LIVE]);
    if (address.includes('wrozka=')) await page.firstOf([FIRST_FIELD]);
  }

  /** After a reload: what the device remembers is filled in, the terms are not. */
  async seeRemembered(): Promise<void> {
    await this.#form.seeFilled();
    await this.#form.seeAccepted(false);
  }

  /** Presses the payment button until it leads to the payment page, at most three times. */
  async pay(): Promise<void> {
    const { page } = this;
    const isAway = 'location.pathname.startsWith("/sandbox/pay/") && document.readyState === "complete"';
    for (let press = 0; ; press += 1) {
      await this.press();
      const failed = await Promise.race([
        page.until(isAway).then(() => false),
        page.firstOf([by('alert', /./, by('region', 'Sprawdź i zapłać'))]).then(() => true),
      ]).catch(() => true);
      if (!failed) return;
      expect(press, 'presses of the payment button').toBeLessThan(3);
    }
  }

  press = (): Promise<void> =>
    this.page.press(by('button', /^Płatność online/, by('region', 'Sprawdź i zapłać')));

  /** The whole purchase; ends on the payment page, or where the page without scripts stands. */
  async walk(): Promise<void> {
    if (!(await this.open())) return;
    for (const step of STEPS.slice(1)) await this.go(step);
    await this.pay();
    this.expectOneOrder();
  }

  /** However often it was pressed, one order was made. */
  expectOneOrder(): void {
    const orders = this.line.passed
      .filter(({ method, path }) => method === 'POST' && path === '/api/order')
      .flatMap(({ body }) => /"paymentLink":"([^"]+)"/.exec(body)?.[1] ?? []);
    expect(new Set(orders).size, 'orders').toBe(1);
  }
}

/** What is done on a line, and then expected: one row of the matrix. */
export interface LineCase {
  title: string;
  walk: (page: EnginePage, line: FaultyLine) => Promise<void>;
}

const visit = async (page: EnginePage, line: FaultyLine): Promise<Purchase> => {
  line.fault = () => undefined;
  line.passed.length = 0;
  await page.forget(line.url, consentGiven);
  return new Purchase(page, line);
};

/** Every file that a purchase loads, read from a purchase without faults. */
export async function filesOfPurchase(page: EnginePage, line: FaultyLine): Promise<string[]> {
  const purchase = await visit(page, line);
  await purchase.walk();
  const paths = line.passed
    .filter(({ path, method }) => method === 'GET' && /\.(js|css|woff2|svg|webp|jpe?g|png)$/.test(path))
    .map(({ path }) => path);
  return [...new Set(paths)];
}

const withFault =
  (fault: (line: FaultyLine) => void) =>
  async (page: EnginePage, line: FaultyLine): Promise<void> => {
    const purchase = await visit(page, line);
    fault(line);
    await purchase.walk();
  };

/** A file that fails once, or each time when it is the way that a stranger on the line answers. */
export const fileCase = (path: string, name: keyof typeof FAULTS, isOnce = true): LineCase => ({
  title: `${path} ${name}${isOnce ? ' once' : ''}`,
  walk: withFault((line) => {
    const fault: Fault = FAULTS[name];
    if (isOnce) line.onceFor(path, fault);
    else line.fault = (_method, asked) => (asked === path ? fault : undefined);
  }),
});

/** The line is gone when the next step is taken, and back afterwards; nothing typed is lost. */
const goneAt = (at: Step): LineCase => ({
  title: `the line is gone once she has ${at}, and back`,
  async walk(page, line) {
    const purchase = await visit(page, line);
    await purchase.open();
    const done = STEPS.slice(1, STEPS.indexOf(at) + 1);
    for (const step of done) await purchase.go(step);
    line.isDown = true;
    if (at === 'accepted') {
      await purchase.press();
      await page.seeText('Nie udało się złożyć zamówienia.');
    } else if (at === 'opened') {
      await page.press(VARIANT);
      await page.press(SPECIALIST);
      await page.firstOf([FIRST_FIELD, AGAIN]);
    }
    line.isDown = false;
    if (at === 'opened') await purchase.seeForm();
    const next = Math.max(done.length + 1, STEPS.indexOf('filled'));
    for (const step of STEPS.slice(next)) await purchase.go(step);
    if (purchase.way === 'straight' && at === 'accepted') await orderForm(page).seeFilled();
    await purchase.pay();
    purchase.expectOneOrder();
  },
});

/** The tab is closed and opened again: the choice is in the address, the data on the device (OF-4). */
const reopenedAt = (at: Step): LineCase => ({
  title: `the tab is closed once she has ${at}, and opened again`,
  async walk(page, line) {
    const purchase = await visit(page, line);
    await purchase.open();
    for (const step of STEPS.slice(1, STEPS.indexOf(at) + 1)) await purchase.go(step);
    await purchase.reopen();
    const isFilled = at === 'filled' || at === 'accepted';
    if (at === 'opened') await purchase.go('chosen');
    if (isFilled) await purchase.seeRemembered();
    else await purchase.go('filled');
    await purchase.go('accepted');
    await purchase.pay();
    purchase.expectOneOrder();
  },
});

/** An answer that takes thirty seconds, of a call or a file. */
const lateCase = (method: string, wanted: string): LineCase => ({
  title: `${method} ${wanted} takes thirty seconds`,
  walk: withFault((line) => {
    let isDone = false;
    line.fault = (asked, path) => {
      if (isDone || asked !== method || path !== wanted) return undefined;
      isDone = true;
      return { kind: 'late', ms: 30_000 };
    };
  }),
});

/** The order is made, and its answer never comes: pressed again, it is the same order. */
const lostOrder: LineCase = {
  title: 'the answer to the order ends in the middle',
  walk: withFault((line) => line.onceFor('/api/order', FAULTS['ends in the middle'])),
};

/** The page itself ends in the middle, once. */
const halfPage: LineCase = {
  title: 'the page ends in the middle once',
  walk: withFault((line) => line.onceFor('/tarot', FAULTS['ends in the middle'])),
};

/** What no file's name is needed for. */
export const lineCases: readonly LineCase[] = [
  lostOrder,
  halfPage,
  ...STEPS.map(goneAt),
  ...STEPS.map(reopenedAt),
  lateCase('POST', '/api/order'),
];

/** What `npm test` walks of them. */
export const lineSample: readonly Journey[] = [
  {
    title: `${lostOrder.title}: pressed again, it is one order [EG-3] [OF-6]`,
    async walk(page, { straight }) {
      const line = await new FaultyLine(straight).open();
      try {
        await lostOrder.walk(page, line);
      } finally {
        line.close();
      }
    },
    allowed: /./,
  },
];
