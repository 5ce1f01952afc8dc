import type { Locator, Page } from '@playwright/test';
import { oneCard } from './support/offers.ts';
import { requestsTo } from './support/order-call.ts';
import { OrderPage } from './support/order-page.ts';
import { isWholeProof } from '../../tools/proof.ts';
import { proofOnly, sample } from './support/sample.ts';
import { expect, test } from './support/shop-test.ts';

/** Opens a page whose scripts are still on their way; the returned function lets them come. */
async function openBeforeItsScripts(page: Page, path: string): Promise<() => void> {
  let letCome = () => {};
  const held = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue().catch(() => undefined);
  });
  await page.goto(path, { waitUntil: 'commit' });
  return letCome;
}

test(
  'banner, menu and dropdown pressed before any script has come: the banner hides at once, the others open once [SH-4] [SH-9] [A12]',
  proofOnly,
  async ({ page }) => {
    const letCome = await openBeforeItsScripts(page, '/wrozby');
    const banner = page.getByRole('region', { name: /Ciasteczka/ });
    await banner.getByRole('button', { name: 'Tylko niezbędne' }).click();
    // Hidden later, it would move the page under the next press.
    await expect(banner).toBeHidden();
    const list = page.getByRole('combobox', { name: 'Wybór usługi' });
    await list.focus();
    await list.press('ArrowDown');
    letCome();
    await expect(page.getByRole('listbox')).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('consent') ?? 'null')))
      .toMatchObject({ analytics: false, marketing: false });

    const letComeAgain = await openBeforeItsScripts(page, '/pomoc');
    const open = page.getByRole('button', { name: 'Otwórz menu' });
    await open.click();
    await open.click();
    letComeAgain();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  },
);

test('a variant and a specialist pressed before the scripts have come are chosen, and the form opens [OP-2] [OP-3]', async ({
  page,
}) => {
  const order = new OrderPage(page);
  const letCome = await openBeforeItsScripts(page, '/tarot');
  await order.chooseVariant(oneCard.variant);
  // Forced: the button still says that a variant is missing.
  await order.pick(oneCard.fairy).click({ force: true });
  letCome();
  await expect(order.pick(oneCard.fairy)).toHaveAttribute('aria-pressed', 'true');
  await expect(order.heading).toBeFocused();
});

test('what was typed before the scripts have come stays, and counts [CO-2]', proofOnly, async ({ page }) => {
  const letCome = await openBeforeItsScripts(page, '/kontakt');
  const form = page.getByRole('form', { name: 'Napisz do nas' });
  const typed = {
    Imię: 'Hanna',
    Nazwisko: 'Nowak',
    'Adres e-mail': 'hanna@przyklad.pl',
    Wiadomość: 'Dzień dobry',
  };
  for (const [name, text] of Object.entries(typed)) {
    await form.getByRole('textbox', { name, exact: true }).fill(text);
  }
  letCome();
  await expect(form.getByRole('button', { name: 'Wyślij' })).toBeEnabled();
  for (const [name, text] of Object.entries(typed)) {
    await expect(form.getByRole('textbox', { name, exact: true })).toHaveValue(text);
  }
});

/** Presses a button in the first moment in which React has it. */
const pressOnceAlive = (button: Locator) =>
  button.evaluate((element: HTMLElement) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      if (Object.keys(element).some((key) => key.startsWith('__reactFiber'))) element.click();
      else port2.postMessage(null);
    });
    port1.start();
    port2.postMessage(null);
  });

for (const [when, press] of sample([
  ['before the scripts have come', (button) => button.click()],
  ['before the presses that wait are replayed', pressOnceAlive],
] as const satisfies [string, (button: Locator) => Promise<void>][]))
  test(`a form that was filled before the scripts came, and sent ${when}, is sent, and puts nothing into the address [NL-1] [SH-14]`, async ({
    page,
  }) => {
    const letCome = await openBeforeItsScripts(page, '/');
    const calls = requestsTo(page, /\/api\/newsletter$/);
    const form = page.getByRole('form', { name: 'Odbierz e-book „Dwanaście nocy”' });
    await form.getByRole('textbox', { name: 'Adres e-mail' }).fill('hanna@przyklad.pl');
    await form.getByRole('checkbox', { name: /^Akceptuję regulamin/ }).click();
    await press(form.getByRole('button', { name: 'Pobierz darmowy e-book' }));
    letCome();
    await expect
      .poll(() => calls.map((call) => call.postDataJSON()))
      .toMatchObject([{ email: 'hanna@przyklad.pl' }]);
    expect(new URL(page.url()).search).toBe('');
  });

/** What the page notes while it is pressed in the middle of its take-over. */
interface PressedWindow {
  pressedAs?: 'sent markup' | 'taken over';
  lastStep?: number;
}

/**
 * Presses a radio just before the given step of React's work: its scheduler posts itself a message for each (react's
 * scheduler package, SchedulerHostConfig). That message waits for the press, which is a task of its own: two ports keep no
 * order between them.
 */
function pressBeforeStep({ step, value }: { step: number; value: string }) {
  const noted = window as PressedWindow;
  const finger = new MessageChannel();
  const post = MessagePort.prototype.postMessage;
  let steps = 0;
  let goOn = () => {};
  finger.port1.addEventListener('message', () => {
    const radio = document.querySelector<HTMLInputElement>(`input[value="${value}"]`);
    const isTakenOver = Object.keys(radio ?? {}).some((key) => key.startsWith('__reactFiber'));
    noted.pressedAs = isTakenOver ? 'taken over' : 'sent markup';
    radio?.click();
    goOn();
  });
  finger.port1.start();
  MessagePort.prototype.postMessage = function (this: MessagePort, ...message: [never]) {
    noted.lastStep = Date.now();
    if (steps++ !== step) return post.apply(this, message);
    goOn = () => post.apply(this, message);
    post.call(finger.port2, null);
  };
}

test(
  'a variant pressed between any two steps of the take-over is chosen [OP-2] [OP-10]',
  proofOnly,
  async ({ context }) => {
    test.slow();
    const [first, stride, after] = isWholeProof ? [0, 1, 12] : [Date.now() % 3, 3, 3];
    console.log(`Pressed before step ${first}, and every ${stride} from there`);
    const pressed: string[] = [];
    // React works in slices of time, so how many steps it takes to the take-over differs from page to page.
    const isWellAfter = () =>
      pressed.length > after && pressed.slice(-after).every((how) => how === 'taken over');
    for (let step = first; step < 240 && !isWellAfter(); step += stride) {
      const page = await context.newPage();
      await page.addInitScript(pressBeforeStep, { step, value: oneCard.variantId });
      await page.goto('/tarot');
      // Pressed, or all its work done in fewer steps.
      await page.waitForFunction(() => {
        const { pressedAs, lastStep = Infinity } = window as PressedWindow;
        return pressedAs !== undefined || Date.now() - lastStep > 1000;
      });
      const pressedAs = await page.evaluate(() => (window as PressedWindow).pressedAs);
      if (pressedAs === undefined) break;
      pressed.push(pressedAs);
      await expect(page, `pressed before step ${step}`).toHaveURL(`/tarot?wariant=${oneCard.variantId}`);
      await expect(page.getByRole('radio', { name: new RegExp(`^${oneCard.variant}`) })).toBeChecked();
      await page.close();
    }
    // The whole way was walked: from the markup as sent to well after the take-over.
    expect(pressed[0]).toBe('sent markup');
    expect(pressed.length).toBeGreaterThan(2);
    expect(pressed.at(-1)).toBe('taken over');
    if (isWholeProof) expect(pressed.slice(-3)).toEqual(['taken over', 'taken over', 'taken over']);
  },
);
